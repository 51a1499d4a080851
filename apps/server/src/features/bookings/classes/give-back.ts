import type { StatusMessage } from '../../../graphql/acknowledgement.ts';
import type { Services } from '../../../platform/services.ts';
import { inTransaction } from '../../../platform/unit-of-work.ts';
import { timeFreed } from '../../availability/index.ts';
import { shareCalendarOf } from '../../edits/index.ts';
import { NOT_FOUND } from '../appointments/change-status.ts';
import { lockAppointment } from '../appointments/change-store.ts';
import { appointmentRefusal } from '../appointments/refusals.ts';
import { dropDates } from './drop-dates.ts';
import { listSeats } from './seats-store.ts';

/** The guest returns a date that the shop gave in place of a cancelled one, and is refunded. */
export function giveBackDate(
  services: Services,
  guestId: number,
  { appointmentId, scheduleId }: { appointmentId: number; scheduleId: number },
): Promise<StatusMessage> {
  return inTransaction(services, async (tx): Promise<StatusMessage> => {
    await shareCalendarOf(tx.db, appointmentId);
    const locked = await lockAppointment(tx.db, appointmentId, { guestId });
    if (!locked) return { status: 0, message: NOT_FOUND };
    const { businessId } = locked.appointment;
    const seats = await listSeats(tx.db, { businessId, appointmentId });
    const seat = seats.find((one) => one.scheduleId === scheduleId);
    if (!seat || seat.insteadOf === null) return { status: 0, message: 'This date can’t be cancelled here.' };
    if (seat.startsAt <= tx.clock.now()) return { status: 0, message: 'This date has begun.' };
    const dropped = await dropDates(tx, locked, { scheduleIds: [scheduleId], by: 'guest', note: '' });
    if (!dropped.ok) return { status: 0, message: appointmentRefusal(dropped.refusal, 'cancel') };
    await timeFreed(tx, { businessId, freed: [], seats: [scheduleId], passedBy: [guestId] });
    const { refunded } = dropped.value;
    return { status: 1, message: refunded > 0 ? 'Done. Your refund is on its way.' : 'Done.' };
  });
}
