import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@thyme/local-postgres';
import { count, type Fault, type Finding, holds } from '../../faults/src/fault.ts';
import { type Fixture, openFixture } from '../../faults/src/fixture.ts';
import { ensureProgram, type Program, startProgram } from './program.ts';

const PROGRAM = '/usr/bin/radicale';
const HOUR = 3_600;
const DAY = 24 * HOUR;
const LOGIN = `Basic ${Buffer.from('tom:secret').toString('base64')}`;

/** A person's calendars in Radicale: busy times in, appointments out, while it is stopped and started again. */
export const radicale: Fault = {
  name: 'radicale',
  about: 'a person’s CalDAV account: busy times in, appointments out, through an outage',
  async run(context) {
    const missing = ensureProgram(PROGRAM, 'radicale', context.log);
    if (missing) return [missing];
    const fixture = await openFixture(context, 'radicale');
    try {
      return await bothWays(fixture, join(context.scratch, 'radicale-files'));
    } finally {
      await fixture.close();
    }
  },
};

function startRadicale(directory: string, port: number): Promise<Program> {
  mkdirSync(directory, { recursive: true });
  const users = join(directory, 'users');
  writeFileSync(users, 'tom:secret\n');
  const config = join(directory, 'config');
  const lines = [
    ...['[server]', `hosts = 127.0.0.1:${port}`, '[auth]', 'type = htpasswd', `htpasswd_filename = ${users}`],
    ...['htpasswd_encryption = plain', 'delay = 0', '[rights]', 'type = owner_only'],
    ...['[storage]', `filesystem_folder = ${join(directory, 'collections')}`, ''],
  ];
  writeFileSync(config, lines.join('\n'));
  return startProgram(PROGRAM, ['--config', config], { port });
}

/** The next Monday at midnight UTC, at least two days ahead. */
function nextMonday(): number {
  const day = Math.floor(Date.now() / 1000 / DAY) + 2;
  return (day + ((4 - (day % 7) + 7) % 7)) * DAY;
}

const stamp = (at: number) => new Date(at * 1000).toISOString().replace(/[-:]|\.\d+/g, '');
const object = (...events: string[][]) =>
  [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//counterpart//EN'],
    ...events.flatMap((lines) => [
      'BEGIN:VEVENT',
      'DTSTAMP:20260101T000000Z',
      'SUMMARY:Private',
      ...lines,
      'END:VEVENT',
    ]),
    ...['END:VCALENDAR', ''],
  ].join('\r\n');
const timed = (uid: string, from: number, hours: number, ...more: string[]) => [
  `UID:${uid}`,
  `DTSTART:${stamp(from)}`,
  `DTEND:${stamp(from + hours * HOUR)}`,
  ...more,
];

/** Four Mondays at nine: the second is moved to Tuesday at three, the third is cancelled. */
function weekly(monday: number): string {
  const nine = monday + 9 * HOUR;
  const moved = [`RECURRENCE-ID:${stamp(nine + 7 * DAY)}`];
  const cancelled = [`RECURRENCE-ID:${stamp(nine + 14 * DAY)}`, 'STATUS:CANCELLED'];
  return object(
    timed('weekly', nine, 1, 'RRULE:FREQ=WEEKLY;COUNT=4'),
    timed('weekly', monday + 8 * DAY + 15 * HOUR, 1, ...moved),
    timed('weekly', nine + 14 * DAY, 1, ...cancelled),
  );
}

async function bothWays(fixture: Fixture, directory: string): Promise<Finding[]> {
  const port = (await freePort()) ?? 0;
  const dav = (path: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${port}/tom/${path}`, { ...init, headers: { authorization: LOGIN, ...init.headers } });
  let server = await startRadicale(directory, port);
  try {
    const monday = nextMonday();
    await dav('family/', { method: 'MKCALENDAR' });
    const put = (name: string, body: string) =>
      dav(`family/${name}.ics`, { method: 'PUT', body, headers: { 'content-type': 'text/calendar' } });
    await put('weekly', weekly(monday));
    const shop = await ownShop(fixture);
    const api = await fixture.instance({ CALENDAR_PRIVATE_HOSTS: `127.0.0.1:${port}`, JOBS: 'on' });
    const desk = connection(api.address, shop.token);
    const added = await desk<{ desk_add_calendar: { id: number } }>(
      `mutation { desk_add_calendar(business_id: ${shop.id}, person_id: ${shop.chairId}, kind: "caldav", address: "http://127.0.0.1:${port}", user_name: "tom", password: "secret") { id } }`,
    );
    const busy = () => listBusy(fixture, shop.id);
    const expected = [monday + 9 * HOUR, monday + 8 * DAY + 15 * HOUR, monday + 21 * DAY + 9 * HOUR];
    const isRead = await until(async () => (await busy()).length === expected.length);
    const times = await busy();
    const sold = await soldDuring(api.address, fixture, shop, expected);
    const guest = connection(api.address, fixture.seed.guests[0]?.token ?? '');
    const free = monday + 12 * HOUR;
    const first = await bookAt(guest, shop, free);
    const written = async () => (await (await dav(`thyme-${shop.id}/`)).text()).split('BEGIN:VEVENT').length - 1;
    const isOut = await until(async () => (await written()) === 1);
    await server.stop('SIGKILL');
    await bookAt(connection(api.address, fixture.seed.guests[1]?.token ?? ''), shop, free + 2 * HOUR);
    await pause(3_000);
    server = await startRadicale(directory, port);
    const since = performance.now();
    const isBack = await until(async () => (await written()) === 2, 180);
    const seconds = Math.round((performance.now() - since) / 1000);
    await guest(`mutation { statusUpdateForAppointment(id: ${first}, status: "Cancelled") { status } }`);
    const isDeleted = await until(async () => (await written()) === 1, 120);
    await put('new', object(timed('new', monday + 2 * DAY + 9 * HOUR, 1)));
    await desk(
      `mutation { desk_check_calendar(business_id: ${shop.id}, id: ${added.desk_add_calendar.id}) { status } }`,
    );
    const isClosed = await until(async () => (await busy()).includes(monday + 2 * DAY + 9 * HOUR));
    return [
      holds(
        'recurring, moved and cancelled events are read',
        isRead && String(times) === String(expected),
        times.length,
      ),
      holds('no busy hour is offered or sold', sold === 0, sold),
      holds('an appointment appears there', isOut),
      holds('one that was booked during an outage appears after it, once', isBack, `${seconds} s`),
      holds('a cancelled one is deleted', isDeleted),
      holds('an event that is added there closes its hour', isClosed),
      holds('nothing of ours comes back in as busy', (await busy()).length === expected.length + 1),
      count('events that we wrote', await written()),
    ];
  } finally {
    await server.stop();
  }
}

interface OwnShop {
  id: number;
  chairId: number;
  pricingId: number;
  token: string;
}

/** A shop with one person, unpaid bookings and an owner who is logged in. */
async function ownShop({ pool, seed }: Fixture): Promise<OwnShop> {
  const [shop] = seed.shops;
  const chairId = shop?.chairIds[0] ?? 0;
  const id = shop?.id ?? 0;
  await pool.query(`update businesses set upfront_percent = 0, zone = 'UTC', horizon_days = 90 where id = $1`, [id]);
  await pool.query('update chairs set active = false where business_id = $1 and id <> $2', [id, chairId]);
  const owner = await pool.query(
    `insert into users (user_type, first_name, last_name, email) values (1, 'Tom', 'Owner', 'tom@owner.example') returning id`,
  );
  const userId: number = owner.rows[0].id;
  await pool.query(`insert into business_members (business_id, user_id, role) values ($1, $2, 'owner')`, [id, userId]);
  const token = randomBytes(32).toString('base64url');
  await pool.query(
    `insert into sessions (user_id, token_hash, created_at, last_used_at, idle_expires_at, expires_at)
     values ($1, $2, now(), now(), now() + interval '1 day', now() + interval '1 day')`,
    [userId, createHash('sha256').update(token).digest()],
  );
  return { id, chairId, pricingId: shop?.pricingId ?? 0, token };
}

function connection(address: string, token: string) {
  return async <Data>(query: string, variables: object = {}): Promise<Data> => {
    const response = await fetch(`${address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query, variables }),
    });
    const answer = (await response.json()) as { data?: Data; errors?: unknown };
    if (!answer.data) throw new Error(JSON.stringify(answer.errors));
    return answer.data;
  };
}

async function listBusy({ pool }: Fixture, businessId: number): Promise<number[]> {
  const { rows } = await pool.query(
    'select extract(epoch from starts_at)::int as at from busy_times where business_id = $1 order by starts_at',
    [businessId],
  );
  return rows.map(({ at }) => at);
}

const BOOK = `mutation($business: Int!, $services: [BookingServiceInput!]) {
  create_booking(business_id: $business, services: $services, booking_request: "web") { appointment_ids } }`;

async function bookAt(guest: ReturnType<typeof connection>, shop: OwnShop, at: number): Promise<number> {
  const date = new Date(at * 1000).toISOString().slice(0, 10);
  const services = [{ service_pricing_id: shop.pricingId, date, time: at }];
  const answer = await guest<{ create_booking: { appointment_ids: number[] } }>(BOOK, { business: shop.id, services });
  return answer.create_booking.appointment_ids[0] ?? 0;
}

/** How many busy hours are offered, or booked by a request that tries them anyway. */
async function soldDuring(
  address: string,
  { seed }: Fixture,
  shop: OwnShop,
  hours: readonly number[],
): Promise<number> {
  const guest = connection(address, seed.guests[2]?.token ?? '');
  let sold = 0;
  for (const at of hours) {
    const date = new Date(at * 1000).toISOString().slice(0, 10);
    const { time_slots: day } = await guest<{ time_slots: { time_slots: { s_time: number }[] } }>(
      `{ time_slots(business_id: ${shop.id}, date: "${date}", service_pricing_id: ${shop.pricingId}) { time_slots { s_time } } }`,
    );
    if (day.time_slots.some(({ s_time }) => s_time >= at && s_time < at + HOUR)) sold += 1;
    if ((await bookAt(guest, shop, at)) > 0) sold += 1;
  }
  return sold;
}

async function until(isTrue: () => Promise<boolean>, seconds = 60): Promise<boolean> {
  for (let tries = 0; tries < seconds * 2; tries += 1) {
    if (await isTrue().catch(() => false)) return true;
    await pause(500);
  }
  return false;
}
