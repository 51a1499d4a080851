import { audibleTime } from '@thyme/domain/messages';
import { AGAIN_WORDING, fillWording, staysUnanswered } from '@thyme/domain/reminders';
import { formatDay, formatTime, MINUTE, wallOf, zonedTime } from '@thyme/domain/time';
import type { StatusMessage } from '../../graphql/acknowledgement.ts';
import { PublicError } from '../../graphql/errors.ts';
import type { Services } from '../../platform/services.ts';
import { inTransaction, type UnitOfWork } from '../../platform/unit-of-work.ts';
import { announceDeskAtCommit } from '../../realtime/desk-events.ts';
import { type Membership, reachesAppointment, requireMembership } from '../access/index.ts';
import type { Viewer } from '../accounts/index.ts';
import { writeAuditEntry } from '../audit/index.ts';
import { listByReminders, listTextable, priceOfText, readReach, sendText } from '../messages/index.ts';
import { deliveryOf } from './delivery.ts';
import { reminderPath } from './link.ts';
import { readSettings } from './settings-store.ts';
import * as reminderStore from './store.ts';
import * as store from './unanswered-store.ts';

const MISSING = 'This appointment could not be found.';
const SHOWN = 50;
/** A text that arrives just before the appointment is of no use. */
const LATEST_TEXT = 10 * MINUTE;

export interface Unanswered extends store.QuestionRow {
  zone: string;
  delivery: string;
  /** The price of another text, in cents; null if none can be sent. */
  textCost: number | null;
}

/** Unanswered questions of appointments that the member can access, nearest first. */
export async function listUnanswered(services: Services, membership: Membership): Promise<Unanswered[]> {
  const { businessId, memberId, zone } = membership;
  const { db, clock } = services;
  const now = clock.now();
  const open = await store.listOpen(db, { businessId, memberId, now, limit: SHOWN });
  const [messages, textable] = await Promise.all([
    listByReminders(
      db,
      open.map(({ row }) => row.id),
    ),
    listTextable(
      services,
      membership,
      open.map(({ row, mobile }) => ({ userId: row.userId, mobile })),
    ),
  ]);
  return open.map((found) => {
    const { row } = found;
    const own = messages.filter(({ reminderId }) => reminderId === row.id);
    return {
      ...found,
      zone,
      delivery: deliveryOf(row, own),
      textCost: costOf(services, membership, found, textable),
    };
  });
}

/** The price of asking again by text, in cents; null if that is not possible. */
export async function costOfAsking(
  services: Services,
  membership: Membership,
  row: reminderStore.ReminderRow,
): Promise<number | null> {
  if (row.answer !== null) return null;
  const found = await store.findQuestion(services.db, row.appointmentId);
  if (!found) return null;
  const guests = [{ userId: row.userId, mobile: found.mobile }];
  const textable = await listTextable(services, membership, guests);
  return costOf(services, membership, found, textable);
}

function costOf(services: Services, membership: Membership, found: store.QuestionRow, textable: Set<number>) {
  const { userId, askedAgainAt, startsAt } = found.row;
  const mayText = textable.has(userId) && askedAgainAt === null && startsAt - services.clock.now() > LATEST_TEXT;
  return mayText ? priceOfText(services, againText(services, membership, found)).cost : null;
}

/** Questions for the shop: open for longer than the time left to answer them. */
export async function readUnanswered(services: Services, viewer: Viewer, businessId: number): Promise<Unanswered[]> {
  const membership = await requireMembership(services, viewer, businessId);
  const now = services.clock.now();
  const open = await listUnanswered(services, membership);
  return open.filter(({ row }) => staysUnanswered({ askedAt: askedAt(row), startsAt: row.startsAt }, now));
}

/** Another text restarts the wait. */
const askedAt = (row: reminderStore.ReminderRow) => row.askedAgainAt ?? row.createdAt;

function againText(
  { sealing, config }: Pick<Services, 'sealing' | 'config'>,
  { name, zone }: Pick<Membership, 'name' | 'zone'>,
  { row, firstName }: store.QuestionRow,
): string {
  const wall = wallOf(zone, row.startsAt);
  const about = { 'first name': firstName, shop: name, day: formatDay(wall), time: zonedTime(zone, row.startsAt) };
  const link = `${config.publicUrl}${reminderPath({ sealing }, row.id)}`;
  return fillWording(AGAIN_WORDING, { ...about, link, person: '', street: '', phone: '' }, { asks: true });
}

type Work = (tx: UnitOfWork, found: store.QuestionRow, membership: Membership) => Promise<StatusMessage>;

/** Runs an action on the question of one appointment; another shop's is treated as missing. */
async function withQuestion(
  services: Services,
  viewer: Viewer,
  { id, action }: { id: number; action: string },
  work: Work,
): Promise<StatusMessage> {
  const { db } = services;
  const found = (await reachesAppointment(db, viewer.id, id)) ? await store.findQuestion(db, id) : null;
  if (!found) throw new PublicError(MISSING, 'NOT_FOUND');
  const { businessId } = found.row;
  const membership = await requireMembership(services, viewer, businessId);
  return inTransaction(services, async (tx) => {
    const done = await work(tx, found, membership);
    if (done.status === 0) return done;
    const about = { businessId, actorId: viewer.id, subject: 'appointment', subjectId: id };
    await writeAuditEntry(tx, { ...about, action, changes: {} });
    await announceDeskAtCommit(tx, businessId);
    return done;
  });
}

/** Records that the guest told the shop they are coming, or removes that record. */
export function recordAnswer(
  services: Services,
  viewer: Viewer,
  { id, isConfirmed }: { id: number; isConfirmed: boolean },
): Promise<StatusMessage> {
  const action = isConfirmed ? 'confirm-attendance' : 'withdraw-attendance';
  return withQuestion(services, viewer, { id, action }, async (tx, { row, firstName }) => {
    if (!isConfirmed)
      return (await store.withdrawConfirmed(tx.db, row))
        ? { status: 1, message: 'Open again.' }
        : { status: 0, message: `${firstName} answered this themselves.` };
    return (await store.recordConfirmed(tx.db, row, { memberId: viewer.id, now: tx.clock.now() }))
      ? { status: 1, message: `${firstName} is marked as confirmed.` }
      : { status: 0, message: `${firstName} has answered already.` };
  });
}

/** Asks again by text, regardless of the rule's channels. At night it waits for the morning. */
export function askAgain(services: Services, viewer: Viewer, id: number): Promise<StatusMessage> {
  return withQuestion(services, viewer, { id, action: 'ask-again' }, async (tx, found, membership) => {
    const { row, firstName } = found;
    const refused = (message: string): StatusMessage => ({ status: 0, message });
    const now = tx.clock.now();
    if (row.answer !== null) return refused(`${firstName} has answered already.`);
    if (row.startsAt - now <= LATEST_TEXT) return refused('It’s too late for a text. Please ring.');
    const reach = await readReach(tx, { userId: row.userId, shop: membership, purpose: 'bookings' });
    if (!reach.phone) return refused(`${firstName} can’t be reached by text.`);
    if (!(await reminderStore.markAskedAgain(tx.db, row, now))) return refused('You’ve texted them already.');
    const { businessId, zone } = membership;
    const { textLimit: limit, quiet } = await readSettings(tx.db, businessId);
    const sendAt = Math.max(now, audibleTime(reach.zone, now, quiet, row.startsAt));
    const about = {
      userId: row.userId,
      businessId,
      appointmentId: row.appointmentId,
      reminderId: row.id,
      purpose: 'bookings' as const,
      dedupeKey: `${reminderStore.reminderKey(row)}:again`,
      sendAt,
      usefulUntil: row.startsAt,
    };
    const body = againText(tx, membership, found);
    if (await sendText(tx, about, { phone: reach.phone, body, limit, zone }))
      return {
        status: 1,
        message:
          sendAt > now
            ? `We’ll text ${firstName} at ${formatTime(wallOf(zone, sendAt))}.`
            : `We’ve texted ${firstName}.`,
      };
    await reminderStore.updateReminder(tx.db, row, { askedAgainAt: null });
    return refused('You’ve reached this month’s limit for texts.');
  });
}

/** The first name of the member who recorded the answer; null if the guest answered. */
export const recorderOf = ({ db }: Services, { answeredBy }: reminderStore.ReminderRow) =>
  answeredBy === null ? null : store.findMemberName(db, answeredBy);
