import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { writeCalendar } from './jobs.ts';
import { findConnection } from './store.ts';

export interface AppointmentOfGuest {
  userId: number;
  businessId: number;
  appointmentId: number;
}

/** Updates the guest's connected calendar after the commit, if there is one. */
export async function followAppointment(
  tx: UnitOfWork,
  { userId, businessId, appointmentId }: AppointmentOfGuest,
): Promise<void> {
  if (!(await findConnection(tx.db, userId))) return;
  await tx.jobs.enqueue(writeCalendar, { userId, businessId, appointmentId }, { transaction: tx.db });
}
