import { dateAt, type Instant } from '@thyme/domain/time';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { announceAtCommit, timeFreed } from '../../availability/index.ts';
import type { AppointmentKey } from '../appointment-key.ts';
import { listOccupied } from '../sale-store.ts';
import { deleteTimes, findAppointment } from './free-store.ts';

/**
 * Releases the chairs, seats and calls of an appointment that does not take place, or not then. Open pages are updated,
 * and the waiting list gets an offer, except the guest who gave the time up.
 */
export async function freeTimes(tx: UnitOfWork, key: AppointmentKey): Promise<void> {
  const appointment = await findAppointment(tx.db, key);
  if (!appointment) return;
  const { businessId, appointmentId } = key;
  const freed = await listOccupied(tx.db, businessId, [appointmentId]);
  const seats = await deleteTimes(tx.db, key, tx.clock.now());
  await timeFreed(tx, {
    businessId,
    freed,
    seats: seats.map(({ id }) => id),
    passedBy: [appointment.userId],
  });
  const moments: Instant[] = [...freed, ...seats].map(({ startsAt }) => startsAt);
  await announceAtCommit(
    tx,
    businessId,
    moments.map((at) => dateAt(appointment.zone, at)),
  );
}
