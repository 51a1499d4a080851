import { appointments, auditEntries, guestStatuses, outbox, users } from '@thyme/db/schema';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  at,
  bootApi,
  insertBusiness,
  instant,
  joinBusiness,
  type SignedIn,
  type TestApi,
  type TestBusiness,
  wall,
} from '../../../../../test/kit/index.ts';

let api: TestApi;
let shop: TestBusiness;
let owner: SignedIn;
let staff: SignedIn;
beforeAll(async () => {
  api = await bootApi();
  [owner, staff] = [await api.signInBusiness(), await api.signInBusiness()];
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.set(instant('2026-06-15 10:52') + 17);
  shop = await insertBusiness(api.db, api.clock.now(), { chairs: 2 });
  await joinBusiness(api.db, shop.id, owner.userId);
  await joinBusiness(api.db, shop.id, staff.userId, 'staff');
});

const WHO = `query($business: Int!) { desk_walk_in(business_id: $business) { chair_id is_now from until offers { service_pricing_id minutes price } } }`;
const START = `mutation($business: Int!, $pricing: Int!, $chair: Int!, $at: Int!, $name: String, $anyway: [String!], $key: String) {
  desk_start_walk_in(business_id: $business, service_pricing_id: $pricing, chair_id: $chair, at: $at, name: $name, anyway: $anyway, idempotency_key: $key) {
    status message appt_id is_now clashes { key words } } }`;
const BOOK = `mutation($business_id: Int!, $guest: DeskGuestInput!, $services: [BookingServiceInput!]!, $chair_id: Int) {
  desk_book(business_id: $business_id, guest: $guest, services: $services, chair_id: $chair_id) { status message appointment_ids } }`;
const GUESTS = 'query($business: Int!) { desk_guests(business_id: $business) { guests { first_name } } }';
const LATE = `mutation($id: Int!, $minutes: Int!, $tell: String) { desk_running_late(id: $id, minutes: $minutes, tell: $tell) { status message } }`;

type Who = { chair_id: number; is_now: boolean; from: number; until: number; offers: object[] }[];
const who = async () => (await api.ask<{ desk_walk_in: Who }>(WHO, { business: shop.id }, staff)).desk_walk_in;
type Started = {
  status: number;
  message: string;
  appt_id: number | null;
  is_now: boolean;
  clashes: { key: string; words: string }[];
};
const start = async (chair = shop.chairIds[0], more: object = {}) =>
  (
    await api.ask<{ desk_start_walk_in: Started }>(
      START,
      { business: shop.id, pricing: shop.pricingId, chair, at: wall('2026-06-15 10:52'), ...more },
      staff,
    )
  ).desk_start_walk_in;
async function book(time: string, more: object = {}): Promise<number> {
  const guest = { first_name: 'Una', last_name: 'Walsh', email: `una-${time.replaceAll(/\D/g, '')}@mail.example` };
  const variables = {
    business_id: shop.id,
    guest,
    services: [at(shop.pricingId, time)],
    chair_id: shop.chairIds[0],
    ...more,
  };
  const { desk_book: booked } = await api.ask<{ desk_book: { appointment_ids: number[]; message: string } }>(
    BOOK,
    variables,
    owner,
  );
  const [id] = booked.appointment_ids;
  if (id === undefined) throw new Error(booked.message);
  return id;
}
const rowOf = async (id: number | null) =>
  (
    await api.db
      .select()
      .from(appointments)
      .where(eq(appointments.id, id ?? 0))
  )[0];

describe('a walk-in', () => {
  it('[DAY-001] finds free people, soonest first, and what fits before the next appointment', async () => {
    await book('2026-06-15 11:00');
    const people = await who();
    expect(people.map(({ chair_id, is_now, from, until }) => [chair_id, is_now, from, until])).toEqual([
      [shop.chairIds[1], true, wall('2026-06-15 10:52'), wall('2026-06-15 17:00')],
      [shop.chairIds[0], false, wall('2026-06-15 12:00'), wall('2026-06-15 17:00')],
    ]);
    expect(people[0]?.offers).toEqual([{ service_pricing_id: shop.pricingId, minutes: 60, price: 75 }]);
  });

  it('[DAY-002] is seated with one request, without a name or number', async () => {
    const started = await start();
    expect(started).toMatchObject({ status: 1, message: 'In the chair.', is_now: true });
    expect(await rowOf(started.appt_id)).toMatchObject({
      status: 'Accept',
      source: 'desk',
      startsAt: instant('2026-06-15 10:52'),
      endsAt: instant('2026-06-15 11:52'),
      arrivedAt: api.clock.now(),
      totalAmount: 7_500,
    });
    expect(await start()).toMatchObject({ status: 0, message: 'That time has just been taken. Please choose again.' });
  });

  it('[DAY-003] is in no list of guests until the desk records a name', async () => {
    const { appt_id: id } = await start();
    const list = async () =>
      (await api.ask<{ desk_guests: { guests: { first_name: string }[] } }>(GUESTS, { business: shop.id }, owner))
        .desk_guests.guests;
    expect(await list()).toEqual([]);
    const name = `mutation($id: Int!, $guest: DeskGuestInput) { desk_name_walk_in(id: $id, guest: $guest) { status message } }`;
    const guest = { first_name: 'Maud', last_name: 'Ryan', mobile: '087 123 4567' };
    expect(await api.ask(name, { id, guest }, staff)).toEqual({
      desk_name_walk_in: { status: 1, message: 'This is Maud’s appointment now.' },
    });
    expect(await list()).toEqual([{ first_name: 'Maud' }]);
    const [user] = await api.db
      .select()
      .from(users)
      .where(eq(users.id, (await rowOf(id))?.userId ?? 0));
    expect(user).toMatchObject({ firstName: 'Maud', mobile: '+353871234567' });
    expect(await api.ask(name, { id, guest }, staff)).toMatchObject({ desk_name_walk_in: { status: 0 } });
  });

  it('[DAY-004] is one booking per key, and leaves no guest behind on failure', async () => {
    const before = (await api.db.select().from(guestStatuses)).length;
    const answers = await Promise.all([1, 2].map(() => start(shop.chairIds[0], { key: `walk-${shop.id}` })));
    expect(new Set(answers.map(({ appt_id }) => appt_id)).size).toBe(1);
    await start(shop.chairIds[0]);
    expect((await api.db.select().from(guestStatuses)).length).toBe(before + 1);
  });

  it('[DAY-005] is squeezed in with a busy person, after a warning that names the clash', async () => {
    const [chair = 0] = shop.chairIds;
    const next = await book('2026-06-15 11:00');
    const guests = async () => (await api.db.select().from(guestStatuses)).length;
    const before = await guests();
    expect(await start(chair)).toMatchObject({ status: 0, clashes: [] });
    const warned = await start(chair, { anyway: [] });
    expect(warned).toMatchObject({
      status: 0,
      clashes: [{ key: `visit:${next}`, words: 'Overlaps Una Walsh 11:00 am–12:00 pm.' }],
    });
    expect(await guests()).toBe(before);
    const anyway = warned.clashes.map(({ key }) => key);
    const key = `squeeze-${shop.id}`;
    const started = await start(chair, { anyway, key });
    expect(started).toMatchObject({ status: 1, message: 'In the chair.', is_now: true });
    expect(await start(chair, { anyway, key })).toEqual(started);
    expect(await guests()).toBe(before + 1);
    expect(await rowOf(started.appt_id)).toMatchObject({
      startsAt: instant('2026-06-15 10:52'),
      arrivedAt: api.clock.now(),
    });
    const audit = await api.db
      .select({ action: auditEntries.action, changes: auditEntries.changes })
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, String(started.appt_id)));
    expect(audit).toEqual(
      expect.arrayContaining([
        { action: 'book', changes: expect.objectContaining({ anyway: ['Overlaps Una Walsh 11:00 am–12:00 pm.'] }) },
        { action: 'walk-in', changes: {} },
      ]),
    );
    expect(await start(999_999, { anyway: [] })).toMatchObject({ status: 0, clashes: [] });
  });

  it('a race of walk-ins for one chair has one winner', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => start(shop.chairIds[0])));
    expect(answers.filter(({ status }) => status === 1)).toHaveLength(1);
  });
});

describe('running late', () => {
  it('[DAY-010] is recorded on the appointment, and the guest is notified if the desk chooses so', async () => {
    const id = await book('2026-06-15 11:00');
    expect(await api.ask(LATE, { id, minutes: 15, tell: 'guest' }, staff)).toEqual({
      desk_running_late: { status: 1, message: 'Noted. We’ve let Una know.' },
    });
    expect(await rowOf(id)).toMatchObject({ lateMinutes: 15 });
    const [mailed] = await api.db
      .select()
      .from(outbox)
      .where(and(eq(outbox.template, 'running-late'), eq(outbox.appointmentId, id)));
    expect(mailed?.payload).toMatchObject({ minutes: 15, begins: '11:15 am' });
    expect(await api.ask(LATE, { id, minutes: 0 }, staff)).toMatchObject({
      desk_running_late: { message: 'Back on time.' },
    });
    const entries = await api.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.businessId, shop.id), eq(auditEntries.action, 'running-late')));
    expect(entries).toHaveLength(2);
  });

  it('[DAY-010] can notify the next guest of the same chair', async () => {
    const id = await book('2026-06-15 11:00');
    const next = await book('2026-06-15 12:00');
    await api.ask(LATE, { id, minutes: 20, tell: 'next' }, staff);
    const mailed = await api.db
      .select()
      .from(outbox)
      .where(and(eq(outbox.template, 'running-late'), inArray(outbox.appointmentId, [id, next])));
    expect(mailed.map(({ appointmentId }) => appointmentId)).toEqual([next]);
  });
});

describe('a series', () => {
  const PLAN = `query($id: Int!, $every: Int!, $count: Int!) { desk_series(id: $id, every: $every, count: $count) { wanted at why } }`;
  const SERIES = `mutation($id: Int!, $times: [Int!]!, $key: String) { desk_book_series(id: $id, times: $times, idempotency_key: $key) {
    status message appointment_ids taken } }`;
  type Plan = { wanted: number; at: number | null; why: string | null }[];
  const plan = async (id: number, every = 1, count = 3) =>
    (await api.ask<{ desk_series: Plan }>(PLAN, { id, every, count }, staff)).desk_series;
  type Answer = { status: number; message: string; appointment_ids: number[]; taken: number[] };
  const bookAll = async (id: number, times: number[], more: object = {}) =>
    (await api.ask<{ desk_book_series: Answer }>(SERIES, { id, times, ...more }, staff)).desk_book_series;

  it('[DAY-021] checks all dates and offers the nearest free time for those that clash', async () => {
    const id = await book('2026-06-15 11:00');
    await book('2026-06-22 11:00');
    const dates = await plan(id);
    expect(dates.map(({ why }) => why)).toEqual(['taken', null, null]);
    expect(dates[0]).toMatchObject({ wanted: wall('2026-06-22 11:00'), why: 'taken' });
    expect(dates[0]?.at).not.toBe(dates[0]?.wanted);
  });

  it('[DAY-022] books all confirmed dates far ahead, linked as a series, with one mail', async () => {
    const id = await book('2026-06-15 11:00');
    await api.runJobs();
    const times = (await plan(id, 6, 6)).map((date) => date.at ?? 0);
    const answer = await bookAll(id, times);
    expect(answer).toMatchObject({ status: 1, message: '6 appointments booked.' });
    await api.runJobs();
    const detail = 'query($id: Int!) { desk_appointment(id: $id) { series { appt_id starts status } } }';
    const { desk_appointment } = await api.ask<{ desk_appointment: { series: object[] } }>(detail, { id }, staff);
    expect(desk_appointment.series).toEqual(
      times.map((starts, index) => ({ appt_id: answer.appointment_ids[index], starts, status: 'Accept' })),
    );
    const mails = await api.db.select().from(outbox).where(inArray(outbox.appointmentId, answer.appointment_ids));
    expect(mails.map(({ template }) => template)).toEqual(['series-booked']);
  });

  it('[DAY-023] books all of them or none', async () => {
    const id = await book('2026-06-15 11:00');
    const times = (await plan(id)).map((date) => date.at ?? 0);
    await book('2026-06-29 11:00');
    expect(await bookAll(id, times)).toMatchObject({
      status: 0,
      taken: [wall('2026-06-29 11:00')],
      appointment_ids: [],
    });
    expect(
      await api.db
        .select()
        .from(appointments)
        .where(and(eq(appointments.businessId, shop.id), eq(appointments.seriesId, id))),
    ).toEqual([]);
  });

  it('[DAY-023] sent twice with one key is booked once', async () => {
    const id = await book('2026-06-15 11:00');
    const times = (await plan(id)).map((date) => date.at ?? 0);
    const [one, two] = await Promise.all([1, 2].map(() => bookAll(id, times, { key: `series-${id}` })));
    expect([one?.status, two?.status]).toContain(1);
    const rows = await api.db
      .select()
      .from(appointments)
      .where(and(eq(appointments.businessId, shop.id), eq(appointments.seriesId, id)));
    expect(rows).toHaveLength(times.length + 1);
  });
});

describe('closing the day', () => {
  const CLOSE = `mutation($business: Int!, $date: String!) { desk_close_day(business_id: $business, date: $date) { status message } }`;
  const DAY = `query($business: Int!, $date: String!) { desk_till_day(business_id: $business, date: $date) {
    cash card tips refunds closed_by open { guest_name due } tips_by_person { amount } } }`;
  const key = () => ({ business: shop.id, date: '2026-06-15' });
  const CHECKOUT = `mutation($id: Int!, $version: Int!, $cash: Float, $tip: Float, $total: Float!) {
    desk_checkout(id: $id, version: $version, cash: $cash, tip: $tip, total: $total) { status message } }`;

  it('[TILL-050] sums the day by method, with open bills, and can be done once: the second desk is refused', async () => {
    const { appt_id: id } = await start();
    await start(shop.chairIds[1]);
    const { version } = (await rowOf(id)) ?? { version: 0 };
    await api.ask(CHECKOUT, { id, version, cash: 80, tip: 5, total: 80 }, staff);
    expect(await api.ask(DAY, key(), owner)).toEqual({
      desk_till_day: {
        cash: 80,
        card: 0,
        tips: 5,
        refunds: 0,
        closed_by: null,
        open: [{ guest_name: 'Walk-in', due: 75 }],
        tips_by_person: [{ amount: 5 }],
      },
    });
    const answers = await Promise.all(
      [1, 2].map(
        async () =>
          (await api.ask<{ desk_close_day: { status: number; message: string } }>(CLOSE, key(), owner)).desk_close_day,
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([0, 1]);
    expect(answers.find(({ status }) => status === 0)?.message).toMatch(/closed this day already/);
    expect(await api.run(CLOSE, key(), staff)).toMatchObject({
      errors: [{ message: 'Only people who may see the money can do this.' }],
    });
    const after = (await rowOf(id))?.version;
    const undo =
      'mutation($id: Int!, $version: Int!) { desk_undo_checkout(id: $id, version: $version) { status message } }';
    expect(await api.ask(undo, { id, version: after }, owner)).toMatchObject({
      desk_undo_checkout: {
        status: 0,
        message: 'The day is closed, so this payment can’t be undone. You can refund it instead.',
      },
    });
  });
});
