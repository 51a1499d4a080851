import type { Transaction } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { writeCalendar } from './jobs.ts';
import { findConnection } from './store.ts';

export interface AppointmentOfGuest {
  userId: number;
  businessId: number;
  appointmentId: number;
}

/** Updates the guest's connected calendar after the commit, if there is one. */
export async function followAppointment(
  services: Services,
  transaction: Transaction,
  { userId, businessId, appointmentId }: AppointmentOfGuest,
): Promise<void> {
  if (!(await findConnection(transaction, userId))) return;
  await services.jobs.enqueue(writeCalendar, { userId, businessId, appointmentId }, { transaction });
}
