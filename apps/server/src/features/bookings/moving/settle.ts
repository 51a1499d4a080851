import { dateAt } from '@thyme/domain/time';
import type { Services } from '../../../platform/services.ts';
import { inTransaction } from '../../../platform/unit-of-work.ts';
import { announceAtCommit, timeFreed } from '../../availability/index.ts';
import { lockAppointment } from '../appointments/change-store.ts';
import { appointmentChanged } from '../hooks.ts';
import { announceDeskMove } from '../notifications/desk-move.ts';
import { endMoves, listDueMoves, listOpenMoves } from './move-store.ts';
import { listOwnPlaces } from './own-places-store.ts';

/**
 * The moves of an appointment that can no longer be undone: one notification for all of them, from the first place to
 * the last. While a newer move can be undone, its own job does this later.
 */
export async function settleMoves(
  services: Services,
  { businessId, appointmentId }: { businessId: number; appointmentId: number },
): Promise<void> {
  await inTransaction(services, async (tx) => {
    const locked = await lockAppointment(tx.db, appointmentId, 'system');
    if (!locked) return;
    const open = await listOpenMoves(tx.db, businessId, appointmentId);
    const [first, last] = [open[0], open.at(-1)];
    const now = tx.clock.now();
    if (!first || !last || last.undoUntil > now) return;
    await endMoves(
      tx.db,
      businessId,
      open.map(({ id }) => id),
      { settledAt: now },
    );
    const { appointment, zone } = locked;
    const freed = open.flatMap(({ places }) =>
      places.map(({ chairId, startsAt, busyUntil }) => ({ chairId, startsAt, endsAt: busyUntil })),
    );
    await timeFreed(tx, { businessId, freed, passedBy: [appointment.userId] });
    await announceAtCommit(
      tx,
      businessId,
      freed.map(({ startsAt }) => dateAt(zone, startsAt)),
    );
    const isLive = ['New', 'Accept', 'Reschedule'].includes(appointment.status);
    if (!isLive) return;
    const places = await listOwnPlaces(tx.db, appointment);
    const isBack = first.places.every((before, index) => {
      const place = places[index];
      return (
        place?.chairId === before.chairId && place.startsAt === before.startsAt && place.minutes === before.minutes
      );
    });
    if (isBack) return;
    if (last.tell === 'nobody')
      return appointmentChanged(tx, { businessId, appointmentId, userId: appointment.userId });
    await announceDeskMove(tx, {
      businessId,
      appointmentId,
      moveId: last.id,
      from: first.previousStartsAt,
      tell: last.tell,
    });
  });
}

const BATCH = 200;

export async function settleDueMoves(services: Services): Promise<void> {
  for (const due of await listDueMoves(services.db, services.clock.now(), BATCH)) await settleMoves(services, due);
}
