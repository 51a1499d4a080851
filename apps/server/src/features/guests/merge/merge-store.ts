import {
  appointments,
  birthdayMessages,
  campaignRecipients,
  cardOrders,
  complaints,
  favourites,
  formAnswers,
  guestFiles,
  guestStatuses,
  holds,
  messageChoices,
  messages,
  newsChoices,
  notifications,
  outbox,
  rebookings,
  recordedTests,
  reminders,
  reviewRequests,
  reviews,
  sales,
  soldVouchers,
  users,
  videoRooms,
  waitingListRequests,
} from '@thyme/db/schema';
import type { GuestRecord, MergeResult } from '@thyme/domain/guests';
import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { moveArchived } from '../../notifications/index.ts';
import { moveConversations } from './join-conversations.ts';

const record = {
  id: users.id,
  hasAccount: sql<boolean>`${users.email} is not null`,
  firstName: users.firstName,
  lastName: users.lastName,
  mobile: users.mobile,
  contactEmail: users.contactEmail,
  email: sql<string | null>`coalesce(${users.email}, ${users.contactEmail})`,
  isKnown: sql<boolean>`coalesce(${guestStatuses.status} = 'Known', false)`,
  blockedAt: guestStatuses.blockedAt,
  warnedAt: guestStatuses.warnedAt,
  reason: sql<string>`coalesce(${guestStatuses.reason}, '')`,
  note: sql<string>`coalesce(${guestStatuses.note}, '')`,
  allergies: sql<string>`coalesce(${guestStatuses.allergies}, '')`,
  tags: sql<string[]>`coalesce(${guestStatuses.tags}, '{}')`,
  birthday: guestStatuses.birthday,
};

export type StoredRecord = GuestRecord & { email: string | null };

const isHere = (businessId: number) => sql`(exists (select from ${appointments} a
    where a.business_id = ${businessId} and a.user_id = ${users.id} and a.status not in ('Held', 'Lapsed'))
  or ${guestStatuses.userId} is not null)`;

const statusHere = (businessId: number) =>
  and(eq(guestStatuses.businessId, businessId), eq(guestStatuses.userId, users.id));

/** Locks guests of a business in the order of their ids until the transaction ends. */
export async function lockGuests(db: Db, businessId: number, ids: readonly number[]): Promise<StoredRecord[]> {
  return db
    .select(record)
    .from(users)
    .leftJoin(guestStatuses, statusHere(businessId))
    .where(and(inArray(users.id, [...ids]), eq(users.userType, 2), isNull(users.deletedAt), isHere(businessId)))
    .orderBy(asc(users.id))
    .for('update', { of: users });
}

/** Guests of a business who share a number, an address or a name with this one. */
export async function listAlike(db: Db, businessId: number, guest: StoredRecord): Promise<StoredRecord[]> {
  return db
    .select(record)
    .from(users)
    .leftJoin(guestStatuses, statusHere(businessId))
    .where(
      and(
        eq(users.userType, 2),
        isNull(users.deletedAt),
        sql`${users.id} in (select user_id from ${guestStatuses} where business_id = ${businessId}
          union select user_id from ${appointments} where business_id = ${businessId} and status not in ('Held', 'Lapsed'))`,
        sql`${users.id} <> ${guest.id}`,
        or(
          eq(users.mobile, guest.mobile ?? ''),
          sql`lower(coalesce(${users.email}, ${users.contactEmail})) = lower(${guest.email ?? ''})`,
          sql`fold_text(${users.firstName} || ' ' || ${users.lastName}) = fold_text(${`${guest.firstName} ${guest.lastName}`})`,
        ),
      ),
    )
    .orderBy(asc(users.id))
    .limit(10);
}

export async function findRecord(db: Db, businessId: number, id: number): Promise<StoredRecord | null> {
  const [row] = await db
    .select(record)
    .from(users)
    .leftJoin(guestStatuses, statusHere(businessId))
    .where(and(eq(users.id, id), isNull(users.deletedAt), isHere(businessId)));
  return row ?? null;
}

/**
 * Transfers everything of an unregistered guest to another. Such a guest is known to one business only, so there is
 * nothing of theirs elsewhere. The ledger and the audit log are append-only and keep the old id, which still works.
 */
export async function moveBelongings(db: Db, from: number, to: number): Promise<void> {
  await db.update(appointments).set({ userId: to }).where(eq(appointments.userId, from));
  await db.update(sales).set({ userId: to }).where(eq(sales.userId, from));
  await db.update(soldVouchers).set({ buyerId: to }).where(eq(soldVouchers.buyerId, from));
  await db.update(soldVouchers).set({ ownerId: to }).where(eq(soldVouchers.ownerId, from));
  await db.update(videoRooms).set({ guestId: to }).where(eq(videoRooms.guestId, from));
  await db.update(reviews).set({ userId: to }).where(eq(reviews.userId, from));
  await db.update(holds).set({ userId: to }).where(eq(holds.userId, from));
  await db.update(cardOrders).set({ userId: to }).where(eq(cardOrders.userId, from));
  await db.update(outbox).set({ userId: to }).where(eq(outbox.userId, from));
  await db.update(messages).set({ userId: to }).where(eq(messages.userId, from));
  await db.update(reminders).set({ userId: to }).where(eq(reminders.userId, from));
  // What was said at the desk is not the account's own choice.
  await db.delete(messageChoices).where(eq(messageChoices.userId, from));
  await moveNews(db, from, to);
  await db.update(guestFiles).set({ userId: to }).where(eq(guestFiles.userId, from));
  await db.update(formAnswers).set({ userId: to }).where(eq(formAnswers.userId, from));
  await moveTests(db, from, to);
  await db.update(notifications).set({ senderId: to }).where(eq(notifications.senderId, from));
  await moveArchived(db, from, to);
  await moveConversations(db, from, to);
  await moveWaiting(db, from, to);
  // Unreadable for an unregistered guest, who has no notifications and no favourites.
  await db.delete(notifications).where(eq(notifications.recipientId, from));
  await db.delete(favourites).where(eq(favourites.userId, from));
}

/** A refusal of a shop's news is kept; a consent is not carried over, because the other guest has not given it. */
async function moveNews(db: Db, from: number, to: number): Promise<void> {
  await db.execute(sql`insert into ${newsChoices} (business_id, user_id, channel, is_allowed, source, recorded_by, changed_at)
    select business_id, ${to}, channel, false, source, recorded_by, changed_at from ${newsChoices}
    where user_id = ${from} and not is_allowed
    on conflict (business_id, user_id, channel) do update set is_allowed = false, source = excluded.source`);
  await db.delete(newsChoices).where(eq(newsChoices.userId, from));
  const twice = sql`exists (select from ${campaignRecipients} other
    where other.user_id = ${to} and other.campaign_id = ${campaignRecipients.campaignId})`;
  await db.delete(campaignRecipients).where(and(eq(campaignRecipients.userId, from), twice));
  await db.update(campaignRecipients).set({ userId: to }).where(eq(campaignRecipients.userId, from));
  await db.update(complaints).set({ userId: to }).where(eq(complaints.userId, from));
  await db.update(rebookings).set({ userId: to }).where(eq(rebookings.userId, from));
  await db.update(reviewRequests).set({ userId: to }).where(eq(reviewRequests.userId, from));
  const greeted = sql`exists (select from ${birthdayMessages} other where other.business_id = ${birthdayMessages.businessId}
    and other.user_id = ${to} and other.year = ${birthdayMessages.year})`;
  await db.delete(birthdayMessages).where(and(eq(birthdayMessages.userId, from), greeted));
  await db.update(birthdayMessages).set({ userId: to }).where(eq(birthdayMessages.userId, from));
}

/** A test recorded for both is kept once. */
async function moveTests(db: Db, from: number, to: number): Promise<void> {
  const twice = sql`exists (select from ${recordedTests} other where other.user_id = ${to}
    and other.business_id = ${recordedTests.businessId} and other.service_id = ${recordedTests.serviceId}
    and other.tested_on = ${recordedTests.testedOn})`;
  await db.delete(recordedTests).where(and(eq(recordedTests.userId, from), twice));
  await db.update(recordedTests).set({ userId: to }).where(eq(recordedTests.userId, from));
}

/** A request that both have made is kept once. */
async function moveWaiting(db: Db, from: number, to: number): Promise<void> {
  const twice = sql`exists (select from ${waitingListRequests} other where other.guest_id = ${to}
    and other.business_id = ${waitingListRequests.businessId} and other.service_pricing_id = ${waitingListRequests.pricingId}
    and other.date_scope = ${waitingListRequests.dateScope} and other.date = ${waitingListRequests.date}
    and other.status in ('waiting', 'offered'))`;
  await db
    .update(waitingListRequests)
    .set({ status: 'left', closedAt: sql`now()` })
    .where(and(eq(waitingListRequests.userId, from), eq(waitingListRequests.status, 'waiting'), twice));
  await db.update(waitingListRequests).set({ userId: to }).where(eq(waitingListRequests.userId, from));
}

/** Empties the row of a merged guest, whose id stands for the other from now on. */
export async function emptyMerged(db: Db, businessId: number, merged: number, kept: number, now: number) {
  await db.delete(guestStatuses).where(and(eq(guestStatuses.businessId, businessId), eq(guestStatuses.userId, merged)));
  await db
    .update(users)
    .set({
      firstName: 'Merged',
      lastName: `guest ${merged}`,
      mobile: null,
      contactEmail: null,
      deletedAt: now,
      mergedInto: kept,
    })
    .where(eq(users.id, merged));
  // Every earlier id points directly to the remaining guest, however often guests are merged.
  await db.update(users).set({ mergedInto: kept }).where(eq(users.mergedInto, merged));
}

export async function saveMerged(
  db: Db,
  { businessId, userId }: { businessId: number; userId: number },
  { person, isKnown, blockedAt, ...status }: MergeResult,
  now: number,
): Promise<void> {
  if (person) await db.update(users).set(person).where(eq(users.id, userId));
  const values = {
    ...status,
    status: isKnown ? ('Known' as const) : ('New' as const),
    block: blockedAt !== null,
    blockedAt,
    updatedAt: now,
  };
  await db
    .insert(guestStatuses)
    .values({ businessId, userId, ...values, createdAt: now })
    .onConflictDoUpdate({ target: [guestStatuses.businessId, guestStatuses.userId], set: values });
}

/** Unregistered guests with a contact address, and the business that entered them. */
export async function listByContactEmail(db: Db, email: string): Promise<{ id: number; businessId: number }[]> {
  return db
    .select({ id: users.id, businessId: guestStatuses.businessId })
    .from(users)
    .innerJoin(guestStatuses, eq(guestStatuses.userId, users.id))
    .where(and(eq(users.contactEmail, email), isNull(users.email), isNull(users.deletedAt)))
    .orderBy(asc(guestStatuses.businessId), asc(users.id));
}

/** The account of a guest whose address is proven; otherwise null. */
export async function findProvenGuest(db: Db, userId: number) {
  const [row] = await db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      mobile: users.mobile,
      email: users.email,
    })
    .from(users)
    .where(
      and(
        eq(users.id, userId),
        eq(users.userType, 2),
        isNull(users.deletedAt),
        sql`${users.emailVerifiedAt} is not null and ${users.email} is not null`,
      ),
    );
  return row?.email ? { ...row, email: row.email } : null;
}

/** The same record for an account that is not a guest of the business yet. */
export async function lockAccountRecord(db: Db, businessId: number, id: number): Promise<StoredRecord | null> {
  const [row] = await db
    .select(record)
    .from(users)
    .leftJoin(guestStatuses, statusHere(businessId))
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
    .for('update', { of: users });
  return row ?? null;
}
