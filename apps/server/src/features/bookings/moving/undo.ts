import type { PlaceBefore } from '@thyme/db/schema';
import { dateAt } from '@thyme/domain/time';
import type { StatusMessage } from '../../../graphql/acknowledgement.ts';
import type { Services } from '../../../platform/services.ts';
import { inTransaction, type UnitOfWork } from '../../../platform/unit-of-work.ts';
import { writeAuditEntry } from '../../audit/index.ts';
import { announceAtCommit } from '../../availability/index.ts';
import { NOT_FOUND } from '../appointments/change-status.ts';
import { type LockedAppointment, lockAppointment, updateAppointment } from '../appointments/change-store.ts';
import { reopenProposal } from '../reschedule/reopen.ts';
import { settleMoveJob } from './jobs.ts';
import { lockForMove, placeInWords } from './move.ts';
import { endMoves, findMove, listOpenMoves, type MoveRow } from './move-store.ts';
import { placesNow, putAt } from './put.ts';
import { listTaken } from './taken-store.ts';

/** Rolls back with the reason. */
class NotUndone extends Error {}

/** Puts an appointment back where it was. The guest hears of neither. */
export async function undoMove(services: Services, memberId: number, moveId: number): Promise<StatusMessage> {
  try {
    return await inTransaction(services, (tx) => undo(tx, memberId, moveId));
  } catch (error) {
    if (error instanceof NotUndone) return { status: 0, message: error.message };
    throw error;
  }
}

async function undo(tx: UnitOfWork, memberId: number, moveId: number): Promise<StatusMessage> {
  const known = await findMove(tx.db, moveId);
  const locked = known && (await lockForMove(tx, memberId, { id: known.appointmentId }));
  if (!known || !locked) throw new NotUndone(NOT_FOUND);
  const { appointment, zone } = locked;
  const { businessId, id: appointmentId } = appointment;
  const open = await listOpenMoves(tx.db, businessId, appointmentId);
  const move = open.find(({ id }) => id === moveId);
  const now = tx.clock.now();
  if (!move || move.undoUntil < now) throw new NotUndone('It’s too late to undo this. You can move it again.');
  if (move.version !== appointment.version)
    throw new NotUndone('This appointment has changed since. You can move it again.');
  const places = await restorable(tx, locked, move);
  const from = await placeInWords(tx, locked, await placesNow(tx, locked));
  await putAt(tx, locked, places);
  const { previousStartsAt: startsAt, previousEndsAt: endsAt } = move;
  await updateAppointment(tx.db, appointment, { startsAt, endsAt });
  const isAskedAgain = move.previousStatus === 'Reschedule' && (await askAgain(tx, memberId, appointmentId));
  await endMoves(tx.db, businessId, [moveId], { undoneAt: now });
  // An earlier move has left it to this one to notify the guest.
  if (open.length > 1)
    await tx.jobs.enqueue(settleMoveJob, { businessId, appointmentId }, { transaction: tx.db, startAt: now });
  await writeAuditEntry(tx, {
    businessId,
    actorId: memberId,
    action: 'undo-move',
    subject: 'appointment',
    subjectId: appointmentId,
    changes: { from, to: await placeInWords(tx, locked, places) },
  });
  await announceAtCommit(
    tx,
    businessId,
    [appointment.startsAt, startsAt].map((at) => dateAt(zone, at)),
  );
  const hasEnded = move.previousStatus === 'Reschedule' && !isAskedAgain;
  return {
    status: 1,
    message: hasEnded ? 'Put back. A proposed time has gone, so the proposal has ended.' : 'Put back.',
  };
}

/** The move has ended a proposal: back at its old place, the appointment waits for the answer again. */
async function askAgain(tx: UnitOfWork, memberId: number, id: number): Promise<boolean> {
  const locked = await lockAppointment(tx.db, id, { memberId });
  if (!locked || !(await reopenProposal(tx, locked))) return false;
  await updateAppointment(tx.db, locked.appointment, { status: 'Reschedule' });
  return true;
}

/** The former places, while they are still free or were overrides before. */
async function restorable(
  tx: UnitOfWork,
  { appointment, proposal }: LockedAppointment,
  { places }: MoveRow,
): Promise<PlaceBefore[]> {
  const taken = await listTaken(tx.db, {
    businessId: appointment.businessId,
    chairIds: places.map(({ chairId }) => chairId),
    from: Math.min(...places.map(({ startsAt }) => startsAt)),
    to: Math.max(...places.map(({ busyUntil }) => busyUntil)),
    now: tx.clock.now(),
    except: { appointmentId: appointment.id, proposalId: proposal?.id ?? null },
  });
  const isTaken = ({ chairId, startsAt, busyUntil, isOverride }: PlaceBefore) =>
    !isOverride && taken.some((one) => one.chairId === chairId && one.startsAt < busyUntil && one.busyUntil > startsAt);
  if (places.some(isTaken)) throw new NotUndone('The old time has been booked since. You can move it by hand.');
  return places;
}
