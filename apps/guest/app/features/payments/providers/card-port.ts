import type { Currency } from '@thyme/domain/money';
import type { BillingFields } from '@thyme/domain/payments';
import type { Ref } from 'react';

/** How a try to pay by card ended, as far as the browser can tell. */
export type CardOutcome =
  | { kind: 'paid' }
  /** What was typed is not a card; nothing was sent. */
  | { kind: 'invalid'; message: string }
  /** The bank said no, or the person did not pass the bank's check. */
  | { kind: 'declined'; message: string }
  | { kind: 'cancelled' }
  /** No answer came. Money may have moved: only the server can find out. */
  | { kind: 'unknown' };

export interface CardHandle {
  pay: (billing: BillingFields) => Promise<CardOutcome>;
  /** Shows the bank's question (3-D Secure) about a charge that waits for its answer. */
  confirm: () => Promise<CardOutcome>;
  /** Brings what is wrong with the card before the eyes: the button that was pressed may be a screen away. */
  show: () => void;
}

/** What every provider's card field takes, whoever draws it. */
export interface CardFieldProps {
  publicId: string;
  /** Shown under the field: what the provider had to say. */
  error: string | null;
  /** The provider found something wrong with what was typed, or nothing any more. */
  onProblem: (message: string | null) => void;
  /** The field cannot work: its script did not come, or it does not know the order. */
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
  /** The person has begun to pay: nothing else may be pressed meanwhile. */
  onStart: () => void;
  onOutcome: (outcome: CardOutcome) => void;
}
