import type { Instant } from '@thyme/domain/time';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import type { AppointmentKey } from '../../sales/index.ts';
import { appointmentChanged } from '../hooks.ts';
import { dayTimeOf } from './facts.ts';
import { notifyBusiness, readAppointment } from './send.ts';

/** Notifies the desk and connected calendars that a guest took an earlier call. The guest did it themselves. */
export async function announceCallMoved(
  tx: UnitOfWork,
  { from, to, ...key }: AppointmentKey & { from: Instant; to: Instant },
): Promise<void> {
  const described = await readAppointment(tx, key);
  const { facts, record } = described;
  await notifyBusiness(tx, described, {
    kind: 'booking_moved',
    title: `${facts.guestName} has an earlier call, ${dayTimeOf(record.business.zone, to)}`,
    message: `It was ${dayTimeOf(record.business.zone, from)}. The rest of the booking stays as it is.`,
    dedupeKey: `call-moved:${key.appointmentId}:${to}`,
  });
  await appointmentChanged(tx, { ...key, userId: record.guest.id });
}
