import { archiveMonth, listOldMonths } from '@thyme/db/partitions';
import { auditEntries, dedupeKeys, notifications, systemLog } from '@thyme/db/schema';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { partitions } from '../src/registry/partitions.ts';
import { purge } from '../src/registry/purge.ts';
import { bootApi, insertBusiness, runDbCommand, type TestApi, type TestBusiness } from './kit/index.ts';

const DAY = 86_400;
let api: TestApi;
let shop: TestBusiness;
beforeAll(async () => {
  api = await bootApi({ config: { demo: false } });
  shop = await insertBusiness(api.db, api.clock.now());
});
afterAll(() => api.close());

const rowsOf = async (text: string) => (await api.db.execute(sql.raw(text))).rows;
const yearsAgo = (years: number) => Math.floor(Date.now() / 1000) - years * 366 * DAY;
const namesOf = (table: string, instant: number) =>
  `${table}_${new Date(instant * 1000).toISOString().slice(0, 7).replace('-', '_')}`;

describe('rows outside the months that have a partition', () => {
  it('[GROUND-011] are moved by the hourly job, which logs and counts them', async () => {
    const createdAt = Date.UTC(2051, 5, 1) / 1000;
    await api.db.insert(systemLog).values({ body: 'from the future', createdAt });
    expect(await rowsOf('select body from partitions.system_log_default')).toEqual([{ body: 'from the future' }]);
    await partitions.run(api.app.services, {});
    expect(await rowsOf('select body from partitions.system_log_2051_06')).toEqual([{ body: 'from the future' }]);
    expect(await rowsOf('select from partitions.system_log_default')).toEqual([]);
    const metrics = await api.app.services.metrics.registry.metrics();
    expect(metrics).toContain('thyme_stray_rows_total{table="system_log"} 1');
  });
});

describe('[GROUND-012] dedupe keys', () => {
  it('are purged when they have expired', async () => {
    const key = (byte: number) => Buffer.alloc(16, byte);
    const now = Math.floor(Date.now() / 1000);
    await api.db.insert(dedupeKeys).values([
      { key: key(1), expiresAt: now - DAY },
      { key: key(2), expiresAt: now + DAY },
    ]);
    await purge.run(api.app.services, {});
    expect(
      await api.db
        .select()
        .from(dedupeKeys)
        .where(eq(dedupeKeys.key, key(1))),
    ).toEqual([]);
    expect(
      await api.db
        .select()
        .from(dedupeKeys)
        .where(eq(dedupeKeys.key, key(2))),
    ).toHaveLength(1);
  });
});

describe('[GROUND-013] npm run db -- archive', () => {
  it('shows what it would do, does it with --yes, and undoes it with --attach', async () => {
    const createdAt = yearsAgo(3);
    const name = namesOf('audit_entries', createdAt);
    await api.db.insert(auditEntries).values({ businessId: shop.id, action: 'x', subject: 'old', createdAt });
    await partitions.run(api.app.services, {});
    const count = () => rowsOf(`select count(*)::int as entries from audit_entries where subject = 'old'`);

    const plan = await runDbCommand(api, 'archive');
    expect(plan).toContain(`${name} (1 row`);
    expect(plan).toContain('Nothing was changed.');
    expect(await count()).toEqual([{ entries: 1 }]);

    expect(await runDbCommand(api, 'archive', '--yes')).toContain(`archive.${name} (1 row`);
    expect(await count()).toEqual([{ entries: 0 }]);
    expect(await rowsOf(`select subject from archive.${name}`)).toEqual([{ subject: 'old' }]);

    expect(await runDbCommand(api, 'archive', '--attach', name)).toContain(`${name} is part of its table again.`);
    expect(await count()).toEqual([{ entries: 1 }]);
    expect(await runDbCommand(api, 'archive', '--attach', name)).toContain(`There is no table archive.${name}.`);
    expect(await runDbCommand(api, 'archive', '--months', '0')).toContain('at least 2');
  });
});

describe('[GROUND-013] archived notifications', () => {
  it('are in the download of a guest, and erased with the account', async () => {
    const guest = await api.signIn({ firstName: 'Sadhbh', lastName: 'Archer' });
    const owner = await api.signIn({ firstName: 'Orla' });
    const createdAt = yearsAgo(2);
    const old = { businessId: shop.id, kind: 'new_booking', createdAt };
    await api.db.insert(notifications).values([
      { ...old, recipientId: guest.userId, title: 'Your old booking', message: 'At Willow Room' },
      { ...old, recipientId: owner.userId, senderId: guest.userId, title: 'Sadhbh Archer booked', message: 'A cut' },
    ]);
    await partitions.run(api.app.services, {});
    const name = namesOf('notifications', createdAt);
    for (const month of await listOldMonths(api.db, { now: api.clock.now() }))
      if (month.name === name) expect(await archiveMonth(api.db, month)).toBe(true);
    expect(await rowsOf(`select title from archive.${name} order by id`)).toHaveLength(2);

    const headers = { authorization: `Bearer ${guest.token}` };
    const file = (await (await api.fetch('/account/export', { headers })).json()) as { notifications: object[] };
    expect(file.notifications).toEqual([
      { title: 'Your old booking', message: 'At Willow Room', created_at: createdAt },
    ]);

    const closed = await api.run<{ guestOffBoardingRequest: { status: number } }>(
      'mutation($e: String!) { guestOffBoardingRequest(answer: "I am done", email: $e) { status } }',
      { e: guest.email },
      { token: guest.token },
    );
    expect(closed.data?.guestOffBoardingRequest.status).toBe(1);
    expect(await rowsOf(`select title, sender_id from archive.${name} order by id`)).toEqual([
      { title: `Former guest ${guest.userId} booked`, sender_id: null },
    ]);
  });
});
