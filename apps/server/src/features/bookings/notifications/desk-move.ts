import type { Tell } from '@thyme/domain/bookings';
import type { Instant } from '@thyme/domain/time';
import { zonedDayTime } from '@thyme/domain/time';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { appointmentChanged, textGuest } from '../hooks.ts';
import { tellCompanion } from './companion/tell-companion.ts';
import type { Expected } from './facts.ts';
import { movedMail } from './mails.ts';
import { type DescribedAppointment, mailGuest, notifyGuest, readAppointment } from './send.ts';
import type { AppointmentKey } from './store.ts';

export interface DeskMove extends AppointmentKey {
  moveId: number;
  from: Instant;
  tell: Exclude<Tell, 'nobody'>;
  /** The desk's own words; null for the standard ones. */
  message: string | null;
  /** The move took the price of the new person. */
  hasNewPrice?: boolean;
}

/** A move in the standard words. `was` is empty if the start stayed. */
function wordsOf({ facts, record }: DescribedAppointment, { from, startsAt }: { from: Instant; startsAt: Instant }) {
  const isSameStart = startsAt === from;
  const was = isSameStart ? '' : zonedDayTime(record.business.zone, from);
  const title = isSameStart
    ? `${facts.shop} changed your appointment`
    : `${facts.shop} moved your appointment to ${facts.dayTime}`;
  const formerly = was ? ` It was ${was}.` : '';
  return { was, title, formerly, body: `${title}: ${facts.services}.${formerly}` };
}

interface PlannedMove extends AppointmentKey {
  from: Instant;
  expected: Expected;
}

/** What a guest would be told of a move that is not made yet. */
export async function movedWords(tx: UnitOfWork, { from, expected, ...key }: PlannedMove): Promise<string> {
  return wordsOf(await readAppointment(tx, key, { expected }), { from, startsAt: expected.startsAt }).body;
}

/**
 * Notifies a guest whose appointment was moved at the desk. A mail or a text is also a message in the account, and a
 * mail replaces a text that cannot be sent.
 */
export async function announceDeskMove(tx: UnitOfWork, move: DeskMove): Promise<void> {
  const described = await readAppointment(tx, move);
  const { facts, record } = described;
  const dedupeKey = `desk-move:${move.moveId}`;
  const words = wordsOf(described, { from: move.from, startsAt: record.appointment.startsAt });
  const { was, title } = words;
  const price = move.hasNewPrice ? ` ${facts.total} in all.` : '';
  await notifyGuest(tx, described, {
    kind: 'accept_reschedule_appointment',
    title,
    message: move.message ?? `${facts.services}, ends about ${facts.until}.${words.formerly}${price}`,
    dedupeKey,
  });
  const body = move.message ?? `${words.body}${price}`;
  const isTexted = move.tell === 'text' && (await textGuest.get()(tx, move, { body, dedupeKey }));
  if (move.tell === 'mail' || (move.tell === 'text' && !isTexted)) {
    const data = { ...facts, was, byShop: true, ...(move.message === null ? {} : { message: move.message }) };
    await mailGuest(tx, described, { template: movedMail, data, dedupeKey });
  }
  if (was) await tellCompanion(tx, described, { news: { kind: 'moved', was }, dedupeKey });
  await appointmentChanged(tx, { ...move, userId: record.guest.id });
}
