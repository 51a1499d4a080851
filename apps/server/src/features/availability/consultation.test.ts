import { guestStatuses, holds, occupancies, videoRooms } from '@thyme/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  at,
  book,
  bootApi,
  insertBusiness,
  insertClass,
  instant,
  type TestApi,
  type TestBusiness,
  wall,
} from '../../../test/kit/index.ts';

/** Monday 15 June 2026, noon in Ireland. Shops are open from 9 to 5 on weekdays, with one chair and a grid of 15 minutes. */
const NOON = instant('2026-06-15 12:00');

let api: TestApi;
beforeAll(async () => {
  api = await bootApi({ now: NOON });
});
afterAll(() => api.close());

const vettingShop = (more = {}) =>
  insertBusiness(api.db, NOON, {
    business: { videoVetting: true, noticeMinutes: 0, consultationMinutes: 15, bufferMinutes: 0, ...more },
  });

const options = (token: string | null) => (token ? { token } : {});

interface Plan {
  needed: boolean;
  booked: { s_time: number } | null;
  booked_until: number | null;
  earliest: number | null;
  pairs: { appointment: { s_time: number }; call: { s_time: number } | null }[];
}

async function plan({ id, pricingId }: TestBusiness, token: string | null = null, ids = [pricingId]): Promise<Plan> {
  const query = `query($b: Int!, $p: [Int!]!) { consultation_plan(business_id: $b, service_pricing_ids: $p) {
    needed booked { s_time } booked_until earliest pairs { appointment { s_time } call { s_time } } } }`;
  return (await api.ask<{ consultation_plan: Plan }>(query, { b: id, p: ids }, options(token))).consultation_plan;
}

async function firstFree(
  { id, pricingId }: TestBusiness,
  token: string | null = null,
  callFirst: boolean | null = true,
) {
  const query = `query($b: Int!, $p: Int!, $c: Boolean) { first_free(business_id: $b, service_pricing_id: $p, count: 1, call_first: $c) { s_time } }`;
  const variables = { b: id, p: pricingId, c: callFirst };
  const { first_free: found } = await api.ask<{ first_free: { s_time: number }[] }>(query, variables, options(token));
  return found[0]?.s_time;
}

async function callTimes({ id }: TestBusiness, date: string, until: number | null): Promise<number[]> {
  const query = `query($b: Int!, $d: String, $u: Int) { time_slots(business_id: $b, date: $d, consultation: true, until: $u) { time_slots { s_time } } }`;
  const { time_slots: day } = await api.ask<{ time_slots: { time_slots: { s_time: number }[] } }>(query, {
    b: id,
    d: date,
    u: until,
  });
  return day.time_slots.map(({ s_time }) => s_time);
}

/** What the calendar says about a day to guests who need a call. */
async function stateOf({ id, pricingId }: TestBusiness, date: string): Promise<string | undefined> {
  const query = `query($b: Int!, $p: Int!, $m: String!) {
    availability_month(business_id: $b, month: $m, service_pricing_id: $p, call_first: true) { days { date state } } }`;
  const { availability_month: month } = await api.ask<{
    availability_month: { days: { date: string; state: string }[] };
  }>(query, { b: id, p: pricingId, m: date.slice(0, 7) });
  return month.days.find((day) => day.date === date)?.state;
}

/** Another guest holds the chair for the rest of the day. */
async function fillDay({ id: businessId, chairIds: [chairId = 0] }: TestBusiness, day: string, from: string) {
  const { userId } = await api.signIn();
  const hold = { businessId, userId, purpose: 'checkout' as const, createdAt: NOON, expiresAt: NOON + 30 * 86_400 };
  const [held] = await api.db.insert(holds).values(hold).returning({ id: holds.id });
  const times = { startsAt: instant(`${day} ${from}`), endsAt: instant(`${day} 17:00`) };
  await api.db.insert(occupancies).values({ businessId, chairId, ...times, holdId: held?.id ?? 0 });
}

describe('first free for guests who need a call', () => {
  it('[BOOK-102] starts two hours after the first possible call, for visitors and new guests', async () => {
    const shop = await vettingShop();
    const { token } = await api.signIn();
    // The first call is at noon; it ends at 12:15.
    expect(await firstFree(shop)).toBe(wall('2026-06-15 14:15'));
    expect(await firstFree(shop, token)).toBe(wall('2026-06-15 14:15'));
    expect(await firstFree(shop, null, false)).toBe(wall('2026-06-15 12:00'));
    expect(await firstFree(shop, null, null)).toBe(wall('2026-06-15 12:00'));
  });

  it('[BOOK-102] is the next free time for a known guest, and if no calls are required', async () => {
    const shop = await vettingShop();
    const known = await api.signIn();
    await api.db.insert(guestStatuses).values({ businessId: shop.id, userId: known.userId, status: 'Known' });
    expect(await firstFree(shop, known.token)).toBe(wall('2026-06-15 12:00'));
    const plain = await insertBusiness(api.db, NOON, { business: { noticeMinutes: 0 } });
    expect(await firstFree(plain)).toBe(wall('2026-06-15 12:00'));
  });

  it('[BOOK-100] waits for the first day on which a call is free', async () => {
    const shop = await vettingShop();
    await fillDay(shop, '2026-06-15', '12:00');
    expect(await firstFree(shop)).toBe(wall('2026-06-16 11:15'));
    expect(await stateOf(shop, '2026-06-15')).toBe('full');
    expect(await stateOf(shop, '2026-06-16')).toBe('free');
  });

  it('[BOOK-100] says that a day with free times is too soon for a call', async () => {
    const shop = await vettingShop();
    api.clock.set(instant('2026-06-15 15:00'));
    expect(await stateOf(shop, '2026-06-15')).toBe('outside');
    expect(await stateOf(shop, '2026-06-20')).toBe('closed');
    api.clock.set(NOON);
  });

  it('[BOOK-100] offers only calls that end in time', async () => {
    const shop = await vettingShop();
    const times = await callTimes(shop, '2026-06-16', wall('2026-06-16 10:00'));
    expect(times.at(0)).toBe(wall('2026-06-16 09:00'));
    expect(times.at(-1)).toBe(wall('2026-06-16 09:45'));
    expect((await callTimes(shop, '2026-06-16', null)).at(-1)).toBe(wall('2026-06-16 16:45'));
  });
});

describe('the plan of a consultation', () => {
  it('[BOOK-101] [BOOK-105] offers the first appointments, with a call on an earlier day if there is one', async () => {
    const shop = await vettingShop();
    const { needed, earliest, pairs } = await plan(shop);
    expect({ needed, earliest }).toEqual({ needed: true, earliest: wall('2026-06-15 14:15') });
    expect(pairs.map(({ appointment, call }) => [appointment.s_time, call?.s_time])).toEqual([
      [wall('2026-06-15 14:15'), wall('2026-06-15 12:00')],
      [wall('2026-06-16 09:00'), wall('2026-06-15 16:45')],
      [wall('2026-06-17 09:00'), wall('2026-06-16 16:45')],
    ]);
  });

  it('[BOOK-101] every pair can be booked', async () => {
    const shop = await vettingShop();
    for (const { appointment, call } of (await plan(shop)).pairs) {
      const { token } = await api.signIn();
      const services = [{ service_pricing_id: shop.pricingId, date: null, time: appointment.s_time }];
      const answer = await book(api, token, { business_id: shop.id, services, video_datetime: call?.s_time });
      expect(answer).toMatchObject({ status: 1 });
    }
  });

  it('[BOOK-104] requires nothing after a past call, and only a later time before a booked one', async () => {
    const shop = await vettingShop();
    const { token } = await api.signIn();
    const request = {
      business_id: shop.id,
      services: [at(shop.pricingId, '2026-06-18 10:00')],
      video_datetime: wall('2026-06-17 10:00'),
    };
    expect(await book(api, token, request)).toMatchObject({ status: 1 });
    const waiting = await plan(shop, token);
    expect(waiting).toMatchObject({
      needed: false,
      booked: { s_time: wall('2026-06-17 10:00') },
      booked_until: wall('2026-06-17 10:15'),
      earliest: wall('2026-06-17 12:15'),
    });
    expect(waiting.pairs[0]).toEqual({ appointment: { s_time: wall('2026-06-17 12:15') }, call: null });
    expect(await firstFree(shop, token)).toBe(wall('2026-06-17 12:15'));
    const met = { guestJoinedAt: NOON, businessJoinedAt: NOON, endedAt: NOON, endedBy: 'business' };
    await api.db.update(videoRooms).set(met).where(eq(videoRooms.businessId, shop.id));
    expect(await plan(shop, token)).toMatchObject({ needed: false, booked: null, pairs: [] });
    expect(await firstFree(shop, token)).toBe(wall('2026-06-15 12:00'));
  });

  it('[BOOK-009] requires nothing before classes, and [BOOK-010] nothing if no calls are required', async () => {
    const shop = await vettingShop();
    const yoga = await insertClass(api.db, shop, { dates: [instant('2026-06-17 18:00')] });
    expect(await plan(shop, null, [yoga.pricingId])).toMatchObject({ needed: false, pairs: [] });
    expect(await plan(await insertBusiness(api.db, NOON))).toMatchObject({ needed: false, pairs: [] });
  });

  it('[BOOK-101] has no pair only if nothing is left within the booking horizon', async () => {
    const shop = await vettingShop({ horizonDays: 1 });
    await fillDay(shop, '2026-06-15', '09:00');
    await fillDay(shop, '2026-06-16', '09:00');
    expect(await plan(shop)).toMatchObject({ needed: true, earliest: null, pairs: [] });
    expect(await firstFree(shop)).toBeUndefined();
  });
});
