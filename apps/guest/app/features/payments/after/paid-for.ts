/** What was booked or paid for, passed on by the previous page. */
export interface PaidFor {
  /** Null for a plan, which is no sale. */
  saleId: number | null;
  /** A plan that costs nothing. */
  isFree?: boolean;
  /** Booked in the dialog, possibly with nothing to pay now. */
  isBooking?: boolean;
}

/** Null when the page was opened directly. */
export function paidForIn(state: unknown): PaidFor | null {
  if (typeof state !== 'object' || state === null || !('saleId' in state)) return null;
  if (typeof state.saleId !== 'number' && state.saleId !== null) return null;
  return {
    saleId: state.saleId,
    isFree: 'isFree' in state && state.isFree === true,
    isBooking: 'isBooking' in state && state.isBooking === true,
  };
}

/** What of a booking is paid: `some` where vouchers were bought with it; `unsure` where the tab cannot tell. */
type Paid = 'nothing' | 'deposit' | 'some' | 'all' | 'unsure';

/** What happened, as far as this tab knows it. */
export type Outcome =
  | { kind: 'unknown' }
  | { kind: 'plan'; isFree: boolean }
  | { kind: 'bill' }
  | { kind: 'booked'; paid: Paid }
  | { kind: 'vouchers' };

/** Amounts in minor units. */
interface KnownSale {
  saleId: number | null;
  /** The sale includes an appointment. */
  hasAppointment: boolean;
  paidNow: number;
  dueLater: number;
  hasVouchers?: boolean;
}

function paidOf({ paidNow, dueLater, hasVouchers }: KnownSale): Paid {
  if (paidNow === 0) return 'nothing';
  if (dueLater === 0) return 'all';
  return hasVouchers ? 'some' : 'deposit';
}

/** The sale stored in this tab is used only if it is the one that was booked or paid. */
export function outcomeOf(what: PaidFor | null, known: KnownSale | null): Outcome {
  if (what === null) return { kind: 'unknown' };
  const sale = known !== null && known.saleId === what.saleId ? known : null;
  if (sale && !sale.hasAppointment) return { kind: 'vouchers' };
  if (sale) return { kind: 'booked', paid: paidOf(sale) };
  if (what.saleId === null && !what.isBooking) return { kind: 'plan', isFree: what.isFree ?? false };
  return what.isBooking ? { kind: 'booked', paid: 'unsure' } : { kind: 'bill' };
}

/** The title after a payment is the specification's. */
export function successTitle(outcome: Outcome): string {
  if (outcome.kind === 'unknown') return 'Your bookings';
  if (outcome.kind === 'plan' && outcome.isFree) return 'Your plan has started';
  const isPaid = outcome.kind !== 'booked' || (outcome.paid !== 'nothing' && outcome.paid !== 'unsure');
  return isPaid ? 'Payment Successfull' : 'Booking confirmed!';
}

/** One sentence about what happened. */
export function successLead(outcome: Outcome): string {
  switch (outcome.kind) {
    case 'unknown':
      return 'There’s nothing to confirm right now. You’ll find your bookings in your account.';
    case 'plan':
      return outcome.isFree
        ? 'There was nothing to pay today.'
        : 'Your plan is paid. A receipt is on its way to your inbox.';
    case 'bill':
      return 'Thank you, the money has arrived. Your invoice shows it.';
    case 'vouchers':
      return 'Your voucher is ready. A receipt is on its way to your inbox.';
    case 'booked':
      return {
        nothing: 'There was nothing to pay today. A confirmation is on its way to your inbox.',
        deposit: 'Your booking is confirmed and the deposit is paid. A receipt is on its way to your inbox.',
        some: 'Your booking is confirmed and what was due today is paid. A receipt is on its way to your inbox.',
        unsure: 'A confirmation is on its way to your inbox.',
        all: 'Your booking is confirmed and paid in full. A receipt is on its way to your inbox.',
      }[outcome.paid];
  }
}
