import { saleLines } from '@thyme/db/schema';
import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { AppointmentKey } from '../appointment-key.ts';
import type { SaleKey } from '../sale-key.ts';

function listOrdered(db: Db, businessId: number, which: SQL) {
  return db
    .select()
    .from(saleLines)
    .where(and(eq(saleLines.businessId, businessId), which, eq(saleLines.isOrdered, true)))
    .orderBy(asc(saleLines.id));
}

/** The products that a guest ordered with a sale. */
export const listGoods = (db: Db, { businessId, saleId }: SaleKey) =>
  listOrdered(db, businessId, eq(saleLines.saleId, saleId));

/** The products handed over at an appointment. */
export const listGoodsOf = (db: Db, { businessId, appointmentId }: AppointmentKey) =>
  listOrdered(db, businessId, eq(saleLines.appointmentId, appointmentId));
