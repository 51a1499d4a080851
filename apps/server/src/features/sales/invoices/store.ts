import { sql } from 'drizzle-orm';
import { toDate } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { SaleKey } from '../sale-key.ts';

/** The number is given by the database, without gaps; a second invoice for the same sale is skipped. */
export async function insertInvoice(db: Db, { businessId, saleId }: SaleKey, now: number): Promise<void> {
  await db.execute(sql`select issue_invoice(${businessId}, ${saleId}, ${toDate(now).toISOString()})`);
}
