import type { PlaceBefore } from '@thyme/db/schema';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import type { LockedAppointment } from '../appointments/change-store.ts';
import { ownTimes } from '../reschedule/place.ts';
import { deleteTimes, moveRoom, takeChairs } from '../reschedule/store.ts';
import { placeLine } from './move-store.ts';
import { listOwnPlaces } from './own-places-store.ts';

/** The current places of an appointment, in the order of its lines; a consultation has one place without a line. */
export function placesNow(tx: UnitOfWork, { appointment }: LockedAppointment): Promise<PlaceBefore[]> {
  return listOwnPlaces(tx.db, appointment);
}

/** Every chair and unit that a place occupies. */
export function timesOf({ chairId, startsAt, busyUntil, isOverride, parts }: PlaceBefore) {
  if (!parts) return [{ chairId, startsAt, endsAt: busyUntil, isOverride }];
  return parts.map(({ unit, from, to, isOverride: isOver = false }) => ({
    chairId: unit ?? chairId,
    startsAt: startsAt + from,
    endsAt: startsAt + to,
    isOverride: isOver,
  }));
}

/** Frees the times of several appointments before they are placed again: one may go where another was. */
export async function clearTimes(tx: UnitOfWork, all: readonly LockedAppointment[]): Promise<void> {
  for (const locked of all) {
    const own = await ownTimes(tx.db, locked);
    await deleteTimes(
      tx.db,
      locked.appointment.businessId,
      own.map(({ id }) => id),
    );
  }
}

/** Places an appointment, whatever it occupied before. The caller holds the calendar lock. */
export async function putAt(tx: UnitOfWork, locked: LockedAppointment, places: readonly PlaceBefore[]): Promise<void> {
  const { businessId, id: appointmentId } = locked.appointment;
  await clearTimes(tx, [locked]);
  const startsAt = Math.min(...places.map((place) => place.startsAt));
  const endsAt = Math.max(...places.map((place) => place.startsAt + place.minutes * 60));
  const isCall = places.every(({ lineId }) => lineId === null);
  const roomId = isCall ? await moveRoom(tx.db, { businessId, appointmentId, startsAt, endsAt }) : null;
  for (const place of places) await placeLine(tx.db, { businessId, ...place });
  const rows = places.flatMap((place) =>
    timesOf(place).map((time) => ({
      businessId,
      ...time,
      ...(roomId === null ? { lineId: place.lineId } : { roomId }),
    })),
  );
  // The calendar is locked and every overlap is an override, so a conflict would be a bug.
  if (!(await takeChairs(tx.db, rows)))
    throw new Error(`Appointment ${appointmentId} did not fit where it was checked.`);
}
