import { payments, sandboxOrders, sandboxRefunds } from '@thyme/db/schema';
import { DAY, weekdayOf } from '@thyme/domain/time';
import { desc, eq, sql } from 'drizzle-orm';
import { payOut, reconcilePayments, reconcilePayouts } from '../../src/features/payments/job-handlers.ts';
import { runSandboxClock } from '../../src/integrations/cards/sandbox/job-handlers.ts';
import { sendWebhook } from '../../src/integrations/cards/sandbox/webhook.ts';
import { at, book, insertBusiness, joinBusiness, type SignedIn, type TestApi, type TestBusiness } from './index.ts';
import { walletToken } from './paying.ts';

const dateOf = (instant: number) => new Date(instant * 1000).toISOString().slice(0, 10);

/** A shop whose guests pay everything when they book, its owner and a guest, on a Monday morning. */
export async function payoutShop(api: TestApi): Promise<{ shop: TestBusiness; owner: SignedIn; guest: SignedIn }> {
  while (weekdayOf(dateOf(api.clock.now())) !== 1) api.clock.advance(DAY);
  const guest = await api.signIn();
  const owner = await api.signInBusiness();
  const business = { upfrontPercent: 100, horizonDays: 200, email: 'desk@willow.example' };
  const shop = await insertBusiness(api.db, api.clock.now(), { business, chairs: 30, pricing: { price: 10_000 } });
  await joinBusiness(api.db, shop.id, owner.userId);
  return { shop, owner, guest };
}

export const SET_UP = 'mutation($b: Int!) { desk_set_up_payouts(business_id: $b) { url } }';

/** The owner chooses a test bank in the provider's form. */
export async function chooseBank(api: TestApi, shop: TestBusiness, owner: SignedIn, bank = '4417'): Promise<Response> {
  const { desk_set_up_payouts } = await api.ask<{ desk_set_up_payouts: { url: string } }>(
    SET_UP,
    { b: shop.id },
    owner,
  );
  const answer = await api.fetch(desk_set_up_payouts.url, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `bank=${bank}`,
  });
  await api.runJobs();
  return answer;
}

/** A guest books for €100 and pays with the test card with this ending. */
export async function sell(api: TestApi, shop: TestBusiness, guest: SignedIn, end = '4242') {
  // Weekends are closed.
  let day = api.clock.now() + 3 * DAY;
  while (weekdayOf(dateOf(day)) !== 3) day += DAY;
  const answer = await book(api, guest.token, {
    business_id: shop.id,
    services: [at(shop.pricingId, `${dateOf(day)} 10:00`)],
    payment_info: { google: 100 },
    google_pay_token: await walletToken(api, 'google', 100, end),
  });
  const [payment] = await api.db
    .select()
    .from(payments)
    .where(eq(payments.saleId, answer.sale_id ?? 0))
    .orderBy(desc(payments.id));
  if (!payment) throw new Error(`The booking was not paid: ${JSON.stringify(answer)}`);
  await api.runJobs();
  return payment;
}

/** A refund made in the provider's own dashboard. */
export async function refundInDashboard(api: TestApi, payment: { providerPaymentId: string }, amount: number) {
  const { services } = api.app;
  const orderId = payment.providerPaymentId.replace(/-payment$/, '');
  const id = `sbx_ref_dashboard_${Math.random()}`;
  await api.db.transaction(async (transaction) => {
    const refund = { id, orderId, requestKey: `dashboard:${id}`, amount, createdAt: api.clock.now() };
    await transaction.insert(sandboxRefunds).values(refund);
    await transaction
      .update(sandboxOrders)
      .set({ refundedAmount: sql`${sandboxOrders.refundedAmount} + ${amount}` })
      .where(eq(sandboxOrders.id, orderId));
    const subject = { kind: 'refund' as const, id: payment.providerPaymentId };
    await sendWebhook(services, transaction, { event: 'refund.created', subject });
  });
  await api.runJobs();
}

/** Lets days pass: every day money moves and payouts are made, at the end everything is checked. */
export async function passDays(api: TestApi, days: number): Promise<void> {
  const { services } = api.app;
  for (let day = 0; day < days; day += 1) {
    api.clock.advance(DAY);
    await runSandboxClock.run(services, {});
    await payOut.run(services, {});
    await api.runJobs();
  }
  await reconcilePayments.run(services, {});
  await reconcilePayouts.run(services, {});
}
