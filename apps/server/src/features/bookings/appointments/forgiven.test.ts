import { appointments, businesses, guestStatuses } from '@thyme/db/schema';
import { FORGIVEN_EVERY } from '@thyme/domain/payments';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  bootApi,
  insertAppointment,
  insertBusiness,
  joinBusiness,
  type SignedIn,
  type TestApi,
  type TestBusiness,
} from '../../../../test/kit/index.ts';

let api: TestApi;
let shop: TestBusiness;
let guest: SignedIn;
let owner: SignedIn;
beforeAll(async () => {
  api = await bootApi();
  owner = await api.signInBusiness();
});
afterAll(() => api.close());
beforeEach(async () => {
  guest = await api.signIn();
  shop = await insertBusiness(api.db, api.clock.now(), { chairs: 4, business: { forgivesFirst: true } });
  await joinBusiness(api.db, shop.id, owner.userId);
  await api.db.insert(guestStatuses).values({ businessId: shop.id, userId: guest.userId, status: 'Known' });
});

const CANCEL = `mutation($id: Int!) { statusUpdateForAppointment(id: $id, status: "Cancelled") {
  status appointment { status cancellation_fee } } }`;
const QUOTE = `query($id: Int!) { appointment(id: $id) { cancellation_quote {
  percent fee refund forgiven sentence decided_by_business } } }`;
const SAVE = `mutation($b: Int!, $forgives: Boolean) {
  desk_save_policy(business_id: $b, policy: [1, 2], forgives_first: $forgives) { status } }`;

let hours = 1;
/** An appointment later today that costs everything to cancel. */
async function late(): Promise<number> {
  hours = (hours % 6) + 1;
  const startsAt = api.clock.now() + hours * 3600;
  const terms = { startsAt, paid: 7_500, appointment: { cancellation: [1, 2] } };
  return (await insertAppointment(api.db, shop, guest.userId, terms)).id;
}
const quoteOf = async (id: number) =>
  (await api.ask<{ appointment: { cancellation_quote: object } }>(QUOTE, { id }, guest)).appointment.cancellation_quote;
const cancel = async (id: number) =>
  (await api.ask<{ statusUpdateForAppointment: { appointment: { cancellation_fee: number } } }>(CANCEL, { id }, guest))
    .statusUpdateForAppointment;
const feeOf = async (id: number) => (await cancel(id)).appointment.cancellation_fee;
const rowOf = async (id: number) => (await api.db.select().from(appointments).where(eq(appointments.id, id)))[0];

describe('a late cancellation by a regular', () => {
  it('[POLICY-016] is free once, and the guest reads so before; the second within a year is not', async () => {
    const [first, second] = [await late(), await late()];
    expect(await quoteOf(first)).toEqual({
      percent: 0,
      fee: 0,
      refund: 75,
      forgiven: true,
      sentence: 'Free this time: as a regular, you get one late cancellation a year',
      decided_by_business: false,
    });
    expect(await feeOf(first)).toBe(0);
    expect(await rowOf(first)).toMatchObject({ isForgiven: true, cancellationFee: 0 });
    expect(await quoteOf(second)).toMatchObject({ percent: 100, fee: 75, refund: 0, forgiven: false });
    expect(await feeOf(second)).toBe(75);
    expect(await rowOf(second)).toMatchObject({ isForgiven: false });
    const cancelledAt = api.clock.now() - FORGIVEN_EVERY;
    await api.db.update(appointments).set({ cancelledAt }).where(eq(appointments.id, first));
    expect(await quoteOf(await late())).toMatchObject({ fee: 0, forgiven: true });
  });

  it('[POLICY-016] is not used up by a cancellation that costs nothing', async () => {
    const { id: early } = await insertAppointment(api.db, shop, guest.userId, {
      startsAt: api.clock.now() + 9 * 86_400,
      paid: 7_500,
      appointment: { cancellation: [1, 2] },
    });
    await cancel(early);
    expect(await rowOf(early)).toMatchObject({ isForgiven: false });
    expect(await quoteOf(await late())).toMatchObject({ forgiven: true });
  });

  it('[POLICY-016] costs what the policy says for new guests, and where the shop does not forgive', async () => {
    const id = await late();
    await api.db.update(guestStatuses).set({ status: 'New' }).where(eq(guestStatuses.userId, guest.userId));
    expect(await quoteOf(id)).toMatchObject({ fee: 75, forgiven: false });
    await api.db.update(guestStatuses).set({ status: 'Known' }).where(eq(guestStatuses.userId, guest.userId));
    expect(await quoteOf(id)).toMatchObject({ forgiven: true });
    await api.ask(SAVE, { b: shop.id, forgives: false }, owner);
    expect(await quoteOf(id)).toMatchObject({ fee: 75, forgiven: false });
    // Left out, it stays as it is.
    await api.ask(SAVE, { b: shop.id, forgives: true }, owner);
    await api.ask(SAVE, { b: shop.id }, owner);
    const [stored] = await api.db.select().from(businesses).where(eq(businesses.id, shop.id));
    expect(stored?.forgivesFirst).toBe(true);
  });

  it('[POLICY-016] is forgiven once, however many are cancelled at the same moment', async () => {
    const ids = await Promise.all([late(), late(), late()]);
    const fees = await Promise.all(ids.map(feeOf));
    expect(fees.toSorted((a, b) => a - b)).toEqual([0, 75, 75]);
    const forgiven = (await Promise.all(ids.map(rowOf))).filter((row) => row?.isForgiven);
    expect(forgiven).toHaveLength(1);
  });
});
