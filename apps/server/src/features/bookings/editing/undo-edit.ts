import type { EditBefore, PlaceBefore, SaleBefore } from '@thyme/db/schema';
import type { Tell } from '@thyme/domain/bookings';
import { closesAt, UNDO_SECONDS } from '@thyme/domain/bookings';
import type { Instant } from '@thyme/domain/time';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { undoSaleEdit } from '../../sales/index.ts';
import type { LockedAppointment } from '../appointments/change-store.ts';
import { settleMoveJob } from '../moving/jobs.ts';
import { insertMove } from '../moving/move-store.ts';
import { editBefore } from './edit-before.ts';
import { deleteLines, restoreLines, updateLine } from './lines-store.ts';
import { netsOf } from './nets.ts';

interface Edited {
  memberId: number;
  /** The state before the edit. */
  locked: LockedAppointment;
  places: PlaceBefore[];
  sale: SaleBefore | null;
  tell: Tell;
}

/** Stores what an edit replaced. The guest, the waiting list and calendars are notified when it can no longer be undone. */
export async function keepForUndo(
  tx: UnitOfWork,
  { memberId, locked, places, sale, tell }: Edited,
): Promise<{ undoId: number; undoUntil: Instant }> {
  const { businessId, id: appointmentId, startsAt, endsAt, status, version } = locked.appointment;
  const now = tx.clock.now();
  const undoUntil = now + UNDO_SECONDS;
  const undoId = await insertMove(tx.db, {
    businessId,
    appointmentId,
    actorId: memberId,
    previousStartsAt: startsAt,
    previousEndsAt: endsAt,
    previousStatus: status,
    places,
    edit: editBefore(locked, sale),
    version: version + 1,
    tell,
    createdAt: now,
    undoUntil,
  });
  const job = { transaction: tx.db, startAt: closesAt(undoUntil), key: `move-${undoId}` };
  await tx.jobs.enqueue(settleMoveJob, { businessId, appointmentId }, job);
  return { undoId, undoUntil };
}

/** Restores lines, price and sale; the caller restores the times. False if money has moved since. */
export async function restoreEdit(
  tx: UnitOfWork,
  memberId: number,
  { locked, edit }: { locked: LockedAppointment; edit: EditBefore },
): Promise<boolean> {
  const { appointment } = locked;
  const { businessId, id: appointmentId } = appointment;
  const nets = netsOf(edit);
  const now = new Set(locked.lines.map(({ id }) => id));
  const then = new Set(edit.lines.map(({ id }) => id));
  await deleteLines(
    tx.db,
    businessId,
    [...now].filter((id) => !then.has(id)),
  );
  for (const line of edit.lines.filter(({ id }) => now.has(id))) {
    const { chairId, startsAt, durationMinutes, position, price, specialPrice } = line;
    await updateLine(tx.db, line, { chairId, startsAt, durationMinutes, position, price, specialPrice });
  }
  await restoreLines(
    tx.db,
    edit.lines.filter(({ id }) => !now.has(id)),
  );
  const { subTotal, discount } = edit.appointment;
  return undoSaleEdit(
    tx,
    {
      businessId,
      appointmentId,
      before: netsOf(locked),
      lines: edit.lines.map(({ id, pricingId, serviceName }, index) => ({
        id,
        pricingId,
        name: serviceName,
        price: nets[index]?.net ?? 0,
        off: 0,
        vatRate: null,
      })),
      change: { subTotal: subTotal - appointment.subTotal, discount: discount - appointment.discount },
      actorId: memberId,
      reason: 'A change was undone',
    },
    edit.sale,
  );
}
