import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Connection, connect, type Transaction } from '../client.ts';
import { auditEntries, dedupeKeys, notifications, outbox, providerEvents, systemLog } from '../schema/index.ts';
import { createTestDatabase, insertGuest, insertShop, type TestDatabase } from '../testing/index.ts';
import {
  archiveMonth,
  attachArchived,
  countStrayRows,
  listArchived,
  listOldMonths,
  maintainPartitions,
} from './index.ts';
import { monthOf, tableOf } from './months.ts';

let database: TestDatabase;
let connection: Connection;
let businessId: number;
let guestId: number;

/** Far from today, whose partitions a new database has. */
const at = (text: string) => Date.parse(`${text.length === 10 ? `${text}T12:00:00` : text}Z`) / 1000;
const execute = (text: string) => connection.db.execute(sql.raw(text));
const placesOf = async (table: string) =>
  (await execute(`select tableoid::regclass::text as place from ${table} order by id`)).rows.map(({ place }) => place);

let number = 0;
const newKey = () => {
  number += 1;
  return `key-${number}`;
};
const writeMail = async (createdAt: number, dedupeKey = newKey(), more: object = {}) => {
  const mail = { channel: 'mail', template: 'test', recipient: 'a@mail.example', dedupeKey, createdAt, ...more };
  return (await connection.db.insert(outbox).values(mail).returning({ id: outbox.id }))[0]?.id ?? null;
};

beforeAll(async () => {
  database = await createTestDatabase();
  connection = connect(database.url, { max: 8 });
  ({ businessId } = await insertShop(connection.db));
  guestId = (await insertGuest(connection.db)).id;
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});
beforeEach(async () => {
  await connection.db.delete(outbox);
  await connection.db.delete(dedupeKeys);
  await maintainPartitions(connection.db, { now: at('2046-11-18') });
});

describe('partitions by month', () => {
  it('[GROUND-010] begin with the first second of their month in UTC', async () => {
    await writeMail(at('2046-11-30T23:59:59'));
    await writeMail(at('2046-12-01T00:00:00'));
    expect(await placesOf('outbox')).toEqual(['partitions.outbox_2046_11', 'partitions.outbox_2046_12']);
  });

  it('[GROUND-010] take every instant of the months that exist', async () => {
    const instants = fc.integer({ min: at('2046-11-01T00:00:00'), max: at('2047-02-28T23:59:59') });
    await fc.assert(
      fc.asyncProperty(instants, async (createdAt) => {
        const id = await writeMail(createdAt);
        const { rows } = await execute(`select tableoid::regclass::text as place from outbox where id = ${id}`);
        expect(rows).toEqual([{ place: `partitions.${tableOf('outbox', monthOf(createdAt))}` }]);
      }),
      { numRuns: 30 },
    );
  });

  it('[GROUND-011] are there when maintenance was missed for two months', async () => {
    await writeMail(at('2047-01-18'));
    expect(await countStrayRows(connection.db)).toBe(0);
    const { created, moved } = await maintainPartitions(connection.db, { now: at('2047-01-18') });
    expect(moved).toEqual({});
    expect(created.filter((name) => name.startsWith('outbox'))).toEqual(['outbox_2047_03', 'outbox_2047_04']);
  });

  it('[GROUND-011] get the rows that found none, which are counted and reported', async () => {
    const ids = [await writeMail(at('2048-05-31T23:59:59')), await writeMail(at('2051-06-01T00:00:00'))];
    expect(await countStrayRows(connection.db)).toBe(2);
    const { created, moved } = await maintainPartitions(connection.db, { now: at('2046-11-18') });
    expect(moved).toEqual({ outbox: 2 });
    expect(created).toEqual(['outbox_2048_05', 'outbox_2051_06']);
    expect(await placesOf('outbox')).toEqual(['partitions.outbox_2048_05', 'partitions.outbox_2051_06']);
    expect((await connection.db.select({ id: outbox.id }).from(outbox).orderBy(outbox.id)).map(({ id }) => id)).toEqual(
      ids,
    );
    expect(await countStrayRows(connection.db)).toBe(0);
    // The next ones find their month.
    await writeMail(at('2051-06-30'));
    expect(await countStrayRows(connection.db)).toBe(0);
  });

  it('[GROUND-011] are dropped when they are over and empty, and kept while they have a row', async () => {
    const kept = await writeMail(at('2046-11-02'));
    const { dropped } = await maintainPartitions(connection.db, { now: at('2047-02-10') });
    expect(dropped).not.toContain('outbox_2046_11');
    expect(dropped).toContain('outbox_2046_12');
    expect(dropped).not.toContain('outbox_2047_01');
    await connection.db.delete(outbox);
    expect(kept).not.toBeNull();
    expect((await maintainPartitions(connection.db, { now: at('2047-02-10') })).dropped).toContain('outbox_2046_11');
  });

  it('[GROUND-011] are made once by two processes, and wait for a transaction that reads the table', async () => {
    const reading = Promise.withResolvers<void>();
    const isReading = Promise.withResolvers<void>();
    const reader = connection.db.transaction(async (tx: Transaction) => {
      await tx.select().from(outbox).limit(1);
      isReading.resolve();
      await reading.promise;
    });
    await isReading.promise;
    const now = at('2049-01-10');
    const both = Promise.all([maintainPartitions(connection.db, { now }), maintainPartitions(connection.db, { now })]);
    // A booking goes through while maintenance waits and gives way again and again.
    await writeMail(at('2046-11-20'));
    reading.resolve();
    await reader;
    const made = (await both).flatMap(({ created }) => created).filter((name) => name.startsWith('outbox'));
    expect(made.sort()).toEqual(['outbox_2049_01', 'outbox_2049_02', 'outbox_2049_03', 'outbox_2049_04']);
  });
});

describe('[GROUND-012] what happens once is stored once', () => {
  it('in whichever month it is repeated, also by two at the same moment', async () => {
    const [first, second] = await Promise.all([
      writeMail(at('2046-11-30T23:59:59'), 'booked:1'),
      writeMail(at('2046-12-01T00:00:00'), 'booked:1'),
    ]);
    expect([first, second].filter((id) => id !== null)).toHaveLength(1);
    expect(await writeMail(at('2047-01-05'), 'booked:1')).toBeNull();
    expect(await writeMail(at('2047-01-05'), 'booked:2')).not.toBeNull();
  });

  it('but a transaction that rolls back leaves its key free', async () => {
    const failing = connection.db.transaction(async (tx) => {
      await tx.insert(outbox).values({ channel: 'mail', template: 'test', recipient: 'a', dedupeKey: 'booked:3' });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await writeMail(at('2046-12-05'), 'booked:3')).not.toBeNull();
  });

  it('for each event of a provider, and each recipient of a notification; each table has its own keys', async () => {
    const event = { provider: 'stripe', eventId: 'evt_1', type: 'paid', payload: {} };
    const events = (receivedAt: number, more = {}) =>
      connection.db
        .insert(providerEvents)
        .values({ ...event, receivedAt, ...more })
        .returning();
    expect(await events(at('2046-11-20'))).toHaveLength(1);
    expect(await events(at('2046-12-20'))).toEqual([]);
    expect(await events(at('2046-12-20'), { provider: 'revolut' })).toHaveLength(1);

    const { id: other } = await insertGuest(connection.db);
    const notify = (recipientId: number, createdAt: number, dedupeKey: string | null = 'evt_1') =>
      connection.db
        .insert(notifications)
        .values({ recipientId, kind: 'x', title: 'x', message: 'x', dedupeKey, createdAt })
        .returning();
    expect(await notify(guestId, at('2046-11-20'))).toHaveLength(1);
    expect(await notify(guestId, at('2047-01-20'))).toEqual([]);
    expect(await notify(other, at('2047-01-20'))).toHaveLength(1);
    expect(await notify(other, at('2047-01-20'), null)).toHaveLength(1);
    expect(await notify(other, at('2047-01-20'), null)).toHaveLength(1);
  });

  it('and its key contains nothing of it', async () => {
    await writeMail(at('2046-11-20'), 'address-confirmed:7:niamh@mail.example');
    const { rows } = await execute(`select encode(key, 'escape') as key, length(key) as bytes from dedupe_keys`);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ bytes: 16 });
    expect(String(rows[0]?.key)).not.toContain('niamh');
  });
});

describe('the audit log', () => {
  it('[GROUND-010] stays append-only in each of its months', async () => {
    await connection.db
      .insert(auditEntries)
      .values({ businessId, action: 'x', subject: 'x', createdAt: at('2046-11-20') });
    for (const text of ['delete from', 'update'])
      for (const table of ['audit_entries', 'partitions.audit_entries_2046_11'])
        await expect(execute(`${text} ${table} ${text === 'update' ? `set action = 'y'` : ''}`)).rejects.toMatchObject({
          cause: { code: '23001' },
        });
  });
});

describe('[GROUND-013] the archive', () => {
  const now = at('2046-11-18');
  const names = async () => (await listOldMonths(connection.db, { now })).map(({ name }) => name);
  const archive = async (name: string) => {
    const [month] = (await listOldMonths(connection.db, { now })).filter((one) => one.name === name);
    return month ? archiveMonth(connection.db, month) : null;
  };

  it('takes months that are older than their table keeps, and gives them back', async () => {
    const entry = { businessId, action: 'x', subject: 'x' };
    await connection.db.insert(auditEntries).values([
      { ...entry, createdAt: at('2044-10-31T23:59:59') },
      { ...entry, createdAt: at('2044-11-01T00:00:00') },
    ]);
    await maintainPartitions(connection.db, { now });
    expect(await names()).toEqual(['audit_entries_2044_10']);
    const before = (await execute('select * from audit_entries order by id')).rows;

    expect(await archive('audit_entries_2044_10')).toBe(true);
    expect(await names()).toEqual([]);
    expect(await listArchived(connection.db, 'audit_entries')).toEqual(['audit_entries_2044_10']);
    expect(await listArchived(connection.db, 'audit')).toEqual([]);
    expect((await execute('select * from audit_entries order by id')).rows).toHaveLength(before.length - 1);
    expect((await execute('select action from archive.audit_entries_2044_10')).rows).toEqual([{ action: 'x' }]);

    expect(await attachArchived(connection.db, 'audit_entries_2044_10')).toBe('attached');
    expect((await execute('select * from audit_entries order by id')).rows).toEqual(before);
    expect(await listArchived(connection.db, 'audit_entries')).toEqual([]);
  });

  it('leaves a month with unfinished work where it is', async () => {
    await writeMail(at('2046-08-10'), 'waiting');
    await writeMail(at('2046-07-10'), 'sent', { state: 'sent', sentAt: at('2046-07-10') });
    await maintainPartitions(connection.db, { now });
    const old = await listOldMonths(connection.db, { now });
    expect(old.filter(({ table }) => table.name === 'outbox')).toMatchObject([
      { name: 'outbox_2046_07', rows: 1, pending: 0 },
      { name: 'outbox_2046_08', rows: 1, pending: 1 },
    ]);
    expect(await archive('outbox_2046_08')).toBe(false);
    expect(await archive('outbox_2046_07')).toBe(true);
    expect(await placesOf('outbox')).toEqual(['partitions.outbox_2046_08']);
  });

  it('still counts as the past: an archived event is not stored again', async () => {
    const event = { provider: 'stripe', eventId: 'evt_9', type: 'paid', payload: {} };
    await connection.db
      .insert(providerEvents)
      .values({ ...event, receivedAt: at('2045-10-10'), appliedAt: at('2045-10-10') });
    await maintainPartitions(connection.db, { now });
    expect(await archive('provider_events_2045_10')).toBe(true);
    const again = await connection.db
      .insert(providerEvents)
      .values({ ...event, receivedAt: now })
      .returning();
    expect(again).toEqual([]);
  });

  it('keeps a month whose table has other columns by now, and does not know other names', async () => {
    await connection.db.insert(systemLog).values({ createdAt: at('2045-05-10') });
    await maintainPartitions(connection.db, { now });
    expect(await archive('system_log_2045_05')).toBe(true);
    await execute('alter table system_log add column colour text');
    try {
      expect(await attachArchived(connection.db, 'system_log_2045_05')).toBe('other columns');
    } finally {
      await execute('alter table system_log drop column colour');
    }
    expect(await attachArchived(connection.db, 'system_log_2045_05')).toBe('attached');
    expect(await attachArchived(connection.db, 'system_log_2045_05')).toBe('unknown');
    expect(await attachArchived(connection.db, 'users')).toBe('unknown');
  });
});

describe('[GROUND-010] what is read of partitioned tables', () => {
  const plan = (text: string) =>
    connection.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      const { rows } = await tx.execute(sql.raw(`explain ${text}`));
      return rows.map((row) => String(row['QUERY PLAN'])).join('\n');
    });

  it.each([
    ['one mail', 'select * from outbox where id = 7'],
    ['the mail of a key', `select * from outbox where dedupe_key = 'x'`],
    [
      'due mails',
      `select id from outbox where (state = 'waiting' and due_at <= now()) or (state = 'sending' and locked_until <= now()) order by due_at limit 10`,
    ],
    ['mails of an appointment', 'select * from outbox where appointment_id = 7'],
    ['old mails', `delete from outbox where created_at <= '2046-01-01'`],
    ['notifications of a guest', 'select * from notifications where recipient_id = 7 order by id desc limit 10'],
    ['unseen notifications', 'select count(*) from notifications where recipient_id = 7 and seen_at is null'],
    ['entries of a shop', 'select * from audit_entries where business_id = 7 order by id desc limit 50'],
    [
      'entries about something',
      `select * from audit_entries where business_id = 7 and subject = 'x' and subject_id = '1'`,
    ],
    ['an event', `select * from provider_events where provider = 'x' and event_id = 'y'`],
    ['events to apply', 'select * from provider_events where applied_at is null order by received_at limit 10'],
    ['old reports', `delete from system_log where created_at < '2046-01-01'`],
  ])('has an index: %s', async (_, text) => {
    expect(await plan(text)).not.toContain('Seq Scan');
  });

  it('is read in the months that it can be in', async () => {
    const shown = await plan(`select * from outbox where created_at >= '2046-12-01' and created_at < '2047-01-01'`);
    expect([...new Set(shown.match(/outbox_\w+?(?=_created|_id| |$)/gm))].filter((name) => /\d/.test(name))).toEqual([
      'outbox_2046_12',
    ]);
  });
});
