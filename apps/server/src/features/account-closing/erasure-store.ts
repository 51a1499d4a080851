import {
  appointments,
  businesses,
  calendarConnections,
  calendarFeeds,
  clientDetails,
  complaints,
  favourites,
  formAnswers,
  guestStatuses,
  idempotencyKeys,
  identities,
  invoices,
  messageChoices,
  messages,
  newsChoices,
  notifications,
  offBoardings,
  oneTimeCodes,
  outbox,
  passwordResets,
  pushSubscriptions,
  recordedTests,
  rescheduleProposals,
  roundTrips,
  saleLines,
  sales,
  soldVouchers,
  users,
  videoRooms,
  waitingListOffers,
  waitingListRequests,
} from '@thyme/db/schema';
import { normaliseEmail } from '@thyme/domain/accounts';
import type { Currency } from '@thyme/domain/money';
import { and, asc, count, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { Account } from '../accounts/index.ts';
import { forgetCompanion } from '../bookings/index.ts';
import { eraseArchived } from '../notifications/index.ts';

/** The name of an anonymised guest. The number lets a shop distinguish the appointments of several of them. */
const formerGuest = (id: number) => ({ firstName: 'Former', lastName: `guest ${id}` });

const formerName = (id: number): string => {
  const { firstName, lastName } = formerGuest(id);
  return `${firstName} ${lastName}`;
};

export async function countInvoices(db: Db, userId: number): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(invoices)
    .innerJoin(sales, and(eq(sales.businessId, invoices.businessId), eq(sales.id, invoices.saleId)))
    .where(eq(sales.userId, userId));
  return row?.total ?? 0;
}

export interface RemainingVoucher {
  shop: string;
  code: string;
  /** Cents, or sessions. */
  remaining: number;
  unit: 'money' | 'session';
  currency: Currency;
  /** Whom a gift is for that the guest has not handed over yet; null for their own. */
  giftFor: string | null;
}

/**
 * The guest's own vouchers with a balance, packages and memberships with unused sessions, and gifts whose code only the
 * guest has: not mailed, not to be mailed, and in nobody's account.
 */
export async function listRemainingVouchers(db: Db, userId: number, now: number): Promise<RemainingVoucher[]> {
  const rows = await db
    .select({
      shop: businesses.name,
      code: soldVouchers.code,
      remaining: soldVouchers.remaining,
      unit: soldVouchers.unit,
      currency: soldVouchers.currency,
      giftFor: sql<string | null>`case when ${soldVouchers.ownerId} is null then ${soldVouchers.owner} end`,
    })
    .from(soldVouchers)
    .innerJoin(businesses, eq(businesses.id, soldVouchers.businessId))
    .where(
      and(
        or(
          eq(soldVouchers.ownerId, userId),
          and(
            eq(soldVouchers.buyerId, userId),
            isNull(soldVouchers.ownerId),
            isNull(soldVouchers.sendAt),
            eq(soldVouchers.sends, 0),
          ),
        ),
        eq(soldVouchers.status, 'active'),
        gt(soldVouchers.remaining, 0),
        gt(soldVouchers.expiresAt, now),
      ),
    )
    .orderBy(asc(soldVouchers.id));
  return rows as RemainingVoucher[];
}

/** Deletes rows that belong only to the person. */
export async function eraseBelongings(db: Db, account: Account, now: number): Promise<void> {
  const { id } = account;
  await leaveWaitingLists(db, id, now);
  await forgetWords(db, account);
  await db.delete(favourites).where(eq(favourites.userId, id));
  await db.delete(notifications).where(eq(notifications.recipientId, id));
  await eraseNotifications(db, account);
  await db.delete(guestStatuses).where(eq(guestStatuses.userId, id));
  await db.delete(formAnswers).where(eq(formAnswers.userId, id));
  await db.delete(recordedTests).where(eq(recordedTests.userId, id));
  await db.delete(calendarConnections).where(eq(calendarConnections.userId, id));
  await db.delete(calendarFeeds).where(eq(calendarFeeds.userId, id));
  await db.delete(identities).where(eq(identities.userId, id));
  await db.delete(passwordResets).where(eq(passwordResets.userId, id));
  await db.delete(oneTimeCodes).where(eq(oneTimeCodes.userId, id));
  await db.delete(roundTrips).where(eq(roundTrips.userId, id));
  await db.delete(idempotencyKeys).where(eq(idempotencyKeys.owner, `user:${id}`));
  await db.delete(clientDetails).where(eq(clientDetails.userId, id));
  await db.delete(outbox).where(eq(outbox.userId, id));
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.userId, id));
  await db.delete(messageChoices).where(eq(messageChoices.userId, id));
  await db.delete(newsChoices).where(eq(newsChoices.userId, id));
  await db.delete(complaints).where(eq(complaints.userId, id));
  // Their price stays in the shop's figures.
  await db.update(messages).set({ recipient: '', body: '' }).where(eq(messages.userId, id));
}

async function leaveWaitingLists(db: Db, userId: number, now: number): Promise<void> {
  const mine = db
    .select({ id: waitingListRequests.id })
    .from(waitingListRequests)
    .where(eq(waitingListRequests.userId, userId));
  await db
    .update(waitingListOffers)
    .set({ status: 'declined', answeredAt: now })
    .where(and(eq(waitingListOffers.status, 'open'), inArray(waitingListOffers.requestId, mine)));
  await db
    .update(waitingListRequests)
    .set({ status: 'left', closedAt: now })
    .where(and(eq(waitingListRequests.userId, userId), isNull(waitingListRequests.closedAt)));
  await db
    .update(videoRooms)
    .set({ endedAt: now, endedBy: 'guest' })
    .where(and(eq(videoRooms.guestId, userId), isNull(videoRooms.endedAt)));
}

/** Erases notes by and about the person, and copies of their name in texts. */
async function forgetWords(db: Db, { id, email, firstName, lastName }: Account): Promise<void> {
  if (email) await forgetAsCompanion(db, email);
  const own = db.select({ id: appointments.id }).from(appointments).where(eq(appointments.userId, id));
  await db
    .update(appointments)
    .set({ note: '', noteToGuest: '', businessNote: '', companion: '', companionEmail: '' })
    .where(
      and(
        eq(appointments.userId, id),
        or(
          ne(appointments.note, ''),
          ne(appointments.noteToGuest, ''),
          ne(appointments.businessNote, ''),
          ne(appointments.companion, ''),
          ne(appointments.companionEmail, ''),
        ),
      ),
    );
  await db
    .update(rescheduleProposals)
    .set({ status: 'withdrawn', decidedAt: sql`now()`, decidedBy: 'guest' })
    .where(and(eq(rescheduleProposals.status, 'open'), inArray(rescheduleProposals.appointmentId, own)));
  await db
    .update(rescheduleProposals)
    .set({ note: '', decisionNote: '' })
    .where(
      and(
        or(ne(rescheduleProposals.note, ''), ne(rescheduleProposals.decisionNote, '')),
        inArray(rescheduleProposals.appointmentId, own),
      ),
    );
  const name = `${firstName} ${lastName}`;
  const former = formerName(id);
  await db
    .update(soldVouchers)
    .set({ owner: former, message: '' })
    .where(or(eq(soldVouchers.ownerId, id), and(eq(soldVouchers.buyerId, id), eq(soldVouchers.owner, name))));
  // Paid money outlives the account: without an owner the code works for its holder.
  await db.update(soldVouchers).set({ ownerId: null }).where(eq(soldVouchers.ownerId, id));
  // A paid gift that is not mailed yet keeps its address and signature until it is.
  await db
    .update(soldVouchers)
    .set({ ownerEmail: null, sendAt: null, giver: '' })
    .where(and(eq(soldVouchers.buyerId, id), or(ne(soldVouchers.status, 'active'), isNull(soldVouchers.sendAt))));
  const bought = db.select({ id: sales.id }).from(sales).where(eq(sales.userId, id));
  await db
    .update(saleLines)
    .set({ voucherOwner: former })
    .where(and(eq(saleLines.voucherOwner, name), inArray(saleLines.saleId, bought)));
}

/** An address that someone else gave, for an appointment that they booked for this person. */
async function forgetAsCompanion(db: Db, address: string): Promise<void> {
  const email = normaliseEmail(address);
  await forgetCompanion({ db }, email);
  await db.delete(outbox).where(and(eq(outbox.template, 'companion'), eq(outbox.recipient, email)));
}

/** Shops keep the notification of a booking or cancellation, without the guest's name. */
async function eraseNotifications(db: Db, { id, firstName, lastName }: Account): Promise<void> {
  const name = `${firstName} ${lastName}`;
  const former = formerName(id);
  await db
    .update(notifications)
    .set({
      senderId: null,
      title: sql`replace(${notifications.title}, ${name}, ${former})`,
      message: sql`replace(${notifications.message}, ${name}, ${former})`,
    })
    .where(eq(notifications.senderId, id));
  await eraseArchived(db, id, { name, former });
  const written = JSON.stringify(name).slice(1, -1);
  const forgotten = (column: typeof outbox.payload | typeof outbox.rendered) =>
    sql`replace(${column}::text, ${written}, ${former})::jsonb`;
  await db
    .update(outbox)
    .set({ payload: forgotten(outbox.payload), rendered: forgotten(outbox.rendered) })
    .where(and(isNull(outbox.userId), sql`strpos(${outbox.payload}::text, ${written}) > 0`));
}

/** Anonymises the row, which others reference. Photos are deleted after the commit, with their files. */
export async function anonymise(db: Db, id: number, now: number): Promise<void> {
  await db
    .update(users)
    .set({
      ...formerGuest(id),
      email: null,
      emailVerifiedAt: null,
      mobile: null,
      passwordHash: null,
      socialLogin: null,
      photoId: null,
      identify: sql`gen_random_uuid()`,
      language: 'en',
      deletedAt: now,
    })
    .where(eq(users.id, id));
}

export async function recordReason(db: Db, reason: typeof offBoardings.$inferInsert): Promise<void> {
  await db.insert(offBoardings).values(reason);
}
