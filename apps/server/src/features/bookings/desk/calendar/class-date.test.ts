import { seatClaims } from '@thyme/db/schema';
import { dateAt, wallOf } from '@thyme/domain/time';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  at,
  book,
  bootApi,
  insertBusiness,
  insertClass,
  instant,
  joinBusiness,
  type SignedIn,
  type TestApi,
  type TestBusiness,
} from '../../../../../test/kit/index.ts';

const ROLL = `query($business: Int!, $id: Int!) { desk_class(business_id: $business, id: $id) {
  service starts seats seats_taken is_cancelled people { appt_id guest_id guest_name seats status arrived is_new_guest due }
} }`;
const CALENDAR = `query($business: Int!, $from: String!, $to: String!) {
  desk_calendar(business_id: $business, from: $from, to: $to) { entries { kind schedule_id seats_taken } } }`;
const START = instant('2026-06-18 18:00');

let api: TestApi;
let shop: TestBusiness;
let staff: SignedIn;
let scheduleId: number;
let pricingId: number;
beforeAll(async () => {
  api = await bootApi();
  shop = await insertBusiness(api.db, api.clock.now());
  staff = await api.signInBusiness();
  await joinBusiness(api.db, shop.id, staff.userId, 'staff');
  const made = await insertClass(api.db, shop, { dates: [START], seats: 5 });
  scheduleId = made.schedules[0]?.id ?? 0;
  pricingId = made.pricingId;
});
afterAll(() => api.close());

const roll = async (id = scheduleId, who = staff) =>
  (await api.ask<{ desk_class: { people: { appt_id: number }[] } }>(ROLL, { business: shop.id, id }, who)).desk_class;

it('a class date lists its guests and what they still owe', async () => {
  const [una, brid] = [await api.signIn({ firstName: 'Úna' }), await api.signIn({ firstName: 'Bríd' })];
  for (const { token } of [una, brid])
    await book(api, token, { business_id: shop.id, services: [at(pricingId, '2026-06-18 18:00')] });
  expect(await roll()).toMatchObject({
    service: 'Evening yoga',
    starts: wallOf('Europe/Dublin', START),
    seats: 5,
    seats_taken: 2,
    is_cancelled: false,
    people: [
      { guest_id: brid.userId, seats: 1, status: 'New', arrived: false, is_new_guest: true, due: 15 },
      { guest_id: una.userId, seats: 1, status: 'New', arrived: false, is_new_guest: true, due: 15 },
    ],
  });
  const day = dateAt('Europe/Dublin', START);
  expect(await api.ask(CALENDAR, { business: shop.id, from: day, to: day }, staff)).toEqual({
    desk_calendar: { entries: [{ kind: 'class', schedule_id: scheduleId, seats_taken: 2 }] },
  });

  const first = (await roll()).people[0]?.appt_id ?? 0;
  await api.ask(`mutation { desk_cancel(id: ${first}) { status } }`, {}, staff);
  expect((await roll()).people).toMatchObject([{ guest_id: una.userId }]);
  expect(await api.db.select().from(seatClaims)).toHaveLength(1);
});

it('belongs to its shop', async () => {
  const other = await api.signInBusiness();
  const elsewhere = await insertBusiness(api.db, api.clock.now());
  await joinBusiness(api.db, elsewhere.id, other.userId);
  const { errors } = await api.run(ROLL, { business: elsewhere.id, id: scheduleId }, other);
  expect(errors?.[0]?.message).toBe('This date could not be found.');
});
