import { dateAt, endOfDay } from '@thyme/domain/time';
import type { StatusMessage } from '../../../../graphql/acknowledgement.ts';
import type { Services } from '../../../../platform/services.ts';
import { inTransaction, type UnitOfWork } from '../../../../platform/unit-of-work.ts';
import { announceDeskAtCommit } from '../../../../realtime/desk-events.ts';
import { writeAuditEntry } from '../../../audit/index.ts';
import { NOT_FOUND } from '../../appointments/change-status.ts';
import { type LockedAppointment, lockAppointment, updateAppointment } from '../../appointments/change-store.ts';
import { announceLate } from '../../notifications/running-late.ts';
import { findNext } from './walk-in-store.ts';

export type LateNotice = 'guest' | 'next' | null;

const COMING = ['New', 'Accept', 'Reschedule'];

/** Records that an appointment starts later than booked; 0 minutes corrects it. Optionally notifies its guest or the next one. */
export function runLate(
  services: Services,
  memberId: number,
  { id, minutes, tell }: { id: number; minutes: number; tell: LateNotice },
): Promise<StatusMessage> {
  return inTransaction(services, async (tx): Promise<StatusMessage> => {
    const locked = await lockAppointment(tx.db, id, { memberId });
    if (!locked) return { status: 0, message: NOT_FOUND };
    const { appointment } = locked;
    if (!COMING.includes(appointment.status)) return { status: 0, message: 'This appointment is over.' };
    const { businessId } = appointment;
    await updateAppointment(tx.db, appointment, { lateMinutes: minutes });
    const told = minutes > 0 && tell !== null ? await notify(tx, locked, { minutes, tell }) : null;
    const about = { businessId, actorId: memberId, subject: 'appointment', subjectId: id };
    await writeAuditEntry(tx, {
      ...about,
      action: 'running-late',
      changes: { minutes, ...(told ? { told: told.name } : {}) },
    });
    await announceDeskAtCommit(tx, businessId);
    return { status: 1, message: messageOf(minutes, tell, told) };
  });
}

interface Told {
  name: string;
  isReached: boolean;
}

async function notify(
  tx: UnitOfWork,
  { appointment, lines, zone }: LockedAppointment,
  { minutes, tell }: { minutes: number; tell: 'guest' | 'next' },
): Promise<Told | null> {
  const { businessId, id, endsAt } = appointment;
  if (tell === 'guest') return announceLate(tx, { businessId, appointmentId: id, minutes });
  const chairIds = lines.flatMap(({ chairId }) => chairId ?? []);
  const to = endOfDay(zone, dateAt(zone, endsAt));
  const next = await findNext(tx.db, { businessId, chairIds, from: endsAt, to });
  return next === null ? null : announceLate(tx, { businessId, appointmentId: next, minutes });
}

function messageOf(minutes: number, tell: LateNotice, told: Told | null): string {
  if (minutes === 0) return 'Back on time.';
  if (tell === null) return `Noted: ${minutes} minutes late.`;
  if (told === null) return 'Noted. There’s nobody after this one today.';
  return told.isReached
    ? `Noted. We’ve let ${told.name} know.`
    : `Noted. ${told.name} can’t be reached by email or text, so please ring them.`;
}
