import {
  appointments,
  businessMembers,
  notifications,
  payments,
  refunds,
  sandboxOrders,
  soldVouchers,
} from '@thyme/db/schema';
import { eq, inArray, sql } from 'drizzle-orm';
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
} from '../../../../test/kit/index.ts';
import { ledgerOf, saleOf, walletToken } from '../../../../test/kit/paying.ts';
import type { SignedIn } from '../../../../test/kit/sign-in.ts';
import { ProviderUnavailable } from '../../../integrations/cards/card-port.ts';
import { inTransaction } from '../../../platform/unit-of-work.ts';
import { readAppointmentMoney } from '../../sales/ledger/appointment-money.ts';
import { reconcilePayments } from '../job-handlers.ts';
import { takeAtTill } from '../till/till.ts';
import { quoteCancellation, refundCancellation, refundRetained } from './cancellation.ts';
import { sendOneRefund } from './send-refunds.ts';

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

/** The guest's own €30 voucher, bought with a wallet. */
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
  return { voucher, saleId: answer.sale_id ?? 0, appointmentId: answer.appointment_ids[0] ?? 0 };
}

const quote = (appointmentId: number, when = api.clock.now()) =>
  quoteCancellation(api.app.services, {
    businessId: shop.id,
    appointmentId: appointmentId,
    by: 'guest',
    at: when,
    zone: 'Europe/Dublin',
  });

async function cancel(appointmentId: number, fee: number) {
  await api.db
    .update(appointments)
    .set({ status: 'Cancelled', cancelledAt: api.clock.now(), cancelledBy: 'guest', cancellationFee: fee })
    .where(eq(appointments.id, appointmentId));
  return inTransaction(api.app.services, (tx) =>
    refundCancellation(tx, { businessId: shop.id, appointmentId: appointmentId, fee }),
  );
}

describe('cancelling', () => {
  it('shows beforehand what goes to the card and what to the voucher, and then does exactly that', async () => {
    const { voucher, saleId, appointmentId } = await mixed('2026-06-22 10:00');
    const before = await quote(appointmentId);
    expect(before).toMatchObject({ fee: 0, refund: 8000, toCard: 5000, toVoucher: 3000 });
    expect(await cancel(appointmentId, before?.fee ?? 0)).toEqual({ refunded: 8000, toCard: 5000, toVoucher: 3000 });
    await api.runJobs();
    expect(await saleOf(api, saleId)).toMatchObject({ claimedAmount: 0, paidAmount: 0 });
    const [card] = await api.db.select().from(payments).where(eq(payments.saleId, saleId));
    expect(card).toMatchObject({ amount: 5000, refundedAmount: 5000 });
    const [refund] = await api.db.select().from(refunds).where(eq(refunds.saleId, saleId));
    expect(refund).toMatchObject({ status: 'succeeded', amount: 5000 });
    const [back] = await api.db.select().from(soldVouchers).where(eq(soldVouchers.id, voucher.id));
    expect(back?.remaining).toBe(3000);
  });

  it('late keeps half and splits the rest among its sources, to the cent', async () => {
    const { saleId, appointmentId } = await mixed('2026-06-22 10:00');
    const late = instant('2026-06-21 10:00');
    const before = await quote(appointmentId, late);
    expect(before).toMatchObject({ percent: 50, fee: 4000, refund: 4000, toCard: 2500, toVoucher: 1500 });
    expect(before?.timeline.map(({ percent }) => percent)).toEqual([50]);
    await cancel(appointmentId, 4000);
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

  it('twice has one effect', async () => {
    const { saleId, appointmentId } = await mixed('2026-06-22 10:00');
    await cancel(appointmentId, 0);
    expect(await cancel(appointmentId, 0)).toEqual({ refunded: 0, toCard: 0, toVoucher: 0 });
    expect(await saleOf(api, saleId)).toMatchObject({ claimedAmount: 0, paidAmount: 0 });
  });

  it('a fee that the business waives later is refunded to the same source', async () => {
    const { saleId, appointmentId } = await mixed('2026-06-22 10:00');
    await cancel(appointmentId, 4000);
    const give = (amount?: number) =>
      inTransaction(api.app.services, (tx) =>
        refundRetained(tx, {
          businessId: shop.id,
          appointmentId: appointmentId,
          ...(amount === undefined ? {} : { amount }),
        }),
      );
    const split = (card: number, voucher: number) => [
      { kind: 'google', label: 'Google Pay, Visa ending 4242', amount: card },
      { kind: 'voucher', label: 'Voucher', amount: voucher },
    ];
    expect(await give(1000)).toEqual({ returned: 1000, parts: split(625, 375) });
    expect(await give()).toEqual({ returned: 3000, parts: split(1875, 1125) });
    expect(await give()).toEqual({ returned: 0, parts: [] });
    expect(await saleOf(api, saleId)).toMatchObject({ claimedAmount: 0, paidAmount: 0 });
  });

  it('one of two appointments refunds only its own share', async () => {
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

describe('several appointments of one sale', () => {
  it('the till takes the rest of its own appointment, and cancelling the other refunds its whole share', async () => {
    const split = await insertBusiness(api.db, api.clock.now(), {
      business: { upfrontPercent: 20, cancellation: [1] },
      pricing: { price: 8000 },
    });
    const answer = await book(api, guest.token, {
      business_id: split.id,
      services: [at(split.pricingId, '2026-06-22 10:00'), at(split.pricingId, '2026-06-23 15:00')],
      payment_info: { google: 32 },
      ...(await wallet(32)),
    });
    const [first = 0, second = 0] = answer.appointment_ids;
    const key = { businessId: split.id, saleId: answer.sale_id ?? 0 };
    const taken = await inTransaction(api.app.services, (tx) =>
      takeAtTill(tx, {
        businessId: split.id,
        appointmentId: first,
        method: 'cash',
        actorId: guest.userId,
        hasCompleted: false,
      }),
    );
    expect(taken).toBe(6400);
    expect(await readAppointmentMoney(api.db, [first, second])).toMatchObject([
      { appointmentId: first, claimed: 8000, paid: 8000, due: 0 },
      { appointmentId: second, claimed: 8000, paid: 1600, due: 6400 },
    ]);
    const back = await inTransaction(api.app.services, (tx) =>
      refundCancellation(tx, { businessId: split.id, appointmentId: second, fee: 0 }),
    );
    expect(back).toMatchObject({ refunded: 1600 });
    expect(await saleOf(api, key.saleId)).toMatchObject({ claimedAmount: 8000, paidAmount: 8000 });
  });
});

describe('a voucher that expired before its appointment', () => {
  it('is valid for another month once the appointment is cancelled', async () => {
    const { voucher, appointmentId } = await mixed('2026-06-22 10:00');
    await api.db
      .update(soldVouchers)
      .set({ purchasedAt: api.clock.now() - 2, expiresAt: api.clock.now() - 1 })
      .where(eq(soldVouchers.id, voucher.id));
    await cancel(appointmentId, 0);
    const [back] = await api.db.select().from(soldVouchers).where(eq(soldVouchers.id, voucher.id));
    expect(back?.remaining).toBe(3000);
    expect(back?.expiresAt).toBeGreaterThan(api.clock.now() + 30 * 86_400);
  });
});

describe('sending refunds', () => {
  const NO = { status: 'failed', providerRefundId: null, failure: 'The card was closed.' } as const;

  it('one that the provider refuses is recorded, both sides are notified, and it can be sent again', async () => {
    const { saleId, appointmentId } = await mixed('2026-06-22 10:00');
    const owner = await api.signInBusiness();
    await api.db.insert(businessMembers).values({ businessId: shop.id, userId: owner.userId, role: 'owner' });
    await cancel(appointmentId, 0);
    const { cards } = api.app.services;
    const real = cards.refund;
    cards.refund = async () => NO;
    await api.runJobs();
    cards.refund = real;
    const [refund] = await api.db.select().from(refunds).where(eq(refunds.saleId, saleId));
    expect(refund).toMatchObject({ status: 'failed', failure: 'The card was closed.', nextTryAt: null });
    expect((await ledgerOf(api, saleId)).at(-1)).toBe('refund_failed 5000');
    expect(await saleOf(api, saleId)).toMatchObject({ claimedAmount: 0, paidAmount: 5000 });
    const notified = await api.db
      .select()
      .from(notifications)
      .where(inArray(notifications.dedupeKey, [`refund-failed:${refund?.id}`, `refund-failed:${refund?.id}:owner`]));
    expect(notified.map(({ recipientId }) => recipientId).sort()).toEqual([guest.userId, owner.userId].sort());
    expect(await quote(appointmentId)).toMatchObject({ refund: 5000 });
    api.clock.advance(60);
    const again = await inTransaction(api.app.services, (tx) =>
      refundRetained(tx, { businessId: shop.id, appointmentId: appointmentId }),
    );
    expect(again).toMatchObject({ returned: 5000, parts: [{ kind: 'google', amount: 5000 }] });
    await api.runJobs();
    expect(await saleOf(api, saleId)).toMatchObject({ claimedAmount: 0, paidAmount: 0 });
    expect(await ledgerOf(api, saleId)).not.toContain('discount -5000');
  });

  it('a failing one does not delay the next one', async () => {
    const broken = await mixed('2026-06-22 10:00');
    const good = await mixed('2026-06-22 12:00');
    await cancel(broken.appointmentId, 0);
    await cancel(good.appointmentId, 0);
    const read = async (saleId: number) => (await api.db.select().from(refunds).where(eq(refunds.saleId, saleId)))[0];
    const bad = await read(broken.saleId);
    const { cards } = api.app.services;
    const real = cards.refund;
    cards.refund = async (request) => {
      if (request.key === bad?.dedupeKey) throw new Error('Nobody has seen such an answer.');
      return real(request);
    };
    await reconcilePayments.run(api.app.services, {});
    cards.refund = real;
    expect(await read(broken.saleId)).toMatchObject({ status: 'requested', tries: 1 });
    expect((await read(broken.saleId))?.nextTryAt).toBeGreaterThan(api.clock.now());
    expect(await read(good.saleId)).toMatchObject({ status: 'succeeded' });
    await api.runJobs();
  });

  it('is not tried again once another worker has sent it, though the provider failed to respond here', async () => {
    const { saleId, appointmentId } = await mixed('2026-06-22 10:00');
    await cancel(appointmentId, 0);
    const read = async () => (await api.db.select().from(refunds).where(eq(refunds.saleId, saleId)))[0];
    const { id = 0 } = (await read()) ?? {};
    const { cards } = api.app.services;
    const real = cards.refund;
    cards.refund = async () => {
      cards.refund = real;
      await sendOneRefund(api.app.services, id);
      throw new ProviderUnavailable('nothing');
    };
    await sendOneRefund(api.app.services, id);
    expect(await read()).toMatchObject({ status: 'succeeded', nextTryAt: null });
  });

  it('is retried later with the same key when the provider does not respond', async () => {
    const { saleId, appointmentId } = await mixed('2026-06-22 10:00');
    await cancel(appointmentId, 0);
    const { cards } = api.app.services;
    const real = cards.refund;
    const keys: string[] = [];
    cards.refund = async (request) => {
      keys.push(request.key);
      // The provider did refund; only its response was lost.
      await real(request);
      throw new ProviderUnavailable('nothing');
    };
    await api.runJobs();
    cards.refund = real;
    const read = async () => (await api.db.select().from(refunds).where(eq(refunds.saleId, saleId)))[0];
    expect(await read()).toMatchObject({ status: 'requested', tries: 1 });
    api.clock.advance(3600);
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
