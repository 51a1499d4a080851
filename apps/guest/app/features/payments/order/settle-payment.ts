import { NetworkFailure } from '@thyme/site/graphql/failure.ts';

/** The server's answer to the question whether an order is paid. */
export interface Confirmation {
  status: number;
  message: string;
  payment_url?: string | null;
  /** False where the order cannot be paid any more. */
  is_open?: boolean | null;
  /** The payment was refunded because it arrived too late. */
  is_returned?: boolean | null;
  /** The guest's bank asks for confirmation before it pays. */
  needs_action?: boolean | null;
  /** Of the order, whatever the URL says. */
  public_id?: string | null;
  amount?: number | null;
  /** The provider's page, where it is paid there. */
  page_url?: string | null;
  currency?: string | null;
  /** Unix seconds; the hold's expiry. */
  held_until?: number | null;
}

export type Settled =
  | { kind: 'paid'; paymentUrl: string | null }
  | { kind: 'refused'; message: string }
  | { kind: 'returned'; message: string }
  /** Still unknown after all retries. */
  | { kind: 'open' };

interface Settling {
  confirm: () => Promise<Confirmation>;
  /** How long to wait before each further try, in milliseconds. */
  pauses: readonly number[];
  pause: (milliseconds: number) => Promise<void>;
  /** The provider never answered: a "not paid" may only mean "not yet". */
  isUnsure: boolean;
}

export const PAUSES: readonly number[] = [500, 1_000, 2_000, 3_000, 4_000, 5_000, 5_000, 5_000];

export const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Polls the server until it knows whether the order is paid. A charge whose response was lost shows up here: the server asks
 * the provider, or the provider's webhook arrives meanwhile. Network failures are retried, errors from the server are not.
 */
export async function settlePayment({ confirm, pauses, pause, isUnsure }: Settling): Promise<Settled> {
  for (let turn = 0; ; turn += 1) {
    const next = pauses[turn];
    try {
      const answer = await confirm();
      if (answer.status === 1) return { kind: 'paid', paymentUrl: answer.payment_url || null };
      if (answer.is_returned) return { kind: 'returned', message: answer.message };
      if (!isUnsure || answer.is_open === false) return { kind: 'refused', message: answer.message };
      if (next === undefined) return { kind: 'open' };
    } catch (error) {
      if (next === undefined || !(error instanceof NetworkFailure)) throw error;
    }
    await pause(next ?? 0);
  }
}
