import type { PlaceBefore } from '@thyme/db/schema';
import { type Clash, closesAt, moveAppointment, type Tell, UNDO_SECONDS } from '@thyme/domain/bookings';
import { type Currency, formatMinor, type Minor } from '@thyme/domain/money';
import { dateAt, type Instant } from '@thyme/domain/time';
import { withIdempotency } from '../../../platform/database/idempotency.ts';
import type { Services } from '../../../platform/services.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { reachesChairs } from '../../access/index.ts';
import { writeAuditEntry } from '../../audit/index.ts';
import { announceAtCommit, deleteLapsedHoldsOf } from '../../availability/index.ts';
import { takeCalendarAlone } from '../../edits/index.ts';
import { NOT_FOUND } from '../appointments/change-status.ts';
import { type LockedAppointment, lockAppointment, lockGroup, updateAppointment } from '../appointments/change-store.ts';
import { appointmentRefusal } from '../appointments/refusals.ts';
import { editBefore } from '../editing/edit-before.ts';
import { endProposal } from '../reschedule/end.ts';
import { factsOf } from '../reschedule/propose.ts';
import { listOptions } from '../reschedule/store.ts';
import { changedSince } from './changed-since.ts';
import { settleMoveJob } from './jobs.ts';
import { type Mover, moversOf } from './move-group.ts';
import { insertMove } from './move-store.ts';
import { findBusinessOf } from './own-places-store.ts';
import { isSame, placeInWords } from './place-words.ts';
import { type NewPersonPrice, priceWithNewPerson, takeNewPrice } from './preview/new-person-price.ts';
import { clearTimes, placesNow, putAt } from './put.ts';
import { tellWays } from './tell.ts';
import { chairsOf, instantWish, NO_SUCH_TIME, type WallWish } from './wish.ts';
import { wantedMessage } from './words.ts';

export interface MoveRequest {
  id: number;
  wish: WallWish;
  /** Also moves the rest of the group by the same amount. */
  wholeGroup: boolean;
  /** Keys of the clashes that the member has seen and accepts. */
  anyway: readonly string[];
  tell: Tell;
  /** What the guest is told instead of the standard words; empty for those. */
  guestMessage: string;
  /** The total with the prices of the new person, as the member saw it; null leaves the price as it is. */
  newTotal: Minor | null;
  /** The version the member saw; a move based on an older one is refused. */
  version: number | null;
  key: string | null;
}

export interface MoveAnswer {
  status: 0 | 1;
  message: string;
  /** The clashes to accept first. */
  clashes: Clash[];
  /** Another member changed the appointment since the member loaded it. */
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
    throw new NotMoved('This guest can’t be reached that way.', { version });
  const price = request.newTotal === null ? null : priceSeen(moving, request.newTotal, version);
  const { tell } = request;
  const guestMessage = tell === 'nobody' ? null : request.guestMessage || null;
  return carryOutMoves(tx, { memberId, tell, guestMessage, price }, moving);
}

/** The prices of the new person, while they are those that the member saw. */
function priceSeen(moving: readonly Mover[], newTotal: Minor, version: number): NewPersonPrice {
  const [mover] = moving;
  const price = mover ? priceWithNewPerson(mover) : null;
  if (mover && price?.total === newTotal) return price;
  const { currency, totalAmount } = mover?.locked.appointment ?? {};
  const now = formatMinor(price?.total ?? totalAmount ?? 0, currency as Currency);
  throw new NotMoved(`The price has changed in the meantime: it would be ${now}.`, { version });
}

/** All of them or none; the first one's result is returned for all. */
async function carryOutMoves(
  tx: UnitOfWork,
  { price, ...by }: Pick<Decided, 'memberId' | 'tell' | 'guestMessage' | 'price'>,
  movers: readonly Mover[],
): Promise<MoveAnswer> {
  await clearTimes(
    tx,
    movers.map(({ locked }) => locked),
  );
  let first: MoveAnswer | null = null;
  for (const mover of movers) {
    // The others of a group keep their people.
    const own = first ? { leadId: first.moveId } : { price: price ?? null };
    const answer = await carryOutMove(tx, { ...by, ...mover, ...own });
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
  guestMessage?: string | null;
  /** The lead: the first of the moves that are made, and undone, together. */
  leadId?: number | null;
  /** Taken with the move; left out, the price stays. */
  price?: NewPersonPrice | null;
}

/** Applies a decided move. The caller holds the calendar lock. */
export async function carryOutMove(tx: UnitOfWork, decided: Decided): Promise<MoveAnswer> {
  const { memberId, locked, before, wanted, status, tell, leadId = null, price = null } = decided;
  const { appointment, zone } = locked;
  const { businessId, id: appointmentId } = appointment;
  const now = tx.clock.now();
  const startsAt = Math.min(...wanted.places.map((place) => place.startsAt));
  const endsAt = Math.max(...wanted.places.map((place) => place.startsAt + place.minutes * 60));
  await closeProposal(tx, locked, startsAt);
  await putAt(tx, locked, wanted.places);
  const money = price ? await takeNewPrice(tx, decided, price, { status, startsAt, endsAt }) : null;
  if (!money) await updateAppointment(tx.db, appointment, { status, startsAt, endsAt });
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
    edit: money && { ...editBefore(locked, money.before), isMove: true },
    version,
    tell,
    guestMessage: decided.guestMessage ?? null,
    createdAt: now,
    undoUntil,
  });
  const job = { transaction: tx.db, startAt: closesAt(undoUntil), key: `move-${moveId}` };
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
      ...(price ? { total: price.total, was: { total: appointment.totalAmount } } : {}),
      ...(wanted.clashes.length > 0 ? { anyway: wanted.clashes.map(({ words }) => words) } : {}),
      tell,
    },
  });
  await announceAtCommit(
    tx,
    businessId,
    [appointment.startsAt, startsAt].map((at) => dateAt(zone, at)),
  );
  const words = (amount: Minor) => formatMinor(amount, appointment.currency as Currency);
  const message = [
    `Moved to ${await placeInWords(tx, locked, wanted.places)}${price ? ` for ${words(price.total)}` : ''}.`,
    ...(money && money.over > 0 ? [`${words(money.over)} stays as credit.`] : []),
  ].join(' ');
  return { status: 1, message, clashes: [], hasChanged: false, version, moveId, undoUntil };
}

/** A move answers an open proposal: it is accepted with one of its times, and withdrawn with any other. */
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
