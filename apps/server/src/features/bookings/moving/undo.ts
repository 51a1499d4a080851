import type { EditBefore, PlaceBefore } from '@thyme/db/schema';
import { closesAt } from '@thyme/domain/bookings';
import { dateAt } from '@thyme/domain/time';
import type { StatusMessage } from '../../../graphql/acknowledgement.ts';
import type { Services } from '../../../platform/services.ts';
import { inTransaction, type UnitOfWork } from '../../../platform/unit-of-work.ts';
import { writeAuditEntry } from '../../audit/index.ts';
import { announceAtCommit } from '../../availability/index.ts';
import { NOT_FOUND } from '../appointments/change-status.ts';
import { type LockedAppointment, lockAppointment, updateAppointment } from '../appointments/change-store.ts';
import { restoreEdit } from '../editing/undo-edit.ts';
import { reopenProposal } from '../reschedule/reopen.ts';
import { changedSince } from './changed-since.ts';
import { settleMoveJob } from './jobs.ts';
import { lockForMove } from './move.ts';
import { endMoves, findMove, isEdit, listMadeTogether, listOpenMoves, type MoveRow } from './move-store.ts';
import { isSame, placeInWords } from './place-words.ts';
import { clearTimes, placesNow, putAt, timesOf } from './put.ts';
import { listTaken } from './taken-store.ts';

/** Rolls back with the reason. */
class NotUndone extends Error {}

/** Restores an appointment after a move or an edit. The guest is notified of neither. */
export async function undoMove(services: Services, memberId: number, moveId: number): Promise<StatusMessage> {
  try {
    return await inTransaction(services, (tx) => undo(tx, memberId, moveId));
  } catch (error) {
    if (error instanceof NotUndone) return { status: 0, message: error.message };
    throw error;
  }
}

interface Undoing {
  locked: LockedAppointment;
  move: MoveRow;
  /** All moves and edits of the appointment that can still be undone. */
  open: MoveRow[];
}

async function undo(tx: UnitOfWork, memberId: number, moveId: number): Promise<StatusMessage> {
  const known = await findMove(tx.db, moveId);
  if (!known || !(await lockForMove(tx, memberId, { id: known.appointmentId }))) throw new NotUndone(NOT_FOUND);
  const undoing: Undoing[] = [];
  for (const move of await listMadeTogether(tx.db, known)) undoing.push(await undoable(tx, memberId, move));
  const places = [];
  for (const one of undoing) places.push(await restorable(tx, one, undoing));
  const words = [];
  const moved = [];
  for (const [index, one] of undoing.entries()) {
    const now = await placesNow(tx, one.locked);
    words.push(await placeInWords(tx, one.locked, now));
    const before = places[index] ?? [];
    if (!isSame(before, now) || !isOfSameLines(before, now)) moved.push({ ...one, before });
  }
  await clearTimes(
    tx,
    moved.map(({ locked }) => locked),
  );
  for (const { locked, move } of undoing)
    if (move.edit && !(await restoreEdit(tx, memberId, { locked, edit: move.edit })))
      throw new NotUndone('Money has been taken or refunded since. You can edit the appointment again.');
  for (const { locked, before } of moved) await putAt(tx, locked, before);
  let hasEnded = false;
  for (const [index, one] of undoing.entries()) {
    const isAsked = await putBack(tx, memberId, one, { places: places[index] ?? [], from: words[index] ?? '' });
    hasEnded ||= one.move.previousStatus === 'Reschedule' && !isAsked;
  }
  return {
    status: 1,
    message: hasEnded ? 'Undone. A proposed time has gone, so the proposal has ended.' : 'Undone.',
  };
}

async function undoable(
  tx: UnitOfWork,
  memberId: number,
  { id, businessId, appointmentId }: MoveRow,
): Promise<Undoing> {
  const locked = await lockAppointment(tx.db, appointmentId, { memberId });
  if (!locked) throw new NotUndone(NOT_FOUND);
  const open = await listOpenMoves(tx.db, businessId, appointmentId);
  const move = open.find((one) => one.id === id);
  if (!move || closesAt(move.undoUntil) < tx.clock.now())
    throw new NotUndone('It’s too late to undo this. You can change it again.');
  const again = isEdit(move) ? 'You can edit it again.' : 'You can move it again.';
  if (move.version !== locked.appointment.version)
    throw new NotUndone(`${await changedSince(tx, locked, { memberId, own: move })} ${again}`);
  return { locked, move, open };
}

/** Records the undo. Returns whether a proposal that the move had ended is open again. */
async function putBack(
  tx: UnitOfWork,
  memberId: number,
  { locked, move, open }: Undoing,
  { places, from }: { places: PlaceBefore[]; from: string },
): Promise<boolean> {
  const { appointment, zone } = locked;
  const { businessId, id: appointmentId } = appointment;
  const now = tx.clock.now();
  const { previousStartsAt: startsAt, previousEndsAt: endsAt } = move;
  await updateAppointment(tx.db, appointment, { startsAt, endsAt, ...move.edit?.appointment });
  // An edit of prices only leaves a proposal open.
  const isAskedAgain =
    move.previousStatus === 'Reschedule' && (locked.proposal !== null || (await askAgain(tx, memberId, appointmentId)));
  await endMoves(tx.db, businessId, [move.id], { undoneAt: now });
  // An earlier move left the notification of the guest to this one.
  if (open.length > 1)
    await tx.jobs.enqueue(settleMoveJob, { businessId, appointmentId }, { transaction: tx.db, startAt: now });
  await writeAuditEntry(tx, {
    businessId,
    actorId: memberId,
    action: isEdit(move) ? 'undo-edit' : 'undo-move',
    subject: 'appointment',
    subjectId: appointmentId,
    changes: {
      ...(isEdit(move) ? {} : { from, to: await placeInWords(tx, locked, places) }),
      ...(move.edit ? contentChanges(locked, move.edit) : {}),
    },
  });
  await announceAtCommit(
    tx,
    businessId,
    [appointment.startsAt, startsAt].map((at) => dateAt(zone, at)),
  );
  return isAskedAgain;
}

const isOfSameLines = (one: readonly PlaceBefore[], other: readonly PlaceBefore[]): boolean =>
  one.map(({ lineId }) => lineId).join() === other.map(({ lineId }) => lineId).join();

/** The restored services and price, in the words of an edit's audit entry. */
const contentChanges = ({ appointment, lines }: LockedAppointment, edit: EditBefore) => ({
  services: edit.lines.map(({ serviceName }) => serviceName),
  total: edit.appointment.totalAmount,
  was: { services: lines.map(({ serviceName }) => serviceName), total: appointment.totalAmount },
});

/** The move ended a proposal: back at its old place, the appointment waits for the answer again. */
async function askAgain(tx: UnitOfWork, memberId: number, id: number): Promise<boolean> {
  const locked = await lockAppointment(tx.db, id, { memberId });
  if (!locked || !(await reopenProposal(tx, locked))) return false;
  await updateAppointment(tx.db, locked.appointment, { status: 'Reschedule' });
  return true;
}

/** The former places, if they are still free or were overrides before. Moves undone with it count as free. */
async function restorable(
  tx: UnitOfWork,
  { locked: { appointment }, move: { places } }: Undoing,
  together: readonly Undoing[],
): Promise<PlaceBefore[]> {
  const times = places.flatMap(timesOf);
  const taken = await listTaken(tx.db, {
    businessId: appointment.businessId,
    chairIds: times.map(({ chairId }) => chairId),
    from: Math.min(...times.map(({ startsAt }) => startsAt)),
    to: Math.max(...times.map(({ endsAt }) => endsAt)),
    now: tx.clock.now(),
    except: together.map(({ locked }) => ({
      appointmentId: locked.appointment.id,
      proposalId: locked.proposal?.id ?? null,
    })),
  });
  const isTaken = ({ chairId, startsAt, endsAt, isOverride }: (typeof times)[number]) =>
    !isOverride && taken.some((one) => one.chairId === chairId && one.startsAt < endsAt && one.busyUntil > startsAt);
  if (times.some(isTaken)) throw new NotUndone('The old time has been booked since. You can move it by hand.');
  return places;
}
