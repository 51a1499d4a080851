import { holds, occupancies, workHours } from '@thyme/db/schema';
import { dateOfWall, type Weekday } from '@thyme/domain/time';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { book, bootApi, insertBusiness, instant, type TestApi, type TestBusiness } from '../../../test/kit/index.ts';
import { propertyRuns } from '../../../test/kit/property-runs.ts';

/** The day on which each path starts: a Monday, or one before a clock change. */
const DAYS = ['2026-06-15', '2026-10-24'] as const;

let api: TestApi;
beforeAll(async () => {
  api = await bootApi({ now: instant(`${DAYS[0]} 12:00`) });
});
afterAll(() => api.close());

const fives = (min: number, max: number) => fc.integer({ min: min / 5, max: max / 5 }).map((n) => n * 5);

const cases = fc.record({
  day: fc.constantFrom(...DAYS),
  nowMinutes: fc.integer({ min: 0, max: 1439 }),
  /** How long the guest browses before opening the dialog. */
  dwellMinutes: fc.constantFrom(0, 0, 10, 180, 1440),
  open: fives(300, 1200),
  length: fives(30, 600),
  weekdays: fc.subarray<Weekday>([0, 1, 2, 3, 4, 5, 6], { minLength: 1 }),
  callMinutes: fives(5, 120),
  minutes: fives(15, 180),
  slotDuration: fc.constantFrom(5, 15, 30),
  noticeMinutes: fc.constantFrom(0, 60, 1440),
  horizonDays: fc.constantFrom(3, 7, 60),
  chairs: fc.constantFrom(1, 2),
  /** Hours of the first days at which every chair is taken. */
  taken: fc.array(fc.record({ ahead: fc.nat({ max: 4 }), hour: fc.integer({ min: 6, max: 21 }) }), { maxLength: 12 }),
});
type Case = typeof cases extends fc.Arbitrary<infer Made> ? Made : never;

async function openShop(made: Case, now: number): Promise<TestBusiness> {
  const { callMinutes: consultationMinutes, slotDuration, noticeMinutes, horizonDays } = made;
  const rules = { videoVetting: true, consultationMinutes, slotDuration, noticeMinutes, horizonDays, bufferMinutes: 0 };
  const { weekdays, chairs } = made;
  const pricing = { durationMinutes: made.minutes };
  const shop = await insertBusiness(api.db, now, { business: rules, pricing, weekdays, chairs });
  const hours = { startMinute: made.open, endMinute: Math.min(1440, made.open + made.length) };
  await api.db.update(workHours).set(hours).where(eq(workHours.businessId, shop.id));
  await takeHours(shop, made, now);
  return shop;
}

/** Other guests hold these hours on every chair. */
async function takeHours({ id: businessId, chairIds }: TestBusiness, { day, taken }: Case, now: number) {
  if (taken.length === 0) return;
  const { userId } = await api.signIn();
  const hold = { businessId, userId, purpose: 'checkout' as const, createdAt: now, expiresAt: now + 30 * 86_400 };
  const [held] = await api.db.insert(holds).values(hold).returning({ id: holds.id });
  const starts = new Set(taken.map(({ ahead, hour }) => instant(`${day} 00:00`) + ahead * 86_400 + hour * 3_600));
  const rows = [...starts].flatMap((startsAt) =>
    chairIds.map((chairId) => ({ businessId, chairId, startsAt, endsAt: startsAt + 3_600, holdId: held?.id ?? 0 })),
  );
  await api.db.insert(occupancies).values(rows);
}

interface Slot {
  s_time: number;
}

/** The times that the home page, a search card and the shop's page offer to a visitor. */
async function entries({ id, pricingId }: TestBusiness) {
  const query = `query($b: Int!, $p: Int!) {
    cards: next_free_times(business_ids: [$b]) { times }
    shop: first_free(business_id: $b, service_pricing_id: $p, count: 3, call_first: true) { s_time }
    any: first_free(business_id: $b, service_pricing_id: $p, count: 3) { s_time }
  }`;
  const found = await api.ask<{ cards: { times: number[] }[]; shop: Slot[]; any: Slot[] }>(query, {
    b: id,
    p: pricingId,
  });
  const wallOf = (slots: Slot[]) => slots.map(({ s_time }) => s_time);
  return { cards: found.cards[0]?.times ?? [], shop: wallOf(found.shop), links: wallOf(found.any) };
}

interface Plan {
  needed: boolean;
  earliest: number | null;
  pairs: { appointment: Slot; call: Slot }[];
}

async function planOf({ id, pricingId }: TestBusiness, token: string): Promise<Plan> {
  const query = `query($b: Int!, $p: [Int!]!) { consultation_plan(business_id: $b, service_pricing_ids: $p) {
    needed earliest pairs { appointment { s_time } call { s_time } } } }`;
  const variables = { b: id, p: [pricingId] };
  return (await api.ask<{ consultation_plan: Plan }>(query, variables, { token })).consultation_plan;
}

/** Whether an appointment is still available: guests who already have a call see it so. */
async function isFree({ id, pricingId }: TestBusiness, time: number): Promise<boolean> {
  const query = `query($b: Int!, $p: Int!, $d: String) {
    time_slots(business_id: $b, service_pricing_id: $p, date: $d) { time_slots { s_time } } }`;
  const variables = { b: id, p: pricingId, d: dateOfWall(time) };
  const { time_slots: day } = await api.ask<{ time_slots: { time_slots: Slot[] } }>(query, variables);
  return day.time_slots.some(({ s_time }) => s_time === time);
}

/** The calls that the dialog offers for an appointment, on the first day that has any. */
async function callsFor({ id }: TestBusiness, until: number, from: number): Promise<number[]> {
  const query = `query($b: Int!, $d: String, $u: Int) {
    time_slots(business_id: $b, date: $d, consultation: true, until: $u) { time_slots { s_time } } }`;
  for (let day = from; dateOfWall(day) <= dateOfWall(until); day += 86_400) {
    const variables = { b: id, d: dateOfWall(day), u: until };
    const { time_slots: found } = await api.ask<{ time_slots: { time_slots: Slot[] } }>(query, variables);
    if (found.time_slots.length > 0) return found.time_slots.map(({ s_time }) => s_time);
  }
  return [];
}

const seen = { finished: 0, later: 0, nothing: 0 };

/** The result of the dialog for a time: both times booked, other bookable ones offered, or nothing left. */
async function follow(shop: TestBusiness, time: number, now: number) {
  const { token } = await api.signIn();
  const plan = await planOf(shop, token);
  expect(plan.needed).toBe(true);
  const inTime = plan.earliest !== null && time >= plan.earliest && (await isFree(shop, time));
  if (!inTime && plan.pairs.length === 0) {
    const { cards, shop: own } = await entries(shop);
    expect([...cards, ...own]).toEqual([]);
    seen.nothing++;
    return;
  }
  const [call] = inTime ? await callsFor(shop, time - 2 * 3_600, now) : [];
  const chosen = inTime
    ? { appointment: time, call }
    : { appointment: plan.pairs[0]?.appointment.s_time, call: plan.pairs[0]?.call.s_time };
  const services = [{ service_pricing_id: shop.pricingId, date: null, time: chosen.appointment }];
  const answer = await book(api, token, { business_id: shop.id, services, video_datetime: chosen.call });
  expect(answer).toMatchObject({ status: 1 });
  seen[inTime ? 'finished' : 'later']++;
}

it('[BOOK-106] [BOOK-100] leads from every time on home, search, shop or a link to a booking, if any is left', async () => {
  await fc.assert(
    fc.asyncProperty(cases, fc.nat(), async (made, pick) => {
      const now = instant(`${made.day} 00:00`) + made.nowMinutes * 60;
      api.clock.set(now);
      const shop = await openShop(made, now);
      const { cards, shop: own, links } = await entries(shop);
      const plan = await planOf(shop, (await api.signIn()).token);
      // Nothing that home, search or shop offers is too soon for a call.
      for (const time of [...cards, ...own]) expect(time).toBeGreaterThanOrEqual(plan.earliest ?? Number.NaN);
      api.clock.set(now + made.dwellMinutes * 60);
      const offered = [cards, own, links].flatMap((times) => times.slice(pick % 3, (pick % 3) + 1));
      for (const time of offered) await follow(shop, time, now);
    }),
    { ...propertyRuns(60) },
  );
  // The cases reach all three results.
  expect(Math.min(seen.finished, seen.later, seen.nothing)).toBeGreaterThan(0);
}, 240_000);
