import { chairs, resources, serviceNeeds } from '@thyme/db/schema';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { at, book, bootApi, insertBusiness, joinBusiness, type TestApi } from '../../../../test/kit/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await bootApi();
});
afterAll(() => api.close());

it('a room shows who uses it, to members who see everyone’s calendar', async () => {
  const [owner, staff, guest] = [await api.signInBusiness(), await api.signInBusiness(), await api.signIn()];
  const shop = await insertBusiness(api.db, api.clock.now());
  await joinBusiness(api.db, shop.id, owner.userId);
  await joinBusiness(api.db, shop.id, staff.userId, 'staff', { calendar: 'own' });
  const key = { businessId: shop.id };
  const rooms = await api.db
    .insert(resources)
    .values(['Blue room', 'Red room'].map((name) => ({ ...key, name, kind: 'room' as const })))
    .returning();
  await api.db
    .insert(chairs)
    .values(rooms.map(({ id, name }) => ({ ...key, name, resourceId: id, unit: 1, active: false })));
  const resourceId = rooms.find(({ name }) => name === 'Red room')?.id ?? 0;
  await api.db.insert(serviceNeeds).values({ ...key, serviceId: shop.serviceId, position: 0, resourceId });
  const services = [at(shop.pricingId, '2026-06-16 10:00')];
  expect(await book(api, guest.token, { business_id: shop.id, services })).toMatchObject({ status: 1 });
  const usesOf = async (who: { token: string }) =>
    (
      await api.ask<{ desk_rooms: { name: string; uses: { guest_name: string }[] }[] }>(
        'query($b: Int!) { desk_rooms(business_id: $b, date: "2026-06-16") { name uses { guest_name } } }',
        { b: shop.id },
        who,
      )
    ).desk_rooms;
  expect(await usesOf(owner)).toEqual([
    { name: 'Blue room', uses: [] },
    { name: 'Red room', uses: [{ guest_name: 'Niamh Byrne' }] },
  ]);
  expect((await usesOf(staff)).map(({ uses }) => uses)).toEqual([[], []]);
});
