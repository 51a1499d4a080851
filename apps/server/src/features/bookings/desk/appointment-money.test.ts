import { dateAt } from '@thyme/domain/time';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  at,
  book,
  bootApi,
  insertBusiness,
  instant,
  joinBusiness,
  type SignedIn,
  type TestApi,
  type TestBusiness,
} from '../../../../test/kit/index.ts';
import { walletToken } from '../../../../test/kit/paying.ts';

const ZONE = 'Europe/Dublin';
const [FIRST, SECOND] = ['2026-06-16 10:00', '2026-06-18 10:00'];

let api: TestApi;
let shop: TestBusiness;
let owner: SignedIn;
let guest: SignedIn;
let start: number;
beforeAll(async () => {
  api = await bootApi();
  start = api.clock.now();
  owner = await api.signInBusiness();
});
afterAll(() => api.close());

/** One cart with two appointments of €75, of which a fifth is paid: €15 belong to each. */
beforeEach(async () => {
  api.clock.set(start);
  shop = await insertBusiness(api.db, start, { business: { upfrontPercent: 20 } });
  await joinBusiness(api.db, shop.id, owner.userId);
  guest = await api.signIn();
});
async function bookTwo() {
  const booked = await book(api, guest.token, {
    business_id: shop.id,
    services: [at(shop.pricingId, FIRST), at(shop.pricingId, SECOND)],
    payment_info: { google: 30 },
    google_pay_token: await walletToken(api, 'google', 30),
  });
  expect(booked).toMatchObject({ payment_status: 1, appointment_ids: [expect.any(Number), expect.any(Number)] });
  return booked.appointment_ids;
}

const miss = async (id: number | undefined) =>
  api.ask(`mutation($id: Int!) { desk_no_show(id: $id) { status } }`, { id }, owner);

async function guestAtDesk() {
  const query = `query($b: Int!, $g: Int!) { desk_guest(business_id: $b, guest_id: $g) { spent appointments { id status kept } } }`;
  type Wire = { desk_guest: { spent: number; appointments: { id: number; status: string; kept: number }[] } };
  return (await api.ask<Wire>(query, { b: shop.id, g: guest.userId }, owner)).desk_guest;
}

async function takings() {
  const day = dateAt(ZONE, api.clock.now());
  const query = `query($b: Int!, $day: String!) { desk_takings(business_id: $b, from: $day, to: $day) {
    still_to_come deposits_held deposits_bookings } }`;
  return (await api.ask<{ desk_takings: object }>(query, { b: shop.id, day }, owner)).desk_takings;
}

describe('the money of a cart with two appointments', () => {
  it('retained for a missed one belongs to that appointment', async () => {
    const [first, second] = await bookTwo();
    api.clock.set(instant(FIRST) + 7_200);
    await miss(first);
    const { appointments } = await guestAtDesk();
    expect(appointments).toEqual([
      { id: second, status: 'New', kept: 0 },
      { id: first, status: 'No Show', kept: 15 },
    ]);
  });

  it('is due and paid in advance per appointment', async () => {
    const [first] = await bookTwo();
    api.clock.set(instant(FIRST) - 3_600);
    expect(await takings()).toEqual({ still_to_come: 60, deposits_held: 30, deposits_bookings: 2 });
    api.clock.set(instant(FIRST) + 7_200);
    await miss(first);
    expect(await takings()).toEqual({ still_to_come: 0, deposits_held: 15, deposits_bookings: 1 });
  });
});
