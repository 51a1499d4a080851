import { chairs, closedDates, occupancies, timeBlocks } from '@thyme/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  at,
  book,
  bootApi,
  insertAppointment,
  insertBusiness,
  instant,
  joinBusiness,
  type SignedIn,
  type TestApi,
  type TestBusiness,
  wall,
} from '../../../../../test/kit/index.ts';

const LOAD = `query($business: Int!, $from: String!, $to: String!, $chair: Int) {
  desk_load(business_id: $business, from: $from, to: $to, chair_id: $chair) {
    date fill morning afternoon evening bookings worth waiting classes away free { person minutes } shut shut_reason } }`;
const FIND = `query($business: Int!, $search: String!) {
  desk_find_appointments(business_id: $business, search: $search) { id guest_name starts service person status } }`;
const HOLDS = `query($business: Int!, $from: String!, $to: String!) {
  desk_calendar(business_id: $business, from: $from, to: $to) { entries { kind title service starts ends purpose expires_at } } }`;

interface Load {
  date: string;
  fill: number | null;
  bookings: number;
  worth: number;
  [field: string]: unknown;
}

let api: TestApi;
let owner: SignedIn;
let guest: SignedIn;
beforeAll(async () => {
  api = await bootApi();
  owner = await api.signInBusiness();
  guest = await api.signIn({ firstName: 'Séadna', lastName: 'Ó Briain' });
});
afterAll(() => api.close());

/** Open from 9 am to 5 pm. */
async function openShop(options: Parameters<typeof insertBusiness>[2] = {}): Promise<TestBusiness> {
  const shop = await insertBusiness(api.db, api.clock.now(), options);
  await joinBusiness(api.db, shop.id, owner.userId);
  return shop;
}

const load = async (shop: TestBusiness, from: string, to = from, chair: number | null = null) =>
  (await api.ask<{ desk_load: Load[] }>(LOAD, { business: shop.id, from, to, chair }, owner)).desk_load;
const appointmentAt = (shop: TestBusiness, text: string, options: object = {}) =>
  insertAppointment(api.db, shop, guest.userId, { startsAt: instant(text), ...options });

async function block(shop: TestBusiness, chairId: number, from: string, to: string): Promise<void> {
  const [row] = await api.db
    .insert(timeBlocks)
    .values({ businessId: shop.id, note: 'Away' })
    .returning({ id: timeBlocks.id });
  const times = { startsAt: instant(from), endsAt: instant(to) };
  await api.db.insert(occupancies).values({ businessId: shop.id, chairId, ...times, timeBlockId: row?.id ?? 0 });
}

describe('how full the days of a shop are', () => {
  it('[CAL-002] counts bookings, money and the share of the working time, by part of the day', async () => {
    const shop = await openShop();
    await appointmentAt(shop, '2026-06-18 11:00', { minutes: 120 });
    await appointmentAt(shop, '2026-06-18 14:00', { appointment: { status: 'Accept' } });
    await appointmentAt(shop, '2026-06-18 16:00', { appointment: { status: 'No Show' } });
    const [day, next] = await load(shop, '2026-06-18', '2026-06-19');
    expect(day).toMatchObject({ date: '2026-06-18', bookings: 2, worth: 150, waiting: 1, shut: null });
    // Three of eight hours; one of the three before noon, two of the five after.
    expect(day).toMatchObject({ fill: 38, morning: 33, afternoon: 40, evening: null });
    expect(next).toMatchObject({ date: '2026-06-19', bookings: 0, worth: 0, fill: 0 });
  });

  it('[CAL-002] can be limited to one person', async () => {
    const shop = await openShop({ chairs: 2 });
    const [first = 0, second = 0] = shop.chairIds;
    await appointmentAt(shop, '2026-06-18 10:00', { chairId: first, total: 4_000 });
    await appointmentAt(shop, '2026-06-18 10:00', { chairId: second, total: 6_000, minutes: 120 });
    const [everyone] = await load(shop, '2026-06-18');
    const [one] = await load(shop, '2026-06-18', '2026-06-18', second);
    expect(everyone).toMatchObject({ bookings: 2, worth: 100 });
    expect(one).toMatchObject({ bookings: 1 });
    expect(one?.fill).toBeGreaterThan(everyone?.fill ?? 100);
  });

  it('[CAL-002] deducts blocked time from the working time, and lists who is away', async () => {
    const shop = await openShop({ chairs: 2 });
    const [first = 0] = shop.chairIds;
    await block(shop, first, '2026-06-18 00:00', '2026-06-18 23:00');
    const [day] = await load(shop, '2026-06-18');
    expect(day?.away).toHaveLength(1);
    expect((await load(shop, '2026-06-18', '2026-06-18', first))[0]).toMatchObject({ fill: null });
  });

  it('[CAL-011] says who has how many minutes free, in line with the load', async () => {
    const shop = await openShop({ chairs: 3 });
    const [first = 0, second = 0, third = 0] = shop.chairIds;
    const names = ['Aisling', 'Tom', 'Orla'];
    for (const [index, id] of [first, second, third].entries())
      await api.db
        .update(chairs)
        .set({ person: names[index] ?? '' })
        .where(eq(chairs.id, id));
    await appointmentAt(shop, '2026-06-18 10:00', { chairId: first, minutes: 300 });
    await appointmentAt(shop, '2026-06-18 16:00', { chairId: first, minutes: 60, appointment: { status: 'No Show' } });
    await block(shop, second, '2026-06-18 09:00', '2026-06-18 12:00');
    // More than their eight hours: nothing is free, and it takes nothing from the others.
    await appointmentAt(shop, '2026-06-18 08:00', { chairId: third, minutes: 600 });
    const [day] = await load(shop, '2026-06-18');
    expect(day?.free).toEqual([
      { person: 'Tom', minutes: 300 },
      { person: 'Aisling', minutes: 180 },
    ]);
    const [one] = await load(shop, '2026-06-18', '2026-06-18', first);
    expect(one).toMatchObject({ free: [{ person: 'Aisling', minutes: 180 }], fill: Math.round((300 / 480) * 100) });
    const [full] = await load(shop, '2026-06-18', '2026-06-18', third);
    expect(full).toMatchObject({ free: [], fill: 100 });
    await api.db.insert(closedDates).values({ businessId: shop.id, date: '2026-06-19', reason: '' });
    expect((await load(shop, '2026-06-19'))[0]?.free).toEqual([]);
  });

  it('[DESKC-005] says how much each person works in a week, and how full that is', async () => {
    const shop = await openShop({ chairs: 2 });
    const [first = 0, second = 0] = shop.chairIds;
    const PEOPLE = `query($business: Int!, $from: String!, $to: String!) {
      desk_people_load(business_id: $business, from: $from, to: $to) { chair_id minutes fill } }`;
    const days = { business: shop.id, from: '2026-06-15', to: '2026-06-21' };
    const week = async (who = owner) =>
      (
        await api.ask<{ desk_people_load: { chair_id: number; minutes: number; fill: number | null }[] }>(
          PEOPLE,
          days,
          who,
        )
      ).desk_people_load.toSorted((one, other) => one.chair_id - other.chair_id);
    const [before] = await week();
    const all = before?.minutes ?? 0;
    expect(all).toBeGreaterThan(0);
    await appointmentAt(shop, '2026-06-18 10:00', { chairId: first, minutes: 120 });
    // A whole day away takes its eight hours, not the week's.
    await block(shop, second, '2026-06-18 00:00', '2026-06-18 23:00');
    expect(await week()).toEqual([
      { chair_id: first, minutes: all, fill: Math.round((120 / all) * 100) },
      { chair_id: second, minutes: all - 480, fill: 0 },
    ]);
    const stranger = await api.signInBusiness();
    expect((await api.run(PEOPLE, days, stranger)).errors).toBeTruthy();
    expect((await api.run(PEOPLE, { ...days, to: '2026-09-30' }, owner)).errors?.[0]?.extensions?.code).toBe('REFUSED');
  });

  it('[CAL-002] knows the days on which the shop is closed', async () => {
    const shop = await openShop();
    await api.db.insert(closedDates).values({ businessId: shop.id, date: '2026-06-18', reason: 'Stocktaking' });
    expect(await load(shop, '2026-06-18')).toMatchObject([{ shut: 'closed', shut_reason: 'Stocktaking', fill: null }]);
  });

  it('[CAL-002] refuses too many days, a person of another shop, and members of other shops', async () => {
    const [shop, other] = [await openShop(), await insertBusiness(api.db, api.clock.now())];
    const codeOf = async (variables: object) =>
      (await api.run(LOAD, { from: '2026-06-01', to: '2026-06-30', chair: null, ...variables }, owner)).errors?.[0]
        ?.extensions?.code;
    expect(await codeOf({ business: shop.id, to: '2026-09-30' })).toBe('REFUSED');
    expect(await codeOf({ business: shop.id, chair: other.chairIds[0] })).toBe('NOT_FOUND');
    expect(await codeOf({ business: other.id })).toBe(await codeOf({ business: 999_999 }));
  });
});

describe('finding an appointment', () => {
  const find = async (shop: TestBusiness, search: string) =>
    (
      await api.ask<{ desk_find_appointments: { id: number; guest_name: string; starts: number }[] }>(
        FIND,
        { business: shop.id, search },
        owner,
      )
    ).desk_find_appointments;

  it('[CAL-004] finds past and upcoming ones by name, phone and service, the next first', async () => {
    const shop = await openShop();
    const soon = await appointmentAt(shop, '2026-06-18 10:00');
    const later = await appointmentAt(shop, '2026-07-18 10:00');
    const before = await appointmentAt(shop, '2025-06-18 10:00', { appointment: { status: 'Accept' } });
    const ids = [soon.id, later.id, before.id];
    expect((await find(shop, 'seadna o b')).map(({ id }) => id)).toEqual(ids);
    expect((await find(shop, 'facial')).map(({ id }) => id)).toEqual(ids);
    expect((await find(shop, 'seadna'))[0]).toMatchObject({
      guest_name: 'Séadna Ó Briain',
      starts: wall('2026-06-18 10:00'),
      service: 'Signature facial',
    });
  });

  it('[CAL-004] finds nothing of other shops, nor for wildcard characters', async () => {
    const [shop, other] = [await openShop(), await openShop()];
    await appointmentAt(other, '2026-06-18 10:00');
    for (const search of ['seadna', '%', '__', 'facial', '', 'x']) expect(await find(shop, search)).toEqual([]);
  });
});

describe('a time that is being paid for', () => {
  it('[CAL-005] is in the calendar with its countdown, without the clean-up time', async () => {
    const shop = await openShop({ business: { upfrontPercent: 20, bufferMinutes: 15 } });
    const services = [at(shop.pricingId, '2026-06-16 10:00')];
    const booked = await book(api, guest.token, {
      business_id: shop.id,
      services,
      upfront_amount: 15,
      payment_info: { stripe: 15 },
    });
    const read = async () => {
      const days = { business: shop.id, from: '2026-06-16', to: '2026-06-16' };
      return (
        await api.ask<{ desk_calendar: { entries: { kind: string; starts: number; ends: number }[] } }>(
          HOLDS,
          days,
          owner,
        )
      ).desk_calendar.entries;
    };
    const [entry] = await read();
    expect(entry).toMatchObject({
      kind: 'hold',
      purpose: 'checkout',
      service: 'Signature facial',
      starts: wall('2026-06-16 10:00'),
      expires_at: booked.held_until,
    });
    expect(((entry?.ends ?? 0) - (entry?.starts ?? 0)) % 3_600).toBe(0);
    api.clock.advance(3_600);
    expect(await read()).toEqual([]);
  });
});
