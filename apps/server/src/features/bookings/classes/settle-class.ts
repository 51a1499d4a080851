import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { otherRoomOf } from '../../availability/index.ts';
import type { AppointmentChoice } from '../../edits/index.ts';
import { lockAppointment } from '../appointments/change-store.ts';
import { appointmentRefusal } from '../appointments/refusals.ts';
import { dropDates } from './drop-dates.ts';
import * as store from './seats-store.ts';

interface ClassDecision {
  memberId: number;
  id: number;
  choice: AppointmentChoice;
  note: string;
  /** The room units to leave; all of them if not given. */
  unitIds?: readonly number[] | undefined;
}

/**
 * Resolves a class date whose room is closed or needed by another class: moves it to another room, or cancels it with
 * everyone's share refunded. Returns the refusal's message, or null when done.
 */
export async function settleClass(
  tx: UnitOfWork,
  { memberId, id, choice, note, unitIds }: ClassDecision,
): Promise<string | null> {
  if (choice === 'move') {
    const room = await otherRoomOf(tx.db, id, unitIds);
    if (!room) return 'No other room is free then.';
    await room.move();
    return null;
  }
  const businessId = await store.findBusinessOf(tx.db, id);
  if (businessId === null) return 'This date could not be found.';
  await store.cancelDate(tx.db, { businessId, id }, tx.clock.now());
  for (const appointmentId of await store.listSeatedIds(tx.db, { businessId, id })) {
    const locked = await lockAppointment(tx.db, appointmentId, { memberId });
    if (!locked) continue;
    const dropped = await dropDates(tx, locked, { scheduleIds: [id], by: 'business', note });
    if (!dropped.ok) return appointmentRefusal(dropped.refusal, 'cancel');
  }
  return null;
}
