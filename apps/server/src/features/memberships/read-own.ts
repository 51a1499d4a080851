import type { Services } from '../../platform/services.ts';
import { listOwn, type Member } from './store/member-store.ts';
import { listOffered, type Offer } from './store/offer-store.ts';
import { listPaid } from './store/period-store.ts';

export type { Offer };
export type PaidPeriod = Awaited<ReturnType<typeof listPaid>>[number];
export type OwnMembership = Member & { paid: PaidPeriod[] };

/** A guest's memberships, ended ones last. */
export async function readOwn({ db, clock }: Services, userId: number): Promise<OwnMembership[]> {
  const members = await listOwn(db, userId, clock.now());
  if (members.length === 0) return [];
  const paid = await listPaid(
    db,
    members.map(({ membership }) => membership.id),
  );
  return members.map((member) => ({
    ...member,
    paid: paid.filter(({ membershipId }) => membershipId === member.membership.id),
  }));
}

/** The memberships that guests can join at a shop; none if its cards cannot be charged again. */
export function readOffered({ db, cards }: Services, businessId: number): Promise<Offer[]> {
  return cards.vault === null ? Promise.resolve([]) : listOffered(db, businessId);
}
