import { dateAt } from '@thyme/domain/time';
import type { StatusMessage } from '../../graphql/acknowledgement.ts';
import type { Services } from '../../platform/services.ts';
import { type Membership, requireMembership } from '../access/index.ts';
import type { Viewer } from '../accounts/index.ts';
import { listWaiting } from './desk-store.ts';
import { offerByHand } from './offer-by-hand.ts';

export interface WaitingLine {
  membership: Membership;
  people: Awaited<ReturnType<typeof listWaiting>>;
}

/** The waiting guests, in the order in which they get offers. */
export async function readWaiting(services: Services, viewer: Viewer, businessId: number): Promise<WaitingLine> {
  const membership = await requireMembership(services, viewer, businessId, 'calendar');
  const today = dateAt(membership.zone, services.clock.now());
  return { membership, people: await listWaiting(services.db, businessId, today) };
}

/** Offers a time of the shop's choice to a waiting guest. */
export async function offerToWaiting(
  services: Services,
  viewer: Viewer,
  offer: { businessId: number; requestId: number; date: string; time: number; chairId: number | null },
): Promise<StatusMessage> {
  await requireMembership(services, viewer, offer.businessId, 'calendar');
  return offerByHand(services, { ...offer, memberId: viewer.id });
}
