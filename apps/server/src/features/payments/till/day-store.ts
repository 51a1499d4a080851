import { appointments, chairs, ledgerEntries, tillDays, users } from '@thyme/db/schema';
import type { Span } from '@thyme/domain/availability';
import type { LocalDate } from '@thyme/domain/time';
import { and, asc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';

/** A closed day, with who closed it; null while it is open. */
export async function findClosedDay(db: Db, businessId: number, date: LocalDate) {
  const [row] = await db
    .select({
      totals: tillDays.totals,
      drawer: tillDays.drawer,
      closedAt: tillDays.closedAt,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(tillDays)
    .innerJoin(users, eq(users.id, tillDays.closedById))
    .where(and(eq(tillDays.businessId, businessId), eq(tillDays.date, date)));
  return row ?? null;
}

/** False if the day is already closed. */
export async function insertClosedDay(db: Db, row: typeof tillDays.$inferInsert): Promise<boolean> {
  const rows = await db.insert(tillDays).values(row).onConflictDoNothing().returning({ date: tillDays.date });
  return rows.length > 0;
}

const isOfDay = (businessId: number, { from, to }: Span) =>
  and(eq(ledgerEntries.businessId, businessId), gte(ledgerEntries.createdAt, from), lt(ledgerEntries.createdAt, to));

/** Tips, and refunds other than undone payments. */
export async function sumTipsAndRefunds(db: Db, businessId: number, span: Span) {
  const [row] = await db
    .select({
      tips: sql<number>`coalesce(sum(${ledgerEntries.amount}) filter (where ${ledgerEntries.kind} = 'tip'), 0)::float8`,
      refunds: sql<number>`coalesce(-sum(${ledgerEntries.amount}) filter (where ${ledgerEntries.kind} in ('refund', 'till_refund', 'voucher_return', 'session_return')
        and ${ledgerEntries.checkoutId} is null), 0)::float8`,
    })
    .from(ledgerEntries)
    .where(isOfDay(businessId, span));
  return row ?? { tips: 0, refunds: 0 };
}

/** The appointments of a day that take place, with their guests. */
export function listOfDay(db: Db, businessId: number, { from, to }: Span) {
  return db
    .select({
      id: appointments.id,
      status: appointments.status,
      startsAt: appointments.startsAt,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(appointments)
    .innerJoin(users, eq(users.id, appointments.userId))
    .where(
      and(
        eq(appointments.businessId, businessId),
        eq(appointments.kind, 'visit'),
        inArray(appointments.status, ['New', 'Reschedule', 'Accept', 'Completed']),
        gte(appointments.startsAt, from),
        lt(appointments.startsAt, to),
      ),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.id));
}

/** Each person's share of the tips of a day. */
export function sumTipsByPerson(db: Db, businessId: number, span: Span) {
  return db
    .select({
      person: sql<string | null>`coalesce(${chairs.person}, ${chairs.name})`,
      amount: sql<number>`sum(${ledgerEntries.amount})::float8`,
    })
    .from(ledgerEntries)
    .leftJoin(chairs, and(eq(chairs.businessId, ledgerEntries.businessId), eq(chairs.id, ledgerEntries.chairId)))
    .where(and(isOfDay(businessId, span), eq(ledgerEntries.kind, 'tip')))
    .groupBy(sql`1`)
    .orderBy(sql`1`);
}
