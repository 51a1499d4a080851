import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  bootApi,
  insertAppointment,
  insertBusiness,
  instant,
  joinBusiness,
  type SignedIn,
  type TestApi,
  type TestBusiness,
  wall,
} from '../../../test/kit/index.ts';
import { waitingRequests } from '../../../test/kit/waiting-list.ts';

const DAY = '2026-06-18';
const FITS = `query($business: Int!, $date: String!) {
  desk_waiting_fits(business_id: $business, date: $date) { id chair_id times } }`;

interface Fit {
  id: number;
  chair_id: number;
  times: number[];
}

let api: TestApi;
let owner: SignedIn;
let shop: TestBusiness;
beforeAll(async () => {
  api = await bootApi();
  owner = await api.signInBusiness();
});
afterAll(() => api.close());

const { join } = waitingRequests(() => api, DAY);
const fits = async (date = DAY) =>
  (await api.ask<{ desk_waiting_fits: Fit[] }>(FITS, { business: shop.id, date }, owner)).desk_waiting_fits;

describe('gaps that fit a waiting guest', () => {
  it('[CAL-006] are those in which the whole service can take place, chair by chair', async () => {
    shop = await insertBusiness(api.db, api.clock.now(), { chairs: 2 });
    await joinBusiness(api.db, shop.id, owner.userId);
    const [first = 0, second = 0] = shop.chairIds;
    const booked = await api.signIn();
    // The first chair has three quarters of an hour free at noon, the second a whole hour at the end of the day.
    const busy = [
      [first, '09:00', 180],
      [first, '12:45', 255],
      [second, '09:00', 420],
    ] as const;
    for (const [chairId, time, minutes] of busy)
      await insertAppointment(api.db, shop, booked.userId, { chairId, startsAt: instant(`${DAY} ${time}`), minutes });
    expect(await fits()).toEqual([]);
    const [early, late] = [await api.signIn(), await api.signIn()];
    const asked = [(await join(shop, early)).request_id, (await join(shop, late)).request_id];
    expect(await fits()).toEqual(asked.map((id) => ({ id, chair_id: second, times: [wall(`${DAY} 16:00`)] })));
    expect(await fits('2026-06-19')).toEqual([]);
  });

  it('[CAL-006] are not shown to another shop', async () => {
    const stranger = await api.signInBusiness();
    const { errors } = await api.run(FITS, { business: shop.id, date: DAY }, stranger);
    expect(errors?.[0]?.message).toBe('This business does not exist.');
  });
});
