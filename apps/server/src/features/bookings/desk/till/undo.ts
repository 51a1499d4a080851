import { moveAppointment } from '@thyme/domain/bookings';
import { type Currency, formatMinor } from '@thyme/domain/money';
import { withIdempotency } from '../../../../platform/database/idempotency.ts';
import type { Services } from '../../../../platform/services.ts';
import type { UnitOfWork } from '../../../../platform/unit-of-work.ts';
import { announceDeskAtCommit } from '../../../../realtime/desk-events.ts';
import { writeAuditEntry } from '../../../audit/index.ts';
import { becomeNewAgain } from '../../../guests/index.ts';
import { undoCheckout } from '../../../payments/index.ts';
import { updateAppointment } from '../../appointments/change-store.ts';
import { answered, lockShown, NotTaken, type TillAnswer } from './checkout.ts';
import { undoRefusalWords } from './till-words.ts';

export interface UndoForm {
  id: number;
  version: number;
  key: string | null;
}

/** Undoes the last payment at the till and reopens the appointment. */
export function undoPayment(services: Services, memberId: number, form: UndoForm): Promise<TillAnswer> {
  const { key, ...input } = form;
  const call = { owner: `user:${memberId}`, key, operation: 'desk_undo_checkout', input };
  return answered(() => withIdempotency(services, call, (tx) => undo(tx, memberId, form)));
}

async function undo(tx: UnitOfWork, memberId: number, form: UndoForm): Promise<TillAnswer> {
  const { appointment, zone } = await lockShown(tx, memberId, form);
  const { businessId, userId } = appointment;
  const key = { businessId, appointmentId: appointment.id };
  const undone = await undoCheckout(tx, { ...key, actorId: memberId, zone });
  if (!undone.ok) throw new NotTaken(undoRefusalWords(undone.refusal));
  const { checkout, amount, serviceDiscount } = undone.value;
  const facts = { status: appointment.status, startsAt: appointment.startsAt };
  const move = moveAppointment(facts, 'takeBack', 'business', tx.clock.now());
  // An appointment that the guest has reviewed took place: only its payment is undone.
  const reopens = checkout.hasCompleted && move.ok && appointment.reviewStatus === 'Pending';
  const { discount, deskDiscount, totalAmount } = appointment;
  await updateAppointment(tx.db, appointment, {
    ...(reopens ? { status: move.value, completedAt: null } : {}),
    discount: discount - serviceDiscount,
    deskDiscount: Math.max(0, deskDiscount - serviceDiscount),
    totalAmount: totalAmount + serviceDiscount,
    ...(serviceDiscount > 0 ? { deskDiscountPercent: null, discountReason: '' } : {}),
  });
  if (reopens) await becomeNewAgain(tx.db, businessId, userId, tx.clock.now());
  await announceDeskAtCommit(tx, businessId);
  const about = { businessId, actorId: memberId, subject: 'appointment', subjectId: appointment.id };
  await writeAuditEntry(tx, { ...about, action: 'undo-checkout', changes: { amount } });
  const words = formatMinor(amount, appointment.currency as Currency);
  return { status: 1, message: `Undone. ${words} is due again.`, change: 0, hasChanged: false };
}
