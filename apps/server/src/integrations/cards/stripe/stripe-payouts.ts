import type Stripe from 'stripe';
import { ProviderUnavailable } from '../card-port.ts';
import type { DisputeReport, ListedRefund, Movement, NewAccount, PayoutPort, PayoutReport } from '../payout-port.ts';
import { accountReport, disputeReport, payoutReport } from './stripe-account-reports.ts';
import { guarded, isRefusedFor, underFreshKey } from './stripe-calls.ts';

/**
 * Connect with separate charges and transfers: payments stay with the platform, so that a restricted account never
 * stops a booking. Accounts are Express ones, with manual payouts, whose fees and losses the platform bears.
 * https://docs.stripe.com/connect/separate-charges-and-transfers
 */
export function stripePayouts(stripe: Stripe, publicUrl: string): PayoutPort {
  return {
    createAccount: (account) => guarded(() => createAccount(stripe, account)),
    onboardingLink: (account, { done, again }) =>
      guarded(async () => {
        const urls = { return_url: publicUrl + done, refresh_url: publicUrl + again };
        return (await stripe.accountLinks.create({ account, type: 'account_onboarding', ...urls })).url;
      }),
    fetchAccount: (id) => guarded(async () => accountReport(await stripe.accounts.retrieve(id))),
    transfer: (movement) => guarded(() => whenPossible(() => transfer(stripe, movement))),
    payOut: (movement) => guarded(() => whenPossible(() => payOut(stripe, movement))),
    fetchPayout: (stripeAccount, id) =>
      guarded(async () => payoutReport(await stripe.payouts.retrieve(id, {}, { stripeAccount }))),
    fetchBalance: (stripeAccount, currency) =>
      guarded(async () => {
        const { available, pending } = await stripe.balance.retrieve({}, { stripeAccount });
        const own = [...available, ...pending].filter((one) => one.currency === currency.toLowerCase());
        return own.reduce((sum, { amount }) => sum + amount, 0);
      }),
    fetchDispute: (id): Promise<DisputeReport> =>
      guarded(async () => disputeReport(await stripe.disputes.retrieve(id))),
    listRefunds: (id) => guarded(() => listRefunds(stripe, id)),
  };
}

async function createAccount(stripe: Stripe, { reference, name, email, country, key }: NewAccount): Promise<string> {
  const account = await stripe.accounts.create(
    {
      controller: {
        fees: { payer: 'application' },
        losses: { payments: 'application' },
        requirement_collection: 'stripe',
        stripe_dashboard: { type: 'express' },
      },
      country,
      capabilities: { transfers: { requested: true } },
      business_profile: { name },
      settings: { payouts: { schedule: { interval: 'manual' } } },
      metadata: { reference },
      ...(email === null ? {} : { email }),
    },
    { idempotencyKey: key },
  );
  return account.id;
}

/** Stripe's idempotency keys expire after a day, so a repeated movement is searched by its reference first. */
async function transfer(stripe: Stripe, movement: Movement): Promise<{ providerTransferId: string }> {
  const { accountId: destination, amount, currency, reference, key } = movement;
  const known = await stripe.transfers.list({ destination, transfer_group: reference, limit: 1 });
  const [same] = known.data;
  if (same) return { providerTransferId: same.id };
  const wanted = { amount, currency: currency.toLowerCase(), destination, transfer_group: reference };
  const { id } = await underFreshKey(key, NOT_YET, (idempotencyKey) =>
    stripe.transfers.create(wanted, { idempotencyKey }),
  );
  return { providerTransferId: id };
}

async function payOut(stripe: Stripe, movement: Movement): Promise<PayoutReport> {
  const { accountId: stripeAccount, amount, currency, reference, key } = movement;
  const known = await stripe.payouts.list({ limit: 100 }, { stripeAccount });
  const same = known.data.find(({ metadata }) => metadata?.reference === reference);
  if (same) return payoutReport(same);
  const wanted = { amount, currency: currency.toLowerCase(), metadata: { reference } };
  return payoutReport(
    await underFreshKey(key, NOT_YET, (idempotencyKey) =>
      stripe.payouts.create(wanted, { stripeAccount, idempotencyKey }),
    ),
  );
}

/** Refusals that end by themselves: money of recent charges becomes available days later, a restricted account is completed by its owner. */
const NOT_YET = [
  'balance_insufficient',
  'insufficient_capabilities_for_transfer',
  'transfers_not_allowed',
  'payouts_not_allowed',
];

/** Lets a movement wait that is possible later. */
async function whenPossible<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && isRefusedFor(error, NOT_YET))
      throw new ProviderUnavailable(error.message, { cause: error });
    throw error;
  }
}

async function listRefunds(stripe: Stripe, payment_intent: string): Promise<ListedRefund[]> {
  const listed: ListedRefund[] = [];
  for await (const { id, amount, status, metadata } of stripe.refunds.list({ payment_intent, limit: 100 })) {
    const isFailed = status === 'failed' || status === 'canceled';
    listed.push({
      providerRefundId: id,
      key: metadata?.key ?? null,
      amount,
      status: isFailed ? 'failed' : status === 'succeeded' ? 'succeeded' : 'sent',
    });
  }
  return listed;
}
