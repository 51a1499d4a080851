import { chairs, resources } from '@thyme/db/schema';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../../platform/database/database.ts';

/** The rooms and machines of a shop by their units. */
export async function listUnitNames(db: Db, businessId: number): Promise<Map<number, string>> {
  const rows = await db
    .select({ unit: chairs.id, name: resources.name })
    .from(chairs)
    .innerJoin(resources, and(eq(resources.businessId, chairs.businessId), eq(resources.id, chairs.resourceId)))
    .where(eq(chairs.businessId, businessId));
  return new Map(rows.map(({ unit, name }) => [unit, name]));
}
