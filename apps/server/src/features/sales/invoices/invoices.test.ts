import { cardOrders, invoices, payments, refunds, saleLines, sandboxOrders, soldVouchers } from '@thyme/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  at,
  book,
  bootApi,
  insertBusiness,
  insertPicture,
  insertVoucher,
  type TestApi,
  type TestBusiness,
} from '../../../../test/kit/index.ts';
import {
  confirmPayment,
  lastOrderOf,
  ledgerOf,
  makePayment,
  payByCard,
  readCardPage,
  saleOf,
  walletToken,
} from '../../../../test/kit/paying.ts';
import type { SignedIn } from '../../../../test/kit/sign-in.ts';
import { ProviderUnavailable } from '../../../integrations/cards/card-port.ts';
import { readInvoice } from './issue-invoice.ts';
import { describeMovement } from './pdf-words.ts';

let api: TestApi;
let guest: SignedIn;
let shop: TestBusiness;
beforeAll(async () => {
  api = await bootApi();
  guest = await api.signIn({ firstName: 'Niamh', lastName: 'Gallagher', mobile: '+353855550167' });
  const picture = await insertPicture(api.db);
  shop = await insertBusiness(api.db, api.clock.now(), {
    business: { upfrontPercent: 20, vatNumber: 'IE9876543WH', invoicePrefix: 'WR-', thumbnailId: picture.id },
    pricing: { price: 8000, specialPrice: 7500 },
    chairs: 30,
  });
});
afterAll(() => api.close());

/** A confirmed booking of €75 with its deposit of €15 paid. */
async function booked(time = '2026-06-16 10:00') {
  const answer = await book(api, guest.token, {
    business_id: shop.id,
    services: [at(shop.pricingId, time)],
    payment_info: { google: 15 },
    google_pay_token: await walletToken(api, 'google', 15),
  });
  expect(answer.payment_status).toBe(1);
  return { saleId: answer.sale_id ?? 0, appointmentId: answer.appointment_ids[0] ?? 0 };
}

const INVOICE = `query($sale_id: Int!, $appt_id: Int) { invoice(sale_id: $sale_id, appt_id: $appt_id) {
  inv_pre inv_no created_at buyer_name buyer_info { mobile email address } business_info { name thumbnail country vat_number }
  payment_type payment_status payment_amount due_amount discount s_discount
  sale_detail { id product_name product_qty unit_price discount }
  payments { kind amount method instrument } changes { kind amount } visits { id date } pdf_url } }`;

async function invoice(saleId: number, token = guest.token, appointmentId?: number) {
  const variables = { sale_id: saleId, appt_id: appointmentId ?? null };
  return (await api.ask<{ invoice: Record<string, unknown> | null }>(INVOICE, variables, { token })).invoice;
}

describe('the invoice', () => {
  it('[API-060] [INV-010] [INV-009] shows everything that was bought, paid and is due', async () => {
    const { saleId, appointmentId } = await booked();
    const [line] = await api.db.select().from(saleLines).where(eq(saleLines.saleId, saleId));
    const [row] = await api.db.select().from(invoices).where(eq(invoices.saleId, saleId));
    expect(await invoice(saleId, guest.token, appointmentId)).toEqual({
      inv_pre: 'WR-',
      inv_no: String(row?.number).padStart(6, '0'),
      created_at: api.clock.now(),
      buyer_name: 'Niamh Gallagher',
      buyer_info: { mobile: '+353855550167', email: guest.email, address: null },
      business_info: {
        name: 'Willow Room',
        thumbnail: expect.stringMatching(/^\/uploads\/business\//),
        country: 'IE',
        vat_number: 'IE9876543WH',
      },
      payment_type: '["Google Pay"]',
      payment_status: 'Upfront',
      payment_amount: 15,
      due_amount: 60,
      discount: 5,
      s_discount: 0,
      sale_detail: [
        {
          id: line?.id,
          product_name: expect.stringContaining('Signature facial'),
          product_qty: 1,
          unit_price: 80,
          discount: 5,
        },
      ],
      payments: [{ kind: 'charge', amount: 15, method: 'Google Pay', instrument: 'Google Pay, Visa ending 4242' }],
      changes: [],
      visits: [{ id: appointmentId, date: Date.UTC(2026, 5, 16, 10) / 1000 }],
      pdf_url: `/api/invoices/${saleId}.pdf`,
    });
  });

  it('[PAY-008] prices include VAT: a business with a VAT number charges its prices and nothing on top', async () => {
    const { saleId } = await booked();
    const lines = await api.db.select().from(saleLines).where(eq(saleLines.saleId, saleId));
    const prices = lines.map(({ unitPrice, productQty, discount }) => unitPrice * productQty - discount);
    expect(prices).toEqual([7500]);
    expect(await saleOf(api, saleId)).toMatchObject({ totalAmount: 7500, claimedAmount: 7500 });
    expect(await invoice(saleId)).toMatchObject({ payment_amount: 15, due_amount: 60 });
  });

  it('is for its owner only, and not opened by an appointment of another sale', async () => {
    const [{ saleId }, other] = [await booked(), await booked()];
    const stranger = await api.signIn();
    expect(await invoice(saleId, stranger.token)).toBeNull();
    expect(await invoice(999_999)).toBeNull();
    expect(await invoice(saleId, guest.token, other.appointmentId)).toBeNull();
    const { errors } = await api.run(INVOICE, { sale_id: saleId });
    expect(errors?.[0]?.message).toBe('Unauthenticated.');
  });

  it('numbers have no gaps, however many book at once and however many fail', async () => {
    const place = await insertBusiness(api.db, api.clock.now(), { chairs: 12 });
    const time = at(place.pricingId, '2026-06-17 10:00');
    await Promise.all(
      Array.from({ length: 16 }, () => book(api, guest.token, { business_id: place.id, services: [time] })),
    );
    const rows = await api.db
      .select({ number: invoices.number })
      .from(invoices)
      .where(eq(invoices.businessId, place.id));
    expect(rows.map(({ number }) => number).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 12 }, (_, index) => index + 1),
    );
  });

  it('shows only the last characters of the code of a voucher that paid, on the page and in the PDF', async () => {
    const offer = await insertVoucher(api.db, shop.id, { retail: 1_000, value: 1_000 });
    const bought = await book(api, guest.token, {
      business_id: shop.id,
      vouchers: [{ voucher_id: offer.id, voucher_qty: 1, voucher_owner: 'Niamh Gallagher' }],
      payment_info: { google: 10 },
      google_pay_token: await walletToken(api, 'google', 10),
    });
    const [voucher] = await api.db
      .select()
      .from(soldVouchers)
      .where(eq(soldVouchers.saleId, bought.sale_id ?? 0));
    const code = voucher?.code ?? '';
    const paid = await book(api, guest.token, {
      business_id: shop.id,
      services: [at(shop.pricingId, '2026-06-17 10:00')],
      payment_info: { voucher: [{ code, payment: 10 }], google: 5 },
      google_pay_token: await walletToken(api, 'google', 5),
    });
    const shown = await invoice(paid.sale_id ?? 0);
    const ending = `Voucher ending ${code.slice(-4)}`;
    expect(shown).toMatchObject({
      payments: [
        { kind: 'voucher_use', amount: 10, instrument: ending },
        { kind: 'charge', amount: 5, instrument: 'Google Pay, Visa ending 4242' },
      ],
    });
    expect(JSON.stringify(shown)).not.toContain(code);
    const detail = await readInvoice(api.app.services, { userId: guest.userId, saleId: paid.sale_id ?? 0 });
    const words = detail?.payments.map((payment) => describeMovement(payment, 'Europe/Dublin'));
    expect(words?.[0]).toMatch(new RegExp(`^Paid .+, ${ending}$`));
  });

  it('as a PDF is for its owner, and for no other guest', async () => {
    const { saleId } = await booked();
    const get = (token?: string) =>
      api.fetch(`/api/invoices/${saleId}.pdf`, token ? { headers: { authorization: `Bearer ${token}` } } : {});
    const mine = await get(guest.token);
    expect(mine.status).toBe(200);
    expect(mine.headers.get('content-type')).toBe('application/pdf');
    const bytes = Buffer.from(await mine.arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.toString('latin1')).toContain('/Count 1');
    const stranger = await api.signIn();
    expect((await get(stranger.token)).status).toBe(404);
    expect((await get()).status).toBe(401);
  });
});

describe('paying the balance', () => {
  it('[API-061] by card leads to the card page, and then nothing is due', async () => {
    const { saleId, appointmentId } = await booked();
    const answer = await makePayment(api, guest.token, {
      sale_id: saleId,
      appt_id: appointmentId,
      payment_type: 'stripe',
    });
    expect(answer).toMatchObject({ status: 1 });
    const page = readCardPage(answer.payment_url);
    expect(page).toMatchObject({ amount: 60, saleId });
    await payByCard(api, page.publicId);
    expect(await confirmPayment(api, guest.token, page)).toMatchObject({ status: 1, payment_url: '/payment-success' });
    expect(await saleOf(api, saleId)).toMatchObject({ paidAmount: 7500, paymentStatus: 'Paid' });
    expect(await makePayment(api, guest.token, { sale_id: saleId, payment_type: 'stripe' })).toEqual({
      status: 0,
      message: 'This invoice is already paid.',
      payment_url: null,
    });
  });

  it('[API-061] with a wallet pays at once', async () => {
    const { saleId } = await booked();
    const answer = await makePayment(api, guest.token, {
      sale_id: saleId,
      payment_type: 'google',
      google_pay_token: await walletToken(api, 'google', 60),
    });
    expect(answer).toEqual({ status: 1, message: 'Payment Success', payment_url: '/payment-success' });
    expect((await saleOf(api, saleId)).paymentStatus).toBe('Paid');
  });

  it('from two tabs charges once, by card and by wallet', async () => {
    const { saleId } = await booked();
    const tabs = await Promise.all(
      [1, 2, 3, 4].map(() => makePayment(api, guest.token, { sale_id: saleId, payment_type: 'stripe' })),
    );
    expect(new Set(tabs.map(({ payment_url }) => payment_url)).size).toBe(1);
    const page = readCardPage(tabs[0]?.payment_url ?? null);
    await Promise.all([payByCard(api, page.publicId), payByCard(api, page.publicId)]);
    await Promise.all([confirmPayment(api, guest.token, page), confirmPayment(api, guest.token, page)]);
    expect(await ledgerOf(api, saleId)).toEqual(['sale 7500', 'charge 1500', 'charge 6000']);

    const second = await booked();
    const token = await walletToken(api, 'google', 60);
    const paid = await Promise.all(
      [1, 2, 3].map(() =>
        makePayment(api, guest.token, { sale_id: second.saleId, payment_type: 'google', google_pay_token: token }),
      ),
    );
    expect(paid.filter(({ status }) => status === 1).length).toBeGreaterThanOrEqual(1);
    expect(await ledgerOf(api, second.saleId)).toEqual(['sale 7500', 'charge 1500', 'charge 6000']);
    const charged = await api.db
      .select()
      .from(sandboxOrders)
      .where(eq(sandboxOrders.reference, `thyme-${(await lastOrderOf(api, second.saleId)).id}`));
    expect(charged).toHaveLength(1);
  });

  it('the same key is the same payment; different input under it is refused', async () => {
    const { saleId } = await booked();
    const ask = { sale_id: saleId, payment_type: 'stripe', idempotency_key: 'tab-one' };
    const first = await makePayment(api, guest.token, ask);
    expect(await makePayment(api, guest.token, ask)).toEqual(first);
    expect(await api.db.$count(cardOrders, eq(cardOrders.saleId, saleId))).toBe(2);
    await expect(makePayment(api, guest.token, { ...ask, payment_type: 'apple' })).rejects.toThrow(/idempotency/);
  });

  it('the same key with a new wallet token is the same payment', async () => {
    const { saleId } = await booked();
    const pay = async () =>
      makePayment(api, guest.token, {
        sale_id: saleId,
        payment_type: 'google',
        google_pay_token: await walletToken(api, 'google', 60),
        idempotency_key: 'wallet-twice',
      });
    const first = await pay();
    expect(first).toMatchObject({ status: 1, payment_url: '/payment-success' });
    expect(await pay()).toEqual(first);
    expect(await ledgerOf(api, saleId)).toEqual(['sale 7500', 'charge 1500', 'charge 6000']);
  });

  it('[ERR-050] of another guest’s invoice, of none, or with an appointment of another sale is refused', async () => {
    const [{ saleId }, other] = [await booked(), await booked()];
    const stranger = await api.signIn();
    const missing = { status: 0, message: "Sorry couldn't find the invoice!", payment_url: null };
    expect(await makePayment(api, stranger.token, { sale_id: saleId, payment_type: 'stripe' })).toEqual(missing);
    expect(await makePayment(api, guest.token, { sale_id: 999_999, payment_type: 'stripe' })).toEqual(missing);
    expect(
      await makePayment(api, guest.token, { sale_id: saleId, appt_id: other.appointmentId, payment_type: 'stripe' }),
    ).toEqual(missing);
    expect(await api.db.$count(cardOrders, eq(cardOrders.userId, stranger.userId))).toBe(0);
  });

  it('a wallet that declines changes nothing, and the guest may try again', async () => {
    const { saleId } = await booked();
    const pay = async (end: string) =>
      makePayment(api, guest.token, {
        sale_id: saleId,
        payment_type: 'google',
        google_pay_token: await walletToken(api, 'google', 60, end),
      });
    expect(await pay('0002')).toEqual({ status: 0, message: 'Your card was declined.', payment_url: '/payment-fail' });
    expect(await saleOf(api, saleId)).toMatchObject({ status: 'confirmed', paidAmount: 1500 });
    expect(await pay('4242')).toMatchObject({ status: 1 });
  });

  it('a card payment for something paid at the till meanwhile is refunded', async () => {
    const { saleId } = await booked();
    const page = readCardPage(
      (await makePayment(api, guest.token, { sale_id: saleId, payment_type: 'stripe' })).payment_url,
    );
    await api.db.execute(
      `insert into ledger_entries (business_id, sale_id, side, kind, amount, currency, method) values (${shop.id}, ${saleId}, 'payment', 'till', 6000, 'EUR', 'cash')`,
    );
    await payByCard(api, page.publicId);
    expect(await confirmPayment(api, guest.token, page)).toMatchObject({
      status: 0,
      message: 'This was already paid. We’re refunding your second payment in full.',
    });
    await api.runJobs();
    expect(await saleOf(api, saleId)).toMatchObject({ claimedAmount: 7500, paidAmount: 7500 });
    const [refund] = await api.db.select().from(refunds).where(eq(refunds.saleId, saleId));
    expect(refund).toMatchObject({ amount: 6000, status: 'succeeded' });
  });
});

describe('a new order', () => {
  const renew = (id: number | string, token?: string) =>
    api.fetch(`/api/orders/${id}/renew`, {
      method: 'POST',
      ...(token ? { headers: { authorization: `Bearer ${token}` } } : {}),
    });

  it('[API-068] replaces an abandoned one, once, and only for its owner', async () => {
    const { saleId } = await booked();
    const page = readCardPage(
      (await makePayment(api, guest.token, { sale_id: saleId, payment_type: 'stripe' })).payment_url,
    );
    expect((await renew(page.orderId)).status).toBe(401);
    const stranger = await api.signIn();
    expect((await renew(page.orderId, stranger.token)).status).toBe(404);
    expect((await renew('abc', guest.token)).status).toBe(404);
    const first = (await (await renew(page.orderId, guest.token)).json()) as Record<string, unknown>;
    expect(first).toMatchObject({ status: 1, amount: 60 });
    expect(first.order_id).not.toBe(page.orderId);
    const again = (await (await renew(page.orderId, guest.token)).json()) as Record<string, unknown>;
    expect(again).toEqual(first);
    expect(await payByCard(api, page.publicId)).toMatchObject({ code: 410 });
    await payByCard(api, String(first.public_id));
    const fresh = { saleId, orderId: Number(first.order_id) };
    expect(await confirmPayment(api, guest.token, fresh)).toMatchObject({ status: 1 });
    expect(await api.db.$count(payments, eq(payments.saleId, saleId))).toBe(2);
  });

  it('charges no more than is still due, and is created while the provider does not respond', async () => {
    const { saleId } = await booked();
    const page = readCardPage(
      (await makePayment(api, guest.token, { sale_id: saleId, payment_type: 'stripe' })).payment_url,
    );
    await api.db.execute(
      `insert into ledger_entries (business_id, sale_id, side, kind, amount, currency, method) values (${shop.id}, ${saleId}, 'payment', 'till', 2000, 'EUR', 'cash')`,
    );
    const { cards } = api.app.services;
    const real = cards.cancelOrder;
    cards.cancelOrder = async () => {
      throw new ProviderUnavailable('nothing');
    };
    const answer = await renew(page.orderId, guest.token);
    cards.cancelOrder = real;
    expect(await answer.json()).toMatchObject({ status: 1, amount: 40 });
    await api.runJobs();
    expect(await payByCard(api, page.publicId)).toMatchObject({ code: 410 });
  });

  it('keeps a held time held', async () => {
    const answer = await book(api, guest.token, {
      business_id: shop.id,
      services: [at(shop.pricingId, '2026-06-18 10:00')],
      payment_info: { stripe: 15 },
    });
    const page = readCardPage(answer.payment_url);
    const fresh = (await (await renew(page.orderId, guest.token)).json()) as Record<string, unknown>;
    await api.runJobs();
    expect((await saleOf(api, page.saleId)).status).toBe('pending');
    expect(fresh.status).toBe(1);
  });
});

describe('an order without a sale', () => {
  const PUBLIC_ID =
    'mutation($amount: Float!, $currency: String!) { card_payment_public_id(amount: $amount, currency: $currency) { status message public_id order_id } }';
  const open = async (amount: number, currency = 'EUR') =>
    (
      await api.ask<{ card_payment_public_id: { status: number; public_id: string } }>(
        PUBLIC_ID,
        { amount, currency },
        { token: guest.token },
      )
    ).card_payment_public_id;

  it('[API-063] has a public id; a payment for it is refunded at once', async () => {
    const order = await open(12.5);
    expect(order).toMatchObject({ status: 1, public_id: expect.stringMatching(/^sbx_pub_/) });
    await payByCard(api, order.public_id);
    await api.runJobs();
    const [gateway] = await api.db.select().from(sandboxOrders).where(eq(sandboxOrders.publicId, order.public_id));
    expect(gateway).toMatchObject({ state: 'completed', refundedAmount: 1250 });
  });

  it.each([
    [0, 'EUR'],
    [-5, 'EUR'],
    [1.005, 'EUR'],
    [1e12, 'EUR'],
    [10, 'USD'],
  ])('of %f %s is refused', async (amount, currency) => {
    const before = await api.db.$count(cardOrders);
    expect(await open(amount, currency)).toMatchObject({ status: 0, public_id: null });
    expect(await api.db.$count(cardOrders)).toBe(before);
  });
});
