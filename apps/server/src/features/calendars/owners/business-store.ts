import { businesses } from '@thyme/db/schema';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';

export async function findZone(db: Db, businessId: number): Promise<string | null> {
  const [row] = await db.select({ zone: businesses.zone }).from(businesses).where(eq(businesses.id, businessId));
  return row?.zone ?? null;
}
