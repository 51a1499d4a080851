import { withZone } from '@thyme/domain/time';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { textGuest } from '../hooks.ts';
import { timeOf } from './facts.ts';
import { lateMail } from './late-mail.ts';
import { mailGuest, notifyGuest, readAppointment } from './send.ts';
import type { AppointmentKey } from './store.ts';

/** Notifies a guest that their appointment starts later than booked. */
export async function announceLate(
  tx: UnitOfWork,
  { minutes, ...key }: AppointmentKey & { minutes: number },
): Promise<{ name: string; isReached: boolean }> {
  const described = await readAppointment(tx, key);
  const { record, facts } = described;
  const { guest, business, appointment } = record;
  const begins = timeOf(business.zone, appointment.startsAt + minutes * 60);
  const dedupeKey = `late:${appointment.id}:${minutes}:${appointment.version}`;
  const title = `${facts.shop} is running about ${minutes} minutes late`;
  const message = `Your appointment will start at about ${withZone(begins, facts.zone)}. There’s no need to hurry.`;
  await notifyGuest(tx, described, {
    kind: 'reminder',
    title,
    message,
    dedupeKey,
  });
  await mailGuest(tx, described, { template: lateMail, data: { ...facts, minutes, begins }, dedupeKey });
  // The guest may be on the way, so a text is seen in time.
  const isTexted = await textGuest.get()(tx, key, { body: `${title}. ${message}`, dedupeKey });
  return { name: guest.firstName, isReached: isTexted || guest.email !== null };
}
