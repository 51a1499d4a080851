import { appointments, clientDetails, sales, users } from '@thyme/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, book, bootApi, type TestApi, tryBooking } from '../kit/index.ts';
import { walletToken } from '../kit/paying.ts';
import { createWorld, type World } from './world.ts';

let api: TestApi;
let world: World;
beforeAll(async () => {
  api = await bootApi({ config: { httpRateLimit: 1_000_000 } });
  world = await createWorld(api);
  await api.db.execute(`update businesses set upfront_percent = 100 where id = ${world.otherShop.id}`);
});
afterAll(() => api.close());

describe('fields that a client may not set', () => {
  it.each(['user_type: 1', 'id: 1', 'email_verified: true', 'created_at: 1'])(
    'registering with %s is refused before anything runs',
    async (more) => {
      const query = `mutation { guestRegister(email: "a@mail.example", first_name: "A", last_name: "B", password: "Slow-river-42!", ${more}) { status } }`;
      expect((await api.run(query)).errors?.[0]?.message).toMatch(/Unknown argument/);
    },
  );

  it("do not change a profile's address, password or owner", async () => {
    const { guest } = world;
    const before = await api.db.select().from(users).where(eq(users.id, guest.userId));
    const query = `mutation { guestProfileUpdate(first_name: "Niamh", last_name: "Byrne", mobile: "+353871234567", password: "Stolen-river-42!", hash: "x") { status } }`;
    await api.run(query, {}, { token: guest.token });
    const [after] = await api.db.select().from(users).where(eq(users.id, guest.userId));
    expect(after).toMatchObject({ email: before[0]?.email, passwordHash: before[0]?.passwordHash, userType: 2 });
    expect(await api.db.select().from(clientDetails).where(eq(clientDetails.userId, guest.userId))).toHaveLength(1);
  });
});

describe('prices', () => {
  const wanted = (text: string) => ({
    business_id: world.otherShop.id,
    services: [at(world.otherShop.pricingId, text)],
  });

  it.each([
    ['a lower total', { total_amount: 0.01, payment_info: { stripe: 0.01 } }],
    ['a discount of one’s own', { discount: 74, payment_info: { stripe: 1 } }],
    ['less in advance', { upfront_amount: 1, payment_info: { stripe: 1 } }],
    ['a negative amount', { total_amount: -75, payment_info: { stripe: -75 } }],
    ['nothing at all', { payment_info: {} }],
  ])('%s buys nothing', async (_what, said) => {
    const answer = await tryBooking(api, world.otherGuest.token, {
      ...wanted('2026-06-16 10:00'),
      ...said,
      booking_request: 'web',
    });
    expect(answer.data?.create_booking?.payment_status ?? 0).not.toBe(1);
    const bought = await api.db.select().from(sales).where(eq(sales.businessId, world.otherShop.id));
    expect(bought.filter(({ totalAmount, paidAmount }) => totalAmount !== 7_500 || paidAmount > 0)).toEqual([]);
  });

  it('a wallet token for a smaller amount pays nothing, and one token pays once', async () => {
    const small = await walletToken(api, 'google', 1);
    const cheap = await book(api, world.otherGuest.token, {
      ...wanted('2026-06-17 10:00'),
      payment_info: { google: 75 },
      google_pay_token: small,
    });
    expect(cheap.payment_status).not.toBe(1);
    const token = await walletToken(api, 'google', 75);
    const paying = { payment_info: { google: 75 }, google_pay_token: token };
    expect((await book(api, world.otherGuest.token, { ...wanted('2026-06-17 11:00'), ...paying })).payment_status).toBe(
      1,
    );
    expect((await book(api, world.guest.token, { ...wanted('2026-06-17 12:00'), ...paying })).payment_status).not.toBe(
      1,
    );
  });

  it('a service of another shop is not sold', async () => {
    const foreign = { business_id: world.otherShop.id, services: [at(world.shop.pricingId, '2026-06-18 10:00')] };
    const answer = await tryBooking(api, world.otherGuest.token, { ...foreign, booking_request: 'web' });
    expect(answer.data?.create_booking?.status ?? 0).toBe(0);
  });
});

describe('other people', () => {
  it('cannot be put on a waiting list', async () => {
    const query = `mutation($b: Int!, $g: Int, $p: Int!) { cancellation_request(business_id: $b, guest_id: $g, service_pricing_id: $p, date: "2026-06-18", date_scope: "this_date") { status } }`;
    const said = { b: world.shop.id, g: world.guest.userId, p: world.shop.pricingId };
    const answer = await api.run<{ cancellation_request: { status: number } }>(query, said, {
      token: world.otherGuest.token,
    });
    const { rows } = await api.db.execute<{ number: number }>(
      `select count(*)::int as number from waiting_list_requests where guest_id = ${world.guest.userId} and date = '2026-06-18'`,
    );
    expect(answer.data?.cancellation_request?.status ?? 0).toBe(0);
    expect(rows[0]?.number).toBe(0);
  });

  it('keep their appointments when a guest cancels all of their own', async () => {
    const query = 'mutation($b: Int!) { cancel_future_appointment(business_id: $b) { status } }';
    await api.run(query, { b: world.shop.id }, { token: world.otherGuest.token });
    const [appointment] = await api.db.select().from(appointments).where(eq(appointments.id, world.appointment.id));
    expect(appointment?.status).toBe('New');
  });
});
