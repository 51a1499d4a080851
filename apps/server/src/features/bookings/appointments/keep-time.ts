import type { StatusMessage } from '../../../graphql/acknowledgement.ts';
import { withIdempotency } from '../../../platform/database/idempotency.ts';
import type { Services } from '../../../platform/services.ts';
import { declineTime } from '../reschedule/answer.ts';
import { CHANGED, NOT_FOUND } from './change-status.ts';
import { lockAppointment } from './change-store.ts';
import { appointmentRefusal } from './refusals.ts';

export interface KeepTime {
  id: number;
  /** The version the guest saw; an answer to an older one is refused. */
  version: number | null;
  idempotencyKey: string | null;
}

/** Declines the time that the shop proposed: the appointment keeps its booked time. */
export async function keepTime(services: Services, userId: number, keep: KeepTime): Promise<StatusMessage> {
  const { idempotencyKey: key, ...input } = keep;
  const call = { owner: `user:${userId}`, key, operation: 'keep_appointment_time', input };
  return withIdempotency(services, call, async (tx): Promise<StatusMessage> => {
    const locked = await lockAppointment(tx.db, keep.id, { guestId: userId });
    if (!locked) return { status: 0, message: NOT_FOUND };
    if (keep.version !== null && keep.version !== locked.appointment.version) return { status: 0, message: CHANGED };
    const done = await declineTime(tx, locked, { by: 'guest', note: '', status: 'declined' });
    if (!done.ok) return { status: 0, message: appointmentRefusal(done.refusal, 'accept') };
    return { status: 1, message: `You keep your time. We’ve let ${locked.shop} know.` };
  });
}
