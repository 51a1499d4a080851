import {
  appointments,
  cardOrders,
  occupancies,
  payments,
  refunds,
  sales,
  sandboxOrders,
  soldVouchers,
  voucherUses,
} from '@thyme/db/schema';
import { isPolicyCode } from '@thyme/domain/payments';
import { and, eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  at,
  book,
  bootApi,
  insertBusiness,
  insertVoucher,
  type TestApi,
  type TestBusiness,
} from '../../../../test/kit/index.ts';
import { CARDS, confirmPayment, ledgerOf, makePayment, payByCard, walletToken } from '../../../../test/kit/paying.ts';
import { propertyRuns } from '../../../../test/kit/property-runs.ts';
import type { SignedIn } from '../../../../test/kit/sign-in.ts';
import { inTransaction } from '../../../platform/unit-of-work.ts';
import { reconcilePayments } from '../job-handlers.ts';
import { quoteCancellation, refundCancellation } from '../refunds/cancellation.ts';
import { renewOrder } from './renew-order.ts';

let api: TestApi;
let guest: SignedIn;
beforeAll(async () => {
  api = await bootApi();
  guest = await api.signIn();
});
afterAll(() => api.close());

const TIMES = ['2026-09-15 09:00', '2026-09-15 10:00', '2026-09-15 11:00'];

interface World {
  shop: TestBusiness;
  code: string;
}

type Step =
  | { kind: 'book'; time: number; way: 'card' | 'mixed' | 'wallet' | 'poor-wallet' | 'voucher-sale' }
  | { kind: 'pay'; pick: number; card: keyof typeof CARDS }
  | { kind: 'return' | 'renew' | 'balance' | 'cancel'; pick: number }
  | { kind: 'jobs' | 'reconcile' }
  | { kind: 'wait'; seconds: number };

const pick = fc.nat({ max: 9 });
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({
        kind: fc.constant('book' as const),
        time: fc.nat({ max: 2 }),
        way: fc.constantFrom(
          'card' as const,
          'mixed' as const,
          'wallet' as const,
          'poor-wallet' as const,
          'voucher-sale' as const,
        ),
      }),
    },
    {
      weight: 5,
      arbitrary: fc.record({
        kind: fc.constant('pay' as const),
        pick,
        card: fc.constantFrom('good' as const, 'declined' as const, 'poor' as const, 'silent' as const),
      }),
    },
    {
      weight: 6,
      arbitrary: fc.record({
        kind: fc.constantFrom('return' as const, 'renew' as const, 'balance' as const, 'cancel' as const),
        pick,
      }),
    },
    { weight: 4, arbitrary: fc.record({ kind: fc.constantFrom('jobs' as const, 'reconcile' as const) }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('wait' as const), seconds: fc.constantFrom(30, 301, 650) }) },
  ),
  { minLength: 6, maxLength: 16 },
);

/** A shop with one chair, a deposit of half, and a paid voucher of €30. */
async function newWorld(): Promise<World> {
  const shop = await insertBusiness(api.db, api.clock.now(), {
    business: { upfrontPercent: 50, cancellation: [1], horizonDays: 200 },
    pricing: { price: 8000 },
  });
  const offer = await insertVoucher(api.db, shop.id, { retail: 3000, value: 3000 });
  const answer = await book(api, guest.token, {
    business_id: shop.id,
    vouchers: [{ voucher_id: offer.id, voucher_qty: 1, voucher_owner: 'Niamh Byrne' }],
    payment_info: { google: 30 },
    google_pay_token: await walletToken(api, 'google', 30),
  });
  const [sold] = await api.db
    .select()
    .from(soldVouchers)
    .where(eq(soldVouchers.saleId, answer.sale_id ?? 0));
  return { shop, code: sold?.code ?? '' };
}

async function bookOne({ shop, code }: World, { time, way }: Extract<Step, { kind: 'book' }>): Promise<void> {
  const services = [at(shop.pricingId, TIMES[time] ?? '')];
  const token = (amount: number, end = '4242') => walletToken(api, 'google', amount, end);
  const requests = {
    card: async () => ({ services, payment_info: { stripe: 40 } }),
    mixed: async () => ({ services, payment_info: { voucher: [{ code, payment: 30 }], stripe: 10 } }),
    wallet: async () => ({ services, payment_info: { google: 40 }, google_pay_token: await token(40) }),
    'poor-wallet': async () => ({ services, payment_info: { google: 40 }, google_pay_token: await token(40, '9995') }),
    'voucher-sale': async () => {
      const offer = await insertVoucher(api.db, shop.id, { retail: 2000, value: 2000, limitNumberOfSales: 1 });
      return {
        vouchers: [{ voucher_id: offer.id, voucher_qty: 1, voucher_owner: 'Saoirse' }],
        payment_info: { stripe: 20 },
      };
    },
  };
  await book(api, guest.token, { business_id: shop.id, ...(await requests[way]()) });
}

const chosen = <Row>(rows: Row[], index: number): Row | undefined => rows[index % Math.max(1, rows.length)];

async function cancelOne(shop: TestBusiness, index: number): Promise<void> {
  const open = await api.db
    .select()
    .from(appointments)
    .where(and(eq(appointments.businessId, shop.id), inArray(appointments.status, ['New', 'Accept'])));
  const appointment = chosen(open, index);
  if (!appointment) return;
  const key = { businessId: shop.id, appointmentId: appointment.id };
  expect(appointment.cancellation.every(isPolicyCode)).toBe(true);
  await inTransaction(api.app.services, async (tx) => {
    const now = api.clock.now();
    const quote = await quoteCancellation(tx, {
      ...key,
      by: 'guest',
      at: now,
      zone: 'Europe/Dublin',
    });
    const fee = quote?.fee ?? 0;
    const done = await refundCancellation(tx, { ...key, fee });
    expect(done).toEqual({ refunded: quote?.refund, toCard: quote?.toCard, toVoucher: quote?.toVoucher });
    const cancelled = {
      status: 'Cancelled' as const,
      cancelledAt: now,
      cancelledBy: 'guest' as const,
      cancellationFee: fee,
    };
    await tx.db.update(appointments).set(cancelled).where(eq(appointments.id, appointment.id));
    await tx.db.execute(
      `delete from occupancies where line_id in (select id from appointment_lines where appointment_id = ${appointment.id})`,
    );
  });
}

async function take(world: World, step: Step): Promise<void> {
  const { shop } = world;
  const orders = () =>
    api.db.select().from(cardOrders).where(eq(cardOrders.businessId, shop.id)).orderBy(cardOrders.id);
  switch (step.kind) {
    case 'book':
      return bookOne(world, step);
    case 'pay': {
      const order = chosen(await orders(), step.pick);
      if (order) await payByCard(api, order.publicId, CARDS[step.card]);
      return;
    }
    case 'return': {
      const order = chosen(await orders(), step.pick);
      if (order) await confirmPayment(api, guest.token, { saleId: order.saleId ?? 0, orderId: order.id });
      return;
    }
    case 'renew': {
      const order = chosen(await orders(), step.pick);
      if (order) await renewOrder(api.app.services, { userId: guest.userId, orderId: order.id });
      return;
    }
    case 'balance': {
      const all = await api.db.select().from(sales).where(eq(sales.businessId, shop.id)).orderBy(sales.id);
      const sale = chosen(all, step.pick);
      if (sale) await makePayment(api, guest.token, { sale_id: sale.id, payment_type: 'stripe' });
      return;
    }
    case 'cancel':
      return cancelOne(shop, step.pick);
    case 'jobs':
      await api.runJobs();
      return;
    case 'reconcile':
      return reconcilePayments.run(api.app.services, {});
    case 'wait':
      api.clock.advance(step.seconds);
  }
}

/** Delivers everything that is still pending. */
async function settleDown(): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    api.clock.advance(3700);
    await api.runJobs();
    await reconcilePayments.run(api.app.services, {});
  }
  await api.runJobs();
}

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

async function checkBooks({ shop }: World): Promise<void> {
  const here = { orders: cardOrders.businessId, sales: sales.businessId };
  const orders = await api.db.select().from(cardOrders).where(eq(here.orders, shop.id));
  for (const order of orders) {
    const [gateway] = await api.db
      .select()
      .from(sandboxOrders)
      .where(eq(sandboxOrders.id, order.providerOrderId ?? ''));
    const [payment] = await api.db.select().from(payments).where(eq(payments.orderId, order.id));
    expect(order.status === 'paid').toBe(gateway?.state === 'completed');
    expect(payment?.amount ?? 0).toBe(gateway?.state === 'completed' ? gateway.amount : 0);
    expect(payment?.refundedAmount ?? 0).toBe(gateway?.refundedAmount ?? 0);
    expect(['paid', 'failed', 'cancelled', 'expired']).toContain(order.status);
  }
  const pending = await api.db.select().from(refunds).where(eq(refunds.businessId, shop.id));
  expect(pending.every(({ status }) => status === 'succeeded')).toBe(true);
  for (const sale of await api.db.select().from(sales).where(eq(here.sales, shop.id))) {
    const entries = (await ledgerOf(api, sale.id)).map((text) => text.split(' '));
    const of = (...kinds: string[]) =>
      sum(entries.filter(([kind = '']) => kinds.includes(kind)).map(([, amount]) => Number(amount)));
    const paid = await api.db.select().from(payments).where(eq(payments.saleId, sale.id));
    const uses = await api.db.select().from(voucherUses).where(eq(voucherUses.saleId, sale.id));
    expect(of('charge')).toBe(sum(paid.map(({ amount }) => amount)));
    expect(of('refund') + sum(paid.map(({ refundedAmount }) => refundedAmount))).toBe(0);
    expect(of('voucher_use', 'voucher_return')).toBe(sum(uses.map(({ amount }) => amount)));
    expect(sale.claimedAmount).toBe(of('sale', 'fee', 'cancellation', 'discount'));
    expect(sale.paidAmount).toBe(of('charge', 'refund', 'voucher_use', 'voucher_return'));
    expect(sale.paidAmount).toBeGreaterThanOrEqual(0);
    expect(sale.paidAmount).toBeLessThanOrEqual(sale.claimedAmount);
    expect(sale.status).not.toBe('pending');
    if (sale.status === 'void') expect([sale.claimedAmount, sale.paidAmount]).toEqual([0, 0]);
  }
  for (const voucher of await api.db.select().from(soldVouchers).where(eq(soldVouchers.businessId, shop.id))) {
    const uses = await api.db.select().from(voucherUses).where(eq(voucherUses.soldVoucherId, voucher.id));
    expect(voucher.remaining).toBe(voucher.value - sum(uses.map(({ amount }) => amount)));
    expect(voucher.status).not.toBe('pending');
  }
  const stored = await api.db.select().from(appointments).where(eq(appointments.businessId, shop.id));
  const firm = stored.filter(({ status }) => status === 'New' || status === 'Accept');
  expect(new Set(firm.map(({ startsAt }) => startsAt)).size).toBe(firm.length);
  expect(await api.db.$count(occupancies, eq(occupancies.businessId, shop.id))).toBe(firm.length);
  expect(stored.some(({ status }) => status === 'Held')).toBe(false);
}

it('in any order of events, the books agree with the provider and the vouchers, and no time is sold twice', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      api.clock.set(Date.UTC(2026, 5, 15, 8) / 1000);
      const world = await newWorld();
      for (const step of sequence) await take(world, step);
      await settleDown();
      await checkBooks(world);
    }),
    { ...propertyRuns(12), interruptAfterTimeLimit: 90_000, markInterruptAsFailure: false, endOnFailure: true },
  );
}, 240_000);
