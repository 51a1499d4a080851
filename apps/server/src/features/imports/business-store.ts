import { businesses } from '@thyme/db/schema';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';

export async function findBusiness(db: Db, businessId: number) {
  const [row] = await db
    .select({ zone: businesses.zone, country: businesses.country, currency: businesses.currency })
    .from(businesses)
    .where(eq(businesses.id, businessId));
  if (!row) throw new Error(`There is no business ${businessId}.`);
  return row;
}
