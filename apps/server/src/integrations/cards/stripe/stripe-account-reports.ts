import type { DisputeStatus } from '@thyme/domain/payouts';
import type Stripe from 'stripe';
import type { AccountReport, DisputeReport, PayoutReport } from '../payout-port.ts';

/** Stripe's requirements in words for the owner. All others are one line, because Stripe's form lists them. */
const NEEDS: [RegExp, string][] = [
  [/external_account/, 'Your bank account'],
  [/verification\.(additional_)?document/, 'A photo of your ID'],
  [/tos_acceptance/, 'Your agreement to the provider’s terms'],
  [/(dob|address|first_name|last_name|id_number|phone|email)/, 'Details about you'],
];
const OTHER = 'Details about your business';

/** Problems with charges concern the platform; a business only needs its payouts. */
export function accountReport(account: Stripe.Account): AccountReport {
  const { requirements, capabilities, payouts_enabled: isPaying, details_submitted: isSubmitted } = account;
  const due = [...(requirements?.past_due ?? []), ...(requirements?.currently_due ?? [])];
  const isActive = isPaying && capabilities?.transfers === 'active';
  const needs = due.map((code) => NEEDS.find(([pattern]) => pattern.test(code))?.[1] ?? OTHER);
  const [bank] = account.external_accounts?.data ?? [];
  return {
    state: isActive ? 'active' : isSubmitted ? 'restricted' : 'pending',
    bank: bank?.object === 'bank_account' ? `${bank.bank_name ?? 'Bank'} ··${bank.last4}` : null,
    needs: [...new Set(needs)],
  };
}

const PAYOUT_STATUS: Record<string, PayoutReport['status']> = { paid: 'arrived', failed: 'failed', canceled: 'failed' };

export function payoutReport(payout: Stripe.Payout): PayoutReport {
  const { id, status, amount, failure_message: message } = payout;
  const reported = PAYOUT_STATUS[status] ?? 'sent';
  return {
    providerPayoutId: id,
    status: reported,
    amount,
    failure: reported === 'failed' ? (message ?? 'The bank didn’t accept it.') : null,
  };
}

const DISPUTE_STATUS: Record<string, DisputeStatus> = {
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry',
  warning_closed: 'won',
  needs_response: 'open',
  under_review: 'review',
  won: 'won',
  prevented: 'won',
  lost: 'lost',
  // Somebody asks the bank to think again, and it has the money meanwhile.
  appeal_needs_response: 'lost',
  appeal_under_review: 'lost',
};

const REASONS: Record<string, string> = {
  credit_not_processed: 'They say a refund never arrived',
  duplicate: 'They say they were charged twice',
  fraudulent: 'They say they did not make this payment',
  product_not_received: 'They say they did not get what they paid for',
  product_unacceptable: 'They were not happy with what they got',
  unrecognized: 'They do not recognise this payment',
};

export function disputeReport(dispute: Stripe.Dispute): DisputeReport {
  const { id, payment_intent: intent, status, amount, currency, reason, evidence_details: details } = dispute;
  const providerPaymentId = typeof intent === 'string' ? intent : (intent?.id ?? '');
  return {
    providerDisputeId: id,
    providerPaymentId,
    status: DISPUTE_STATUS[status] ?? 'open',
    amount,
    currency: currency.toUpperCase(),
    reason: REASONS[reason] ?? 'Their bank asked for the money back',
    respondBy: details.due_by,
  };
}
