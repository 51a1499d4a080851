/** Why a guest is on /payment-fail, passed on by the page that failed. */
export interface FailedPayment {
  reason: 'declined' | 'cancelled' | 'unknown' | 'returned';
  /** What the bank or the provider said. */
  message?: string;
  /** Where to try again. */
  retry: string | null;
  /** What is unaffected: a time for a few minutes, a booking, a plan. */
  kept: 'time' | 'booking' | 'plan';
  /** The order that still holds a time, where one does. */
  order?: number | null;
}

const REASONS = ['declined', 'cancelled', 'unknown', 'returned'] as const;
const KEPT = ['time', 'booking', 'plan'] as const;

/** The failure in a page's state, if there is one: the page can also be opened directly. */
export function failureIn(state: unknown): FailedPayment | null {
  if (typeof state !== 'object' || state === null || !('reason' in state)) return null;
  const reason = REASONS.find((known) => known === state.reason);
  if (!reason) return null;
  const message = 'message' in state && typeof state.message === 'string' ? { message: state.message } : {};
  const retry =
    'retry' in state && typeof state.retry === 'string' && /^\/(?!\/)/.test(state.retry) ? state.retry : null;
  const kept = KEPT.find((known) => 'kept' in state && known === state.kept) ?? 'time';
  const order = 'order' in state && Number.isSafeInteger(state.order) ? { order: Number(state.order) } : {};
  return { reason, ...message, retry, kept, ...order };
}
