import { appointments, chairs, checkouts, ledgerEntries, refunds, services, users } from '@thyme/db/schema';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';

export async function findEntry(db: Db, businessId: number, id: number) {
  const [row] = await db
    .select({ saleId: ledgerEntries.saleId, appointmentId: ledgerEntries.appointmentId })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.businessId, businessId), eq(ledgerEntries.id, id), eq(ledgerEntries.side, 'payment')));
  return row ?? null;
}

/** All ledger entries of a sale in order, with their author and the state of a refund. */
export function listEntries(db: Db, businessId: number, saleId: number) {
  return db
    .select({
      id: ledgerEntries.id,
      appointmentId: ledgerEntries.appointmentId,
      side: ledgerEntries.side,
      kind: ledgerEntries.kind,
      amount: ledgerEntries.amount,
      method: ledgerEntries.method,
      note: ledgerEntries.note,
      at: ledgerEntries.createdAt,
      by: sql<string>`btrim(coalesce(${users.firstName} || ' ' || ${users.lastName}, ''))`,
      refundStatus: refunds.status,
      isUndone: sql<boolean>`${checkouts.undoneAt} is not null`,
    })
    .from(ledgerEntries)
    .leftJoin(users, eq(users.id, ledgerEntries.actorId))
    .leftJoin(refunds, and(eq(refunds.businessId, ledgerEntries.businessId), eq(refunds.id, ledgerEntries.refundId)))
    .leftJoin(
      checkouts,
      and(eq(checkouts.businessId, ledgerEntries.businessId), eq(checkouts.id, ledgerEntries.checkoutId)),
    )
    .where(and(eq(ledgerEntries.businessId, businessId), eq(ledgerEntries.saleId, saleId)))
    .orderBy(asc(ledgerEntries.id));
}

export function listAppointments(db: Db, businessId: number, saleId: number) {
  return db
    .select({ id: appointments.id, startsAt: appointments.startsAt, status: appointments.status })
    .from(appointments)
    .where(and(eq(appointments.businessId, businessId), eq(appointments.saleId, saleId)))
    .orderBy(asc(appointments.startsAt));
}

/** The filters of the payment list. */
export async function listChoices(db: Db, businessId: number) {
  const people = await db
    .select({ id: chairs.id, name: sql<string>`coalesce(${chairs.person}, ${chairs.name})` })
    .from(chairs)
    .where(eq(chairs.businessId, businessId))
    .orderBy(asc(chairs.position), asc(chairs.id));
  const offered = await db
    .select({ id: services.id, name: services.name })
    .from(services)
    .where(eq(services.businessId, businessId))
    .orderBy(asc(services.name), asc(services.id));
  return { people, services: offered };
}
