import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { appointmentChanged } from '../hooks.ts';
import { changedMail } from './changed-mail.ts';
import { mailGuest, notifyGuest, readAppointment } from './send.ts';
import type { AppointmentKey } from './store.ts';

export interface DeskEditNews extends AppointmentKey {
  version: number;
  tell: 'mail' | 'message' | 'nobody';
  /** What goes back, in words; empty when nothing does. */
  refund: string;
}

/** Notifies a guest whose appointment was changed at the desk, as the member chose. */
export async function announceEdited(tx: UnitOfWork, news: DeskEditNews): Promise<void> {
  const described = await readAppointment(tx, news);
  const { facts, record } = described;
  const dedupeKey = `desk-edit:${news.appointmentId}:${news.version}`;
  const { noteToGuest: note } = record.appointment;
  if (news.tell !== 'nobody')
    await notifyGuest(tx, described, {
      kind: 'booking_confirmed',
      title: `${facts.shop} changed your appointment`,
      message: `${facts.dayTime}, ${facts.services}. ${facts.total} in all.${news.refund ? ` ${news.refund} is on its way back.` : ''}`,
      dedupeKey,
    });
  if (news.tell === 'mail')
    await mailGuest(tx, described, { template: changedMail, data: { ...facts, note, refund: news.refund }, dedupeKey });
  await appointmentChanged(tx, { ...news, userId: record.guest.id });
}
