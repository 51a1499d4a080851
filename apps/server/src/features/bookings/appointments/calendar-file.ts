import type { Services } from '../../../platform/services.ts';
import type { AppointmentKey } from '../../sales/index.ts';

const signed = ({ businessId, appointmentId }: AppointmentKey) => `calendar-file:${businessId}:${appointmentId}`;

/** The signed address of an appointment's calendar file: links in mails work without a login. */
export function calendarFilePath({ sealing }: Services, key: AppointmentKey): string {
  return `/calendar/appointments/${key.businessId}/${key.appointmentId}/${sealing.sign(signed(key))}.ics`;
}

export function isCalendarFile({ sealing }: Services, key: AppointmentKey, signature: string): boolean {
  return sealing.isSigned(signed(key), signature);
}
