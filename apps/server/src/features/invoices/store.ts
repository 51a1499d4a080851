import { businesses, clientDetails, invoices, sales, users } from '@thyme/db/schema';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { prepared } from '../../platform/prepared.ts';

export interface SaleKey {
  businessId: number;
  saleId: number;
}

const parties = prepared((db) =>
  db
    .select({ user: users, details: clientDetails, business: businesses })
    .from(sales)
    .innerJoin(users, eq(users.id, sales.userId))
    .leftJoin(clientDetails, eq(clientDetails.userId, sales.userId))
    .innerJoin(businesses, eq(businesses.id, sales.businessId))
    .where(and(eq(sales.businessId, sql.placeholder('businessId')), eq(sales.id, sql.placeholder('saleId'))))
    .prepare('invoice_parties'),
);

/** Buyer and seller of a sale as they are today. */
export async function findParties(db: Db, { businessId, saleId }: SaleKey) {
  const [row] = await parties(db).execute({ businessId, saleId });
  return row ?? null;
}

/** The number is given by the database, without gaps; a second invoice for the same sale is skipped. */
export async function insertInvoice(db: Db, invoice: typeof invoices.$inferInsert): Promise<void> {
  await db.insert(invoices).values(invoice);
}
