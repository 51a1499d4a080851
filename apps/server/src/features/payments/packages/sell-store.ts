import { businesses, vouchers } from '@thyme/db/schema';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';

const offers = (db: Db) =>
  db
    .select({
      businessId: vouchers.businessId,
      id: vouchers.id,
      name: vouchers.name,
      retail: vouchers.retail,
      sessions: vouchers.sessions,
      currency: businesses.currency,
      calendarVersion: businesses.calendarVersion,
    })
    .from(vouchers)
    .innerJoin(businesses, eq(businesses.id, vouchers.businessId));

const isSold = (businessId: number) =>
  and(
    eq(vouchers.businessId, businessId),
    eq(vouchers.active, true),
    isNotNull(vouchers.sessions),
    eq(vouchers.isMembership, false),
  );

/** A package that a shop sells now. */
export async function findOffer(db: Db, businessId: number, id: number) {
  const [row] = await offers(db).where(and(isSold(businessId), eq(vouchers.id, id)));
  return row ?? null;
}

export type PackageOffer = NonNullable<Awaited<ReturnType<typeof findOffer>>>;

/** All packages that the till can sell. */
export function listOffers(db: Db, businessId: number): Promise<PackageOffer[]> {
  return offers(db).where(isSold(businessId)).orderBy(asc(vouchers.position), asc(vouchers.id));
}
