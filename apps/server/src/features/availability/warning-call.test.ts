import { guestStatuses } from '@thyme/db/schema';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bootApi, insertBusiness, instant, type TestApi, type TestBusiness, wall } from '../../../test/kit/index.ts';

const NOON = instant('2026-06-15 12:00');
let api: TestApi;
let shop: TestBusiness;
beforeAll(async () => {
  api = await bootApi({ now: NOON });
  shop = await insertBusiness(api.db, NOON);
});
afterAll(() => api.close());

const MONTH = `query($b: Int!, $u: Int) { availability_month(business_id: $b, consultation: true, month: "2026-06", until: $u) { days { date state } } }`;
const SLOTS = `query($b: Int!, $d: String!) { time_slots(business_id: $b, consultation: true, date: $d) { time_slots { s_time } date_slots { s_date } } }`;

async function freeDays(token: string, until: number | null = null): Promise<string[]> {
  const { availability_month: month } = await api.ask<{
    availability_month: { days: { date: string; state: string }[] };
  }>(MONTH, { b: shop.id, u: until }, { token });
  return month.days.filter(({ state }) => state === 'free').map(({ date }) => date);
}

it('[SLOT-042] offers the call that a shop required on seven days, and on no others', async () => {
  const guest = await api.signIn();
  const calm = await freeDays(guest.token);
  expect(calm.at(-1)).toBe('2026-06-30');
  await api.db.insert(guestStatuses).values({ businessId: shop.id, userId: guest.userId, warnedAt: NOON });
  const days = await freeDays(guest.token);
  expect(days).toEqual(calm.filter((day) => day <= '2026-06-22'));
  expect(days.at(-1)).toBe('2026-06-22');
  const slots = (d: string) => api.ask(SLOTS, { b: shop.id, d }, { token: guest.token });
  expect(await slots('2026-06-23')).toMatchObject({ time_slots: { time_slots: [] } });
  expect(await slots('2026-06-22')).not.toMatchObject({ time_slots: { time_slots: [] } });
  // A call before an appointment must end before it, and other guests have no such limit.
  expect(await freeDays(guest.token, wall('2026-06-26 10:00'))).toContain('2026-06-25');
  expect(await freeDays((await api.signIn()).token)).toEqual(calm);
});
