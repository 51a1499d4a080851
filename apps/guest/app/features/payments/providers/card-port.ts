import type { Currency } from '@thyme/domain/money';
import type { BillingFields } from '@thyme/domain/payments';
import type { Ref } from 'react';

/** The outcome of a card payment, as far as the browser can tell. */
export type CardOutcome =
  | { kind: 'paid' }
  /** The typed card is invalid; nothing was sent. */
  | { kind: 'invalid'; message: string }
  /** The bank declined, or the guest failed the bank's check. */
  | { kind: 'declined'; message: string }
  | { kind: 'cancelled' }
  /** No response. The card may have been charged: only the server can find out. */
  | { kind: 'unknown' };

export interface CardHandle {
  pay: (billing: BillingFields) => Promise<CardOutcome>;
  /** Shows the bank's 3-D Secure challenge for a charge that waits for it. */
  confirm: () => Promise<CardOutcome>;
  /** Scrolls to the card's error, which may be a screen away from the button. */
  show: () => void;
}

/** The props of every provider's card field. */
export interface CardFieldProps {
  publicId: string;
  /** The provider's message, shown under the field. */
  error: string | null;
  /** The provider reports an error in the typed card; null once it is corrected. */
  onProblem: (message: string | null) => void;
  /** The field cannot work: its script failed to load, or it does not know the order. */
  onFailure: (error: Error) => void;
  disabled: boolean;
  ref: Ref<CardHandle>;
}

/** The provider's wallet button, which pays the whole order by itself. */
export interface WalletButtonProps {
  publicId: string;
  /** In cents. */
  amount: number;
  currency: Currency;
  disabled: boolean;
  /** The guest has started to pay: everything else is disabled meanwhile. */
  onStart: () => void;
  onOutcome: (outcome: CardOutcome) => void;
}
