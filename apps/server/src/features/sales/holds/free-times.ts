import { dateAt, type Instant } from '@thyme/domain/time';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { announceAtCommit, timeFreed } from '../../availability/index.ts';
import { listOccupied } from '../sale-store.ts';
import { deleteTimes, findVisit } from './free-store.ts';

export interface VisitKey {
  businessId: number;
  appointmentId: number;
}

/**
 * Gives back the chairs, seats and calls of an appointment that will not take place, or not then. Open pages hear of it,
 * and whoever waits for such a time is asked; the guest who gave it up is not.
 */
export async function freeTimes(services: Services, transaction: Transaction, key: VisitKey): Promise<void> {
  const visit = await findVisit(transaction, key);
  if (!visit) return;
  const { businessId, appointmentId } = key;
  const freed = await listOccupied(transaction, businessId, [appointmentId]);
  const seats = await deleteTimes(transaction, key, services.clock.now());
  await timeFreed(services, transaction, {
    businessId,
    freed,
    seats: seats.map(({ id }) => id),
    passedBy: [visit.userId],
  });
  const moments: Instant[] = [...freed, ...seats].map(({ startsAt }) => startsAt);
  await announceAtCommit(
    services,
    transaction,
    businessId,
    moments.map((at) => dateAt(visit.zone, at)),
  );
}
