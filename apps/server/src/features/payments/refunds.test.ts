import { appointments, payments, refunds, sandboxOrders, soldVouchers } from '@thyme/db/schema';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  at,
  book,
  bootApi,
  insertBusiness,
  insertVoucher,
  instant,
  type TestApi,
  type TestBusiness,
} from '../../testkit/index.ts';
import { ledgerOf, saleOf, walletToken } from '../../testkit/paying.ts';
import type { SignedIn } from '../../testkit/sign-in.ts';
import { quoteCancellation, refundCancellation, returnKept } from './service.ts';

let api: TestApi;
let guest: SignedIn;
let shop: TestBusiness;
beforeAll(async () => {
  api = await bootApi();
  guest = await api.signIn();
  shop = await insertBusiness(api.db, api.clock.now(), {
    business: { upfrontPercent: 100, cancellation: [1] },
    pricing: { price: 8000 },
    chairs: 30,
  });
});
afterAll(() => api.close());

const wallet = async (amount: number) => ({ google_pay_token: await walletToken(api, 'google', amount) });

/** A voucher of €30 of the guest's own, bought with a wallet. */
async function voucherOf30() {
  const offer = await insertVoucher(api.db, shop.id, { retail: 3000, value: 3000 });
  const answer = await book(api, guest.token, {
    business_id: shop.id,
    vouchers: [{ voucher_id: offer.id, voucher_qty: 1, voucher_owner: 'Niamh Byrne' }],
    payment_info: { google: 30 },
    ...(await wallet(30)),
  });
  const [row] = await api.db
    .select()
    .from(soldVouchers)
    .where(eq(soldVouchers.saleId, answer.sale_id ?? 0));
  if (!row) throw new Error('No voucher was sold.');
  return row;
}

/** €80: €30 by voucher, €50 by Google Pay. */
async function mixed(time: string) {
  const voucher = await voucherOf30();
  const answer = await book(api, guest.token, {
    business_id: shop.id,
    services: [at(shop.pricingId, time)],
    payment_info: { voucher: [{ code: voucher.code, payment: 30 }], google: 50 },
    ...(await wallet(50)),
  });
  expect(answer.payment_status).toBe(1);
  return { voucher, saleId: answer.sale_id ?? 0, visitId: answer.appointment_ids[0] ?? 0 };
}

const quote = (visitId: number, when = api.clock.now()) =>
  quoteCancellation(api.app.services, api.db, {
    businessId: shop.id,
    appointmentId: visitId,
    by: 'guest',
    at: when,
    zone: 'Europe/Dublin',
  });

async function cancel(visitId: number, fee: number) {
  await api.db
    .update(appointments)
    .set({ status: 'Cancelled', cancelledAt: api.clock.now(), cancelledBy: 'guest', cancellationFee: fee })
    .where(eq(appointments.id, visitId));
  return api.db.transaction((transaction) =>
    refundCancellation(api.app.services, transaction, { businessId: shop.id, appointmentId: visitId, fee }),
  );
}

describe('cancelling', () => {
  it('says beforehand what goes to the card and what to the voucher, and then does exactly that', async () => {
    const { voucher, saleId, visitId } = await mixed('2026-06-22 10:00');
    const before = await quote(visitId);
    expect(before).toMatchObject({ fee: 0, refund: 8000, toCard: 5000, toVoucher: 3000 });
    expect(await cancel(visitId, before?.fee ?? 0)).toEqual({ refunded: 8000, toCard: 5000, toVoucher: 3000 });
    await api.runJobs();
    expect(await saleOf(api, saleId)).toMatchObject({ claimedAmount: 0, paidAmount: 0 });
    const [card] = await api.db.select().from(payments).where(eq(payments.saleId, saleId));
    expect(card).toMatchObject({ amount: 5000, refundedAmount: 5000 });
    const [refund] = await api.db.select().from(refunds).where(eq(refunds.saleId, saleId));
    expect(refund).toMatchObject({ status: 'succeeded', amount: 5000 });
    const [back] = await api.db.select().from(soldVouchers).where(eq(soldVouchers.id, voucher.id));
    expect(back?.remaining).toBe(3000);
  });

  it('late keeps half and splits the rest to where it came from, to the cent', async () => {
    const { saleId, visitId } = await mixed('2026-06-22 10:00');
    const late = instant('2026-06-21 10:00');
    const before = await quote(visitId, late);
    expect(before).toMatchObject({ percent: 50, fee: 4000, refund: 4000, toCard: 2500, toVoucher: 1500 });
    expect(before?.timeline.map(({ percent }) => percent)).toEqual([50]);
    await cancel(visitId, 4000);
    expect(await ledgerOf(api, saleId)).toEqual([
      'sale 8000',
      'voucher_use 3000',
      'charge 5000',
      'cancellation -8000',
      'fee 4000',
      'refund -2500',
      'voucher_return -1500',
    ]);
    expect(await saleOf(api, saleId)).toMatchObject({ claimedAmount: 4000, paidAmount: 4000, paymentStatus: 'Paid' });
  });

  it('twice is once', async () => {
    const { saleId, visitId } = await mixed('2026-06-22 10:00');
    await cancel(visitId, 0);
    expect(await cancel(visitId, 0)).toEqual({ refunded: 0, toCard: 0, toVoucher: 0 });
    expect(await saleOf(api, saleId)).toMatchObject({ claimedAmount: 0, paidAmount: 0 });
  });

  it('a fee the business gives back later goes the same way', async () => {
    const { saleId, visitId } = await mixed('2026-06-22 10:00');
    await cancel(visitId, 4000);
    const give = (amount?: number) =>
      api.db.transaction((transaction) =>
        returnKept(api.app.services, transaction, {
          businessId: shop.id,
          appointmentId: visitId,
          ...(amount === undefined ? {} : { amount }),
        }),
      );
    expect(await give(1000)).toBe(1000);
    expect(await give()).toBe(3000);
    expect(await give()).toBe(0);
    expect(await saleOf(api, saleId)).toMatchObject({ claimedAmount: 0, paidAmount: 0 });
  });

  it('one of two visits takes only its own share', async () => {
    const answer = await book(api, guest.token, {
      business_id: shop.id,
      services: [at(shop.pricingId, '2026-06-22 10:00'), at(shop.pricingId, '2026-06-23 15:00')],
      payment_info: { google: 160 },
      ...(await wallet(160)),
    });
    expect(answer.appointment_ids).toHaveLength(2);
    const [first = 0, second = 0] = answer.appointment_ids;
    expect(await quote(first)).toMatchObject({ refund: 8000 });
    expect(await cancel(first, 4000)).toMatchObject({ refunded: 4000 });
    expect(await quote(second)).toMatchObject({ refund: 8000 });
    expect(await cancel(second, 0)).toMatchObject({ refunded: 8000 });
    expect(await saleOf(api, answer.sale_id)).toMatchObject({ claimedAmount: 4000, paidAmount: 4000 });
  });
});

describe('sending refunds', () => {
  it('a provider that refuses is not asked again, and the money is still there in our books', async () => {
    const { saleId, visitId } = await mixed('2026-06-22 10:00');
    await cancel(visitId, 0);
    const { cards } = api.app.services;
    const real = cards.refund;
    cards.refund = async () => ({ status: 'failed', providerRefundId: null, failure: 'The card was closed.' });
    await api.runJobs();
    cards.refund = real;
    const [refund] = await api.db.select().from(refunds).where(eq(refunds.saleId, saleId));
    expect(refund).toMatchObject({ status: 'failed', failure: 'The card was closed.', nextTryAt: null });
    expect(await saleOf(api, saleId)).toMatchObject({ claimedAmount: 0, paidAmount: 5000 });
  });

  it('a provider that does not answer is asked again later, with the same key', async () => {
    const { saleId, visitId } = await mixed('2026-06-22 10:00');
    await cancel(visitId, 0);
    const { cards } = api.app.services;
    const { ProviderUnavailable } = await import('../../integrations/cards/card-port.ts');
    const real = cards.refund;
    const keys: string[] = [];
    cards.refund = async (request) => {
      keys.push(request.key);
      // It did refund; only the answer was lost.
      await real(request);
      throw new ProviderUnavailable('nothing');
    };
    await api.runJobs();
    cards.refund = real;
    const read = async () => (await api.db.select().from(refunds).where(eq(refunds.saleId, saleId)))[0];
    expect(await read()).toMatchObject({ status: 'requested', tries: 1 });
    api.clock.advance(3600);
    const { reconcilePayments } = await import('./jobs.ts');
    await reconcilePayments.run(api.app.services, {});
    expect(await read()).toMatchObject({ status: 'succeeded' });
    expect(new Set(keys).size).toBe(1);
    const [payment] = await api.db.select().from(payments).where(eq(payments.saleId, saleId));
    const gateway = await api.db
      .select()
      .from(sandboxOrders)
      .where(sql`${sandboxOrders.id} || '-payment' = ${payment?.providerPaymentId}`);
    expect(gateway[0]?.refundedAmount).toBe(5000);
  });
});
