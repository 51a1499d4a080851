import { ledgerEntries, outbox, sales, soldVouchers, voucherServices, vouchers, voucherUses } from '@thyme/db/schema';
import { dateAt } from '@thyme/domain/time';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  at,
  book,
  bootApi,
  insertBusiness,
  insertVoucher,
  type TestApi,
  type TestBusiness,
  tryBooking,
} from '../../../test/kit/index.ts';
import { confirmPayment, ledgerOf, payByCard, readCardPage, saleOf, walletToken } from '../../../test/kit/paying.ts';
import type { SignedIn } from '../../../test/kit/sign-in.ts';
import { purge } from '../../registry/purge.ts';

let api: TestApi;
let guest: SignedIn;
let shop: TestBusiness;
beforeAll(async () => {
  api = await bootApi();
  guest = await api.signIn({ firstName: 'Niamh', lastName: 'Byrne' });
  // A service for exactly €50, paid in full when booked.
  shop = await insertBusiness(api.db, api.clock.now(), {
    business: { upfrontPercent: 100, slug: 'voucher-room' },
    pricing: { price: 5000 },
    chairs: 25,
  });
});
afterAll(() => api.close());

const buy = (voucherId: number, more: object = {}, buyer = guest) =>
  book(api, buyer.token, {
    business_id: shop.id,
    vouchers: [{ voucher_id: voucherId, voucher_qty: 1, voucher_owner: 'Saoirse Daly', ...more }],
    payment_info: { stripe: 100 * Number((more as { voucher_qty?: number }).voucher_qty ?? 1) },
  });

/** Buys a voucher with a card and returns its stored row. */
async function bought(voucherId: number, more: object = {}) {
  const page = readCardPage((await buy(voucherId, more)).payment_url);
  await payByCard(api, page.publicId);
  await confirmPayment(api, guest.token, page);
  const [sold] = await api.db.select().from(soldVouchers).where(eq(soldVouchers.saleId, page.saleId));
  if (!sold) throw new Error('Nothing was sold.');
  return sold;
}

/** A voucher with a holder, created without buying it. */
async function given(values: Partial<typeof soldVouchers.$inferInsert> = {}, place = shop) {
  const offer = await insertVoucher(api.db, place.id, { retail: 5000, value: 5000 });
  const page = await api.db
    .insert(sales)
    .values({ businessId: place.id, userId: guest.userId, currency: 'EUR', subTotal: 0, totalAmount: 0 })
    .returning();
  const saleId = page[0]?.id ?? 0;
  const line = await api.db.execute<{ id: number }>(
    `insert into sale_lines (business_id, sale_id, kind, voucher_id, product_name, unit_price) values (${place.id}, ${saleId}, 'voucher', ${offer.id}, 'Voucher', 5000) returning id`,
  );
  const [row] = await api.db
    .insert(soldVouchers)
    .values({
      businessId: place.id,
      voucherId: offer.id,
      saleId,
      saleLineId: line.rows[0]?.id ?? 0,
      buyerId: guest.userId,
      owner: 'Niamh Byrne',
      ownerId: guest.userId,
      code: `GIFT-${offer.id}`,
      terms: { name: 'Gift', title: '', color: 'sage', retail: 5000, validFor: 60, services: [] },
      value: 5000,
      remaining: values.value ?? 5000,
      currency: 'EUR',
      purchasedAt: api.clock.now(),
      expiresAt: api.clock.now() + 5 * 366 * 86_400,
      ...values,
    })
    .returning();
  if (!row) throw new Error('The voucher was not stored.');
  return row;
}

const CHECK = `query($voucher_code: String!, $selling_service: [SellingServiceInput!]!, $guest_id: Int!, $grand_total: Float!, $discount: Float, $business_id: Int!) {
  voucher_check(voucher_code: $voucher_code, selling_service: $selling_service, guest_id: $guest_id, grand_total: $grand_total, discount: $discount, business_id: $business_id) { value message status }
}`;

interface Checked {
  value: number;
  message: string;
  status: number;
}

async function check(code: string, more: object = {}, place = shop): Promise<Checked> {
  const selling = [
    {
      service_pricing_id: place.pricingId,
      service_id: place.serviceId,
      service_qty: 1,
      unit_price: 50,
      special_price: 0,
    },
  ];
  const variables = {
    voucher_code: code,
    selling_service: selling,
    guest_id: guest.userId,
    grand_total: 50,
    discount: 0,
    business_id: place.id,
    ...more,
  };
  return (await api.ask<{ voucher_check: Checked }>(CHECK, variables, { token: guest.token })).voucher_check;
}

const redeem = (codes: { code: string; payment?: number }[], time: string, more: object = {}, payer = guest) =>
  book(api, payer.token, {
    business_id: shop.id,
    services: [at(shop.pricingId, time)],
    payment_info: { voucher: codes, ...more },
  });

describe('buying a voucher', () => {
  it('[VOUCH-008] is paid by card, named for a person, valid for at least five years, and its code is mailed', async () => {
    const offer = await insertVoucher(api.db, shop.id);
    const booked = await buy(offer.id);
    expect(booked).toMatchObject({ status: 1, payment_status: 0, payment_amount: 100 });
    const page = readCardPage(booked.payment_url);
    const [waiting] = await api.db.select().from(soldVouchers).where(eq(soldVouchers.saleId, page.saleId));
    expect(waiting).toMatchObject({ status: 'pending', owner: 'Saoirse Daly', ownerId: null });
    await payByCard(api, page.publicId);
    await confirmPayment(api, guest.token, page);
    const [sold] = await api.db.select().from(soldVouchers).where(eq(soldVouchers.saleId, page.saleId));
    expect(sold).toMatchObject({ status: 'active', value: 10_000, remaining: 10_000, buyerId: guest.userId });
    expect(sold?.code).toMatch(/^VOUC-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    expect(dateAt('Europe/Dublin', (sold?.expiresAt ?? 0) - 1)).toBe('2031-06-15');
    expect(await ledgerOf(api, page.saleId)).toEqual(['sale 10000', 'charge 10000']);
    const [mail] = await api.db
      .select()
      .from(outbox)
      .where(eq(outbox.dedupeKey, `voucher-bought:${sold?.id}`));
    expect(mail).toMatchObject({ recipient: guest.email, template: 'voucher-bought' });
    expect(mail?.payload).toMatchObject({ code: sold?.code, owner: 'Saoirse Daly' });
  });

  it('sends the code to its recipient, once it is paid, and deletes the address', async () => {
    const offer = await insertVoucher(api.db, shop.id);
    const wish = { voucher_email: ' saoirse@mail.example ' };
    const page = readCardPage((await buy(offer.id, wish)).payment_url);
    const mails = () => api.db.select().from(outbox).where(eq(outbox.recipient, 'saoirse@mail.example'));
    expect(await mails()).toEqual([]);
    await payByCard(api, page.publicId);
    await confirmPayment(api, guest.token, page);
    await confirmPayment(api, guest.token, page);
    const [sold] = await api.db.select().from(soldVouchers).where(eq(soldVouchers.saleId, page.saleId));
    expect(await mails()).toMatchObject([
      { template: 'voucher-received', payload: { code: sold?.code, from: 'Niamh Byrne', name: 'Saoirse Daly' } },
    ]);
    expect(sold).toMatchObject({ owner: 'Saoirse Daly', ownerId: null, ownerEmail: null });
    const unpaid = await buy(offer.id, wish);
    const kept = () =>
      api.db
        .select({ email: soldVouchers.ownerEmail })
        .from(soldVouchers)
        .where(eq(soldVouchers.saleId, unpaid.sale_id ?? 0));
    expect(await kept()).toEqual([{ email: 'saoirse@mail.example' }]);
    const lapsed = { status: 'void' as const, purchasedAt: api.clock.now() - 86_401 };
    await api.db
      .update(soldVouchers)
      .set(lapsed)
      .where(eq(soldVouchers.saleId, unpaid.sale_id ?? 0));
    await purge.run(api.app.services, {});
    expect(await kept()).toEqual([{ email: null }]);
    const odd = await tryBooking(api, guest.token, {
      business_id: shop.id,
      vouchers: [{ voucher_id: offer.id, voucher_qty: 1, voucher_owner: 'Saoirse', voucher_email: 'not an address' }],
    });
    expect(JSON.stringify(odd.errors?.[0]?.extensions?.validation)).toContain('Email should have correct format');
  });

  it('for oneself belongs to oneself', async () => {
    const sold = await bought((await insertVoucher(api.db, shop.id)).id, { voucher_owner: 'niamh byrne' });
    expect(sold.ownerId).toBe(guest.userId);
  });

  it('[CONST-030] without a limit sells any number; with one, never more, however many buy at once', async () => {
    const endless = await insertVoucher(api.db, shop.id);
    expect((await buy(endless.id, { voucher_qty: 20 })).status).toBe(1);
    const scarce = await insertVoucher(api.db, shop.id, { limitNumberOfSales: 3 });
    const answers = await Promise.all(Array.from({ length: 8 }, () => buy(scarce.id)));
    expect(answers.filter(({ status }) => status === 1)).toHaveLength(3);
    const [row] = await api.db.select().from(vouchers).where(eq(vouchers.id, scarce.id));
    expect(row?.totalSale).toBe(3);
    expect(await api.db.$count(soldVouchers, eq(soldVouchers.voucherId, scarce.id))).toBe(3);
  });

  it('that is not paid no longer counts', async () => {
    const scarce = await insertVoucher(api.db, shop.id, { limitNumberOfSales: 1 });
    const first = await buy(scarce.id);
    expect((await buy(scarce.id)).status).toBe(0);
    api.clock.advance(601);
    await api.runJobs();
    expect((await saleOf(api, first.sale_id)).status).toBe('void');
    expect((await buy(scarce.id)).status).toBe(1);
  });

  it('gives a printable card to the holder of the code, and to no one else', async () => {
    const sold = await bought((await insertVoucher(api.db, shop.id)).id);
    const card = await api.fetch(`/voucher-card/${sold.code}.pdf`);
    expect(card.headers.get('content-type')).toBe('application/pdf');
    expect(card.headers.get('cache-control')).toBe('no-store');
    expect(
      Buffer.from(await card.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect((await api.fetch('/voucher-card/VOUC-0000-0000.pdf')).status).toBe(404);
  });
});

describe('checking a voucher', () => {
  it('[API-058] [VOUCH-010] one that covers all of it says what it gives', async () => {
    const { code } = await given();
    expect(await check(code)).toEqual({ value: 50, message: '', status: 1 });
    expect(await check(` ${code.toLowerCase()} `)).toMatchObject({ status: 1 });
  });

  it('[ERR-042] [VOUCH-011] one that covers a part says what is left to pay', async () => {
    const { code } = await given({ value: 2000 });
    expect(await check(code)).toEqual({
      value: 20,
      message:
        'You can use €20.00 from the voucher. You have to pay rest of the amount €30.00 to confirm booking. Please select your payment method!',
      status: 1,
    });
  });

  it('[ERR-041] an empty one: You have reached the limit!', async () => {
    const { code } = await given({ remaining: 0 });
    expect(await check(code)).toEqual({ value: 0, message: 'You have reached the limit!', status: 0 });
  });

  const notApplicable = { value: 0, message: 'Voucher is not applicable!', status: 0 };

  it('[ERR-040] expired, foreign, void, unknown, of another shop, for other services: all the same message', async () => {
    const stranger = await api.signIn();
    const other = await insertBusiness(api.db, api.clock.now(), {
      business: { upfrontPercent: 100 },
      pricing: { price: 5000 },
    });
    const now = api.clock.now();
    const codes = [
      (await given({ purchasedAt: now - 100, expiresAt: now })).code,
      (await given({ ownerId: stranger.userId })).code,
      (await given({ status: 'void' })).code,
      (await given({ status: 'pending' })).code,
      (await given({}, other)).code,
      (
        await given({
          terms: {
            name: 'x',
            title: '',
            color: '',
            retail: 1,
            validFor: 60,
            services: [{ id: other.serviceId, label: 'x' }],
          },
        })
      ).code,
      'NOBODY-HAS-THIS',
    ];
    for (const code of codes) expect(await check(code)).toEqual(notApplicable);
    const { code } = await given();
    expect(await check(code, { guest_id: stranger.userId })).toEqual(notApplicable);
  });

  it('[VOUCH-009] no code: Please select a valid voucher code!', async () => {
    expect(await check('  ')).toMatchObject({ message: 'Please select a valid voucher code!', status: 0 });
  });

  it.each([
    ['a price of their own', { selling_service: 'price' }],
    ['a special price of their own', { selling_service: 'special' }],
    ['a discount of their own', { discount: 10 }],
    ['a fraction of a cent', { grand_total: 49.999 }],
    ['less than nothing', { grand_total: -50 }],
    ['more of a service than one', { selling_service: 'quantity' }],
  ])('%s is refused', async (_, more) => {
    const { code } = await given();
    const line = { service_pricing_id: shop.pricingId, service_qty: 1, unit_price: 50, special_price: 0 };
    const changed = {
      price: { ...line, unit_price: 5 },
      special: { ...line, special_price: 5 },
      quantity: { ...line, service_qty: 3 },
    };
    const kind = (more as { selling_service?: keyof typeof changed }).selling_service;
    const variables = kind ? { selling_service: [changed[kind]] } : more;
    expect(await check(code, variables)).toMatchObject({ status: 0, value: 0 });
  });
});

describe('redeeming', () => {
  it('[VOUCH-012] a voucher that covers all of it needs no other method', async () => {
    const voucher = await given();
    const booked = await redeem([{ code: voucher.code, payment: 50 }], '2026-06-16 09:00');
    expect(booked).toMatchObject({ status: 1, payment_status: 1, payment_type: 'voucher', payment_url: null });
    expect(await ledgerOf(api, booked.sale_id ?? 0)).toEqual(['sale 5000', 'voucher_use 5000']);
    expect(await saleOf(api, booked.sale_id)).toMatchObject({ status: 'confirmed', paymentStatus: 'Paid' });
  });

  it('[VOUCH-011] a part by voucher, the rest by card', async () => {
    const voucher = await given({ value: 2000 });
    const booked = await redeem([{ code: voucher.code, payment: 20 }], '2026-06-16 09:00', { stripe: 30 });
    const page = readCardPage(booked.payment_url);
    expect(page.amount).toBe(30);
    await payByCard(api, page.publicId);
    await confirmPayment(api, guest.token, page);
    expect(await ledgerOf(api, page.saleId)).toEqual(['sale 5000', 'voucher_use 2000', 'charge 3000']);
  });

  it('a part by voucher without a method is refused, and the voucher keeps its value', async () => {
    const voucher = await given({ value: 2000 });
    const booked = await redeem([{ code: voucher.code, payment: 20 }], '2026-06-16 09:00');
    expect(booked).toMatchObject({ status: 0, message: 'Please select your payment method!' });
    const [row] = await api.db.select().from(soldVouchers).where(eq(soldVouchers.id, voucher.id));
    expect(row?.remaining).toBe(2000);
  });

  it('several in one booking, in parts', async () => {
    const [first, second] = [await given({ value: 2000 }), await given()];
    const booked = await redeem(
      [
        { code: first.code, payment: 20 },
        { code: second.code, payment: 30 },
      ],
      '2026-06-16 09:00',
    );
    expect(booked).toMatchObject({ status: 1, payment_status: 1 });
    const [row] = await api.db.select().from(soldVouchers).where(eq(soldVouchers.id, second.id));
    expect(row?.remaining).toBe(2000);
  });

  it('one voucher of 50 in 20 bookings of 50 at once is used once', async () => {
    const voucher = await given();
    const before = await api.db.$count(ledgerEntries);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => redeem([{ code: voucher.code, payment: 50 }], '2026-06-18 09:00')),
    );
    const won = answers.filter(({ status }) => status === 1);
    expect(won).toHaveLength(1);
    const messages = new Set(answers.filter(({ status }) => status === 0).map(({ message }) => message));
    expect([...messages]).toEqual(['You have reached the limit!']);
    const [row] = await api.db.select().from(soldVouchers).where(eq(soldVouchers.id, voucher.id));
    expect(row?.remaining).toBe(0);
    expect(await api.db.$count(voucherUses, eq(voucherUses.soldVoucherId, voucher.id))).toBe(1);
    expect(await api.db.$count(ledgerEntries)).toBe(before + 2);
  });

  it('an abandoned booking restores its voucher', async () => {
    const voucher = await given({ value: 2000 });
    const booked = await redeem([{ code: voucher.code, payment: 20 }], '2026-06-16 09:00', { stripe: 30 });
    api.clock.advance(601);
    await api.runJobs();
    const [row] = await api.db.select().from(soldVouchers).where(eq(soldVouchers.id, voucher.id));
    expect(row?.remaining).toBe(2000);
    expect(await ledgerOf(api, booked.sale_id ?? 0)).toEqual([
      'sale 5000',
      'voucher_use 2000',
      'cancellation -5000',
      'voucher_return -2000',
    ]);
  });

  it('[VOUCH-040] an amount above the balance, and one code twice, are refused', async () => {
    const { code } = await given();
    expect(await redeem([{ code, payment: 50.01 }], '2026-06-16 09:00')).toMatchObject({ status: 0 });
    expect(await redeem([{ code, payment: 10 }], '2026-06-16 09:00', { stripe: 30 })).toMatchObject({ status: 0 });
    const twice = await redeem(
      [
        { code, payment: 50 },
        { code, payment: 50 },
      ],
      '2026-06-16 09:00',
    );
    expect(twice).toMatchObject({ status: 0, message: 'Voucher is not applicable!' });
  });

  it('the first user of an unclaimed code becomes its owner', async () => {
    const voucher = await given({ ownerId: null });
    await redeem([{ code: voucher.code }], '2026-06-16 09:00');
    const [row] = await api.db.select().from(soldVouchers).where(eq(soldVouchers.id, voucher.id));
    expect(row?.ownerId).toBe(guest.userId);
  });

  it('a voucher cannot buy a voucher', async () => {
    const { code } = await given();
    const offer = await insertVoucher(api.db, shop.id, { retail: 5000, value: 5000 });
    const booked = await book(api, guest.token, {
      business_id: shop.id,
      vouchers: [{ voucher_id: offer.id, voucher_qty: 1, voucher_owner: 'Saoirse Daly' }],
      payment_info: { voucher: [{ code, payment: 50 }] },
    });
    expect(booked).toMatchObject({ status: 0, message: 'Voucher is not applicable!' });
  });
});

const MINE = `query($count: Int, $page: Int) { my_voucher(count: $count, page: $page) {
  data { id business_id buyer_id owner voucher_code purchase_date value redeemed remaining expiry_date message
    business_info { name } voucher_detail { name retail value color services_included { label } valid_for }
    history { amount remaining } card_url }
  paginatorInfo { total count hasMorePages } } }`;

interface Mine {
  my_voucher: {
    data: { id: number; voucher_code: string; history: object[] }[];
    paginatorInfo: { total: number; count: number };
  };
}

describe('the guest’s own vouchers', () => {
  it('[API-013] [VOUCH-001] [VOUCH-002] [CONST-005] bought and given ones, 18 at a time, newest first', async () => {
    const friend = await api.signIn();
    const included = await insertVoucher(api.db, shop.id, { allServices: false });
    await api.db
      .insert(voucherServices)
      .values({ businessId: shop.id, voucherId: included.id, serviceId: shop.serviceId });
    const gift = await bought(included.id, { voucher_message: 'For all the lifts.' });
    const mine = async (token: string, variables = {}) => (await api.ask<Mine>(MINE, variables, { token })).my_voucher;
    expect((await mine(friend.token)).paginatorInfo.total).toBe(0);
    const claim = await api.ask<{ claim_voucher: { status: number } }>(
      'mutation($c: String!) { claim_voucher(voucher_code: $c) { status message } }',
      { c: gift.code },
      { token: friend.token },
    );
    expect(claim.claim_voucher.status).toBe(1);
    const spent = await redeem([{ code: gift.code, payment: 50 }], '2026-06-19 15:00', {}, friend);
    expect(spent.status).toBe(1);
    expect((await mine(friend.token)).data[0]).toEqual({
      id: gift.id,
      business_id: shop.id,
      buyer_id: guest.userId,
      owner: 'Saoirse Daly',
      voucher_code: gift.code,
      purchase_date: gift.purchasedAt,
      value: 100,
      redeemed: 50,
      remaining: 50,
      expiry_date: gift.expiresAt,
      message: 'For all the lifts.',
      business_info: { name: 'Willow Room' },
      voucher_detail: {
        name: 'An afternoon off',
        retail: 100,
        value: 100,
        color: 'sage',
        services_included: [{ label: 'Signature facial' }],
        valid_for: 60,
      },
      history: [{ amount: 50, remaining: 50 }],
      card_url: `/voucher-card/${gift.code}.pdf`,
    });
    const all = await mine(guest.token);
    expect(all.data).toHaveLength(18);
    expect(all.paginatorInfo.total).toBeGreaterThan(18);
    expect(all.data.some(({ history }) => history.length > 0)).toBe(true);
    const again = await api.ask<{ claim_voucher: { status: number } }>(
      'mutation($c: String!) { claim_voucher(voucher_code: $c) { status message } }',
      { c: gift.code },
      { token: guest.token },
    );
    expect(again.claim_voucher.status).toBe(0);
  });

  it('a wallet pays for a voucher too', async () => {
    const offer = await insertVoucher(api.db, shop.id);
    const answer = await book(api, guest.token, {
      business_id: shop.id,
      vouchers: [{ voucher_id: offer.id, voucher_qty: 1, voucher_owner: 'Niamh Byrne' }],
      payment_info: { google: 100 },
      google_pay_token: await walletToken(api, 'google', 100),
    });
    expect(answer).toMatchObject({ status: 1, payment_status: 1 });
  });
});
