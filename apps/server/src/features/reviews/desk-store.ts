import { appointments, businesses, reviewReports, reviews, users } from '@thyme/db/schema';
import type { ReportDecision } from '@thyme/domain/reviews';
import { and, asc, count, desc, eq, isNull, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';

export type ReviewFilter = 'all' | 'unanswered' | 'words' | 'low';

const LOW = 3;

function matching(businessId: number, filter: ReviewFilter): SQL | undefined {
  const filters: Record<ReviewFilter, SQL | undefined> = {
    all: undefined,
    unanswered: and(isNull(reviews.repliedAt), isNull(reviews.hiddenAt)),
    words: ne(reviews.comment, ''),
    low: lte(reviews.rating, LOW),
  };
  return and(eq(reviews.businessId, businessId), filters[filter]);
}

const ofReview = and(eq(reviewReports.businessId, reviews.businessId), eq(reviewReports.reviewId, reviews.id));

const fields = {
  id: reviews.id,
  appointmentId: reviews.appointmentId,
  guestId: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  isErased: sql<boolean>`${users.deletedAt} is not null`,
  rating: reviews.rating,
  comment: reviews.comment,
  createdAt: reviews.createdAt,
  reply: reviews.reply,
  repliedAt: reviews.repliedAt,
  hiddenAt: reviews.hiddenAt,
  reason: reviewReports.reason,
  decideBy: reviewReports.decideBy,
  decision: reviewReports.decision,
  services: sql<string>`coalesce((select string_agg(distinct l.service_name, ', ') from appointment_lines l
    where l.business_id = ${reviews.businessId} and l.appointment_id = ${reviews.appointmentId}), '')`,
  person: sql<string | null>`(select c.person from appointment_lines l join chairs c
    on c.business_id = l.business_id and c.id = l.chair_id
    where l.business_id = ${reviews.businessId} and l.appointment_id = ${reviews.appointmentId} order by l.position limit 1)`,
  /** Which of the guest's appointments it is about: the first, the fourth. */
  nth: sql<number>`(select count(*)::int from appointments other join appointments own on own.business_id = other.business_id
    where own.business_id = ${reviews.businessId} and own.id = ${reviews.appointmentId} and other.user_id = own.user_id
      and other.status = 'Completed' and other.starts_at <= own.starts_at)`,
};

/** Unanswered first, then newest. */
export function listForDesk(
  db: Db,
  businessId: number,
  { filter, limit, offset }: { filter: ReviewFilter; limit: number; offset: number },
) {
  return db
    .select(fields)
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.userId))
    .leftJoin(reviewReports, ofReview)
    .where(matching(businessId, filter))
    .orderBy(
      sql`(${reviews.repliedAt} is not null or ${reviews.hiddenAt} is not null)`,
      desc(reviews.createdAt),
      desc(reviews.id),
    )
    .limit(limit)
    .offset(offset);
}

export type DeskReview = Awaited<ReturnType<typeof listForDesk>>[number];

export async function countForDesk(db: Db, businessId: number): Promise<Record<ReviewFilter, number>> {
  const [row] = await db
    .select({
      all: count(),
      unanswered: sql<number>`count(*) filter (where ${matching(businessId, 'unanswered')})::int`,
      words: sql<number>`count(*) filter (where ${matching(businessId, 'words')})::int`,
      low: sql<number>`count(*) filter (where ${matching(businessId, 'low')})::int`,
    })
    .from(reviews)
    .where(eq(reviews.businessId, businessId));
  return row ?? { all: 0, unanswered: 0, words: 0, low: 0 };
}

export async function countLevels(db: Db, businessId: number) {
  return db
    .select({ rating: reviews.rating, total: count() })
    .from(reviews)
    .where(and(eq(reviews.businessId, businessId), isNull(reviews.hiddenAt)))
    .groupBy(reviews.rating);
}

/** Locked until the transaction ends; null where the business has no such review. */
export async function lockReview(db: Db, businessId: number, id: number) {
  const [row] = await db
    .select({
      review: reviews,
      guest: users.firstName,
      zone: businesses.zone,
      shop: businesses.name,
      slug: businesses.slug,
    })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.userId))
    .innerJoin(businesses, eq(businesses.id, reviews.businessId))
    .where(and(eq(reviews.businessId, businessId), eq(reviews.id, id)))
    .for('update', { of: reviews });
  return row ?? null;
}

export async function setReply(
  db: Db,
  key: { businessId: number; id: number },
  values: { reply: string; repliedAt: number | null },
): Promise<void> {
  await db
    .update(reviews)
    .set(values)
    .where(and(eq(reviews.businessId, key.businessId), eq(reviews.id, key.id)));
}

export async function setHidden(db: Db, key: { businessId: number; id: number }, hiddenAt: number): Promise<void> {
  await db
    .update(reviews)
    .set({ hiddenAt })
    .where(and(eq(reviews.businessId, key.businessId), eq(reviews.id, key.id)));
}

/** False if the review is already reported. */
export async function insertReport(db: Db, report: typeof reviewReports.$inferInsert): Promise<boolean> {
  const rows = await db.insert(reviewReports).values(report).onConflictDoNothing().returning({ id: reviewReports.id });
  return rows.length > 0;
}

/** Reports by their deadline; decided ones newest first. */
export function listReports(db: Db, isOpen: boolean, { limit, offset }: { limit: number; offset: number }) {
  return db
    .select({
      id: reviewReports.id,
      reason: reviewReports.reason,
      note: reviewReports.note,
      createdAt: reviewReports.createdAt,
      decideBy: reviewReports.decideBy,
      decision: reviewReports.decision,
      decidedAt: reviewReports.decidedAt,
      shop: businesses.name,
      rating: reviews.rating,
      comment: reviews.comment,
      reply: reviews.reply,
      writtenAt: reviews.createdAt,
      appointmentStatus: appointments.status,
    })
    .from(reviewReports)
    .innerJoin(reviews, ofReview)
    .innerJoin(
      appointments,
      and(eq(appointments.businessId, reviews.businessId), eq(appointments.id, reviews.appointmentId)),
    )
    .innerJoin(businesses, eq(businesses.id, reviewReports.businessId))
    .where(isOpen ? isNull(reviewReports.decision) : sql`${reviewReports.decision} is not null`)
    .orderBy(isOpen ? asc(reviewReports.decideBy) : desc(reviewReports.decidedAt))
    .limit(limit)
    .offset(offset);
}

export type ListedReport = Awaited<ReturnType<typeof listReports>>[number];

/** Null if it does not exist or is already decided. */
export async function decide(
  db: Db,
  id: number,
  values: { decision: ReportDecision; decidedAt: number; operatorId: number },
) {
  const [row] = await db
    .update(reviewReports)
    .set(values)
    .where(and(eq(reviewReports.id, id), isNull(reviewReports.decision)))
    .returning();
  return row ?? null;
}
