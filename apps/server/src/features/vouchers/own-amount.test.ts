import { ledgerEntries, sales, soldVouchers, vouchers } from '@thyme/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  book,
  bootApi,
  insertBusiness,
  insertVoucher,
  joinBusiness,
  type TestApi,
  type TestBusiness,
  tryBooking,
} from '../../../test/kit/index.ts';
import { confirmPayment, payByCard, readCardPage } from '../../../test/kit/paying.ts';
import type { SignedIn } from '../../../test/kit/sign-in.ts';

let api: TestApi;
let guest: SignedIn;
let owner: SignedIn;
let shop: TestBusiness;
let offer: { id: number };
beforeAll(async () => {
  api = await bootApi();
  guest = await api.signIn({ firstName: 'Niamh', lastName: 'Byrne' });
  shop = await insertBusiness(api.db, api.clock.now(), { business: { slug: 'own-amount' } });
  owner = await api.signInBusiness();
  await joinBusiness(api.db, shop.id, owner.userId);
  offer = await insertVoucher(api.db, shop.id, { retail: 5000, value: 5000, amountFrom: 1000, amountTo: 25_000 });
});
afterAll(() => api.close());

const cart = (amount: number | undefined, more: object = {}) => ({
  business_id: shop.id,
  vouchers: [
    {
      voucher_id: offer.id,
      voucher_qty: 1,
      voucher_owner: 'Bríd',
      ...(amount === undefined ? {} : { voucher_amount: amount }),
      ...more,
    },
  ],
});

async function bought(amount: number | undefined, paid: number, more: object = {}) {
  const booked = await book(api, guest.token, { ...cart(amount, more), payment_info: { stripe: paid } });
  const page = readCardPage(booked.payment_url);
  await payByCard(api, page.publicId);
  await confirmPayment(api, guest.token, page);
  return api.db.select().from(soldVouchers).where(eq(soldVouchers.saleId, page.saleId)).orderBy(soldVouchers.id);
}

describe('a voucher with a chosen amount', () => {
  it('[GIFT-001] is charged, invoiced and worth what the guest chose', async () => {
    const [sold] = await bought(37.5, 37.5);
    expect(sold).toMatchObject({ value: 3750, remaining: 3750, status: 'active', terms: { retail: 3750 } });
    const [sale] = await api.db
      .select()
      .from(sales)
      .where(eq(sales.id, sold?.saleId ?? 0));
    expect(sale).toMatchObject({ totalAmount: 3750, status: 'confirmed' });
    const money = await api.db
      .select()
      .from(ledgerEntries)
      .where(eq(ledgerEntries.saleId, sold?.saleId ?? 0));
    expect(money.filter(({ kind }) => kind === 'charge').map(({ amount }) => amount)).toEqual([3750]);
    const { my_voucher } = await api.ask<{ my_voucher: { data: { value: number; remaining: number }[] } }>(
      `query($sale: Int!) { my_voucher(count: 18, page: 1, sale_id: $sale) { data { value remaining } } }`,
      { sale: sold?.saleId },
      guest,
    );
    expect(my_voucher.data).toEqual([{ value: 37.5, remaining: 37.5 }]);
  });

  it('[GIFT-001] two amounts for one person are two vouchers', async () => {
    const two = { voucher_id: offer.id, voucher_qty: 1, voucher_owner: 'Bríd' };
    const booked = await book(api, guest.token, {
      business_id: shop.id,
      vouchers: [
        { ...two, voucher_amount: 20, voucher_message: 'twenty' },
        { ...two, voucher_amount: 30, voucher_message: 'thirty' },
      ],
      payment_info: { stripe: 50 },
    });
    const page = readCardPage(booked.payment_url);
    const rows = await api.db
      .select()
      .from(soldVouchers)
      .where(eq(soldVouchers.saleId, page.saleId))
      .orderBy(soldVouchers.value);
    expect(rows.map(({ value, message }) => [value, message])).toEqual([
      [2000, 'twenty'],
      [3000, 'thirty'],
    ]);
  });

  it('[GIFT-001] without an amount has the offer’s own price', async () => {
    const [sold] = await bought(undefined, 50);
    expect(sold).toMatchObject({ value: 5000, terms: { retail: 5000 } });
  });

  it.each([9.99, 250.01, 0, 100_000])('[GIFT-001] €%s is refused with the shop’s limits', async (amount) => {
    const answer = await tryBooking(api, guest.token, { ...cart(amount), payment_info: { stripe: amount || 1 } });
    expect(JSON.stringify(answer)).toContain('Please enter an amount from €10 to €250.');
  });

  it('[GIFT-001] a voucher with a fixed amount accepts none', async () => {
    const fixed = await insertVoucher(api.db, shop.id, { retail: 5000, value: 5000 });
    const answer = await tryBooking(api, guest.token, {
      ...cart(20, { voucher_id: fixed.id }),
      payment_info: { stripe: 20 },
    });
    expect(JSON.stringify(answer)).toContain('can’t be changed any more');
  });
});

describe('the shop’s limits', () => {
  const save = `mutation($shop: Int!, $id: Int, $retail: Float!, $value: Float!, $from: Float, $to: Float) {
    desk_save_voucher(business_id: $shop, id: $id, name: "Any amount", color: "thyme", retail: $retail, value: $value,
      amount_from: $from, amount_to: $to, valid_for: 60, limit_number_of_sales: -999) { status id message } }`;
  const saveWithout = save.replace('amount_from: $from, amount_to: $to,', '').replace(', $from: Float, $to: Float', '');
  const send = (document: string, variables: object) =>
    api.run<{ desk_save_voucher: { id: number } }>(
      document,
      { shop: shop.id, retail: 50, value: 50, ...variables },
      owner,
    );

  it('[GIFT-002] are set at the desk, shown to guests, kept by an older desk client and removed again', async () => {
    const added = await send(save, { from: 20, to: 120 });
    const id = added.data?.desk_save_voucher.id ?? 0;
    const offered = async () => {
      const { business_vouchers } = await api.ask<{
        business_vouchers: { id: number; amount_from: number | null; amount_to: number | null }[];
      }>(`query($shop: Int!) { business_vouchers(business_id: $shop) { id amount_from amount_to } }`, {
        shop: shop.id,
      });
      return business_vouchers.find((one) => one.id === id);
    };
    expect(await offered()).toEqual({ id, amount_from: 20, amount_to: 120 });
    await send(saveWithout, { id });
    expect(await offered()).toEqual({ id, amount_from: 20, amount_to: 120 });
    await send(save, { id, from: null, to: null });
    expect(await offered()).toEqual({ id, amount_from: null, amount_to: null });
  });

  it.each([
    [{ from: 20, to: 10 }, 'The highest amount can’t be below the lowest.'],
    [{ from: 20, to: null }, 'Please enter both the lowest and the highest amount.'],
    [{ from: 60, to: 100 }, 'What it’s worth has to be within these amounts.'],
    [{ retail: 45, from: 20, to: 100 }, 'Guests can only choose the amount of a voucher that costs what it’s worth.'],
    [{ from: 0.5, to: 100 }, 'Please enter at least 1.'],
  ])('[GIFT-002] %o is refused', async (variables, message) => {
    const before = await api.db.$count(vouchers);
    expect(JSON.stringify(await send(save, variables))).toContain(message);
    expect(await api.db.$count(vouchers)).toBe(before);
  });
});
