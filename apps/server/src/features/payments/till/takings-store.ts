import { appointments, ledgerEntries, refunds, sales, users } from '@thyme/db/schema';
import type { Span } from '@thyme/domain/availability';
import { and, asc, desc, eq, gte, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';

const COUNTED = ['New', 'Reschedule', 'Accept', 'Completed'] as const;

/** Payments and refunds of each of the shop's days, by method. Redeemed vouchers are not takings of that day. */
export function sumByDay(db: Db, businessId: number, { from, to }: Span, zone: string) {
  const day = sql<string>`to_char(${ledgerEntries.createdAt} at time zone ${zone}, 'YYYY-MM-DD')`;
  const method = sql<string>`case when ${ledgerEntries.method} in ('voucher', 'package') then 'voucher'
    when ${ledgerEntries.kind} in ('till', 'till_refund') then coalesce(${ledgerEntries.method}, 'cash') || '-till'
    else 'online' end`;
  return db
    .select({
      day: day.as('day'),
      method: method.as('method'),
      amount: sql<number>`sum(${ledgerEntries.amount})::float8`,
    })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.businessId, businessId),
        eq(ledgerEntries.side, 'payment'),
        ne(ledgerEntries.kind, 'session_expiry'),
        gte(ledgerEntries.createdAt, from),
        lt(ledgerEntries.createdAt, to),
      ),
    )
    .groupBy(sql`1`, sql`2`)
    .orderBy(sql`1`);
}

/** Appointments that take place, by day. */
export function countByDay(db: Db, businessId: number, { from, to }: Span, zone: string) {
  const day = sql<string>`to_char(${appointments.startsAt} at time zone ${zone}, 'YYYY-MM-DD')`;
  return db
    .select({
      day: day.as('day'),
      bookings: sql<number>`count(*)::int`,
      worth: sql<number>`sum(${appointments.totalAmount})::float8`,
    })
    .from(appointments)
    .where(
      and(
        eq(appointments.businessId, businessId),
        eq(appointments.kind, 'visit'),
        inArray(appointments.status, [...COUNTED]),
        gte(appointments.startsAt, from),
        lt(appointments.startsAt, to),
      ),
    )
    .groupBy(sql`1`)
    .orderBy(sql`1`);
}

/** Upcoming appointments that begin within a period. */
export async function listComing(db: Db, businessId: number, { from, to }: { from: number; to?: number }) {
  const rows = await db
    .select({ id: appointments.id })
    .from(appointments)
    .where(
      and(
        eq(appointments.businessId, businessId),
        inArray(appointments.status, ['New', 'Reschedule', 'Accept']),
        gte(appointments.startsAt, from),
        to === undefined ? undefined : lt(appointments.startsAt, to),
      ),
    );
  return rows.map(({ id }) => id);
}

export function listRefunds(db: Db, businessId: number, { from, to }: Span) {
  return db
    .select({
      id: refunds.id,
      amount: refunds.amount,
      status: refunds.status,
      reason: refunds.reason,
      createdAt: refunds.createdAt,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(refunds)
    .innerJoin(sales, and(eq(sales.businessId, refunds.businessId), eq(sales.id, refunds.saleId)))
    .innerJoin(users, eq(users.id, sales.userId))
    .where(and(eq(refunds.businessId, businessId), gte(refunds.createdAt, from), lt(refunds.createdAt, to)))
    .orderBy(desc(refunds.createdAt), desc(refunds.id))
    .limit(30);
}

/** Cancellations whose fee the owner has not decided on. */
export function listToDecide(db: Db, businessId: number) {
  return db
    .select({
      appointmentId: appointments.id,
      startsAt: appointments.startsAt,
      fee: appointments.cancellationFee,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(appointments)
    .innerJoin(users, eq(users.id, appointments.userId))
    .where(and(eq(appointments.businessId, businessId), eq(appointments.chargeDecision, 'asked')))
    .orderBy(asc(appointments.startsAt))
    .limit(50);
}
