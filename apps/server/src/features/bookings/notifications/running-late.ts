import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { timeOf } from './facts.ts';
import { lateMail } from './late-mail.ts';
import { mailGuest, notifyGuest, readAppointment } from './send.ts';
import type { AppointmentKey } from './store.ts';

/** Tells a guest that their appointment begins later than booked. */
export async function announceLate(
  tx: UnitOfWork,
  { minutes, ...key }: AppointmentKey & { minutes: number },
): Promise<{ name: string; isReached: boolean }> {
  const described = await readAppointment(tx, key);
  const { record, facts } = described;
  const { guest, business, appointment } = record;
  const begins = timeOf(business.zone, appointment.startsAt + minutes * 60);
  const dedupeKey = `late:${appointment.id}:${minutes}:${appointment.version}`;
  await notifyGuest(tx, described, {
    kind: 'reminder',
    title: `${facts.shop} is running about ${minutes} minutes late`,
    message: `Your appointment begins at about ${begins}. There’s no need to hurry.`,
    dedupeKey,
  });
  await mailGuest(tx, described, { template: lateMail, data: { ...facts, minutes, begins }, dedupeKey });
  return { name: guest.firstName, isReached: guest.email !== null };
}
