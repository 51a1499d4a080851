import type { PlaceBefore } from '@thyme/db/schema';
import { type Clash, moveAppointment, type Tell } from '@thyme/domain/bookings';
import { ok, type Result } from '@thyme/domain/result';
import { dateAt, existsOnWall, type Instant, instantOf, type WallSeconds } from '@thyme/domain/time';
import { withIdempotency } from '../../../platform/database/idempotency.ts';
import type { Services } from '../../../platform/services.ts';
import { inTransaction, type UnitOfWork } from '../../../platform/unit-of-work.ts';
import { reachesChairs } from '../../access/index.ts';
import { writeAuditEntry } from '../../audit/index.ts';
import { announceAtCommit, deleteLapsedHoldsOf } from '../../availability/index.ts';
import { takeCalendarAlone } from '../../edits/index.ts';
import { NOT_FOUND } from '../appointments/change-status.ts';
import { type LockedAppointment, lockAppointment, lockGroup, updateAppointment } from '../appointments/change-store.ts';
import { appointmentRefusal } from '../appointments/refusals.ts';
import { endProposal } from '../reschedule/end.ts';
import { factsOf } from '../reschedule/propose.ts';
import { listOptions } from '../reschedule/store.ts';
import { changedSince } from './changed-since.ts';
import { settleMoveJob } from './jobs.ts';
import { groupMovers, type Mover, type Movers } from './move-group.ts';
import { insertMove } from './move-store.ts';
import { findBusinessOf } from './own-places-store.ts';
import { isSame, placeInWords } from './place-words.ts';
import { clearTimes, placesNow, putAt } from './put.ts';
import { tellWays } from './tell.ts';
import { type PlaceWish, type WantedRefusal, wantedPlaces } from './wanted.ts';
import { wantedMessage } from './words.ts';

/** How long a move can be undone; the guest hears of it afterwards. */
export const UNDO_SECONDS = 10;

/** As it arrives: the start is on the shop's wall clock. */
export interface SentWish {
  line_id?: number | null | undefined;
  start?: WallSeconds | null | undefined;
  chair_id?: number | null | undefined;
  minutes?: number | null | undefined;
  room_from?: number | null | undefined;
  room_to?: number | null | undefined;
}

export interface WallWish extends Omit<PlaceWish, 'startsAt'> {
  start: WallSeconds | null;
}

export const wishOf = ({ line_id, start, chair_id, minutes, room_from, room_to }: SentWish): WallWish => ({
  lineId: line_id ?? null,
  start: start ?? null,
  chairId: chair_id ?? null,
  minutes: minutes ?? null,
  room: room_from && room_to ? { from: room_from, to: room_to } : null,
});

const chairsOf = ({ chairId }: WallWish) => (typeof chairId === 'number' ? [chairId] : []);

/** In the night of the change to summer time an hour does not exist. */
function instantWish({ zone }: LockedAppointment, { start, ...rest }: WallWish): PlaceWish | null {
  if (start === null) return rest;
  return existsOnWall(zone, start) ? { ...rest, startsAt: instantOf(zone, start) } : null;
}

const NO_SUCH_TIME = 'This time does not exist on that day, because the clocks go forward.';

export interface MoveRequest {
  id: number;
  wish: WallWish;
  /** Moves those who come with it as well, by the same time. */
  wholeGroup: boolean;
  /** Keys of the clashes that the member has seen and accepts. */
  anyway: readonly string[];
  tell: Tell;
  /** The version the member saw; a move based on an older one is not made. */
  version: number | null;
  key: string | null;
}

export interface MoveAnswer {
  status: 0 | 1;
  message: string;
  /** What has to be accepted first. */
  clashes: Clash[];
  /** Somebody else changed the appointment since the member looked at it. */
  hasChanged: boolean;
  version: number | null;
  moveId: number | null;
  undoUntil: Instant | null;
}

/** Rolls back; nothing is stored under the idempotency key. */
class NotMoved extends Error {
  readonly answer: MoveAnswer;
  constructor(message: string, about: Partial<MoveAnswer> = {}) {
    super(message);
    const nothing = { clashes: [], hasChanged: false, version: null, moveId: null, undoUntil: null };
    this.answer = { status: 0, message, ...nothing, ...about };
  }
}

/** Moves an appointment at once: to another time, day or person, or to another length. Warns first, never refuses. */
export async function moveAtDesk(services: Services, memberId: number, request: MoveRequest): Promise<MoveAnswer> {
  const { key, ...input } = request;
  const call = { owner: `user:${memberId}`, key, operation: 'desk_move', input };
  try {
    return await withIdempotency(services, call, (tx) => move(tx, memberId, request));
  } catch (error) {
    if (error instanceof NotMoved) return error.answer;
    throw error;
  }
}

/** Locks the calendar and then the appointment: nothing else can take a time until the transaction ends. */
export async function lockForMove(
  tx: UnitOfWork,
  memberId: number,
  { id, chairIds = [] }: { id: number; chairIds?: readonly number[] },
): Promise<LockedAppointment | null> {
  const businessId = await findBusinessOf(tx.db, id, memberId);
  if (businessId === null || !(await reachesChairs(tx.db, { memberId, businessId }, chairIds))) return null;
  await takeCalendarAlone(tx.db, businessId);
  await lockGroup(tx.db, id);
  const locked = await lockAppointment(tx.db, id, { memberId });
  if (!locked || ['Held', 'Lapsed'].includes(locked.appointment.status)) return null;
  await deleteLapsedHoldsOf(tx.db, businessId, tx.clock.now());
  return locked;
}

async function move(tx: UnitOfWork, memberId: number, request: MoveRequest): Promise<MoveAnswer> {
  const locked = await lockForMove(tx, memberId, { id: request.id, chairIds: chairsOf(request.wish) });
  if (!locked) throw new NotMoved(NOT_FOUND);
  const { appointment } = locked;
  const { version } = appointment;
  const next = moveAppointment(factsOf(locked), 'move', 'business', tx.clock.now());
  if (!next.ok) throw new NotMoved(appointmentRefusal(next.refusal, 'reschedule'), { version });
  const before = await placesNow(tx, locked);
  if (request.version !== null && request.version !== version)
    throw new NotMoved(await changedWords(tx, locked, { memberId, now: before }), { hasChanged: true, version });
  const wish = instantWish(locked, request.wish);
  if (!wish) throw new NotMoved(NO_SUCH_TIME, { version });
  const held = { locked, before, status: next.value };
  const wanted = await moversOf(tx, memberId, held, { wish, wholeGroup: request.wholeGroup });
  if (!wanted.ok) throw new NotMoved(wantedMessage(wanted.refusal), { version });
  const { clashes, movers } = wanted.value;
  if (clashes.some(({ key }) => !request.anyway.includes(key)))
    throw new NotMoved(clashes.map(({ words }) => words).join(' '), { clashes, version });
  const moving = movers.filter((mover) => !isSame(mover.before, mover.wanted.places));
  if (moving.length === 0) throw new NotMoved('It’s there already.', { version });
  if (!(await tellWays(tx, locked.appointment)).includes(request.tell))
    throw new NotMoved('This guest can’t be told that way.', { version });
  return carryOutMoves(tx, { memberId, tell: request.tell }, moving);
}

/** One appointment, or the whole group it is of. */
async function moversOf(
  tx: UnitOfWork,
  memberId: number,
  held: Omit<Mover, 'wanted'>,
  { wish, wholeGroup }: { wish: PlaceWish; wholeGroup: boolean },
): Promise<Result<Movers, WantedRefusal>> {
  if (wholeGroup) return groupMovers(tx, memberId, held, wish);
  const wanted = await wantedPlaces(tx, held.locked, held.before, wish);
  return wanted.ok ? ok({ movers: [{ ...held, wanted: wanted.value }], clashes: wanted.value.clashes }) : wanted;
}

/** All of them or none; the first one's answer stands for all. */
async function carryOutMoves(
  tx: UnitOfWork,
  by: Pick<Decided, 'memberId' | 'tell'>,
  movers: readonly Mover[],
): Promise<MoveAnswer> {
  await clearTimes(
    tx,
    movers.map(({ locked }) => locked),
  );
  let first: MoveAnswer | null = null;
  for (const mover of movers) {
    const answer = await carryOutMove(tx, { ...by, ...mover, leadId: first?.moveId ?? null });
    first ??= answer;
  }
  const [held] = movers;
  if (!first || !held) throw new Error('Nothing was to be moved.');
  if (movers.length === 1) return first;
  const places = movers.flatMap(({ wanted }) => wanted.places);
  return { ...first, message: `All ${movers.length} moved to ${await placeInWords(tx, held.locked, places)}.` };
}

interface Decided extends Mover {
  memberId: number;
  tell: Tell;
  /** The first of the moves that are made, and undone, together. */
  leadId?: number | null;
}

/** Makes a move that was decided. The caller has the calendar for itself. */
export async function carryOutMove(tx: UnitOfWork, decided: Decided): Promise<MoveAnswer> {
  const { memberId, locked, before, wanted, status, tell, leadId = null } = decided;
  const { appointment, zone } = locked;
  const { businessId, id: appointmentId } = appointment;
  const now = tx.clock.now();
  const startsAt = Math.min(...wanted.places.map((place) => place.startsAt));
  const endsAt = Math.max(...wanted.places.map((place) => place.startsAt + place.minutes * 60));
  await closeProposal(tx, locked, startsAt);
  await putAt(tx, locked, wanted.places);
  await updateAppointment(tx.db, appointment, { status, startsAt, endsAt });
  const undoUntil = now + UNDO_SECONDS;
  const version = appointment.version + 1;
  const moveId = await insertMove(tx.db, {
    businessId,
    appointmentId,
    actorId: memberId,
    leadId,
    previousStartsAt: appointment.startsAt,
    previousEndsAt: appointment.endsAt,
    previousStatus: appointment.status,
    places: before,
    version,
    tell,
    createdAt: now,
    undoUntil,
  });
  const job = { transaction: tx.db, startAt: undoUntil, key: `move-${moveId}` };
  await tx.jobs.enqueue(settleMoveJob, { businessId, appointmentId }, job);
  await writeAuditEntry(tx, {
    businessId,
    actorId: memberId,
    action: 'move',
    subject: 'appointment',
    subjectId: appointmentId,
    changes: {
      from: await placeInWords(tx, locked, before),
      to: await placeInWords(tx, locked, wanted.places),
      ...(wanted.clashes.length > 0 ? { anyway: wanted.clashes.map(({ words }) => words) } : {}),
      tell,
    },
  });
  await announceAtCommit(
    tx,
    businessId,
    [appointment.startsAt, startsAt].map((at) => dateAt(zone, at)),
  );
  const message = `Moved to ${await placeInWords(tx, locked, wanted.places)}.`;
  return { status: 1, message, clashes: [], hasChanged: false, version, moveId, undoUntil };
}

/** A move answers an open proposal: with one of its times it is accepted, with another it is withdrawn. */
async function closeProposal(tx: UnitOfWork, locked: LockedAppointment, startsAt: Instant): Promise<void> {
  const { proposal } = locked;
  if (!proposal) return;
  const isOption = (await listOptions(tx.db, proposal)).some((option) => option.startsAt === startsAt);
  const status = isOption ? 'accepted' : proposal.proposedBy === 'business' ? 'withdrawn' : 'declined';
  await endProposal(tx, locked, { status, at: tx.clock.now(), by: 'business' });
}

async function changedWords(
  tx: UnitOfWork,
  locked: LockedAppointment,
  { memberId, now }: { memberId: number; now: readonly PlaceBefore[] },
): Promise<string> {
  const words = await changedSince(tx, locked, { memberId });
  const where = now.length > 0 ? await placeInWords(tx, locked, now) : '';
  return where === '' || words.endsWith(`${where}.`) ? words : `${words} It’s now ${where}.`;
}

/** What would speak against a move, without making it. */
export async function previewMove(
  services: Services,
  memberId: number,
  { id, wish, wholeGroup }: Pick<MoveRequest, 'id' | 'wish' | 'wholeGroup'>,
): Promise<{ message: string; clashes: Clash[] }> {
  return inTransaction(services, async (tx) => {
    await lockGroup(tx.db, id);
    const locked = await lockAppointment(tx.db, id, { memberId });
    if (!locked || !(await reachesChairs(tx.db, { memberId, ...locked.appointment }, chairsOf(wish))))
      return { message: NOT_FOUND, clashes: [] };
    const at = instantWish(locked, wish);
    if (!at) return { message: NO_SUCH_TIME, clashes: [] };
    const held = { locked, before: await placesNow(tx, locked), status: locked.appointment.status };
    const wanted = await moversOf(tx, memberId, held, { wish: at, wholeGroup });
    if (!wanted.ok) return { message: wantedMessage(wanted.refusal), clashes: [] };
    return { message: '', clashes: wanted.value.clashes };
  });
}
