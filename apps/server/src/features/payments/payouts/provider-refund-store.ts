import { appointments, refunds } from '@thyme/db/schema';
import { and, asc, eq, or } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { SaleKey } from '../../sales/index.ts';

/** Whether a refund is known by the provider's id or by the key that we sent with it. */
export async function isKnownRefund(
  db: Db,
  { businessId, providerRefundId, key }: { businessId: number; providerRefundId: string; key: string },
): Promise<boolean> {
  const [row] = await db
    .select({ id: refunds.id })
    .from(refunds)
    .where(
      and(
        eq(refunds.businessId, businessId),
        or(eq(refunds.providerRefundId, providerRefundId), eq(refunds.dedupeKey, key)),
      ),
    );
  return row !== undefined;
}

export async function listAppointmentIds(db: Db, { businessId, saleId }: SaleKey): Promise<number[]> {
  const rows = await db
    .select({ id: appointments.id })
    .from(appointments)
    .where(and(eq(appointments.businessId, businessId), eq(appointments.saleId, saleId)))
    .orderBy(asc(appointments.id));
  return rows.map(({ id }) => id);
}
