import { type NotificationKind, parseIdList, shownSince } from '@thyme/domain/notifications';
import type { StatusMessage } from '../../graphql/acknowledgement.ts';
import { offsetOf, type PageRequest, type Paginated } from '../../platform/database/pagination.ts';
import type { Services } from '../../platform/services.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { inCurrentWords } from './current-words.ts';
import { announceAtCommit, announceNotification } from './events.ts';
import { openQuestions, type Question } from './questions.ts';
import * as store from './store.ts';

/** Informational kinds, besides those that need a response. */
export type PlainKind =
  | 'booking_confirmed'
  | 'booking_moved'
  | 'booking_cancelled'
  | 'reminder'
  | 'review_request'
  | 'voucher_received'
  | 'new_booking'
  | 'guest_moves'
  | 'guest_cancelled'
  | 'charge_question'
  | 'no_show'
  | 'payment_received'
  | 'refund_failed'
  | 'payout_news'
  | 'tip_received'
  | 'card_fee'
  | 'low_stock'
  | 'membership'
  | 'member_news'
  | 'new_review'
  | 'time_off'
  | 'review_reply'
  | 'review_decided'
  | 'class_message'
  | 'calendar_conflict';

export interface NewNotification {
  userId: number;
  kind: NotificationKind | PlainKind;
  title: string;
  message: string;
  /** Identifies the event: a second notification with this key is not written. */
  dedupeKey: string;
  businessId?: number | null;
  senderId?: number | null;
  /** Refers to an appointment, a business (warnings), an offer or a voucher. */
  refId?: number | null;
  targetUrl?: string | null;
  services?: readonly { pricingId: number; name: string; occurrences?: number }[];
}

/** Writes a notification in the caller's transaction; open pages are updated when it commits. */
export async function notify(tx: UnitOfWork, notification: NewNotification): Promise<void> {
  const { userId, services: named = [], ...rest } = notification;
  const id = await store.insert(tx.db, {
    ...rest,
    recipientId: userId,
    services: named,
    createdAt: tx.clock.now(),
  });
  if (id !== null) await notifyPages(tx, userId);
}

async function notifyPages(tx: UnitOfWork, userId: number): Promise<void> {
  const detail = await store.clientDetailOf(tx.db, userId);
  if (detail !== null) await announceAtCommit(tx, detail);
}

export type NotificationWithQuestion = store.ListedNotification & { question: Question };

export interface Inbox extends Paginated<NotificationWithQuestion>, store.Counts {}

const shownTo = ({ clock }: Services, recipientId: number): store.Recipient => ({
  recipientId,
  since: shownSince(clock.now()),
});

export async function readInbox(services: Services, userId: number, page: PageRequest): Promise<Inbox> {
  const { db } = services;
  const to = shownTo(services, userId);
  const [listed, counts] = await Promise.all([
    store.listNewest(db, to, page.count, offsetOf(page)),
    store.countFor(db, to),
  ]);
  const questions = await openQuestions(
    services,
    userId,
    listed.map(({ row }) => row),
  );
  const worded = await inCurrentWords(services, userId, listed);
  const data = worded.map((one, index) => ({ ...one, question: questions[index] as Question }));
  return { ...page, data, ...counts };
}

/** Also clears the count in other open tabs. */
export async function markSeen(services: Services, userId: number): Promise<StatusMessage> {
  const changed = await store.markAllSeen(services.db, shownTo(services, userId), services.clock.now());
  if (changed > 0) await notifyTabs(services, userId);
  return { status: 1, message: 'Your notifications are marked as seen.' };
}

export async function deleteNotifications(services: Services, userId: number, json: string): Promise<StatusMessage> {
  const ids = parseIdList(json);
  if (!ids.ok) return { status: 0, message: 'Please select notifications to delete!' };
  const deleted = await store.deleteOwn(services.db, userId, ids.value);
  if (deleted > 0) await notifyTabs(services, userId);
  return { status: 1, message: 'Deleted.' };
}

async function notifyTabs(services: Services, userId: number): Promise<void> {
  const detail = await store.clientDetailOf(services.db, userId);
  if (detail !== null) announceNotification(services, detail);
}
