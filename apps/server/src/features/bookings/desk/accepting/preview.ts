import { type AcceptRule, isAnswered } from '@thyme/domain/bookings';
import { DAY } from '@thyme/domain/time';
import type { Services } from '../../../../platform/services.ts';
import { requireMembership } from '../../../access/index.ts';
import type { Viewer } from '../../../accounts/index.ts';
import { countMissed, listBooked } from './preview-store.ts';

const DAYS = 30;

export interface AcceptPreview {
  requests: number;
  accepted: number;
  missed: number;
}

/** What rules would have done with the bookings of the last 30 days. */
export async function previewRules(
  services: Services,
  viewer: Viewer,
  { businessId, rules }: { businessId: number; rules: readonly AcceptRule[] },
): Promise<AcceptPreview> {
  await requireMembership(services, viewer, businessId);
  const booked = await listBooked(services.db, businessId, services.clock.now() - DAYS * DAY);
  const accepted = booked.filter((one) => isAnswered(rules, one));
  // Only a rule about them shows the number.
  const missed = rules.some(({ guests }) => guests === 'missed') ? await countMissed(services.db, businessId) : 0;
  return { requests: booked.length, accepted: accepted.length, missed };
}
