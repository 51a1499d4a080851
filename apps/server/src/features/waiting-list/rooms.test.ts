import { chairs, occupancies, resources, serviceNeeds, waitingListOffers } from '@thyme/db/schema';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  at,
  book,
  bootApi,
  insertBusiness,
  type SignedIn,
  type TestApi,
  type TestBusiness,
} from '../../../test/kit/index.ts';
import { waitingRequests } from '../../../test/kit/waiting-list.ts';

let api: TestApi;
beforeAll(async () => {
  api = await bootApi();
});
afterAll(() => api.close());

const DAY = '2026-06-16';
const TEN = `${DAY} 10:00`;
const { join, waiting, accept, decline, cancel } = waitingRequests(() => api, DAY);

/** Two people, and one room that their service needs, booked the whole day except at ten. */
async function scene(): Promise<{ shop: TestBusiness; unit: number; appointmentId: number }> {
  const shop = await insertBusiness(api.db, api.clock.now(), { chairs: 2, business: { bufferMinutes: 0 } });
  const [room] = await api.db
    .insert(resources)
    .values({ businessId: shop.id, name: 'Studio', kind: 'room', capacity: 1 })
    .returning({ id: resources.id });
  const resourceId = room?.id ?? 0;
  const [place] = await api.db
    .insert(chairs)
    .values({ businessId: shop.id, name: 'Studio', resourceId, unit: 1, active: false })
    .returning({ id: chairs.id });
  await api.db.insert(serviceNeeds).values({ businessId: shop.id, serviceId: shop.serviceId, position: 0, resourceId });
  const { token } = await api.signIn();
  const { appointment_ids: ids } = await book(api, token, {
    business_id: shop.id,
    services: [at(shop.pricingId, TEN)],
  });
  return { shop, unit: place?.id ?? 0, appointmentId: ids[0] ?? 0 };
}

const heldOf = (shop: TestBusiness) =>
  api.db
    .select({ chairId: occupancies.chairId, holdId: occupancies.holdId, lineId: occupancies.lineId })
    .from(occupancies)
    .where(eq(occupancies.businessId, shop.id))
    .orderBy(asc(occupancies.chairId));
const offersOf = (shop: TestBusiness) =>
  api.db
    .select()
    .from(waitingListOffers)
    .where(and(eq(waitingListOffers.businessId, shop.id), eq(waitingListOffers.status, 'open')));
const tryTen = async (shop: TestBusiness) => {
  const { token } = await api.signIn();
  return book(api, token, { business_id: shop.id, services: [at(shop.pricingId, TEN)] });
};

it('[ROOM-004] an offer holds the person and the room, so that neither can be sold', async () => {
  const { shop, unit, appointmentId } = await scene();
  const guest: SignedIn = await api.signIn();
  await join(shop, guest);
  await cancel({ shop, appointmentId });
  const [offer] = await waiting(guest);
  expect((await heldOf(shop)).map(({ chairId, holdId }) => [chairId === unit, holdId !== null])).toEqual([
    [false, true],
    [true, true],
  ]);
  // Another person is free at ten, but the only room is held.
  expect(await tryTen(shop)).toMatchObject({ status: 0, refused: { code: 'taken' } });
  expect(await accept(guest, offer?.offer?.id ?? 0)).toMatchObject({ status: 1 });
  expect((await heldOf(shop)).map(({ holdId, lineId }) => [holdId, lineId !== null])).toEqual([
    [null, true],
    [null, true],
  ]);
});

it('[ROOM-004] nothing is offered while the room is taken, although a person is free', async () => {
  const { shop, unit, appointmentId } = await scene();
  const guest = await api.signIn();
  await join(shop, guest);
  const [own] = await api.db
    .select()
    .from(occupancies)
    .where(and(eq(occupancies.businessId, shop.id), eq(occupancies.chairId, unit)));
  await cancel({ shop, appointmentId });
  await decline(guest, (await waiting(guest))[0]?.offer?.id ?? 0);
  await api.runJobs();
  expect(await tryTen(shop)).toMatchObject({ status: 1 });
  const late = await api.signIn();
  await join(shop, late);
  await api.runJobs();
  expect(await offersOf(shop)).toEqual([]);
  expect(own?.chairId).toBe(unit);
});

it('[ROOM-004] a declined offer releases the room for the next guest', async () => {
  const { shop, appointmentId } = await scene();
  const [first, second] = [await api.signIn(), await api.signIn()];
  await join(shop, first);
  await join(shop, second);
  await cancel({ shop, appointmentId });
  await decline(first, (await waiting(first))[0]?.offer?.id ?? 0);
  await api.runJobs();
  const offer = (await waiting(second))[0]?.offer;
  expect(offer).toBeTruthy();
  expect(await accept(second, offer?.id ?? 0)).toMatchObject({ status: 1 });
});
