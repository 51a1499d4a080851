import type { Services } from '../../../platform/services.ts';
import type { AppointmentKey } from '../../sales/index.ts';

const signed = ({ businessId, appointmentId }: AppointmentKey) => `calendar-file:${businessId}:${appointmentId}`;

/** The calendar file of one appointment, for whoever has this address: mails cannot log in. */
export function calendarFilePath({ sealing }: Services, key: AppointmentKey): string {
  return `/calendar/appointments/${key.businessId}/${key.appointmentId}/${sealing.sign(signed(key))}.ics`;
}

export function isCalendarFile({ sealing }: Services, key: AppointmentKey, signature: string): boolean {
  return sealing.isSigned(signed(key), signature);
}
