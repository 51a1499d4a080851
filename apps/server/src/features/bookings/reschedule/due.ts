import type { Services } from '../../../platform/services.ts';
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
  await services.db.transaction(async (transaction) => {
    await shareCalendarOf(transaction, appointmentId);
    const locked = await lockAppointment(transaction, appointmentId, 'system');
    if (!locked?.proposal || locked.proposal.autoAcceptAt > services.clock.now()) return;
    const accepted = await acceptTime(services, transaction, locked, { by: 'system' });
    if (accepted.ok) return;
    // The time is no longer available, so the appointment stays as it is.
    const kept = await declineTime(services, transaction, locked, { by: 'system', note: '', status: 'withdrawn' });
    if (!kept.ok) services.log.warn({ appointmentId, refusal: kept.refusal }, 'a question about a time stays open');
  });
}

export async function acceptDue(services: Services): Promise<void> {
  for (const id of await listDue(services.db, services.clock.now(), BATCH)) await acceptOneIfDue(services, id);
}
