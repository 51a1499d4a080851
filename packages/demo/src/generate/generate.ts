import { setImmediate } from 'node:timers/promises';
import * as schema from '@thyme/db/schema';
import { refreshSearchEntries } from '@thyme/db/search';
import { getTableName } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { addAppointment } from './appointment-rows.ts';
import { type Batch, moment } from './copy.ts';
import { fillDiary } from './diary.ts';
import { firstName, lastName } from './people.ts';
import { randomFrom } from './random.ts';
import { addShop, addShopRow } from './shop.ts';
import { type Numbers, numbered, openTables, type Tables } from './tables.ts';
import { tradeKits } from './trades.ts';

export interface GenerateProgress {
  businesses: number;
  appointments: number;
  rows: number;
  seconds: number;
}

export interface GenerateOptions {
  /** URL of a migrated database; existing data is kept. */
  url: string;
  businesses: number;
  appointments: number;
  /** The same seed on the same day generates the same marketplace. */
  seed?: number;
  /** Epoch seconds; appointments are generated around it. */
  now?: number;
  onProgress?: (progress: GenerateProgress) => void;
}

const GUEST_CHUNK = 20_000;
/** Size of a batch in memory, in appointments and shops. */
const CHUNK_WEIGHT = 4_000;

/** Generates a marketplace of any size, streamed with COPY, each batch in its own transaction. */
export async function generate(options: GenerateOptions): Promise<GenerateProgress> {
  const client = new pg.Client({
    connectionString: options.url,
    application_name: 'thyme-generate',
    options: '-c timezone=UTC',
  });
  await client.connect();
  try {
    return await fill(client, options);
  } finally {
    await client.end();
  }
}

async function fill(client: pg.Client, options: GenerateOptions): Promise<GenerateProgress> {
  const { seed = 1, now = Math.floor(Date.now() / 1000), onProgress } = options;
  const started = performance.now();
  const done: GenerateProgress = { businesses: 0, appointments: 0, rows: 0, seconds: 0 };
  const derive = await canDisableTriggers(client);
  const tables = openTables();
  const next = await firstNumbers(client);
  let sending: Promise<void> = Promise.resolve();
  // One batch is sent while the next is generated, which keeps both cores busy.
  const send = async () => {
    await sending;
    const batches = Object.values(tables).map((table) => table.take());
    const reached = { ...done };
    sending = sendAll(client, batches, derive).then((rows) => {
      done.rows += rows;
      onProgress?.({ ...reached, rows: done.rows, seconds: (performance.now() - started) / 1000 });
    });
    // The next `await sending` rethrows a failure; until then it must not count as an unhandled rejection.
    sending.catch(() => undefined);
  };
  await addTrades(client);

  const guests = { first: next.users, count: Math.max(20, Math.ceil(options.appointments / 12)) };
  for (let at = 0; at < guests.count; at += GUEST_CHUNK) {
    addGuests(tables, next, Math.min(GUEST_CHUNK, guests.count - at), seed + at, now);
    await send();
  }
  let weight = 0;
  for (const [index, appointments] of shares(options, seed)) {
    addBusiness(tables, next, { seed: seed * 1_000_003 + index, appointments, guests, now, derive });
    done.businesses += 1;
    done.appointments += appointments;
    weight += appointments + 4;
    if (weight >= CHUNK_WEIGHT) {
      await send();
      weight = 0;
    }
    await setImmediate();
  }
  await send();
  await sending;
  await settle(client, next);
  done.seconds = (performance.now() - started) / 1000;
  return done;
}

/**
 * A superuser may disable triggers and foreign keys: the rows are consistent by construction, and it is several times
 * faster.
 */
async function canDisableTriggers(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query('select rolsuper from pg_roles where rolname = current_user');
  return rows[0]?.rolsuper === true;
}

async function firstNumbers(client: pg.Client): Promise<Numbers> {
  const next = {} as Numbers;
  for (const [key, table] of Object.entries(numbered)) {
    const { rows } = await client.query(`select coalesce(max(id), 0) + 1 as next from "${getTableName(table)}"`);
    next[key as keyof Numbers] = rows[0].next;
  }
  return next;
}

async function addTrades(client: pg.Client): Promise<void> {
  for (const [position, { slug, name }] of tradeKits.entries()) {
    await client.query('insert into trades (slug, name, position) values ($1, $2, $3) on conflict do nothing', [
      slug,
      name,
      position,
    ]);
  }
}

function addGuests(tables: Tables, next: Numbers, count: number, seed: number, now: number): void {
  const random = randomFrom(seed);
  for (let made = 0; made < count; made += 1) {
    const id = next.users;
    const since = moment(now - random.between(1, 1200) * 86_400);
    tables.users.add(
      id,
      2,
      firstName(random),
      lastName(random),
      `+35385555${1000 + (id % 9000)}`,
      `guest-${id}@generated.example`,
      since,
    );
    tables.clientDetails.add(id, random.pick(['Female', 'Male', 'Non Binary', 'Prefer Not To Say', null]), 'IE');
    next.users += 1;
  }
}

/**
 * The number of appointments of each shop: few shops are popular, most are average, and the sum is exactly the
 * requested number.
 */
function* shares({ businesses, appointments }: GenerateOptions, seed: number): Generator<[number, number]> {
  const weight = (index: number) => 0.15 + randomFrom(seed * 7919 + index).next() ** 3 * 4;
  let whole = 0;
  for (let index = 0; index < businesses; index += 1) whole += weight(index);
  let sum = 0;
  let given = 0;
  for (let index = 0; index < businesses; index += 1) {
    sum += weight(index);
    const upTo = index === businesses - 1 ? appointments : Math.round((appointments * sum) / whole);
    yield [index, upTo - given];
    given = upTo;
  }
}

interface BusinessPlan {
  seed: number;
  appointments: number;
  guests: { first: number; count: number };
  now: number;
  derive: boolean;
}

function addBusiness(tables: Tables, next: Numbers, { seed, appointments, guests, now, derive }: BusinessPlan): void {
  const shop = addShop(seed, tables, next);
  const stars = { sum: 0, count: 0 };
  const known = new Set<number>();
  for (const [index, appointment] of fillDiary(shop, appointments, guests, now).entries()) {
    addAppointment(shop, appointment, { now, derive, tables, next }, stars, index + 1);
    if ((appointment.lines[0]?.startsAt as number) < now) known.add(appointment.guestId);
  }
  addShopRow(shop, stars, now, derive, tables, next);
  if (appointments > 0) tables.invoiceCounters.add(shop.id, appointments);
  for (const guestId of known) {
    tables.guestStatuses.add(shop.id, guestId, 'Known');
    if (shop.random.chance(0.1)) tables.favourites.add(shop.id, guestId);
  }
}

async function sendAll(client: pg.Client, batches: Batch[], triggersDisabled: boolean): Promise<number> {
  const full = batches.filter((batch) => batch.rows > 0);
  await client.query('begin');
  try {
    if (triggersDisabled) await client.query('set local session_replication_role = replica');
    for (const batch of full) await batch.send(client);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
  return full.reduce((sum, batch) => sum + batch.rows, 0);
}

/** Moves the id sequences past the generated rows, writes the search entries, updates the planner statistics, and invalidates cached pages. */
async function settle(client: pg.Client, next: Numbers): Promise<void> {
  for (const [key, table] of Object.entries(numbered)) {
    await client.query(`select setval(pg_get_serial_sequence($1, 'id'), $2, false)`, [
      getTableName(table),
      next[key as keyof Numbers],
    ]);
  }
  await refreshSearchEntries(drizzle(client, { schema }), 'all');
  // What autovacuum would do soon after: index-only scans need the visibility map.
  await client.query('vacuum analyze');
  await client.query(`select pg_notify('page_changes', 'business:*')`);
}
