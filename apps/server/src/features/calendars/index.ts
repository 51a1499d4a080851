import type { Transaction } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { writeCalendar } from './jobs.ts';
import { findConnection } from './store.ts';

export interface VisitOfGuest {
  userId: number;
  businessId: number;
  appointmentId: number;
}

/** The guest's own calendar follows the appointment, after the commit. Without a connected calendar nothing happens. */
export async function followAppointment(
  services: Services,
  transaction: Transaction,
  { userId, businessId, appointmentId }: VisitOfGuest,
): Promise<void> {
  if (!(await findConnection(transaction, userId))) return;
  await services.jobs.enqueue(writeCalendar, { userId, businessId, appointmentId }, { transaction });
}

type VisitKey = Omit<VisitOfGuest, 'userId'>;

const signed = ({ businessId, appointmentId }: VisitKey) => `calendar-file:${businessId}:${appointmentId}`;

/** The calendar file of one appointment, for whoever has this address: mails cannot log in. */
export function visitFilePath({ sealing }: Services, key: VisitKey): string {
  return `/calendar/appointments/${key.businessId}/${key.appointmentId}/${sealing.sign(signed(key))}.ics`;
}

export function isVisitFile({ sealing }: Services, key: VisitKey, signature: string): boolean {
  return sealing.isSigned(signed(key), signature);
}
