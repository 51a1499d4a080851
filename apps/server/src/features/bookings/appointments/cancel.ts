import { type Actor, type MoveRefusal, moveAppointment, withChangeNote } from '@thyme/domain/bookings';
import { type Currency, formatMinor } from '@thyme/domain/money';
import { costSentence } from '@thyme/domain/payments';
import { ok, type Result } from '@thyme/domain/result';
import type { Services } from '../../../platform/services.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import {
  type CancellationQuote,
  claimForgiveness,
  quoteCancellation,
  refundCancellation,
} from '../../payments/index.ts';
import { freeTimes } from '../../sales/index.ts';
import { announceCancelled } from '../notifications/appointment-notifications.ts';
import { announceReturned } from '../notifications/money.ts';
import { refundInWords } from '../notifications/refund-words.ts';
import { listSeatDates } from '../notifications/store.ts';
import { endProposal } from '../reschedule/end.ts';
import { factsOf } from '../reschedule/propose.ts';
import { type LockedAppointment, updateAppointment } from './change-store.ts';
import type { AppointmentRow } from './read-appointments.ts';

/** What cancelling would cost the guest now; null when the appointment can no longer be cancelled. */
export async function quoteForGuest(services: Services, row: AppointmentRow): Promise<CancellationQuote | null> {
  const { appointment, zone } = row;
  const now = services.clock.now();
  if (!moveAppointment({ status: appointment.status, startsAt: appointment.startsAt }, 'cancel', 'guest', now).ok)
    return null;
  const key = { businessId: appointment.businessId, appointmentId: appointment.id };
  const quote = await quoteCancellation(services, { ...key, by: 'guest', at: now, zone });
  if (!quote) return null;
  const { percent, fee, refund, lateFee, sentence } = quote;
  const cost = { percent, paid: fee + refund, lateFee: lateFee.amount, currency: appointment.currency as Currency };
  return { ...quote, sentence: costSentence(sentence, cost) };
}

export interface Cancelling {
  /** Whose cancellation it is under the policy. */
  by: Actor;
  note: string;
  /** Who did it, if another: a guest returns the date that the shop gave in place of a cancelled one. */
  doneBy?: Actor;
}

/**
 * Cancels a locked appointment in one transaction: frees its times, ends its calls, charges the fee, refunds the rest
 * and notifies both sides.
 */
export async function cancelAppointment(
  tx: UnitOfWork,
  locked: LockedAppointment,
  { by, note, doneBy = by }: Cancelling,
): Promise<Result<CancellationQuote, MoveRefusal>> {
  const { appointment, zone } = locked;
  const now = tx.clock.now();
  const move = moveAppointment(factsOf(locked), 'cancel', by, now);
  if (!move.ok) return move;
  const key = { businessId: appointment.businessId, appointmentId: appointment.id };
  const mayForgive = by === 'guest' && (await claimForgiveness(tx.db, appointment));
  const quote = await quoteCancellation(tx, { ...key, by, at: now, zone, mayForgive });
  if (!quote) throw new Error(`Appointment ${appointment.id} cannot be priced.`);
  await endProposal(tx, locked, { status: 'withdrawn', at: now, by });
  await updateAppointment(tx.db, appointment, {
    status: move.value,
    cancelledAt: now,
    cancelledBy: by,
    cancellationFee: quote.fee,
    isForgiven: quote.isForgiven,
    chargeDecision: quote.isDecidedByBusiness ? 'asked' : null,
    ...(by === 'guest' ? { note: withChangeNote(appointment.note, note) } : {}),
  });
  const dates = await listSeatDates(tx.db, key);
  await freeTimes(tx, key);
  await refundCancellation(tx, { ...key, fee: quote.fee, reason: `Cancelled by the ${doneBy}` });
  const refunded = { amount: quote.refund, currency: appointment.currency, parts: quote.parts };
  const words = (amount: number) => (amount > 0 ? formatMinor(amount, appointment.currency as Currency) : '');
  await announceCancelled(tx, {
    ...key,
    by: doneBy,
    note,
    refund: words(quote.refund),
    refundTo: quote.refund > 0 ? refundInWords(refunded, { zone, at: now }) : '',
    fee: words(quote.fee),
    isAsked: quote.isDecidedByBusiness,
    dates,
  });
  if (quote.refund > 0) await announceReturned(tx, { ...key, ...refunded, happening: 'cancelled' });
  return ok(quote);
}
