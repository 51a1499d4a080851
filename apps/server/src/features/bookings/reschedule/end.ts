import { dateAt } from '@thyme/domain/time';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { announceAtCommit, timeFreed } from '../../availability/index.ts';
import type { LockedAppointment } from '../appointments/change-store.ts';
import * as store from './store.ts';

/** Ends an open proposal and releases the times held for it: open pages are updated and the waiting list gets offers. */
export async function endProposal(
  tx: UnitOfWork,
  { appointment, zone, proposal }: LockedAppointment,
  end: store.ProposalEnd,
): Promise<void> {
  if (!proposal) return;
  const { businessId, userId } = appointment;
  const freed = await store.listProposalTimes(tx.db, proposal);
  const seats = await store.listProposalSeats(tx.db, proposal);
  await store.closeProposal(tx.db, proposal, end);
  await timeFreed(tx, {
    businessId,
    freed,
    seats: seats.map(({ id }) => id),
    passedBy: [userId],
  });
  const dates = [...freed, ...seats].map(({ startsAt }) => dateAt(zone, startsAt));
  await announceAtCommit(tx, businessId, dates);
}
