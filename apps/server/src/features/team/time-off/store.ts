import { absences, businessMembers, chairs, occupancies, timeBlocks } from '@thyme/db/schema';
import { and, asc, eq, gt, lt, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';

export type AbsenceRow = typeof absences.$inferSelect;

/** Requested or upcoming absences, of one person's chair or of everyone. */
export function listAbsences(db: Db, businessId: number, { now, chairId }: { now: number; chairId: number | null }) {
  return db
    .select({ absence: absences, name: sql<string>`coalesce(${chairs.person}, ${chairs.name})` })
    .from(absences)
    .innerJoin(chairs, and(eq(chairs.businessId, absences.businessId), eq(chairs.id, absences.chairId)))
    .where(
      and(
        eq(absences.businessId, businessId),
        gt(absences.endsAt, now),
        chairId === null ? undefined : eq(absences.chairId, chairId),
      ),
    )
    .orderBy(asc(absences.startsAt), asc(absences.id));
}

/** A person's approved holidays that end after an instant. */
export function listHolidays(
  db: Db,
  { businessId, chairId, from }: { businessId: number; chairId: number; from: number },
): Promise<Pick<AbsenceRow, 'startsAt' | 'endsAt'>[]> {
  return db
    .select({ startsAt: absences.startsAt, endsAt: absences.endsAt })
    .from(absences)
    .where(
      and(
        eq(absences.businessId, businessId),
        eq(absences.chairId, chairId),
        eq(absences.kind, 'holiday'),
        eq(absences.status, 'approved'),
        gt(absences.endsAt, from),
      ),
    );
}

export async function findAbsence(db: Db, businessId: number, id: number): Promise<AbsenceRow | null> {
  const [row] = await db
    .select()
    .from(absences)
    .where(and(eq(absences.businessId, businessId), eq(absences.id, id)))
    .for('update');
  return row ?? null;
}

/** Whether the person already has, or requests, an absence then. */
export async function hasOverlap(
  db: Db,
  { businessId, chairId, startsAt, endsAt }: Pick<AbsenceRow, 'businessId' | 'chairId' | 'startsAt' | 'endsAt'>,
): Promise<boolean> {
  const [row] = await db
    .select({ id: absences.id })
    .from(absences)
    .where(
      and(
        eq(absences.businessId, businessId),
        eq(absences.chairId, chairId),
        lt(absences.startsAt, endsAt),
        gt(absences.endsAt, startsAt),
        or(eq(absences.status, 'asked'), eq(absences.status, 'approved')),
      ),
    )
    .limit(1);
  return row !== undefined;
}

export async function insertAbsence(db: Db, row: typeof absences.$inferInsert): Promise<number> {
  const [added] = await db.insert(absences).values(row).returning({ id: absences.id });
  if (!added) throw new Error('The absence was not stored.');
  return added.id;
}

export async function updateAbsence(
  db: Db,
  { businessId, id }: { businessId: number; id: number },
  values: Partial<Pick<AbsenceRow, 'status' | 'answeredBy' | 'answeredAt' | 'timeBlockId'>>,
): Promise<void> {
  await db
    .update(absences)
    .set(values)
    .where(and(eq(absences.businessId, businessId), eq(absences.id, id)));
}

/** Deletes an absence and its calendar block. */
export async function deleteAbsence(db: Db, { businessId, id, timeBlockId }: AbsenceRow): Promise<void> {
  await db.delete(absences).where(and(eq(absences.businessId, businessId), eq(absences.id, id)));
  if (timeBlockId === null) return;
  await db
    .delete(occupancies)
    .where(and(eq(occupancies.businessId, businessId), eq(occupancies.timeBlockId, timeBlockId)));
  await db.delete(timeBlocks).where(and(eq(timeBlocks.businessId, businessId), eq(timeBlocks.id, timeBlockId)));
}

/** The owner and the managers. */
export async function listRunners(db: Db, businessId: number): Promise<number[]> {
  const rows = await db
    .select({ userId: businessMembers.userId })
    .from(businessMembers)
    .where(and(eq(businessMembers.businessId, businessId), ne(businessMembers.role, 'staff')))
    .orderBy(asc(businessMembers.userId));
  return rows.map(({ userId }) => userId);
}
