/** What was paid for, handed on by the page that took the money. */
export interface PaidFor {
  /** Null where it was no sale: a plan. */
  saleId: number | null;
  /** A plan that costs nothing. */
  isFree?: boolean;
}

/** Nothing for who comes from a booking, or opens the page by itself. */
export function paidForIn(state: unknown): PaidFor | null {
  if (typeof state !== 'object' || state === null || !('saleId' in state)) return null;
  if (typeof state.saleId !== 'number' && state.saleId !== null) return null;
  return { saleId: state.saleId, isFree: 'isFree' in state && state.isFree === true };
}

/** One sentence about what happened. */
export function successLead(what: PaidFor | null, isBooking: boolean): string {
  if (what?.saleId === null && what.isFree) return 'Your plan has begun.';
  if (what?.saleId === null) return 'Your plan is paid. A receipt is on its way to your inbox.';
  if (what && !isBooking) return 'Thank you, the money has arrived. Your invoice shows it.';
  return 'Your booking is confirmed. A receipt is on its way to your inbox.';
}
