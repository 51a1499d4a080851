import { type MoveRefusal, moveAppointment } from '@thyme/domain/bookings';
import { ok, type Result } from '@thyme/domain/result';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { becomeKnown } from '../../guests/index.ts';
import { refundCancellation } from '../../payments/index.ts';
import { type LockedAppointment, updateAppointment } from '../appointments/change-store.ts';
import { announceNoShow } from '../notifications/money.ts';
import { endProposal } from '../reschedule/end.ts';
import { factsOf } from '../reschedule/propose.ts';

/** Completes an appointment; its guest's status becomes Known. */
export async function completeAppointment(
  tx: UnitOfWork,
  locked: LockedAppointment,
  by: 'business' | 'system',
): Promise<Result<undefined, MoveRefusal>> {
  const { appointment } = locked;
  const now = tx.clock.now();
  const move = moveAppointment(factsOf(locked), 'complete', by, now);
  if (!move.ok) return move;
  await endProposal(tx, locked, { status: 'withdrawn', at: now, by });
  await updateAppointment(tx.db, appointment, { status: move.value, completedAt: now });
  if (appointment.kind === 'visit') await becomeKnown(tx.db, appointment.businessId, appointment.userId, now);
  return ok();
}

/** Records a no-show: what was paid is retained, and nothing more is due. */
export async function recordNoShow(tx: UnitOfWork, locked: LockedAppointment): Promise<Result<undefined, MoveRefusal>> {
  const { appointment } = locked;
  const now = tx.clock.now();
  const move = moveAppointment(factsOf(locked), 'noShow', 'business', now);
  if (!move.ok) return move;
  await endProposal(tx, locked, { status: 'withdrawn', at: now, by: 'business' });
  await updateAppointment(tx.db, appointment, { status: move.value });
  const key = { businessId: appointment.businessId, appointmentId: appointment.id };
  const reason = 'The guest did not come';
  await refundCancellation(tx, { ...key, fee: appointment.totalAmount, reason, keepsGoods: true });
  await announceNoShow(tx, key);
  return ok();
}
