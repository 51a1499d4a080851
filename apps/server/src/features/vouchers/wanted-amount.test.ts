import { soldVouchers } from '@thyme/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { only } from '../../../test/kit/fixtures.ts';
import {
  at,
  book,
  bootApi,
  insertBusiness,
  insertVoucher,
  type SignedIn,
  type TestApi,
  type TestBusiness,
} from '../../../test/kit/index.ts';
import { ledgerOf, walletToken } from '../../../test/kit/paying.ts';
import { moneyOfSale } from '../sales/ledger/appointment-money.ts';

let api: TestApi;
let guest: SignedIn;
/** A facial of €75 with a deposit of €15. */
let shop: TestBusiness;
/** The same without a deposit. */
let relaxed: TestBusiness;
beforeAll(async () => {
  api = await bootApi();
  guest = await api.signIn();
  const now = api.clock.now();
  shop = await insertBusiness(api.db, now, { business: { upfrontPercent: 20 }, chairs: 20 });
  relaxed = await insertBusiness(api.db, now, { business: { upfrontPercent: 0 }, chairs: 20 });
});
afterAll(() => api.close());

/** The code of a bought voucher with this much on it. */
async function voucherOf(value: number, place = shop): Promise<string> {
  const offer = await insertVoucher(api.db, place.id, { value: value * 100, retail: value * 100 });
  const sold = await book(api, guest.token, {
    business_id: place.id,
    vouchers: [{ voucher_id: offer.id, voucher_qty: 1, voucher_owner: 'Niamh Byrne' }],
    payment_info: { google: value },
    google_pay_token: await walletToken(api, 'google', value),
  });
  return (await rowOf(eq(soldVouchers.saleId, sold.sale_id ?? 0))).code;
}

const rowOf = async (condition: ReturnType<typeof eq>) =>
  only(await api.db.select().from(soldVouchers).where(condition));
const balanceOf = async (code: string) => (await rowOf(eq(soldVouchers.code, code))).remaining;

async function check(code: string, total: number, place = shop) {
  const query = `query($code: String!, $pricing: Int!, $guest: Int!, $total: Float!, $shop: Int!) {
    voucher_check(
      voucher_code: $code, guest_id: $guest, grand_total: $total, business_id: $shop, discount: 0,
      selling_service: [{ service_pricing_id: $pricing, service_qty: 1, unit_price: 75, special_price: 0 }]
    ) { status value message }
  }`;
  const variables = { code, pricing: place.pricingId, guest: guest.userId, total, shop: place.id };
  return (await api.ask<{ voucher_check: object }>(query, variables, { token: guest.token })).voucher_check;
}

function redeem(code: string, payment: number | undefined, more: object = {}, place = shop) {
  const services = [at(place.pricingId, '2026-06-16 10:00')];
  const payment_info = { voucher: [{ code, payment }], ...more };
  return book(api, guest.token, { business_id: place.id, services, payment_info });
}

const dueOf = async (saleId: number | null, place = shop) =>
  (await moneyOfSale(api.db, { businessId: place.id, saleId: saleId ?? 0 })).due;

describe('the check with the full price', () => {
  it('[VOUCH-045] answers up to the full price', async () => {
    expect(await check(await voucherOf(100), 75)).toEqual({ status: 1, value: 75, message: '' });
    expect(await check(await voucherOf(40), 75)).toEqual({ status: 1, value: 40, message: '' });
  });

  it('[VOUCH-045] names the amount needed to confirm if the voucher has less than that', async () => {
    expect(await check(await voucherOf(4), 75)).toEqual({
      status: 1,
      value: 4,
      message:
        'You can use €4.00 from the voucher. You have to pay rest of the amount €11.00 to confirm booking. Please select your payment method!',
    });
  });

  it('[VOUCH-045] with only the deposit sent, answers up to that', async () => {
    expect(await check(await voucherOf(100), 15)).toEqual({ status: 1, value: 15, message: '' });
  });
});

describe('a booking with a voucher', () => {
  it('[VOUCH-040] that pays the whole price leaves nothing due', async () => {
    const code = await voucherOf(100);
    const booked = await redeem(code, 75);
    expect(booked).toMatchObject({ status: 1, payment_status: 1, payment_type: 'voucher', payment_amount: 75 });
    expect(await dueOf(booked.sale_id)).toBe(0);
    expect(await balanceOf(code)).toBe(2_500);
  });

  it('[VOUCH-040] that pays more than the deposit leaves the rest due', async () => {
    const booked = await redeem(await voucherOf(40), 40);
    expect(booked).toMatchObject({ status: 1, payment_status: 1, order_id: null });
    expect(await ledgerOf(api, booked.sale_id ?? 0)).toEqual(['sale 7500', 'voucher_use 4000']);
    expect(await dueOf(booked.sale_id)).toBe(3_500);
  });

  it('[VOUCH-040] that pays a part of the deposit leaves the rest of it for a card or wallet', async () => {
    const google_pay_token = await walletToken(api, 'google', 11);
    const services = [at(shop.pricingId, '2026-06-16 10:00')];
    const payment_info = { voucher: [{ code: await voucherOf(40), payment: 4 }], google: 11 };
    const booked = await book(api, guest.token, { business_id: shop.id, services, payment_info, google_pay_token });
    expect(booked).toMatchObject({ status: 1, payment_status: 1 });
    expect(await ledgerOf(api, booked.sale_id ?? 0)).toEqual(['sale 7500', 'voucher_use 400', 'charge 1100']);
    expect(await dueOf(booked.sale_id)).toBe(6_000);
  });

  it('[VOUCH-040] of a client that sends no amount pays the amount due now', async () => {
    const code = await voucherOf(40);
    const booked = await redeem(code, undefined);
    expect(booked).toMatchObject({ status: 1, payment_status: 1 });
    expect(await balanceOf(code)).toBe(2_500);
    expect(await dueOf(booked.sale_id)).toBe(6_000);
  });

  it('[VOUCH-040] pays in advance if nothing is due now', async () => {
    const booked = await redeem(await voucherOf(40, relaxed), 30, {}, relaxed);
    expect(booked).toMatchObject({ status: 1, payment_status: 1, payment_type: 'voucher' });
    expect(await dueOf(booked.sale_id, relaxed)).toBe(4_500);
  });

  it.each([
    ['more than the price', 100, 75.01],
    ['more than it holds', 40, 40.01],
    ['a fraction of a cent', 40, 10.005],
    ['less than nothing', 40, -1],
  ])('[VOUCH-044] is refused for %s, and keeps its value', async (_, value, payment) => {
    const code = await voucherOf(value);
    const services = [at(shop.pricingId, '2026-06-16 10:00')];
    const wish = { business_id: shop.id, services, payment_info: { voucher: [{ code, payment }], stripe: 15 } };
    const answer = await book(api, guest.token, wish).catch(() => ({ status: 0 }));
    expect(answer.status).toBe(0);
    expect(await balanceOf(code)).toBe(value * 100);
  });

  it('[VOUCH-044] is used once by two concurrent bookings that want all of it', async () => {
    const code = await voucherOf(75);
    const answers = await Promise.all([redeem(code, 75), redeem(code, 75)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([0, 1]);
    expect(await balanceOf(code)).toBe(0);
  });
});
