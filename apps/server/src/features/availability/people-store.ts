import { chairs } from '@thyme/db/schema';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { shortRead } from '../../platform/database/prepared.ts';

const peopleOfShop = shortRead((db) =>
  db
    .select({ id: chairs.id, name: chairs.name, person: chairs.person })
    .from(chairs)
    .where(and(eq(chairs.businessId, sql.placeholder('business')), chairs.active))
    .orderBy(asc(chairs.position), asc(chairs.id))
    .prepare('people_of_shop'),
);

/** The people of a shop, in its order. A chair without a person uses its own name. */
export async function listPeople(db: Db, businessId: number): Promise<{ id: number; name: string }[]> {
  const rows = await peopleOfShop(db).execute({ business: businessId });
  return rows.map(({ id, name, person }) => ({ id, name: person?.trim() || name }));
}
