import type { Services } from '../../../platform/services.ts';
import { shareCalendarOf } from '../../edits/index.ts';
import { lockAppointment } from '../appointments/change-store.ts';
import { acceptTime, declineTime } from './answer.ts';
import { listDue } from './store.ts';

const BATCH = 200;

/**
 * Accepts an unanswered time for whoever did not answer. The appointment is locked first: whoever comes second, a guest
 * in another tab or this job, finds the question answered and changes nothing.
 */
export async function acceptOneIfDue(services: Services, appointmentId: number): Promise<void> {
  await services.db.transaction(async (transaction) => {
    await shareCalendarOf(transaction, appointmentId);
    const locked = await lockAppointment(transaction, appointmentId, 'system');
    if (!locked?.proposal || locked.proposal.autoAcceptAt > services.clock.now()) return;
    const accepted = await acceptTime(services, transaction, locked, { by: 'system' });
    if (accepted.ok) return;
    // The time is gone after all, so the visit stays where it was.
    const kept = await declineTime(services, transaction, locked, { by: 'system', note: '', status: 'withdrawn' });
    if (!kept.ok) services.log.warn({ appointmentId, refusal: kept.refusal }, 'a question about a time stays open');
  });
}

export async function acceptDue(services: Services): Promise<void> {
  for (const id of await listDue(services.db, services.clock.now(), BATCH)) await acceptOneIfDue(services, id);
}
