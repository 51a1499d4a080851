import { dateAt, type Instant } from '@thyme/domain/time';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { announceAtCommit, timeFreed } from '../../availability/index.ts';
import { type LockedAppointment, updateAppointment } from '../appointments/change-store.ts';
import { announceDateMoved } from './announce.ts';
import * as store from './seats-store.ts';

export interface SeatMove {
  /** The schedule that the guest leaves. */
  from: number;
  to: Pick<store.ClassDate, 'id' | 'groupId' | 'startsAt'>;
  note: string;
  /** The shop cancelled the first date; the guest may take a refund instead. */
  isOffer: boolean;
  /** Adds a place to a full date. */
  anyway?: boolean;
}

export type SeatRefusal = 'not-there' | 'other-class' | 'already-there' | 'full';

/** Moves a guest to another date of the same class. Returns the refusal, or null when done. */
export async function moveSeat(tx: UnitOfWork, locked: LockedAppointment, move: SeatMove): Promise<SeatRefusal | null> {
  const { appointment, zone } = locked;
  const { businessId, userId } = appointment;
  const key = { businessId, appointmentId: appointment.id };
  const seats = await store.listSeats(tx.db, key);
  const seat = seats.find(({ scheduleId }) => scheduleId === move.from);
  if (!seat || !['New', 'Accept', 'Reschedule'].includes(appointment.status)) return 'not-there';
  if (seat.groupId !== move.to.groupId) return 'other-class';
  if (seats.some(({ scheduleId }) => scheduleId === move.to.id)) return 'already-there';
  if (move.anyway) await store.makeRoom(tx.db, { businessId, id: move.to.id }, seat.seats);
  const claim = {
    businessId,
    scheduleId: move.to.id,
    lineId: seat.lineId,
    seats: seat.seats,
    insteadOf: move.isOffer ? move.from : seat.insteadOf,
    createdAt: tx.clock.now(),
  };
  if (!(await store.takeSeat(tx.db, claim))) return 'full';
  await store.deleteSeat(tx.db, { businessId, claimId: seat.claimId });
  await renumber(tx, key, seat.lineId);
  if (!move.isOffer) await timeFreed(tx, { businessId, freed: [], seats: [move.from], passedBy: [userId] });
  const days: Instant[] = [seat.startsAt, move.to.startsAt];
  await announceAtCommit(
    tx,
    businessId,
    days.map((at) => dateAt(zone, at)),
  );
  const told = { ...key, claimId: seat.claimId, zone, from: seat.startsAt, to: move.to.startsAt };
  await announceDateMoved(tx, { ...told, note: move.note, isOffer: move.isOffer });
  return null;
}

/** The line starts with its first date, and the appointment lasts from its first to its last. */
async function renumber(tx: UnitOfWork, key: store.AppointmentRef, lineId: number): Promise<void> {
  const { businessId, appointmentId } = key;
  const seats = await store.listSeats(tx.db, key);
  const first = seats.find((seat) => seat.lineId === lineId);
  if (first)
    await store.updateLine(tx.db, { businessId, lineId }, { scheduleId: first.scheduleId, startsAt: first.startsAt });
  const span = await store.findSpan(tx.db, key);
  if (span) await updateAppointment(tx.db, { businessId, id: appointmentId }, span);
}
