import type { PlaceBefore } from '@thyme/db/schema';
import { closesAt } from '@thyme/domain/bookings';
import { dateAt } from '@thyme/domain/time';
import type { Services } from '../../../platform/services.ts';
import { inTransaction, type UnitOfWork } from '../../../platform/unit-of-work.ts';
import { announceAtCommit, timeFreed } from '../../availability/index.ts';
import { type LockedAppointment, lockAppointment } from '../appointments/change-store.ts';
import { appointmentChanged } from '../hooks.ts';
import { announceEdited } from '../notifications/desk-edit.ts';
import { announceDeskMove } from '../notifications/desk-move.ts';
import { endMoves, isEdit, listDueMoves, listOpenMoves, type MoveRow } from './move-store.ts';
import { listOwnPlaces } from './own-places-store.ts';
import { isSame } from './place-words.ts';

/**
 * Settles moves and edits that can no longer be undone: one notification for all moves, from the first place to the
 * last. While a newer move can be undone, its own job does this later.
 */
export async function settleMoves(
  services: Services,
  { businessId, appointmentId }: { businessId: number; appointmentId: number },
): Promise<void> {
  await inTransaction(services, async (tx) => {
    const locked = await lockAppointment(tx.db, appointmentId, 'system');
    if (!locked) return;
    const open = await listOpenMoves(tx.db, businessId, appointmentId);
    const last = open.at(-1);
    const now = tx.clock.now();
    if (!last || closesAt(last.undoUntil) > now) return;
    await endMoves(
      tx.db,
      businessId,
      open.map(({ id }) => id),
      { settledAt: now },
    );
    const { appointment, zone } = locked;
    const places = await listOwnPlaces(tx.db, appointment);
    const freed = open
      .filter((one) => !isSame(one.places, places))
      .flatMap((one) =>
        one.places.map(({ chairId, startsAt, busyUntil }) => ({ chairId, startsAt, endsAt: busyUntil })),
      );
    await timeFreed(tx, { businessId, freed, passedBy: [appointment.userId] });
    await announceAtCommit(
      tx,
      businessId,
      freed.map(({ startsAt }) => dateAt(zone, startsAt)),
    );
    const isLive = ['New', 'Accept', 'Reschedule'].includes(appointment.status);
    if (isLive) await tellOf(tx, locked, { open, places });
  });
}

/** One notification for the edits, and one for the moves unless they cancel out. */
async function tellOf(
  tx: UnitOfWork,
  { appointment: { businessId, id: appointmentId, userId } }: LockedAppointment,
  { open, places }: { open: readonly MoveRow[]; places: readonly PlaceBefore[] },
): Promise<void> {
  const edit = open.findLast(isEdit);
  if (edit) await announceEdited(tx, { businessId, appointmentId, version: edit.version, tell: edit.tell });
  const moves = open.filter((one) => !isEdit(one));
  const [first, last] = [moves[0], moves.at(-1)];
  if (!first || !last || isSame(first.places, places)) return;
  if (last.tell === 'nobody') return appointmentChanged(tx, { businessId, appointmentId, userId });
  const { id: moveId, tell, guestMessage: message } = last;
  const hasNewPrice = moves.some((one) => one.edit !== null);
  const from = first.previousStartsAt;
  await announceDeskMove(tx, { businessId, appointmentId, moveId, from, tell, message, hasNewPrice });
}

const BATCH = 200;

export async function settleDueMoves(services: Services): Promise<void> {
  for (const due of await listDueMoves(services.db, services.clock.now(), BATCH)) await settleMoves(services, due);
}
