import type { StatusMessage } from '../../../graphql/acknowledgement.ts';
import type { Services } from '../../../platform/services.ts';
import { inTransaction } from '../../../platform/unit-of-work.ts';
import { writeAuditEntry } from '../../audit/index.ts';
import { NOT_FOUND } from '../appointments/change-status.ts';
import { lockAppointment, updateAppointment } from '../appointments/change-store.ts';

export interface Notes {
  id: number;
  /** Null leaves it unchanged. */
  noteToGuest: string | null;
  privateNote: string | null;
  /** The private note that the member saw, so that a newer one is not overwritten. Null overwrites any. */
  seenPrivateNote: string | null;
}

/** Changes the desk's notes, also of a past appointment. The audit log says which note, not its text. */
export function writeNotes(
  services: Services,
  memberId: number,
  { id, noteToGuest, privateNote, seenPrivateNote: seen }: Notes,
): Promise<StatusMessage> {
  return inTransaction(services, async (tx): Promise<StatusMessage> => {
    const locked = await lockAppointment(tx.db, id, { memberId });
    if (!locked || ['Held', 'Lapsed'].includes(locked.appointment.status)) return { status: 0, message: NOT_FOUND };
    const { appointment } = locked;
    const { businessNote: stored } = appointment;
    if (privateNote !== null && seen !== null && stored !== seen && stored !== privateNote)
      return { status: 0, message: 'Someone else has changed this note in the meantime. Nothing has been replaced.' };
    await updateAppointment(tx.db, appointment, {
      ...(noteToGuest === null ? {} : { noteToGuest }),
      ...(privateNote === null ? {} : { businessNote: privateNote }),
    });
    await writeAuditEntry(tx, {
      businessId: appointment.businessId,
      actorId: memberId,
      action: 'note',
      subject: 'appointment',
      subjectId: id,
      changes: { noteToGuest: noteToGuest !== null, privateNote: privateNote !== null },
    });
    return { status: 1, message: 'Saved.' };
  });
}
