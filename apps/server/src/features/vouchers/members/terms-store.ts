import { membershipOffers, memberships, vouchers } from '@thyme/db/schema';
import type { MemberTerms } from '@thyme/domain/memberships';
import { and, asc, eq, gt, or, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { shortRead } from '../../../platform/database/prepared.ts';

const ofGuest = shortRead((db) =>
  db
    .select({
      name: vouchers.name,
      percentOff: membershipOffers.percentOff,
      serviceIds: membershipOffers.percentServices,
      productPercent: membershipOffers.productPercent,
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
    .where(
      and(
        eq(memberships.userId, sql.placeholder('userId')),
        eq(memberships.businessId, sql.placeholder('businessId')),
        eq(memberships.status, 'active'),
        or(gt(membershipOffers.percentOff, 0), gt(membershipOffers.productPercent, 0)),
      ),
    )
    .orderBy(asc(memberships.id))
    .prepare('member_terms_of_guest'),
);

/** A guest's current member discounts at a shop; paused, unpaid or ended memberships have none. */
export function listMemberTerms(
  db: Db,
  { businessId, userId }: { businessId: number; userId: number },
): Promise<MemberTerms[]> {
  return ofGuest(db).execute({ businessId, userId });
}
