import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { hasUpcomingAt } from '../../bookings/index.ts';
import { declineOpenOffer } from '../answer-offer.ts';
import { setRequestStatus } from '../store.ts';
import { lockCallRequests } from './store.ts';

/** Ends the requests for a call of a guest who has cancelled everything at a shop. */
export async function endCallRequests(
  tx: UnitOfWork,
  { businessId, appointmentId, userId }: { businessId: number; appointmentId: number; userId: number },
): Promise<void> {
  const requests = await lockCallRequests(tx.db, businessId, userId);
  if (requests.length === 0) return;
  if (await hasUpcomingAt(tx.db, { businessId, appointmentId, userId }, tx.clock.now())) return;
  for (const request of requests) {
    if (request.status === 'offered') await declineOpenOffer(tx, request);
    await setRequestStatus(tx.db, request, 'left', tx.clock.now());
  }
}
