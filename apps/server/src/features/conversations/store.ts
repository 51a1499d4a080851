import {
  appointmentLines,
  appointmentMoves,
  appointments,
  businesses,
  clientDetails,
  conversations,
  rescheduleProposals,
  users,
} from '@thyme/db/schema';
import type { Side } from '@thyme/domain/conversations';
import { and, asc, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';

export type ConversationRow = typeof conversations.$inferSelect;

const isOne = (key: { businessId: number; id: number }) =>
  and(eq(conversations.businessId, key.businessId), eq(conversations.id, key.id));

/** Locks the conversation of a guest and a shop until the transaction ends, and creates it if there is none. */
export async function openLocked(
  db: Db,
  { businessId, userId, now }: { businessId: number; userId: number; now: number },
): Promise<ConversationRow> {
  const pair = and(eq(conversations.businessId, businessId), eq(conversations.userId, userId));
  await db.insert(conversations).values({ businessId, userId, createdAt: now, lastAt: now }).onConflictDoNothing();
  const [row] = await db.select().from(conversations).where(pair).for('update');
  if (!row) throw new Error('The conversation was not stored.');
  return row;
}

export async function findPair(db: Db, businessId: number, userId: number): Promise<ConversationRow | null> {
  const [row] = await db
    .select()
    .from(conversations)
    .where(and(eq(conversations.businessId, businessId), eq(conversations.userId, userId)));
  return row ?? null;
}

/** Null unless it is this guest's. */
export async function findOfGuest(db: Db, userId: number, id: number): Promise<ConversationRow | null> {
  const [row] = await db
    .select()
    .from(conversations)
    .where(and(eq(conversations.userId, userId), eq(conversations.id, id)));
  return row ?? null;
}

/** Null unless it is this shop's. */
export async function findOfShop(db: Db, businessId: number, id: number): Promise<ConversationRow | null> {
  const [row] = await db.select().from(conversations).where(isOne({ businessId, id }));
  return row ?? null;
}

export async function findById(db: Db, id: number): Promise<ConversationRow | null> {
  const [row] = await db.select().from(conversations).where(eq(conversations.id, id));
  return row ?? null;
}

export async function lock(db: Db, key: { businessId: number; id: number }): Promise<ConversationRow | null> {
  const [row] = await db.select().from(conversations).where(isOne(key)).for('update');
  return row ?? null;
}

type Change = Partial<Omit<typeof conversations.$inferInsert, 'businessId' | 'userId'>>;

export async function update(db: Db, key: { businessId: number; id: number }, change: Change): Promise<void> {
  await db.update(conversations).set(change).where(isOne(key));
}

/** Conversations with a side whose notification is due. */
export function listDue(db: Db, side: Side, now: number, limit: number) {
  const at = side === 'guest' ? conversations.guestNoticeAt : conversations.shopNoticeAt;
  return db
    .select({ businessId: conversations.businessId, id: conversations.id })
    .from(conversations)
    .where(lte(at, now))
    .orderBy(asc(at))
    .limit(limit);
}

export async function findShop(db: Db, key: { id: number } | { slug: string }) {
  const [row] = await db
    .select({
      id: businesses.id,
      name: businesses.name,
      slug: businesses.slug,
      email: businesses.email,
      phone: businesses.phone,
      zone: businesses.zone,
      country: businesses.country,
      published: businesses.published,
      thumbnailId: businesses.thumbnailId,
    })
    .from(businesses)
    .where('id' in key ? eq(businesses.id, key.id) : eq(businesses.slug, key.slug));
  return row ?? null;
}

export type ConversationShop = NonNullable<Awaited<ReturnType<typeof findShop>>>;

export async function findGuestUser(db: Db, userId: number) {
  const [row] = await db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      mobile: users.mobile,
      email: sql<string | null>`coalesce(${users.email}, ${users.contactEmail})`,
      hasAccount: sql<boolean>`${users.email} is not null`,
      clientDetailId: clientDetails.id,
    })
    .from(users)
    .leftJoin(clientDetails, eq(clientDetails.userId, users.id))
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  return row ?? null;
}

export type ConversationGuest = NonNullable<Awaited<ReturnType<typeof findGuestUser>>>;

const COMING = ['New', 'Reschedule', 'Accept'] as const;

/** The appointment that a conversation is about: the one that was named, if it is still upcoming, otherwise the next one. */
export async function findAppointmentAbout(
  db: Db,
  {
    businessId,
    userId,
    appointmentId,
    now,
  }: Pick<ConversationRow, 'businessId' | 'userId' | 'appointmentId'> & { now: number },
) {
  const [row] = await db
    .select({
      id: appointments.id,
      startsAt: appointments.startsAt,
      movedAt: sql<number>`extract(epoch from greatest(${appointments.createdAt},
        (select max(m.created_at) from ${appointmentMoves} m where m.business_id = ${appointments}.business_id
          and m.appointment_id = ${appointments}.id and m.undone_at is null and m.previous_starts_at <> ${appointments}.starts_at),
        (select max(p.decided_at) from ${rescheduleProposals} p where p.business_id = ${appointments}.business_id
          and p.appointment_id = ${appointments}.id and p.status = 'accepted')))::int`,
      kind: appointments.kind,
      services: sql<string>`coalesce((select string_agg(distinct l.service_name, ', ') from ${appointmentLines} l
        where l.business_id = ${appointments}.business_id and l.appointment_id = ${appointments}.id), '')`,
    })
    .from(appointments)
    .where(
      and(
        eq(appointments.businessId, businessId),
        eq(appointments.userId, userId),
        inArray(appointments.status, [...COMING]),
        gt(appointments.endsAt, now),
      ),
    )
    .orderBy(sql`(${appointments.id} = ${appointmentId ?? 0}) desc`, asc(appointments.startsAt), asc(appointments.id))
    .limit(1);
  return row ?? null;
}

export async function isAppointmentOf(
  db: Db,
  { businessId, userId, id }: { businessId: number; userId: number; id: number },
): Promise<boolean> {
  const rows = await db
    .select({ id: appointments.id })
    .from(appointments)
    .where(and(eq(appointments.businessId, businessId), eq(appointments.userId, userId), eq(appointments.id, id)));
  return rows.length === 1;
}
