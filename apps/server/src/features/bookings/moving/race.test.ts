import { appointmentLines, appointments, businesses, occupancies, sales } from '@thyme/db/schema';
import { addDays } from '@thyme/domain/time';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  at,
  bootApi,
  insertAppointment,
  insertBusiness,
  instant,
  joinBusiness,
  type SignedIn,
  type TestApi,
  type TestAppointment,
  type TestBusiness,
  wall,
} from '../../../../test/kit/index.ts';
import { waitingRequests } from '../../../../test/kit/waiting-list.ts';
import { takeCalendarAlone } from '../../edits/index.ts';

const DAY = '2026-06-16';
const GUESTS = 10;
const ROUNDS = 5;

let api: TestApi;
let beside: TestApi;
let owner: SignedIn;
let guests: SignedIn[];
let shop: TestBusiness;
let booked: { appointment: TestAppointment; guest: SignedIn }[];

beforeAll(async () => {
  // Two processes on one database, each with its own connections.
  api = await bootApi();
  beside = await bootApi({ beside: api });
  owner = await api.signInBusiness();
  guests = await Promise.all(Array.from({ length: GUESTS }, () => api.signIn()));
  shop = await insertBusiness(api.db, api.clock.now(), { chairs: 2, business: { bufferMinutes: 10 } });
  await joinBusiness(api.db, shop.id, owner.userId);
  booked = [];
  for (const [index, time] of ['09:00', '10:30', '12:00', '13:30'].entries()) {
    const [guest, chairId] = [guests[index] as SignedIn, shop.chairIds[index % 2] as number];
    const place = { startsAt: instant(`${DAY} ${time}`), chairId, appointment: { status: 'Accept' as const } };
    booked.push({ guest, appointment: await insertAppointment(api.db, shop, guest.userId, place) });
  }
});
afterAll(async () => {
  await beside.close();
  await api.close();
});

const list = waitingRequests(() => api, DAY);
const timeOf = (seed: number) =>
  `${DAY} ${String(9 + (seed % 8)).padStart(2, '0')}:${['00', '15', '30', '45'][seed % 4]}`;
const node = (seed: number) => (seed % 2 === 0 ? api : beside);

interface Clash {
  key: string;
}

/** The actions of both sides, each with a number that determines time and chair. Returns errors only. */
async function run(seed: number, query: string, variables: object, who: SignedIn): Promise<unknown> {
  const { data, errors } = await node(seed).run<Record<string, unknown>>(query, variables, who);
  expect(errors, query).toBeUndefined();
  return Object.values(data ?? {})[0];
}

const BOOK = `mutation($b: Int!, $s: [BookingServiceInput!], $p: PaymentInfoInput) {
  create_booking(business_id: $b, services: $s, booking_request: "web", payment_info: $p) { status message } }`;
/** Half of the price of a service. */
const DEPOSIT = { stripe: 37.5 };
const ASK = `mutation($id: Int!, $d: String, $t: Int) { statusUpdateForAppointment(id: $id, status: "Reschedule", date: $d, time: $t) { status message } }`;
const MOVE = `mutation($id: Int!, $start: Int, $chair: Int, $anyway: [String!]) { desk_move(id: $id, start: $start, chair_id: $chair, anyway: $anyway) { status clashes { key } } }`;
const EDIT = `mutation($id: Int!, $lines: [DeskLineInput!], $anyway: [String!]) { desk_edit(id: $id, lines: $lines, anyway: $anyway) { status clashes { key } undo_id } }`;
const UNDO = 'mutation($id: Int!) { desk_undo_move(id: $id) { status message } }';
const DESK = `mutation($b: Int!, $s: [BookingServiceInput!]!, $anyway: [String!], $chair: Int) { desk_book(business_id: $b, services: $s, anyway: $anyway, chair_id: $chair,
  guest: { first_name: "Walk", last_name: "In", mobile: "087 123 4567" }) { status clashes { key } } }`;

const acts = {
  book: (seed: number, p: typeof DEPOSIT | null) =>
    run(seed, BOOK, { b: shop.id, s: [at(shop.pricingId, timeOf(seed))], p }, guests[seed % GUESTS] as SignedIn),
  ask: (seed: number) => {
    const { guest, appointment } = booked[seed % booked.length] as (typeof booked)[number];
    return run(seed, ASK, { id: appointment.id, d: DAY, t: wall(timeOf(seed * 3)) }, guest);
  },
  move: async (seed: number) => {
    const { appointment } = booked[(seed * 7) % booked.length] as (typeof booked)[number];
    const wish = { id: appointment.id, start: wall(timeOf(seed * 5)), chair: shop.chairIds[seed % 2] };
    const { clashes } = (await run(seed, MOVE, wish, owner)) as { clashes: Clash[] };
    return run(seed, MOVE, { ...wish, anyway: clashes.map(({ key }) => key) }, owner);
  },
  /** Changes length and person, and undoes every other edit. */
  edit: async (seed: number) => {
    const { appointment } = booked[(seed * 5) % booked.length] as (typeof booked)[number];
    const line = { line_id: appointment.lineId, minutes: 15 + (seed % 4) * 15, chair_id: shop.chairIds[seed % 2] };
    const wish = { id: appointment.id, lines: [line] };
    const { clashes } = (await run(seed, EDIT, wish, owner)) as { clashes: Clash[] };
    const anyway = clashes.map(({ key }) => key);
    const { undo_id } = (await run(seed, EDIT, { ...wish, anyway }, owner)) as { undo_id: number | null };
    return seed % 2 === 0 && undo_id ? run(seed, UNDO, { id: undo_id }, owner) : null;
  },
  squeeze: async (seed: number) => {
    const wish = { b: shop.id, s: [at(shop.pricingId, timeOf(seed * 11))], chair: shop.chairIds[seed % 2] };
    const { clashes } = (await run(seed, DESK, wish, owner)) as { clashes: Clash[] };
    return run(seed, DESK, { ...wish, anyway: clashes.map(({ key }) => key) }, owner);
  },
};

/** A later row over an earlier one is an override; otherwise a guest was sold an occupied time. */
async function expectNothingSoldTwice(): Promise<number> {
  const rows = await api.db
    .select()
    .from(occupancies)
    .where(eq(occupancies.businessId, shop.id))
    .orderBy(asc(occupancies.id));
  let overlaps = 0;
  for (const [index, later] of rows.entries())
    for (const earlier of rows.slice(0, index))
      if (earlier.chairId === later.chairId && earlier.startsAt < later.endsAt && earlier.endsAt > later.startsAt) {
        overlaps += 1;
        expect({ later, earlier, isOverride: later.isOverride }).toMatchObject({ isOverride: true });
      }
  return overlaps;
}

/** Every appointment that takes place has its time, and each of its lines once. */
async function expectNothingLost(): Promise<void> {
  const lines = await api.db
    .select({ line: appointmentLines, taken: occupancies, status: appointments.status })
    .from(appointmentLines)
    .innerJoin(appointments, eq(appointments.id, appointmentLines.appointmentId))
    .leftJoin(occupancies, eq(occupancies.lineId, appointmentLines.id))
    .where(
      and(
        eq(appointmentLines.businessId, shop.id),
        inArray(appointments.status, ['New', 'Accept', 'Reschedule', 'Held']),
      ),
    );
  for (const { line, taken } of lines) expect(taken).toMatchObject({ chairId: line.chairId, startsAt: line.startsAt });
  expect(new Set(lines.map(({ line }) => line.id)).size).toBe(lines.length);
  for (const { appointment } of booked) expect(lines.some(({ line }) => line.id === appointment.lineId)).toBe(true);
}

describe('guests against the desk', () => {
  it('[MOVE-015] sells no guest a taken time, loses nothing and never fails', async () => {
    let overlaps = 0;
    const sold = { held: 0, booked: 0 };
    for (let round = 0; round < ROUNDS; round += 1) {
      // Holds for a payment in one round, immediate bookings in the next.
      const deposit = round % 2 === 0 ? DEPOSIT : null;
      await api.db
        .update(businesses)
        .set({ upfrontPercent: deposit ? 50 : 0 })
        .where(eq(businesses.id, shop.id));
      const waiter = guests[(round + 5) % GUESTS] as SignedIn;
      await list.join(shop, waiter, { date: round < 3 ? DAY : addDays(DAY, 1) });
      const seeds = Array.from({ length: 6 }, (_none, index) => round * 6 + index);
      const answers = await Promise.all([
        ...seeds.flatMap((seed) => [acts.book(seed, deposit), acts.move(seed)]),
        ...seeds.slice(0, 3).flatMap((seed) => [acts.ask(seed), acts.squeeze(seed), acts.edit(seed)]),
      ]);
      sold[deposit ? 'held' : 'booked'] += answers.filter(
        (answer, index) => index < 2 * seeds.length && index % 2 === 0 && (answer as { status: number }).status === 1,
      ).length;
      api.clock.advance(15);
      beside.clock.advance(15);
      await api.runJobs();
      const [offered] = await list.waiting(waiter);
      await Promise.all([
        ...(offered?.offer ? [list.accept(waiter, offered.offer.id)] : []),
        acts.move(round + 90),
        acts.edit(round + 70),
        acts.squeeze(round + 50),
      ]);
      overlaps += await expectNothingSoldTwice();
      await expectNothingLost();
    }
    // Otherwise nothing was tested.
    expect(overlaps).toBeGreaterThan(0);
    expect(Math.min(sold.held, sold.booked)).toBeGreaterThan(0);
    expect(await api.db.$count(sales, eq(sales.businessId, shop.id))).toBeGreaterThan(booked.length);
  }, 120_000);

  /** Waits until this many transactions are blocked on the shop's calendar lock. */
  const untilWaiting = (businessId: number, count: number) =>
    vi.waitFor(async () => {
      const { rows } = await api.db.execute(
        sql`select 1 from pg_locks where locktype = 'advisory' and not granted and objid = ${businessId}
          and database = (select oid from pg_database where datname = current_database())`,
      );
      expect(rows).toHaveLength(count);
    });

  // Random times rarely meet between a guest's decision and its write. Here they always do, so only `guard_overrides` can refuse.
  it.each([
    ['booking at once', null],
    ['paying a deposit', DEPOSIT],
  ])('[MOVE-007] refuses a guest %s who chose a time before an override was put there', async (_how, deposit) => {
    const small = await insertBusiness(api.db, api.clock.now(), { business: { upfrontPercent: deposit ? 50 : 0 } });
    await joinBusiness(api.db, small.id, owner.userId);
    const [late, first, second] = guests as [SignedIn, SignedIn, SignedIn];
    const accepted = { appointment: { status: 'Accept' as const } };
    const there = { startsAt: instant(`${DAY} 10:00`), ...accepted };
    const below = await insertAppointment(api.db, small, first.userId, there);
    const above = await insertAppointment(api.db, small, second.userId, {
      ...there,
      startsAt: instant(`${DAY} 14:00`),
    });
    let moving: Promise<unknown> | undefined;
    let booking: Promise<unknown> | undefined;
    await api.db.transaction(async (transaction) => {
      await takeCalendarAlone(transaction, small.id);
      const wish = { id: above.id, start: wall(`${DAY} 10:30`), anyway: [`visit:${below.id}`] };
      moving = run(0, MOVE, wish, owner);
      await untilWaiting(small.id, 1);
      const services = [at(small.pricingId, `${DAY} 11:00`)];
      booking = run(1, BOOK, { b: small.id, s: services, p: deposit }, late);
      await untilWaiting(small.id, 2);
    });
    expect(await moving).toMatchObject({ status: 1 });
    expect(await booking).toMatchObject({ status: 0 });
    expect(await api.db.$count(appointments, eq(appointments.businessId, small.id))).toBe(2);
  });
});
