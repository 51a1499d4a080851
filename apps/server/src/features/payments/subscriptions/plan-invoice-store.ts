import { businesses, planInvoices } from '@thyme/db/schema';
import { desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';

export type PlanInvoiceRow = typeof planInvoices.$inferSelect;

/** Gapless numbers: one transaction at a time takes the next, and holds the lock until the commit. */
export async function insertPlanInvoice(
  transaction: Db,
  invoice: Omit<typeof planInvoices.$inferInsert, 'number'>,
): Promise<number> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('plan_invoices'), 0)`);
  const [last] = await transaction
    .select({ number: planInvoices.number })
    .from(planInvoices)
    .orderBy(desc(planInvoices.number))
    .limit(1);
  const number = (last?.number ?? 0) + 1;
  await transaction.insert(planInvoices).values({ ...invoice, number });
  return number;
}

export function listPlanInvoices(db: Db, businessId: number): Promise<PlanInvoiceRow[]> {
  return db
    .select()
    .from(planInvoices)
    .where(eq(planInvoices.businessId, businessId))
    .orderBy(desc(planInvoices.number));
}

export async function findPlanInvoice(db: Db, id: number): Promise<PlanInvoiceRow | null> {
  const [row] = await db.select().from(planInvoices).where(eq(planInvoices.id, id));
  return row ?? null;
}

export async function findBuyer(db: Db, businessId: number) {
  const [row] = await db
    .select({
      name: businesses.name,
      address: businesses.location,
      country: businesses.country,
      vatNumber: businesses.vatNumber,
      email: businesses.email,
    })
    .from(businesses)
    .where(eq(businesses.id, businessId));
  return row ?? null;
}
