import { chairs } from '@thyme/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  bootApi,
  insertAppointment,
  insertBusiness,
  joinBusiness,
  type SignedIn,
  type TestApi,
  type TestBusiness,
} from '../../../test/kit/index.ts';

const MOVE_IN =
  'query($b: Int!) { desk_move_in(business_id: $b) { open address services people unnamed guests coming days { date appointments } } }';

let api: TestApi;
let owner: SignedIn;
let shop: TestBusiness;
beforeAll(async () => {
  api = await bootApi();
  owner = await api.signInBusiness();
  shop = await insertBusiness(api.db, api.clock.now());
  await joinBusiness(api.db, shop.id, owner.userId);
});
afterAll(() => api.close());

interface Found {
  open: string[];
  days: { date: string; appointments: number }[];
  [field: string]: unknown;
}
const read = async () => (await api.ask<{ desk_move_in: Found }>(MOVE_IN, { b: shop.id }, owner)).desk_move_in;

it('[IMPORT-040] lists what is left until there are a page, a team, guests and four weeks in the calendar', async () => {
  const before = await read();
  expect(before).toMatchObject({
    open: ['team', 'guests', 'calendar'],
    services: 1,
    people: 1,
    unnamed: 1,
    guests: 0,
    coming: 0,
  });
  expect(before.days).toHaveLength(28);
  await api.db.update(chairs).set({ person: 'Aisling' }).where(eq(chairs.businessId, shop.id));
  const add =
    'mutation($b: Int!) { desk_add_guest(business_id: $b, guest: { first_name: "Ann", mobile: "0875550101" }) { id } }';
  const { desk_add_guest: guest } = await api.ask<{ desk_add_guest: { id: number } }>(add, { b: shop.id }, owner);
  await insertAppointment(api.db, shop, guest.id, { startsAt: api.clock.now() + 2 * 86_400 });
  await insertAppointment(api.db, shop, guest.id, { startsAt: api.clock.now() + 40 * 86_400 });
  const after = await read();
  expect(after).toMatchObject({ open: [], guests: 1, coming: 1 });
  expect(after.days.filter(({ appointments }) => appointments > 0)).toHaveLength(1);
});

it('[IMPORT-040] is for the owner only', async () => {
  const staff = await api.signInBusiness();
  await joinBusiness(api.db, shop.id, staff.userId, 'staff');
  expect((await api.run(MOVE_IN, { b: shop.id }, staff)).errors?.[0]?.message).toBe('Only the owner can do this.');
});
