import type { Services } from '../../../platform/services.ts';
import { inTransaction } from '../../../platform/unit-of-work.ts';
import { shareCalendarOf } from '../../edits/index.ts';
import { lockAppointment } from '../appointments/change-store.ts';
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
    const locked = await lockAppointment(tx.db, appointmentId, 'system');
    if (!locked?.proposal || locked.proposal.autoAcceptAt > tx.clock.now()) return;
    const accepted = await acceptTime(tx, locked, { by: 'system' });
    if (accepted.ok) return;
    // The time is no longer available, so the appointment stays as it is.
    const declined = await declineTime(tx, locked, { by: 'system', note: '', status: 'withdrawn' });
    if (!declined.ok) tx.log.warn({ appointmentId, refusal: declined.refusal }, 'a question about a time stays open');
  });
}

export async function acceptDue(services: Services): Promise<void> {
  for (const id of await listDue(services.db, services.clock.now(), BATCH)) await acceptOneIfDue(services, id);
}
