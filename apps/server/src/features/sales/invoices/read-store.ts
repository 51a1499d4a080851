import {
  appointments,
  businesses,
  checkouts,
  invoices,
  ledgerEntries,
  payments,
  saleLines,
  sales,
  soldVouchers,
  voucherUses,
} from '@thyme/db/schema';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { SaleKey } from '../sale-key.ts';

/** A guest's own invoice; another guest's sale is treated as missing. */
export async function findOwnInvoice(db: Db, { userId, saleId }: { userId: number; saleId: number }) {
  const [row] = await db
    .select({
      invoice: invoices,
      sale: sales,
      business: {
        thumbnailId: businesses.thumbnailId,
        slug: businesses.slug,
        zone: businesses.zone,
        country: businesses.country,
        location: businesses.location,
        published: businesses.published,
      },
    })
    .from(sales)
    .innerJoin(invoices, and(eq(invoices.businessId, sales.businessId), eq(invoices.saleId, sales.id)))
    .innerJoin(businesses, eq(businesses.id, sales.businessId))
    .where(and(eq(sales.id, saleId), eq(sales.userId, userId)));
  return row ?? null;
}

/** The owner of a sale. */
export async function findOwner(db: Db, saleId: number): Promise<{ userId: number; businessId: number } | null> {
  const [row] = await db
    .select({ userId: sales.userId, businessId: sales.businessId })
    .from(sales)
    .where(eq(sales.id, saleId));
  return row ?? null;
}

export async function findZone(db: Db, businessId: number): Promise<string> {
  const [row] = await db.select({ zone: businesses.zone }).from(businesses).where(eq(businesses.id, businessId));
  return row?.zone ?? 'UTC';
}

export function listLines(db: Db, { businessId, saleId }: SaleKey) {
  return db
    .select()
    .from(saleLines)
    .where(and(eq(saleLines.businessId, businessId), eq(saleLines.saleId, saleId)))
    .orderBy(asc(saleLines.id));
}

export function listAppointments(db: Db, { businessId, saleId }: SaleKey) {
  return db
    .select({
      id: appointments.id,
      startsAt: appointments.startsAt,
      endsAt: appointments.endsAt,
      status: appointments.status,
    })
    .from(appointments)
    .where(and(eq(appointments.businessId, businessId), eq(appointments.saleId, saleId)))
    .orderBy(asc(appointments.startsAt), asc(appointments.id));
}

/** All claims, payments and refunds in order, without undone payments at the till. */
export function listMovements(db: Db, { businessId, saleId }: SaleKey) {
  return db
    .select({
      id: ledgerEntries.id,
      appointmentId: ledgerEntries.appointmentId,
      side: ledgerEntries.side,
      kind: ledgerEntries.kind,
      amount: ledgerEntries.amount,
      method: ledgerEntries.method,
      note: ledgerEntries.note,
      createdAt: ledgerEntries.createdAt,
      /** The card, or the last characters of a voucher's code: a reader of the invoice must not be able to spend it. */
      instrument: sql<
        string | null
      >`coalesce(${payments.instrument}, case ${soldVouchers.unit} when 'session' then 'session of ' || (${soldVouchers.terms}->>'name')
        else 'Voucher ending ' || right(${soldVouchers.code}, 4) end)`,
    })
    .from(ledgerEntries)
    .leftJoin(
      payments,
      and(eq(payments.businessId, ledgerEntries.businessId), eq(payments.id, ledgerEntries.paymentId)),
    )
    .leftJoin(
      voucherUses,
      and(eq(voucherUses.businessId, ledgerEntries.businessId), eq(voucherUses.id, ledgerEntries.voucherUseId)),
    )
    .leftJoin(
      soldVouchers,
      and(eq(soldVouchers.businessId, voucherUses.businessId), eq(soldVouchers.id, voucherUses.soldVoucherId)),
    )
    .leftJoin(
      checkouts,
      and(eq(checkouts.businessId, ledgerEntries.businessId), eq(checkouts.id, ledgerEntries.checkoutId)),
    )
    .where(and(eq(ledgerEntries.businessId, businessId), eq(ledgerEntries.saleId, saleId), isNull(checkouts.undoneAt)))
    .orderBy(asc(ledgerEntries.id));
}
