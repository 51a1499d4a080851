import { ledgerEntries, payments, refunds, soldVouchers, voucherUses } from '@thyme/db/schema';
import { UNNAMED_CARD } from '@thyme/domain/payments';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';

/** All refunds of appointments, with destination and status. */
export function listRefundsOf(db: Db, appointmentIds: readonly number[]) {
  return db
    .select({
      appointmentId: sql<number>`${ledgerEntries.appointmentId}`,
      amount: sql<number>`-${ledgerEntries.amount}`.mapWith(Number),
      kind: sql<string>`coalesce(${payments.method}, ${ledgerEntries.method}, 'voucher')`,
      /** A voucher is named by the end of its code. */
      label: sql<string>`coalesce(${payments.instrument}, case when ${soldVouchers.unit} = 'session' then ${soldVouchers.terms}->>'name'
        else 'Voucher ending ' || right(${soldVouchers.code}, 4) end, ${UNNAMED_CARD})`,
      refundId: refunds.id,
      status: refunds.status,
      createdAt: ledgerEntries.createdAt,
      settledAt: refunds.settledAt,
    })
    .from(ledgerEntries)
    .leftJoin(refunds, and(eq(refunds.businessId, ledgerEntries.businessId), eq(refunds.id, ledgerEntries.refundId)))
    .leftJoin(payments, and(eq(payments.businessId, refunds.businessId), eq(payments.id, refunds.paymentId)))
    .leftJoin(
      voucherUses,
      and(eq(voucherUses.businessId, ledgerEntries.businessId), eq(voucherUses.id, ledgerEntries.voucherUseId)),
    )
    .leftJoin(
      soldVouchers,
      and(eq(soldVouchers.businessId, voucherUses.businessId), eq(soldVouchers.id, voucherUses.soldVoucherId)),
    )
    .where(
      and(
        inArray(ledgerEntries.appointmentId, [...appointmentIds]),
        inArray(ledgerEntries.kind, ['refund', 'voucher_return', 'session_return']),
      ),
    )
    .orderBy(asc(ledgerEntries.id));
}

export type AppointmentRefund = Awaited<ReturnType<typeof listRefundsOf>>[number];
