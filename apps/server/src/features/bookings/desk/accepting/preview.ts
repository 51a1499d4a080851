import { type AcceptRule, isAcceptedAtOnce } from '@thyme/domain/bookings';
import { DAY } from '@thyme/domain/time';
import type { Services } from '../../../../platform/services.ts';
import { requireMembership } from '../../../access/index.ts';
import type { Viewer } from '../../../accounts/index.ts';
import { listBooked } from './preview-store.ts';

const DAYS = 30;

export interface AcceptPreview {
  requests: number;
  accepted: number;
}

/** What rules would have done with the bookings of the last 30 days. */
export async function previewRules(
  services: Services,
  viewer: Viewer,
  { businessId, rules }: { businessId: number; rules: readonly AcceptRule[] },
): Promise<AcceptPreview> {
  await requireMembership(services, viewer, businessId);
  const booked = await listBooked(services.db, businessId, services.clock.now() - DAYS * DAY);
  const accepted = booked.filter((one) => isAcceptedAtOnce(rules, one));
  return { requests: booked.length, accepted: accepted.length };
}
