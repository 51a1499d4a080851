import type { Minor } from '@thyme/domain/money';
import type { AccountState, DisputeStatus, PayoutStatus } from '@thyme/domain/payouts';

/** An account at the provider that a business is paid out to. */
export interface AccountReport {
  state: AccountState;
  /** For example 'AIB ··4417'; null until the owner has entered a bank account. */
  bank: string | null;
  /** What the provider still needs, in words for the owner. */
  needs: string[];
}

export interface NewAccount {
  reference: string;
  name: string;
  email: string | null;
  /** ISO code. */
  country: string;
  /** Idempotency key: the same key is the same account. */
  key: string;
}

export interface Movement {
  accountId: string;
  amount: Minor;
  currency: string;
  /** The payout's reference in the provider's dashboard, by which a repeated movement is found. */
  reference: string;
  /** Idempotency key: the same key is the same movement. */
  key: string;
}

export interface PayoutReport {
  providerPayoutId: string;
  status: Exclude<PayoutStatus, 'requested'>;
  amount: Minor;
  failure: string | null;
}

export interface DisputeReport {
  providerDisputeId: string;
  providerPaymentId: string;
  status: DisputeStatus;
  amount: Minor;
  currency: string;
  /** In words for the owner. */
  reason: string;
  /** Epoch seconds. */
  respondBy: number | null;
}

/** A refund in the provider's list; `key` is ours, null if it was made in the provider's dashboard. */
export interface ListedRefund {
  providerRefundId: string;
  key: string | null;
  amount: Minor;
  status: 'succeeded' | 'sent' | 'failed';
}

/**
 * Payouts to businesses. Charges stay with the platform; once a week the amount due is transferred to the business's
 * account and paid out from there. Movements that cannot be carried out yet throw `ProviderUnavailable`.
 */
export interface PayoutPort {
  createAccount(account: NewAccount): Promise<string>;
  /** The provider's form for the owner. The link works once and for minutes, so it is neither stored nor mailed. */
  onboardingLink(accountId: string, paths: { done: string; again: string }): Promise<string>;
  fetchAccount(accountId: string): Promise<AccountReport>;
  /** Moves money from the platform to the account. */
  transfer(movement: Movement): Promise<{ providerTransferId: string }>;
  /** Moves money from the account to the bank. */
  payOut(movement: Movement): Promise<PayoutReport>;
  fetchPayout(accountId: string, providerPayoutId: string): Promise<PayoutReport>;
  /** The balance of the account. */
  fetchBalance(accountId: string, currency: string): Promise<Minor>;
  fetchDispute(providerDisputeId: string): Promise<DisputeReport>;
  listRefunds(providerPaymentId: string): Promise<ListedRefund[]>;
}

/** What a webhook is about, besides orders. Refunds are identified by their payment. */
export type EventSubject = { kind: 'dispute' | 'refund' | 'payout' | 'account'; id: string };
