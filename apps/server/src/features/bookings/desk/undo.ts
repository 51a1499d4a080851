import { type MoveRefusal, moveAppointment } from '@thyme/domain/bookings';
import { ok, type Result, refuse } from '@thyme/domain/result';
import { dateAt } from '@thyme/domain/time';
import type { Services } from '../../../platform/services.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { lastAuditedAt } from '../../audit/index.ts';
import { becomeNewAgain } from '../../guests/index.ts';
import { dropFeeOf } from '../../payments/index.ts';
import { hasMovedMoney, restoreClaim } from '../../sales/index.ts';
import { type LockedAppointment, updateAppointment } from '../appointments/change-store.ts';
import { announceNoShowUndone } from '../notifications/money.ts';

export type TakeBackRefusal = MoveRefusal | { readonly code: 'another-day' | 'money-moved' | 'already-rated' };

type Subject = Pick<LockedAppointment, 'appointment' | 'zone'>;

/** The status to restore when a completion or no-show is undone: on the same day, and before money moved. */
export async function mayTakeBack(
  { db, clock }: Services,
  { appointment, zone }: Subject,
): Promise<Result<'Accept', TakeBackRefusal>> {
  const { businessId, id, startsAt, status } = appointment;
  const now = clock.now();
  const move = moveAppointment({ status, startsAt }, 'takeBack', 'business', now);
  if (!move.ok) return move;
  const action = status === 'Completed' ? 'complete' : 'no-show';
  const markedAt = await lastAuditedAt(db, { businessId, subject: 'appointment', subjectId: id, actions: [action] });
  if (markedAt === null || dateAt(zone, markedAt) !== dateAt(zone, now)) return refuse('another-day');
  if (appointment.reviewStatus !== 'Pending') return refuse('already-rated');
  const hasMoved = await hasMovedMoney(db, { businessId, appointmentId: id }, markedAt);
  return hasMoved ? refuse('money-moved') : ok('Accept');
}

/** Reopens a completed appointment, on any day, because the guest did not come after all. */
export async function reopenCompleted(
  tx: UnitOfWork,
  locked: LockedAppointment,
): Promise<Result<LockedAppointment, TakeBackRefusal>> {
  const { appointment } = locked;
  const { businessId, userId, status, startsAt } = appointment;
  const move = moveAppointment({ status, startsAt }, 'takeBack', 'business', tx.clock.now());
  if (!move.ok) return move;
  if (appointment.reviewStatus !== 'Pending') return refuse('already-rated');
  await updateAppointment(tx.db, appointment, { status: move.value, completedAt: null });
  await becomeNewAgain(tx.db, businessId, userId, tx.clock.now());
  return ok({ ...locked, appointment: { ...appointment, status: move.value, completedAt: null } });
}

/** Restores the state before the completion or no-show, including its consequences. */
export async function takeBack(tx: UnitOfWork, locked: LockedAppointment): Promise<Result<undefined, TakeBackRefusal>> {
  const move = await mayTakeBack(tx, locked);
  if (!move.ok) return move;
  const { appointment } = locked;
  const { businessId, userId } = appointment;
  await updateAppointment(tx.db, appointment, { status: move.value, completedAt: null });
  if (appointment.status === 'No Show') {
    const key = { businessId, appointmentId: appointment.id };
    await restoreClaim(tx, key);
    await dropFeeOf(tx, key);
    await announceNoShowUndone(tx, key);
  } else await becomeNewAgain(tx.db, businessId, userId, tx.clock.now());
  return ok();
}
