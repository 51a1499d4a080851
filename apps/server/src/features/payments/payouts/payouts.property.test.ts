import { payments, payouts, sandboxTransfers } from '@thyme/db/schema';
import { placesOf } from '@thyme/domain/payouts';
import { and, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bootApi, type TestApi, type TestBusiness } from '../../../../test/kit/index.ts';
import { chooseBank, passDays, payoutShop, refundInDashboard, sell } from '../../../../test/kit/payouts.ts';
import { propertyRuns } from '../../../../test/kit/property-runs.ts';
import { inTransaction } from '../../../platform/unit-of-work.ts';
import { issueRefund } from '../refunds/refunds.ts';
import { findAccount } from './account-store.ts';
import { checkBusiness } from './check-payouts.ts';
import { sumKinds } from './entry-store.ts';

let api: TestApi;
beforeAll(async () => {
  api = await bootApi();
});
afterAll(() => api.close());

type Step =
  | { kind: 'sell'; end: string }
  | { kind: 'refund' | 'dashboard'; pick: number; part: number }
  | { kind: 'days'; days: number }
  | { kind: 'bank'; end: string };

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant('sell' as const),
        end: fc.constantFrom('4242', '4242', '0259', '2685'),
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constantFrom('refund' as const, 'dashboard' as const),
        pick: fc.nat({ max: 9 }),
        part: fc.integer({ min: 1, max: 10_000 }),
      }),
    },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('days' as const), days: fc.integer({ min: 1, max: 9 }) }) },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant('bank' as const), end: fc.constantFrom('4417', '0002', '0119') }),
    },
  ),
  { minLength: 4, maxLength: 12 },
);

type World = Awaited<ReturnType<typeof payoutShop>>;

const paymentsOf = (shop: TestBusiness) => api.db.select().from(payments).where(eq(payments.businessId, shop.id));

async function take({ shop, owner, guest }: World, step: Step, number: number): Promise<void> {
  if (step.kind === 'sell') await sell(api, shop, guest, step.end);
  else if (step.kind === 'days') await passDays(api, step.days);
  else if (step.kind === 'bank') await chooseBank(api, shop, owner, step.end);
  else {
    const all = await paymentsOf(shop);
    const payment = all[step.pick % Math.max(1, all.length)];
    const amount = Math.min(step.part, (payment?.amount ?? 0) - (payment?.refundedAmount ?? 0));
    if (!payment || amount <= 0) return;
    if (step.kind === 'dashboard') return refundInDashboard(api, payment, amount);
    const giving = { ...payment, appointmentId: null, amount, paymentId: payment.id, reason: 'Sorry' };
    await inTransaction(api.app.services, (tx) =>
      issueRefund(tx, { ...giving, happening: `step-${shop.id}-${number}` }),
    );
    await api.runJobs();
  }
}

/** Money that the sandbox's bank has or will have, according to the sandbox. */
async function atBank(accountId: string): Promise<number> {
  const is = and(eq(sandboxTransfers.accountId, accountId), sql`kind = 'payout' and state <> 'failed'`);
  const [row] = await api.db
    .select({ sum: sql<number>`coalesce(sum(amount), 0)::float8` })
    .from(sandboxTransfers)
    .where(is);
  return row?.sum ?? 0;
}

async function prove(shop: TestBusiness): Promise<void> {
  const account = await findAccount(api.db, shop.id, 'sandbox');
  if (!account) throw new Error('The shop has no account.');
  // The payout entries, the sales ledger, the disputes and the provider agree.
  expect(await checkBusiness(api.app.services, account, 'EUR')).toEqual([]);
  const places = placesOf(await sumKinds(api.db, shop.id));
  const { captured, refunded, fees, disputed, paidOut, pending } = places;
  const all = await paymentsOf(shop);
  const sum = (of: (payment: (typeof all)[number]) => number) => all.reduce((total, one) => total + of(one), 0);
  expect(captured).toBe(sum(({ amount }) => amount));
  expect(refunded).toBe(sum(({ refundedAmount }) => refundedAmount));
  expect(captured).toBe(refunded + fees + disputed + paidOut + pending);
  // Money on its way to the provider has not reached the bank's books yet.
  const waiting = await api.db
    .select()
    .from(payouts)
    .where(and(eq(payouts.businessId, shop.id), eq(payouts.status, 'requested')));
  expect(paidOut).toBe(
    (await atBank(account.providerAccountId)) + waiting.reduce((total, one) => total + one.amount, 0),
  );
  expect(fees).toBeGreaterThanOrEqual(0);
}

it('[PAYOUT-013] whatever is sold, refunded, disputed and paid out, captured equals paid out + fees + refunded + disputed + pending', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (story) => {
      const world = await payoutShop(api);
      const { shop, owner } = world;
      await chooseBank(api, shop, owner);
      for (const [number, step] of story.entries()) {
        await take(world, step, number);
        await prove(shop);
      }
      // A month later nothing is in transit.
      await passDays(api, 16);
      await prove(shop);
    }),
    { ...propertyRuns(4) },
  );
}, 300_000);
