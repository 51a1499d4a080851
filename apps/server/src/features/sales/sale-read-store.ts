import { appointments, sales } from '@thyme/db/schema';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { onShard } from '../../platform/database/shards.ts';
import type { SaleKey } from './sale-key.ts';

export async function findSaleStatus(db: Db, { businessId, saleId }: SaleKey) {
  const [row] = await db
    .select({ status: sales.status })
    .from(sales)
    .where(and(eq(sales.businessId, businessId), eq(sales.id, saleId)));
  return row?.status ?? null;
}

type OwnSale = { userId: number; saleId: number; appointmentId: number | null };

const isOwn = (own: OwnSale) => and(eq(sales.id, own.saleId), eq(sales.userId, own.userId));

/** A guest's own sale; the appointment, if given, has to belong to it. */
export async function findOwnSale(db: Db, own: OwnSale) {
  const [sale] = await db.select().from(sales).where(isOwn(own));
  return sale ? withAppointment(db, own, sale) : null;
}

/** The same, locked for paying. */
export async function lockOwnSale(db: Db, own: OwnSale) {
  const isOnShard = await onShard(db, sales, isOwn(own));
  const [sale] = await db.select().from(sales).where(isOnShard).for('update');
  return sale ? withAppointment(db, own, sale) : null;
}

async function withAppointment(db: Db, own: OwnSale, sale: typeof sales.$inferSelect) {
  const booked = await db
    .select({ id: appointments.id })
    .from(appointments)
    .where(and(eq(appointments.businessId, sale.businessId), eq(appointments.saleId, sale.id)))
    .orderBy(asc(appointments.id));
  if (own.appointmentId !== null && !booked.some(({ id }) => id === own.appointmentId)) return null;
  return { sale, appointmentId: own.appointmentId ?? (booked.length === 1 ? (booked[0]?.id ?? null) : null) };
}

export async function findAppointment(
  db: Db,
  { businessId, appointmentId }: { businessId: number; appointmentId: number },
) {
  const [row] = await db
    .select()
    .from(appointments)
    .where(and(eq(appointments.businessId, businessId), eq(appointments.id, appointmentId)));
  return row ?? null;
}
