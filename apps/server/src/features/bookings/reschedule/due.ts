import type { Services } from '../../../platform/services.ts';
import { inTransaction, type UnitOfWork } from '../../../platform/unit-of-work.ts';
import { shareCalendarOf } from '../../edits/index.ts';
import { type LockedAppointment, lockAppointment, lockGroup } from '../appointments/change-store.ts';
import { acceptTime, declineTime } from './answer.ts';
import { listDue } from './store.ts';

const BATCH = 200;

/**
 * Accepts an unanswered proposal. The appointment is locked first, so of this job and a late answer only the first
 * takes effect.
 */
export async function acceptOneIfDue(services: Services, appointmentId: number): Promise<void> {
  await inTransaction(services, async (tx) => {
    await shareCalendarOf(tx.db, appointmentId);
    await lockGroup(tx.db, appointmentId);
    const locked = await lockAppointment(tx.db, appointmentId, 'system');
    if (!locked?.proposal || locked.proposal.autoAcceptAt > tx.clock.now()) return;
    if (await isAccepted(tx, locked)) return;
    // The time is no longer available, so the appointment does not change.
    const declined = await declineTime(tx, locked, { by: 'system', note: '', status: 'withdrawn' });
    if (!declined.ok)
      tx.log.warn({ appointmentId, refusal: declined.refusal }, 'a proposal could not be settled and stays open');
  });
}

class NotAccepted extends Error {}

/** In a separate transaction: a refusal leaves nothing behind. */
async function isAccepted(tx: UnitOfWork, locked: LockedAppointment): Promise<boolean> {
  try {
    await tx.db.transaction(async (db) => {
      const accepted = await acceptTime({ ...tx, db }, locked, { by: 'system' });
      if (!accepted.ok) throw new NotAccepted();
    });
    return true;
  } catch (error) {
    if (error instanceof NotAccepted) return false;
    throw error;
  }
}

export async function acceptDue(services: Services): Promise<void> {
  for (const id of await listDue(services.db, services.clock.now(), BATCH)) await acceptOneIfDue(services, id);
}
