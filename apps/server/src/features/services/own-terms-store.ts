import { chairPricings } from '@thyme/db/schema';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';

/** Prices and durations of individual people, where they differ. */
export type OwnTerms = Pick<typeof chairPricings.$inferSelect, 'chairId' | 'price' | 'durationMinutes'>;

export function listOwnTerms(db: Db, businessId: number): Promise<(OwnTerms & { pricingId: number })[]> {
  return db
    .select({
      pricingId: chairPricings.pricingId,
      chairId: chairPricings.chairId,
      price: chairPricings.price,
      durationMinutes: chairPricings.durationMinutes,
    })
    .from(chairPricings)
    .where(eq(chairPricings.businessId, businessId))
    .orderBy(asc(chairPricings.chairId));
}

export async function replaceOwnTerms(
  db: Db,
  businessId: number,
  pricingId: number,
  terms: readonly OwnTerms[],
): Promise<void> {
  await db
    .delete(chairPricings)
    .where(and(eq(chairPricings.businessId, businessId), eq(chairPricings.pricingId, pricingId)));
  if (terms.length > 0) await db.insert(chairPricings).values(terms.map((own) => ({ businessId, pricingId, ...own })));
}

/** Terms without a price and a duration of their own are the service's: they are not stored. */
export async function setOwnTerms(db: Db, businessId: number, pricingId: number, terms: OwnTerms): Promise<void> {
  const { chairId, price, durationMinutes } = terms;
  if (price === null && durationMinutes === null) {
    await db
      .delete(chairPricings)
      .where(
        and(
          eq(chairPricings.businessId, businessId),
          eq(chairPricings.pricingId, pricingId),
          eq(chairPricings.chairId, chairId),
        ),
      );
    return;
  }
  await db
    .insert(chairPricings)
    .values({ businessId, pricingId, ...terms })
    .onConflictDoUpdate({
      target: [chairPricings.businessId, chairPricings.chairId, chairPricings.pricingId],
      set: { price, durationMinutes },
    });
}
