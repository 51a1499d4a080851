import { PublicError } from '../../../../graphql/errors.ts';
import type { Services } from '../../../../platform/services.ts';
import { requireMembership } from '../../../access/index.ts';
import type { Viewer } from '../../../accounts/index.ts';
import { acceptAppointment } from '../respond.ts';

export const MOST_AT_ONCE = 50;

export interface AcceptedAll {
  accepted: number[];
  refused: { appointmentId: number; message: string }[];
}

/** Accepts several appointments independently: a refused one does not affect the others. */
export async function acceptAll(
  services: Services,
  viewer: Viewer,
  { businessId, ids }: { businessId: number; ids: readonly number[] },
): Promise<AcceptedAll> {
  await requireMembership(services, viewer, businessId);
  if (ids.length > MOST_AT_ONCE) throw new PublicError(`Please accept at most ${MOST_AT_ONCE} at once.`, 'REFUSED');
  const result: AcceptedAll = { accepted: [], refused: [] };
  for (const id of new Set(ids)) {
    const { status, message } = await acceptAppointment(services, viewer.id, id);
    if (status === 1) result.accepted.push(id);
    else result.refused.push({ appointmentId: id, message });
  }
  return result;
}
