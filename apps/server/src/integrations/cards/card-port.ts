import type { Minor } from '@thyme/domain/money';
import type { CardFace } from '@thyme/domain/payments';
import type { Result } from '@thyme/domain/result';
import type { EventSubject, PayoutPort } from './payout-port.ts';

export const WALLETS = ['google', 'apple'] as const;
export type Wallet = (typeof WALLETS)[number];
export type CardMethod = 'card' | Wallet;

export interface OrderRequest {
  /** Our reference, shown in the provider's dashboard. */
  reference: string;
  description: string;
  amount: Minor;
  currency: string;
  /** How the guest intends to pay; the provider's report decides. */
  method: CardMethod;
  email: string | null;
  /** Epoch seconds after which the order has expired. */
  expiresAt: number;
  /** Where a provider with its own page sends the guest afterwards, as paths of our site. */
  returnTo: { success: string; failure: string };
  /** Idempotency key: the same key is the same order. */
  key: string;
}

/** A card in the provider's vault. */
export interface VaultCard extends CardFace {
  id: string;
}

export interface OpenedOrder {
  providerOrderId: string;
  /** The order's public token for the browser. */
  publicId: string;
  /** The provider's own page; null where our card page is used. */
  pageUrl: string | null;
}

/** A provider's report on an order. */
export interface OrderReport {
  providerOrderId: string;
  status: 'pending' | 'authorised' | 'paid' | 'failed' | 'cancelled' | 'expired';
  amount: Minor;
  currency: string;
  method: CardMethod;
  /** The payment of the order; null until it is paid. */
  providerPaymentId: string | null;
  /** For example 'Visa ending 4242'. */
  instrument: string | null;
  /** Why the last attempt failed, in words for the guest. */
  failure: string | null;
  /** The guest's bank asks for authentication (3-D Secure), which only the browser can show. */
  needsAction?: boolean;
  /** The card that this payment saved, if the guest had agreed to that. */
  savedCard?: VaultCard | null;
}

export interface RefundRequest {
  providerOrderId: string;
  providerPaymentId: string;
  amount: Minor;
  currency: string;
  reason: string;
  /** Idempotency key: the same key is the same refund. */
  key: string;
}

export interface RefundReport {
  status: 'succeeded' | 'sent' | 'failed';
  providerRefundId: string | null;
  failure: string | null;
}

/** A provider's webhook. It says that something changed; the current state is fetched from the provider. */
export interface ProviderEvent {
  id: string;
  type: string;
  /** Null for webhooks that are not about an order. */
  providerOrderId: string | null;
  /** What else it is about: a dispute, a payment's refunds, a payout or an account. */
  subject: EventSubject | null;
  payload: unknown;
}

export type EventRefusal = { readonly code: 'bad-signature' | 'too-old' | 'malformed' };

export interface IncomingEvent {
  /** The raw bytes, because they are what is signed. */
  body: Buffer;
  headers: Record<string, string | string[] | undefined>;
  now: number;
}

/** Saved cards. They stay at the provider; we only store their display data. */
export interface CardVault {
  /** The provider's customer for saved cards. The same key is the same customer. */
  createCustomer(customer: { reference: string; email: string | null; key: string }): Promise<string>;
  /**
   * Saves the card that will pay an open order for this customer; null no longer saves it. `isRecurring`: its owner
   * agreed to later charges without being present.
   */
  keepCard(providerOrderId: string, customerId: string | null, isRecurring?: boolean): Promise<void>;
  /** Charges a saved card. A declined one leaves the order open. `isUnattended`: off-session, so its owner cannot authenticate. */
  charge(
    providerOrderId: string,
    card: { customerId: string; cardId: string; isUnattended?: boolean },
  ): Promise<OrderReport>;
  /** An unknown card or customer counts as deleted. */
  deleteCard(cardId: string): Promise<void>;
  deleteCustomer(customerId: string): Promise<void>;
}

export interface CardPort {
  name: 'sandbox' | 'stripe' | 'revolut';
  mode: 'sandbox' | 'production';
  /** The site needs it to show the provider's card field. */
  publishableKey: string | null;
  /** Wallets whose token the server can charge; others are paid on the card page. */
  wallets: readonly Wallet[];
  /** An order created for a card cannot be paid with a wallet token, nor the other way round. */
  keepsWalletsApart: boolean;
  /** Null if cards cannot be saved. */
  vault: CardVault | null;
  /** Null if payouts are not supported. */
  payouts: PayoutPort | null;
  openOrder(request: OrderRequest): Promise<OpenedOrder>;
  /** The provider's page of an existing order. */
  pageOf(providerOrderId: string): Promise<string | null>;
  fetchOrder(providerOrderId: string): Promise<OrderReport>;
  /** Cancels the order. The report says if it had already been paid. */
  cancelOrder(providerOrderId: string): Promise<OrderReport>;
  /** Charges a wallet's token. A declined one leaves the order open. */
  chargeWallet(providerOrderId: string, charge: { wallet: Wallet; token: string }): Promise<OrderReport>;
  refund(request: RefundRequest): Promise<RefundReport>;
  /** The current state of a refund. */
  fetchRefund(providerRefundId: string): Promise<RefundReport>;
  readEvent(event: IncomingEvent): Result<ProviderEvent, EventRefusal>;
}

/** The provider did not respond, or not in a known way: the outcome is unknown. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';
}
