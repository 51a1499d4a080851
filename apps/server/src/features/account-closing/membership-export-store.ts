import { businesses, membershipOffers, memberships, vouchers } from '@thyme/db/schema';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';

/** A guest's memberships with the terms they agreed to. */
export function listMemberships(db: Db, userId: number) {
  return db
    .select({
      business: businesses.name,
      time_zone: businesses.zone,
      membership: vouchers.name,
      rhythm: membershipOffers.rhythm,
      price_minor: vouchers.retail,
      currency: businesses.currency,
      status: memberships.status,
      agreed_to: memberships.consent,
      agreed_at: memberships.consentedAt,
      joined_at: memberships.createdAt,
      next_at: memberships.nextAt,
      paused_until: memberships.resumeOn,
      cancelled_at: memberships.cancelledAt,
      ended_at: memberships.endedAt,
    })
    .from(memberships)
    .innerJoin(
      membershipOffers,
      and(eq(membershipOffers.businessId, memberships.businessId), eq(membershipOffers.id, memberships.offerId)),
    )
    .innerJoin(
      vouchers,
      and(eq(vouchers.businessId, membershipOffers.businessId), eq(vouchers.id, membershipOffers.voucherId)),
    )
    .innerJoin(businesses, eq(businesses.id, memberships.businessId))
    .where(eq(memberships.userId, userId))
    .orderBy(asc(memberships.id));
}
