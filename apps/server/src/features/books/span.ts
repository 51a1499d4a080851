import type { Span } from '@thyme/domain/availability';
import { addDays, type LocalDate, startOfDay } from '@thyme/domain/time';
import { PublicError } from '../../graphql/errors.ts';
import type { Services } from '../../platform/services.ts';
import { type Membership, requireMembership } from '../access/index.ts';
import type { Viewer } from '../accounts/index.ts';

export interface Period {
  businessId: number;
  from: LocalDate;
  /** Included. */
  to: LocalDate;
}

/** The instants of a period by the clock of its business; refused for anyone but its owner. */
export async function openBooks(
  services: Services,
  viewer: Viewer,
  { businessId, from, to }: Period,
): Promise<{ membership: Membership; span: Span }> {
  const membership = await requireMembership(services, viewer, businessId, 'money');
  if (to < from) throw new PublicError('The last day is before the first.', 'REFUSED');
  const { zone } = membership;
  return { membership, span: { from: startOfDay(zone, from), to: startOfDay(zone, addDays(to, 1)) } };
}
