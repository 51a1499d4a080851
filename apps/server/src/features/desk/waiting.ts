import { dateAt } from '@thyme/domain/time';
import type { Services } from '../../platform/services.ts';
import type { Viewer } from '../accounts/service.ts';
import { type Membership, requireMembership } from './access.ts';
import { listWaiting } from './waiting-store.ts';

export interface WaitingLine {
  membership: Membership;
  people: Awaited<ReturnType<typeof listWaiting>>;
}

/** Who waits for a free time; they are asked by themselves, in this order, when one comes free. */
export async function readWaiting(services: Services, viewer: Viewer, businessId: number): Promise<WaitingLine> {
  const membership = await requireMembership(services, viewer, businessId);
  const today = dateAt(membership.zone, services.clock.now());
  return { membership, people: await listWaiting(services.db, businessId, today) };
}
