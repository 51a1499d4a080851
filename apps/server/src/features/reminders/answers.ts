import { type AnswerRefusal, checkAnswer, type ReminderAnswer } from '@thyme/domain/reminders';
import { formatTime, type LocalDate, type WallSeconds, wallOf } from '@thyme/domain/time';
import type { StatusMessage } from '../../graphql/acknowledgement.ts';
import { PublicError } from '../../graphql/errors.ts';
import type { Services } from '../../platform/services.ts';
import { inTransaction } from '../../platform/unit-of-work.ts';
import { announceDeskAtCommit } from '../../realtime/desk-events.ts';
import { findAppointment, mayMoveRow, quoteForGuest, readMoveTimes, updateStatus } from '../bookings/index.ts';
import { reminderOfLink } from './link.ts';
import * as store from './store.ts';

const INVALID = 'This link is no longer valid.';
const COMING = ['New', 'Reschedule', 'Accept'];

/** The page behind the link. */
export interface LinkedReminder extends store.FoundReminder {
  services: string[];
  /** Null while the question is open. */
  closed: AnswerRefusal['code'] | null;
}

async function find(services: Services, code: string): Promise<store.FoundReminder | null> {
  const id = reminderOfLink(services, code);
  return id === null ? null : store.findReminder(services.db, id);
}

function check({ reminder, appointment }: store.FoundReminder, now: number) {
  const isComing = COMING.includes(appointment.status);
  return checkAnswer(
    { ...reminder, isByDesk: reminder.answeredBy !== null },
    { startsAt: appointment.startsAt, isComing },
    now,
  );
}

/** Null if the link is not genuine. Reading changes nothing, because link scanners open links too. */
export async function readLinkedReminder(services: Services, code: string): Promise<LinkedReminder | null> {
  const found = await find(services, code);
  if (!found) return null;
  const checked = check(found, services.clock.now());
  return {
    ...found,
    services: await store.listServices(services.db, found.appointment),
    closed: checked.ok ? null : checked.refusal.code,
  };
}

/** The current cost of cancelling; null if it can no longer be cancelled. */
export async function quoteLinked(services: Services, { reminder, closed }: LinkedReminder) {
  if (closed !== null) return null;
  const row = await findAppointment(services, reminder.userId, reminder.appointmentId);
  return row && quoteForGuest(services, row);
}

/** Whether the shop still lets the guest ask for another time. */
export async function mayMoveLinked(services: Services, { reminder, closed }: LinkedReminder): Promise<boolean> {
  if (closed !== null) return false;
  const row = await findAppointment(services, reminder.userId, reminder.appointmentId);
  return row !== null && mayMoveRow(row, services.clock.now());
}

/** The times that the guest can choose. */
export async function linkedTimes(services: Services, code: string, date: LocalDate) {
  const found = await find(services, code);
  if (!found || !check(found, services.clock.now()).ok) throw new PublicError(INVALID, 'NOT_FOUND');
  const { userId: guestId, appointmentId: id } = found.reminder;
  return readMoveTimes(services, { guestId }, { id, date });
}

export interface GivenAnswer {
  answer: ReminderAnswer;
  /** For a move: the day and the wall-clock time. */
  date: LocalDate | null;
  time: WallSeconds | null;
}

/** Answers once: a second answer, and any answer after the appointment changed, is refused with the reason. */
export async function answerLinkedReminder(
  services: Services,
  code: string,
  given: GivenAnswer,
): Promise<StatusMessage> {
  const found = await find(services, code);
  if (!found) throw new PublicError(INVALID, 'NOT_FOUND');
  const now = services.clock.now();
  const checked = check(found, now);
  if (!checked.ok) return { status: 0, message: refusalMessage(checked.refusal.code, found) };
  const { reminder } = found;
  if (given.answer === 'confirmed') return confirm(services, found);
  const changed = await updateStatus(services, reminder.userId, {
    id: reminder.appointmentId,
    status: given.answer === 'cancelled' ? 'Cancelled' : 'Reschedule',
    pricingIds: null,
    date: given.date,
    time: given.time,
    note: '',
    version: null,
    // A repeated request gets the first one's result.
    idempotencyKey: `reminder-${reminder.id}-${given.answer}-${given.time ?? ''}`,
  });
  if (changed.status === 1) await store.answer(services.db, reminder, given.answer, now);
  return { status: changed.status, message: changed.message };
}

function confirm(services: Services, found: store.FoundReminder): Promise<StatusMessage> {
  const { reminder, shop } = found;
  return inTransaction(services, async (tx) => {
    if (!(await store.answer(tx.db, reminder, 'confirmed', tx.clock.now())))
      return { status: 0, message: refusalMessage('answered', found) };
    await announceDeskAtCommit(tx, reminder.businessId);
    const time = formatTime(wallOf(shop.zone, reminder.startsAt));
    return { status: 1, message: `Thank you. See you at ${time}.` };
  });
}

export function refusalMessage(code: AnswerRefusal['code'], { shop }: store.FoundReminder): string {
  switch (code) {
    case 'answered':
      return `You’ve already answered. If anything has changed, please contact ${shop.name}.`;
    case 'changed':
      return 'This appointment has changed since we wrote to you.';
    case 'over':
      return 'This appointment has begun.';
    case 'no-question':
      return 'There’s nothing to answer here.';
  }
}
