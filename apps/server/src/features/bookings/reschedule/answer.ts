import { moveAppointment, timesOfParts } from '@thyme/domain/bookings';
import { ok, type Result, refuse } from '@thyme/domain/result';
import { dateAt, type Instant } from '@thyme/domain/time';
import type { Transaction } from '../../../platform/database/database.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { announceAtCommit, isStillOpen, timeFreed } from '../../availability/index.ts';
import { listOccupied, listSeatsOf } from '../../sales/index.ts';
import { type LockedAppointment, updateAppointment } from '../appointments/change-store.ts';
import { announceDeclined, announceMoved } from '../notifications/appointment-notifications.ts';
import { acceptForParty, membersOf } from './answer-party.ts';
import type { AnswerRefusal } from './answer-refusal.ts';
import { coverSpans } from './cover.ts';
import { endProposal } from './end.ts';
import { ownTimes, spansAt } from './place.ts';
import { type DecisionMaker, factsOf } from './propose.ts';
import * as store from './store.ts';

/**
 * Moves an appointment to one of the proposed times, by default the first. The hold becomes the appointment's own time
 * in the same transaction, so the time cannot be sold in between. After a refusal the caller must roll back.
 */
export async function acceptTime(
  tx: UnitOfWork,
  locked: LockedAppointment,
  { by, at }: { by: DecisionMaker; at?: Instant | undefined },
): Promise<Result<store.OptionRow, AnswerRefusal>> {
  const { appointment, proposal } = locked;
  if (!proposal) return refuse('no-question');
  if (proposal.leadId !== null) return acceptForParty(tx, locked, { by, at });
  const now = tx.clock.now();
  const move = moveAppointment(factsOf(locked), 'accept', by, now);
  if (!move.ok) return move;
  const options = await store.listOptions(tx.db, proposal);
  const option = at === undefined ? options[0] : options.find(({ startsAt }) => startsAt === at);
  if (!option) return refuse('not-offered');
  // The shop may accept a time on its own day off.
  const { businessId, id: appointmentId } = appointment;
  const time = { ...option, isClass: locked.lines[0]?.isGroup ?? false, chairId: null };
  if (by !== 'business' && !(await isStillOpen(tx.db, businessId, [time]))) return refuse('taken');
  const freed = await listOccupied(tx.db, businessId, [appointmentId]);
  const seats = locked.lines[0]?.isGroup ? await listSeatsOf(tx.db, { businessId, appointmentId }) : [];
  if (option.startsAt <= now || !(await take(tx.db, locked, option))) return refuse('taken');
  await store.markChosen(tx.db, option);
  await endProposal(tx, locked, { status: 'accepted', at: now, by });
  const { startsAt, endsAt } = option;
  await updateAppointment(tx.db, appointment, { status: move.value, startsAt, endsAt });
  await notifyFreedTimes(tx, locked, { freed, seats, startsAt });
  await announceMoved(tx, {
    businessId,
    appointmentId,
    proposalId: proposal.id,
    from: appointment.startsAt,
    by,
  });
  return ok(option);
}

type Occupied = Awaited<ReturnType<typeof listOccupied>>;

/** Offers the old time to the waiting list and publishes the change of both days to open pages. */
async function notifyFreedTimes(
  tx: UnitOfWork,
  { appointment, zone }: LockedAppointment,
  { freed, seats, startsAt }: { freed: Occupied; seats: readonly number[]; startsAt: Instant },
): Promise<void> {
  const { businessId, userId } = appointment;
  await timeFreed(tx, { businessId, freed, seats, passedBy: [userId] });
  const dates = [appointment.startsAt, startsAt].map((at) => dateAt(zone, at));
  await announceAtCommit(tx, businessId, dates);
}

async function take(transaction: Transaction, locked: LockedAppointment, option: store.OptionRow): Promise<boolean> {
  const { appointment, lines } = locked;
  const { businessId } = appointment;
  if (option.holdId === null) return false;
  if (lines[0]?.isGroup) {
    const seat = await store.findHeldSeat(transaction, businessId, option.holdId);
    if (!seat) return false;
    const place = { businessId, lineId: lines[0].id, startsAt: option.startsAt };
    await store.moveToSeat(transaction, { ...place, claimId: seat.id, scheduleId: seat.scheduleId });
    return true;
  }
  return takeChairs(transaction, locked, option);
}

/** Everything the appointment occupies and holds becomes the new time; the rest is freed. */
async function takeChairs(
  transaction: Transaction,
  locked: LockedAppointment,
  { holdId, startsAt, endsAt, places }: store.OptionRow,
): Promise<boolean> {
  const { appointment, lines } = locked;
  const { businessId } = appointment;
  const times = [...(await ownTimes(transaction, locked))];
  if (holdId !== null) times.push(...(await store.listHeldTimes(transaction, businessId, holdId)));
  if (places) return takePlaces(transaction, locked, { times, places });
  const covers = coverSpans(times, await spansAt(transaction, locked, startsAt));
  if (!covers) return false;
  await store.deleteTimes(
    transaction,
    businessId,
    times.map(({ id }) => id),
  );
  const room = { businessId, appointmentId: appointment.id, startsAt, endsAt };
  const roomId = lines.length === 0 ? await store.moveRoom(transaction, room) : null;
  const rows = covers.map(({ chairId, from, busyUntil }, index) => ({
    businessId,
    chairId,
    startsAt: from,
    endsAt: busyUntil,
    ...(roomId === null ? { lineId: lines[index]?.id } : { roomId }),
  }));
  for (const [index, { chairId, from }] of covers.entries()) {
    const line = lines[index];
    if (line) await store.moveLine(transaction, { businessId, lineId: line.id, chairId, startsAt: from });
  }
  // All of it belonged to the appointment within this transaction; only an override may overlap it.
  return store.takeChairs(transaction, rows);
}

/** The same for services with rooms or steps, whose places were decided with the proposal. */
async function takePlaces(
  transaction: Transaction,
  { appointment, lines }: LockedAppointment,
  { times, places }: { times: readonly { id: number }[]; places: NonNullable<store.OptionRow['places']> },
): Promise<boolean> {
  const { businessId } = appointment;
  if (places.length !== lines.length) return false;
  await store.deleteTimes(
    transaction,
    businessId,
    times.map(({ id }) => id),
  );
  const rows = lines.flatMap(({ id: lineId }, index) => {
    const place = places[index] as (typeof places)[number];
    return timesOfParts(place.parts, place).map((time) => ({ businessId, lineId, ...time }));
  });
  for (const [index, line] of lines.entries()) {
    const { chairId, startsAt, parts } = places[index] as (typeof places)[number];
    await store.moveLine(transaction, { businessId, lineId: line.id, chairId, startsAt, parts });
  }
  return store.takeChairs(transaction, rows);
}

/** Declines a proposed time: the appointment does not change. */
export async function declineTime(
  tx: UnitOfWork,
  locked: LockedAppointment,
  { by, note, status }: { by: DecisionMaker; note: string; status: 'declined' | 'withdrawn' },
): Promise<Result<undefined, AnswerRefusal>> {
  const { appointment, proposal } = locked;
  if (!proposal) return refuse('no-question');
  const move = moveAppointment(factsOf(locked), 'accept', by, tx.clock.now());
  if (!move.ok) return move;
  // A group is answered as one, and its guest notified once.
  const members = proposal.leadId === null ? [locked] : await membersOf(tx, locked);
  for (const member of members) {
    await endProposal(tx, member, { status, at: tx.clock.now(), by, note });
    await updateAppointment(tx.db, member.appointment, { status: move.value });
  }
  await announceDeclined(tx, {
    businessId: appointment.businessId,
    appointmentId: appointment.id,
    proposalId: proposal.id,
    by,
    note,
  });
  return ok();
}

/** The business withdraws its own proposal: the appointment does not change. */
export async function withdrawTimes(
  tx: UnitOfWork,
  locked: LockedAppointment,
): Promise<Result<undefined, AnswerRefusal>> {
  const { appointment, proposal } = locked;
  if (proposal?.proposedBy !== 'business') return refuse('no-question');
  for (const member of proposal.leadId === null ? [locked] : await membersOf(tx, locked)) {
    await endProposal(tx, member, { status: 'withdrawn', at: tx.clock.now(), by: 'business' });
    await updateAppointment(tx.db, member.appointment, { status: 'Accept' });
  }
  const { businessId, id: appointmentId } = appointment;
  await announceDeclined(tx, {
    businessId,
    appointmentId,
    proposalId: proposal.id,
    by: 'business',
    note: '',
    isOwn: true,
  });
  return ok();
}
