import type { Tell } from '@thyme/domain/bookings';
import type { Instant } from '@thyme/domain/time';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { appointmentChanged, textGuest } from '../hooks.ts';
import { guestDayTimeOf } from './facts.ts';
import { movedMail } from './mails.ts';
import { mailGuest, notifyGuest, readAppointment } from './send.ts';
import type { AppointmentKey } from './store.ts';

export interface DeskMove extends AppointmentKey {
  moveId: number;
  from: Instant;
  tell: Exclude<Tell, 'nobody'>;
  /** The move took the price of the new person. */
  hasNewPrice?: boolean;
}

/**
 * Notifies a guest whose appointment was moved at the desk. A mail or a text is also a message in the account, and a
 * mail replaces a text that cannot be sent.
 */
export async function announceDeskMove(tx: UnitOfWork, move: DeskMove): Promise<void> {
  const described = await readAppointment(tx, move);
  const { facts, record } = described;
  const dedupeKey = `desk-move:${move.moveId}`;
  const isSameStart = record.appointment.startsAt === move.from;
  const was = isSameStart ? '' : guestDayTimeOf(record.business.zone, move.from);
  const price = move.hasNewPrice ? ` ${facts.total} in all.` : '';
  const title = isSameStart
    ? `${facts.shop} changed your appointment`
    : `${facts.shop} moved your appointment to ${facts.dayTime}`;
  await notifyGuest(tx, described, {
    kind: 'accept_reschedule_appointment',
    title,
    message: `${facts.services}, ends about ${facts.until}.${was ? ` It was ${was}.` : ''}${price}`,
    dedupeKey,
  });
  const body = `${title}: ${facts.services}.${was ? ` It was ${was}.` : ''}${price}`;
  const isTexted = move.tell === 'text' && (await textGuest.get()(tx, move, { body, dedupeKey }));
  if (move.tell === 'mail' || (move.tell === 'text' && !isTexted))
    await mailGuest(tx, described, { template: movedMail, data: { ...facts, was, byShop: true }, dedupeKey });
  await appointmentChanged(tx, { ...move, userId: record.guest.id });
}
