import { dateAt } from '@thyme/domain/time';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { announceAtCommit, timeFreed } from '../../availability/index.ts';
import type { LockedAppointment } from '../appointments/change-store.ts';
import * as store from './store.ts';

/** Ends an open proposal and releases the times held for it: open pages are updated and the waiting list is asked. */
export async function endProposal(
  services: Services,
  transaction: Transaction,
  { appointment, zone, proposal }: LockedAppointment,
  end: store.ProposalEnd,
): Promise<void> {
  if (!proposal) return;
  const { businessId, userId } = appointment;
  const freed = await store.listProposalTimes(transaction, proposal);
  const seats = await store.listProposalSeats(transaction, proposal);
  await store.closeProposal(transaction, proposal, end);
  await timeFreed(services, transaction, {
    businessId,
    freed,
    seats: seats.map(({ id }) => id),
    passedBy: [userId],
  });
  const dates = [...freed, ...seats].map(({ startsAt }) => dateAt(zone, startsAt));
  await announceAtCommit(services, transaction, businessId, dates);
}
