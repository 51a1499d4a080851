import { dateAt } from '@thyme/domain/time';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { announceAtCommit } from '../../availability/index.ts';
import type { LockedAppointment } from '../appointments/change-store.ts';
import { placeAt } from './place.ts';
import { holdPlace } from './propose.ts';
import * as store from './store.ts';

/**
 * Reopens the last proposal of an appointment and holds all of its times, if each of them is still free and it is still
 * unanswered. The appointment has to be where it was when they were proposed.
 */
export async function reopenProposal(tx: UnitOfWork, locked: LockedAppointment): Promise<boolean> {
  const { businessId, id } = locked.appointment;
  const now = tx.clock.now();
  const proposal = await store.findLastProposal(tx.db, businessId, id);
  if (!proposal || proposal.status === 'open' || proposal.autoAcceptAt <= now) return false;
  const options = await store.listOptions(tx.db, proposal);
  const by = proposal.proposedBy === 'guest' ? 'guest' : 'business';
  const holdIds: number[] = [];
  for (const { startsAt } of options) {
    const place = await placeAt(tx, locked, startsAt, by);
    const holdId = place.ok ? await holdPlace(tx.db, locked, place.value, { now, until: proposal.autoAcceptAt }) : null;
    if (holdId === null) {
      await store.deleteHolds(tx.db, businessId, holdIds);
      return false;
    }
    holdIds.push(holdId);
  }
  await store.reopenProposal(tx.db, proposal, holdIds);
  await announceAtCommit(
    tx,
    businessId,
    options.map(({ startsAt }) => dateAt(locked.zone, startsAt)),
  );
  return true;
}
