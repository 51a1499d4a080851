import { outbox, soldVouchers } from '@thyme/db/schema';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  bootApi,
  insertBusiness,
  instant,
  joinBusiness,
  type SignedIn,
  type TestApi,
  type TestBusiness,
} from '../../../test/kit/index.ts';
import { becomeMember, change, offerMembership } from './memberships.fixtures.ts';

let api: TestApi;
let owner: SignedIn;
let guest: SignedIn;
let shop: TestBusiness;
beforeAll(async () => {
  api = await bootApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.set(instant('2027-01-31 10:00'));
  owner = await api.signInBusiness();
  guest = await api.signIn();
  shop = await insertBusiness(api.db, api.clock.now(), { business: { name: 'Willow Room' } });
  await joinBusiness(api.db, shop.id, owner.userId);
});
const place = () => ({ api, shop, owner });
const charged = async () =>
  (
    await api.ask<{ desk_plan: { members_charged: number } }>(
      'query($b: Int!) { desk_plan(business_id: $b) { members_charged } }',
      { b: shop.id },
      owner,
    )
  ).desk_plan.members_charged;
const cards = async (who: SignedIn) =>
  (await api.ask<{ saved_cards: { memberships: string[] }[] }>('{ saved_cards { memberships } }', {}, who)).saved_cards;

it('[MEMB-014] the plan counts the guests whom memberships charge, until they cancel', async () => {
  const offer = await offerMembership(place());
  const { id } = await becomeMember(place(), guest, offer);
  await becomeMember(place(), await api.signIn(), offer);
  expect(await charged()).toBe(2);
  expect(await change(api, guest, id, 'cancel')).toMatchObject({ status: 1 });
  expect(await charged()).toBe(1);
});

it('[MEMB-015] a saved card names the memberships that it pays for, and only those of its guest', async () => {
  const { id } = await becomeMember(place(), guest, await offerMembership(place()));
  expect(await cards(guest)).toEqual([{ memberships: ['Facial club at Willow Room'] }]);
  await change(api, guest, id, 'cancel');
  expect(await cards(guest)).toEqual([{ memberships: [] }]);
});

it('[PACK-034] a closed account keeps its unused sessions under their code, which the last mail names', async () => {
  await becomeMember(place(), guest, await offerMembership(place()));
  const close = 'mutation($a: String!, $e: String!) { guestOffBoardingRequest(answer: $a, email: $e) { status } }';
  await api.ask(close, { a: 'Moved', e: guest.email }, guest);
  const [sessions] = await api.db.select().from(soldVouchers).where(eq(soldVouchers.businessId, shop.id));
  expect(sessions).toMatchObject({ status: 'active', remaining: 2, ownerId: null });
  const [mail] = await api.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.recipient, guest.email), eq(outbox.template, 'account-closed')));
  expect(mail?.payload).toMatchObject({
    vouchers: [{ code: sessions?.code, left: '2 sessions', isSessions: true }],
  });
});
