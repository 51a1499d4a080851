import { invoices, membershipPeriods, memberships, soldVouchers } from '@thyme/db/schema';
import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { PeriodRow } from './member-store.ts';

export async function findPeriod(db: Db, id: number): Promise<PeriodRow | null> {
  const [row] = await db.select().from(membershipPeriods).where(eq(membershipPeriods.id, id));
  return row ?? null;
}

export async function findBySale(
  db: Db,
  { businessId, saleId }: { businessId: number; saleId: number },
): Promise<PeriodRow | null> {
  const [row] = await db
    .select()
    .from(membershipPeriods)
    .where(and(eq(membershipPeriods.businessId, businessId), eq(membershipPeriods.saleId, saleId)));
  return row ?? null;
}

export async function findByNumber(db: Db, membershipId: number, number: number): Promise<PeriodRow | null> {
  const [row] = await db
    .select()
    .from(membershipPeriods)
    .where(and(eq(membershipPeriods.membershipId, membershipId), eq(membershipPeriods.number, number)));
  return row ?? null;
}

/** Null if the period exists: it is charged once. */
export async function insertPeriod(db: Db, row: typeof membershipPeriods.$inferInsert): Promise<number | null> {
  const [stored] = await db
    .insert(membershipPeriods)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: membershipPeriods.id });
  return stored?.id ?? null;
}

export async function updatePeriod(
  db: Db,
  id: number,
  values: Partial<typeof membershipPeriods.$inferInsert>,
): Promise<void> {
  await db.update(membershipPeriods).set(values).where(eq(membershipPeriods.id, id));
}

export async function listTries(db: Db, now: number): Promise<number[]> {
  const rows = await db
    .select({ id: membershipPeriods.id })
    .from(membershipPeriods)
    .where(and(eq(membershipPeriods.status, 'due'), lte(membershipPeriods.nextTryAt, now)))
    .orderBy(asc(membershipPeriods.nextTryAt))
    .limit(500);
  return rows.map(({ id }) => id);
}

/** The sessions that a period's sale sold. */
export async function findSessions(db: Db, { businessId, saleId }: { businessId: number; saleId: number }) {
  const [row] = await db
    .select()
    .from(soldVouchers)
    .where(and(eq(soldVouchers.businessId, businessId), eq(soldVouchers.saleId, saleId)));
  return row ?? null;
}

/** Paid periods of memberships with their invoices, latest first. */
export function listPaid(db: Db, membershipIds: readonly number[]) {
  return db
    .select({
      membershipId: membershipPeriods.membershipId,
      saleId: membershipPeriods.saleId,
      paidAt: membershipPeriods.paidAt,
      amount: membershipPeriods.amount,
      status: membershipPeriods.status,
      invoice: invoices.number,
    })
    .from(membershipPeriods)
    .leftJoin(
      invoices,
      and(eq(invoices.businessId, membershipPeriods.businessId), eq(invoices.saleId, membershipPeriods.saleId)),
    )
    .where(
      and(
        inArray(membershipPeriods.membershipId, [...membershipIds]),
        inArray(membershipPeriods.status, ['paid', 'refunded']),
      ),
    )
    .orderBy(desc(membershipPeriods.number));
}

/** What members paid by month on the shop's clock, without full refunds; latest first. */
export function sumByMonth(db: Db, { businessId, zone }: { businessId: number; zone: string }) {
  const month = sql<string>`to_char(${membershipPeriods.paidAt} at time zone ${zone}, 'YYYY-MM')`;
  return db
    .select({
      month,
      amount: sql<number>`sum(${membershipPeriods.amount})::float8`,
      count: sql<number>`count(*)::int`,
    })
    .from(membershipPeriods)
    .innerJoin(
      memberships,
      and(eq(memberships.businessId, membershipPeriods.businessId), eq(memberships.id, membershipPeriods.membershipId)),
    )
    .where(and(eq(membershipPeriods.businessId, businessId), eq(membershipPeriods.status, 'paid')))
    .groupBy(sql`1`)
    .orderBy(sql`1 desc`)
    .limit(12);
}
