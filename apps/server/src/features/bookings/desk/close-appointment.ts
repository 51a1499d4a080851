import { type MoveRefusal, moveAppointment } from '@thyme/domain/bookings';
import { ok, type Result } from '@thyme/domain/result';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { becomeKnown } from '../../guests/index.ts';
import { refundCancellation } from '../../payments/index.ts';
import { type LockedAppointment, updateAppointment } from '../appointments/change-store.ts';
import { endProposal } from '../reschedule/end.ts';
import { factsOf } from '../reschedule/propose.ts';

/** Completes an appointment; its guest's status becomes Known. */
export async function completeAppointment(
  services: Services,
  transaction: Transaction,
  locked: LockedAppointment,
  by: 'business' | 'system',
): Promise<Result<undefined, MoveRefusal>> {
  const { appointment } = locked;
  const now = services.clock.now();
  const move = moveAppointment(factsOf(locked), 'complete', by, now);
  if (!move.ok) return move;
  await endProposal(services, transaction, locked, { status: 'withdrawn', at: now, by });
  await updateAppointment(transaction, appointment, { status: move.value, completedAt: now });
  if (appointment.kind === 'visit') await becomeKnown(transaction, appointment.businessId, appointment.userId, now);
  return ok();
}

/** Records a no-show: what was paid is retained, and nothing more is due. */
export async function recordNoShow(
  services: Services,
  transaction: Transaction,
  locked: LockedAppointment,
): Promise<Result<undefined, MoveRefusal>> {
  const { appointment } = locked;
  const now = services.clock.now();
  const move = moveAppointment(factsOf(locked), 'noShow', 'business', now);
  if (!move.ok) return move;
  await endProposal(services, transaction, locked, { status: 'withdrawn', at: now, by: 'business' });
  await updateAppointment(transaction, appointment, { status: move.value });
  await refundCancellation(services, transaction, {
    businessId: appointment.businessId,
    appointmentId: appointment.id,
    fee: appointment.totalAmount,
    reason: 'The guest did not come',
  });
  return ok();
}
