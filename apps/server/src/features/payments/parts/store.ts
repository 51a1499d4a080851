import { appointmentLines, appointments, businesses, ledgerEntries, sales, users } from '@thyme/db/schema';
import type { Instant } from '@thyme/domain/time';
import { and, asc, eq, gt, gte, isNotNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { SaleKey } from '../../sales/index.ts';

const ofSale = and(eq(sales.businessId, appointments.businessId), eq(sales.id, appointments.saleId));

const services = sql<string>`(select string_agg(l.service_name, ', ' order by l.position) from ${appointmentLines} l
  where l.business_id = ${appointments.businessId} and l.appointment_id = ${appointments.id})`;

const selectParts = (db: Db) =>
  db
    .select({
      id: appointments.id,
      businessId: appointments.businessId,
      saleId: sales.id,
      saleStatus: sales.status,
      bookerId: sales.userId,
      booker: users.firstName,
      place: appointments.groupPlace,
      companion: appointments.companion,
      companionEmail: appointments.companionEmail,
      status: appointments.status,
      startsAt: appointments.startsAt,
      currency: appointments.currency,
      deposit: sql<number>`coalesce(${appointments.partDeposit}, 0)`.mapWith(appointments.partDeposit),
      payUntil: sql<number>`coalesce(${sales.partsUntil}, ${sales.depositUntil}, ${appointments.startsAt})`.mapWith(
        appointments.startsAt,
      ),
      /** One guest pays for all, and this link asks for the deposit of the whole group. */
      isForAll: sql<boolean>`${sales.depositUntil} is not null`,
      services,
      shop: {
        name: businesses.name,
        slug: businesses.slug,
        zone: businesses.zone,
        country: businesses.country,
        location: businesses.location,
      },
    })
    .from(appointments)
    .innerJoin(sales, ofSale)
    .innerJoin(users, eq(users.id, sales.userId))
    .innerJoin(businesses, eq(businesses.id, appointments.businessId));

/** With a link for the deposit of all, that of the guest who booked stands for the whole group. */
const isPart = and(
  isNotNull(appointments.partDeposit),
  or(isNotNull(sales.partsUntil), and(isNotNull(sales.depositUntil), eq(appointments.groupPlace, 0))),
);

export type PartRow = Awaited<ReturnType<typeof selectParts>>[number];

/** One guest's part of a group in which each pays their own, or the deposit of a whole group. */
export async function findPart(db: Db, appointmentId: number): Promise<PartRow | null> {
  const [row] = await selectParts(db).where(and(eq(appointments.id, appointmentId), isPart));
  return row ?? null;
}

/** All parts of a sale, in the order of its guests. */
export function listParts(db: Db, { businessId, saleId }: SaleKey): Promise<PartRow[]> {
  return selectParts(db)
    .where(and(eq(sales.businessId, businessId), eq(sales.id, saleId), isPart))
    .orderBy(asc(appointments.groupPlace));
}

/** All appointments of a group whose deposit one link asks for, with their shares of it. */
export function listDeposits(db: Db, { businessId, saleId }: SaleKey) {
  return db
    .select({
      id: appointments.id,
      status: appointments.status,
      startsAt: appointments.startsAt,
      deposit: sql<number>`coalesce(${appointments.partDeposit}, 0)`.mapWith(appointments.partDeposit),
    })
    .from(appointments)
    .where(
      and(eq(appointments.businessId, businessId), eq(appointments.saleId, saleId), isNotNull(appointments.groupPlace)),
    );
}

/** Another card payment for the same part since an order was opened. */
export async function hasPartPaymentSince(
  db: Db,
  { appointmentId, since, except }: { appointmentId: number; since: Instant; except: number },
): Promise<boolean> {
  const [row] = await db
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .innerJoin(appointments, eq(appointments.id, ledgerEntries.appointmentId))
    .innerJoin(sales, ofSale)
    .where(
      and(
        eq(ledgerEntries.appointmentId, appointmentId),
        eq(ledgerEntries.kind, 'charge'),
        gte(ledgerEntries.createdAt, since),
        ne(ledgerEntries.paymentId, except),
        isPart,
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** Sales whose links have expired since `after`. */
export function listSalesDue(db: Db, { after, now }: { after: Instant; now: Instant }): Promise<SaleKey[]> {
  const expired = (until: typeof sales.partsUntil | typeof sales.depositUntil) =>
    and(gt(until, after), lte(until, now));
  return db
    .select({ businessId: sales.businessId, saleId: sales.id })
    .from(sales)
    .where(and(or(expired(sales.partsUntil), expired(sales.depositUntil)), eq(sales.status, 'confirmed')))
    .orderBy(asc(sales.id));
}

/** The payer or the guest who booked, with the address for mails. */
export async function findPayer(db: Db, userId: number) {
  const [row] = await db
    .select({ id: users.id, firstName: users.firstName, email: users.email })
    .from(users)
    .where(eq(users.id, userId));
  return row ?? null;
}
