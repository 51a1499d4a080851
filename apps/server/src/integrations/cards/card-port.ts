import type { Minor } from '@thyme/domain/money';
import type { Result } from '@thyme/domain/result';

export const WALLETS = ['google', 'apple'] as const;
export type Wallet = (typeof WALLETS)[number];
export type CardMethod = 'card' | Wallet;

export interface OrderRequest {
  /** Our own number for it, shown in the provider's books. */
  reference: string;
  description: string;
  amount: Minor;
  currency: string;
  /** How the guest means to pay; the provider's report has the final word. */
  method: CardMethod;
  email: string | null;
  /** Epoch seconds after which nobody waits for the money. */
  expiresAt: number;
  /** Where a provider with a page of its own sends the guest afterwards, as paths of our site. */
  returnTo: { success: string; failure: string };
  /** The same key is the same order, however often it is asked for. */
  key: string;
}

export interface OpenedOrder {
  providerOrderId: string;
  /** What the browser may know of it. */
  publicId: string;
  /** The provider's own page; null where our card page is used. */
  pageUrl: string | null;
}

/** What a provider says about an order. */
export interface OrderReport {
  providerOrderId: string;
  status: 'pending' | 'authorised' | 'paid' | 'failed' | 'cancelled' | 'expired';
  amount: Minor;
  currency: string;
  method: CardMethod;
  /** The payment inside the order; there once it is paid. */
  providerPaymentId: string | null;
  /** For example 'Visa ending 4242'. */
  instrument: string | null;
  /** Why the last try did not work, in words a guest may read. */
  failure: string | null;
}

export interface RefundRequest {
  providerOrderId: string;
  providerPaymentId: string;
  amount: Minor;
  currency: string;
  reason: string;
  /** The same key is the same refund. */
  key: string;
}

export interface RefundReport {
  status: 'succeeded' | 'sent' | 'failed';
  providerRefundId: string | null;
  failure: string | null;
}

/** A message of a provider. It says that something happened; what is true is asked of the provider afterwards. */
export interface ProviderEvent {
  id: string;
  type: string;
  /** Null for messages about other things than orders. */
  providerOrderId: string | null;
  payload: unknown;
}

export type EventRefusal = { readonly code: 'bad-signature' | 'too-old' | 'malformed' };

export interface IncomingEvent {
  /** The bytes as they came: signatures are over them. */
  body: Buffer;
  headers: Record<string, string | string[] | undefined>;
  now: number;
}

export interface CardPort {
  name: 'sandbox' | 'stripe' | 'revolut';
  mode: 'sandbox' | 'production';
  /** What the site needs to draw the provider's card field. */
  publishableKey: string | null;
  /** Wallets whose token we can charge by ourselves; others are paid on the card page. */
  wallets: readonly Wallet[];
  /** An order opened for a card cannot be paid with a wallet's token, nor the other way round. */
  keepsWalletsApart: boolean;
  openOrder(request: OrderRequest): Promise<OpenedOrder>;
  /** The provider's own page of an order that was opened before. */
  pageOf(providerOrderId: string): Promise<string | null>;
  fetchOrder(providerOrderId: string): Promise<OrderReport>;
  /** Nobody can pay it any more, unless it has been paid already, which the report tells. */
  cancelOrder(providerOrderId: string): Promise<OrderReport>;
  chargeWallet(providerOrderId: string, charge: { wallet: Wallet; token: string }): Promise<OrderReport>;
  refund(request: RefundRequest): Promise<RefundReport>;
  /** How a refund stands that was sent before. */
  fetchRefund(providerRefundId: string): Promise<RefundReport>;
  readEvent(event: IncomingEvent): Result<ProviderEvent, EventRefusal>;
}

/** The provider did not answer, or not in a way that can be understood: nobody knows what happened. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';
}
