import type { Tell } from '@thyme/domain/bookings';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { appointmentChanged, textGuest } from '../hooks.ts';
import { changedMail } from './changed-mail.ts';
import { mailGuest, notifyGuest, readAppointment } from './send.ts';
import type { AppointmentKey } from './store.ts';

export interface DeskEditNews extends AppointmentKey {
  version: number;
  tell: Tell;
}

/** Notifies a guest whose appointment was changed at the desk, as the member chose; by mail if a text cannot be sent. */
export async function announceEdited(tx: UnitOfWork, news: DeskEditNews): Promise<void> {
  const described = await readAppointment(tx, news);
  const { facts, record } = described;
  const dedupeKey = `desk-edit:${news.appointmentId}:${news.version}`;
  const { noteToGuest: note } = record.appointment;
  const title = `${facts.shop} changed your appointment`;
  const message = `${facts.dayTime}, ${facts.services}. ${facts.total} in all.`;
  if (news.tell !== 'nobody')
    await notifyGuest(tx, described, {
      kind: 'booking_confirmed',
      title,
      message,
      dedupeKey,
    });
  const body = `${title}: ${message}`;
  const isTexted = news.tell === 'text' && (await textGuest.get()(tx, news, { body, dedupeKey }));
  if (news.tell === 'mail' || (news.tell === 'text' && !isTexted))
    await mailGuest(tx, described, { template: changedMail, data: { ...facts, note }, dedupeKey });
  await appointmentChanged(tx, { ...news, userId: record.guest.id });
}
