import {
  checkWarningCall,
  guestAction,
  moveAppointment,
  ownMoveMessage,
  WARNING_CALL_MESSAGE,
} from '@thyme/domain/bookings';
import { type Currency, formatMinor, sumOf } from '@thyme/domain/money';
import type { Result } from '@thyme/domain/result';
import {
  existsOnWall,
  type Instant,
  instantOf,
  parseWireTime,
  type WallSeconds,
  zonedDayTime,
} from '@thyme/domain/time';
import { withIdempotency } from '../../../platform/database/idempotency.ts';
import type { Services } from '../../../platform/services.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { callNeedOf, readStall } from '../../availability/index.ts';
import { shareCalendarOf } from '../../edits/index.ts';
import { readWarning } from '../../guests/index.ts';
import type { CancellationQuote } from '../../payments/index.ts';
import { acceptTime } from '../reschedule/answer.ts';
import { lockParty, nearestToParty } from '../reschedule/party.ts';
import { nearestTo } from '../reschedule/place.ts';
import { factsOf, proposeTimes } from '../reschedule/propose.ts';
import { proposeForParty } from '../reschedule/propose-party.ts';
import { cancelAppointment } from './cancel.ts';
import { type LockedAppointment, listGroupIds, lockAppointment, lockGroup } from './change-store.ts';
import { mayGuestMove, ownMoveOf, proposerOf } from './own-move.ts';
import { appointmentRefusal } from './refusals.ts';

export interface StatusUpdate {
  id: number;
  status: string;
  pricingIds: readonly number[] | null;
  date: string | null;
  time: number | null;
  note: string;
  /** The version the guest saw; a change based on an older one is refused. */
  version: number | null;
  idempotencyKey: string | null;
  /** Also cancels, or moves, the rest of the group. The time is then when the first of them starts. */
  wholeGroup?: boolean;
}

export interface StatusAnswer {
  status: 0 | 1;
  message: string;
  appointmentId: number | null;
  nearest: WallSeconds[];
}

interface Wish {
  /** One appointment, or all of a group. */
  party: readonly LockedAppointment[];
  at: Instant;
}

/** Rolls back what a refused change has written; caught in this file. */
class Refused extends Error {
  /** The time that was not available. */
  readonly wish: Wish | null;
  constructor(message: string, wish: Wish | null = null) {
    super(message);
    this.wish = wish;
  }
}

export const NOT_FOUND = 'This appointment could not be found.';
export const CHANGED = 'This appointment has changed in the meantime. Please check it again.';

/** A guest's changes of an own appointment: cancel it, request another time, accept a proposed one. */
export async function updateStatus(services: Services, userId: number, update: StatusUpdate): Promise<StatusAnswer> {
  const { idempotencyKey, ...input } = update;
  const call = { owner: `user:${userId}`, key: idempotencyKey, operation: 'statusUpdateForAppointment', input };
  try {
    return await withIdempotency(services, call, (tx) => change(tx, userId, update));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    // After the transaction: inside it this read would hold one connection while waiting for another.
    const nearest = error.wish ? await nearestOf(services, error.wish) : [];
    return { status: 0, message: error.message, appointmentId: null, nearest };
  }
}

async function nearestOf(services: Services, { party, at }: Wish): Promise<WallSeconds[]> {
  const [first, ...others] = party;
  if (!first) return [];
  return others.length === 0 ? nearestTo(services, first, at) : nearestToParty(services, party, at);
}

async function change(tx: UnitOfWork, userId: number, update: StatusUpdate): Promise<StatusAnswer> {
  const action = guestAction(update.status);
  if (!action) throw new Refused('Please send Cancelled, Reschedule or Accept.');
  if (action !== 'cancel') await shareCalendarOf(tx.db, update.id);
  await lockGroup(tx.db, update.id);
  const locked = await lockAppointment(tx.db, update.id, { guestId: userId });
  if (!locked || locked.appointment.status === 'Held' || locked.appointment.status === 'Lapsed')
    throw new Refused(NOT_FOUND);
  if (update.version !== null && update.version !== locked.appointment.version) throw new Refused(CHANGED);
  if (!areItsServices(locked, update.pricingIds)) throw new Refused('These are not the services of this appointment.');
  if (action === 'cancel') return cancel(tx, locked, update);
  if (action === 'accept') return accept(tx, locked, update);
  return reschedule(tx, locked, update);
}

/** Clients may name the services they mean; none means the whole appointment. */
function areItsServices({ lines }: LockedAppointment, ids: readonly number[] | null): boolean {
  if (ids === null || ids.length === 0) return true;
  const own = new Set(lines.map(({ pricingId }) => pricingId));
  const named = new Set(ids);
  return own.size === named.size && [...named].every((id) => own.has(id));
}

/** The rest of the group that can still be cancelled, without those that have started. */
async function cancelOthers(tx: UnitOfWork, { appointment }: LockedAppointment, note: string) {
  const cancelled: CancellationQuote[] = [];
  for (const id of await listGroupIds(tx.db, appointment)) {
    if (id === appointment.id) continue;
    const other = await lockAppointment(tx.db, id, { guestId: appointment.userId });
    const done = other && (await cancelAppointment(tx, other, { by: 'guest', note }));
    if (done?.ok) cancelled.push(done.value);
  }
  return cancelled;
}

async function cancel(
  tx: UnitOfWork,
  locked: LockedAppointment,
  { note, wholeGroup = false }: StatusUpdate,
): Promise<StatusAnswer> {
  const done = await cancelAppointment(tx, locked, { by: 'guest', note });
  if (!done.ok) throw new Refused(appointmentRefusal(done.refusal, 'cancel'));
  const others = wholeGroup ? await cancelOthers(tx, locked, note) : [];
  const refund = sumOf([done.value, ...others].map((quote) => quote.refund));
  const back = refund > 0 ? ` ${formatMinor(refund, locked.appointment.currency as Currency)} is on its way back.` : '';
  const what =
    others.length > 0 ? `Your ${others.length + 1} appointments are cancelled.` : 'Your appointment is cancelled.';
  return success(locked, `${what}${back}`);
}

async function accept(tx: UnitOfWork, locked: LockedAppointment, update: StatusUpdate): Promise<StatusAnswer> {
  const at = momentOf(locked, update);
  if (at === 'wrong') throw new Refused('Please select one of the times on offer.');
  const done = await acceptTime(tx, locked, { by: 'guest', at });
  if (!done.ok) throw new Refused(appointmentRefusal(done.refusal, 'accept'));
  return success(locked, 'Your new time is confirmed.');
}

async function reschedule(tx: UnitOfWork, locked: LockedAppointment, update: StatusUpdate): Promise<StatusAnswer> {
  const at = momentOf(locked, update);
  if (at === undefined || at === 'wrong') throw new Refused('Please select a date and time.');
  requireOwnMove(tx, locked);
  const warned = await checkWarned(tx, locked, at);
  if (!warned.ok) throw new Refused(WARNING_CALL_MESSAGE);
  await requireCallFirst(tx, locked, at);
  const party = update.wholeGroup ? await lockParty(tx, locked) : [locked];
  const isParty = party.length > 1 && party.includes(locked);
  const done = isParty
    ? await proposeForParty(tx, party, { by: 'guest', times: [at], note: update.note, asked: locked })
    : await proposeTimes(tx, locked, { by: 'guest', times: [at], note: update.note });
  const whom = isParty ? ` for all ${party.length} of you` : '';
  if (done.ok) return success(locked, `We’ve asked ${locked.shop}${whom}. We’ll tell you as soon as they answer.`);
  throw new Refused(appointmentRefusal(done.refusal, 'reschedule'), { party: isParty ? party : [locked], at });
}

/** The shop says until when its guests may ask for another time. What has begun or is cancelled is refused as such. */
function requireOwnMove({ clock }: UnitOfWork, locked: LockedAppointment): void {
  const now = clock.now();
  if (mayGuestMove(locked, now) || !moveAppointment(factsOf(locked), 'reschedule', 'guest', now).ok) return;
  throw new Refused(ownMoveMessage(ownMoveOf(locked, proposerOf(locked)), locked.shop));
}

/** A first appointment cannot be moved before the call that the shop requires. Classes need none. */
async function requireCallFirst(tx: UnitOfWork, { appointment, lines, zone, shop }: LockedAppointment, at: Instant) {
  if (appointment.kind === 'consultation' || lines.every(({ isGroup }) => isGroup)) return;
  const { businessId, userId: viewer } = appointment;
  const stall = await readStall(tx.db, businessId, [], { viewer, withHidden: true });
  const need = stall && callNeedOf(stall, tx.clock.now());
  if (need?.kind !== 'booked' || at >= need.call.endsAt) return;
  const call = zonedDayTime(zone, need.call.startsAt);
  throw new Refused(`Your video call with ${shop} is on ${call}. Please select a time after it.`);
}

/** The call after a warning may be moved, but only within its seven days. */
async function checkWarned(
  tx: UnitOfWork,
  { appointment, zone }: LockedAppointment,
  at: Instant,
): Promise<Result<unknown, { readonly code: 'call-past' | 'not-within-7-days' }>> {
  if (appointment.kind !== 'consultation') return { ok: true, value: undefined };
  const warnedAt = await readWarning(tx.db, appointment.businessId, appointment.userId);
  return warnedAt === null ? { ok: true, value: undefined } : checkWarningCall(warnedAt, at, tx.clock.now(), zone);
}

/** The instant of the requested wall-clock time; undefined when none was requested. */
function momentOf({ zone }: LockedAppointment, { date, time }: StatusUpdate): Instant | undefined | 'wrong' {
  if (time === null && date === null) return undefined;
  const moment = parseWireTime(date ?? time ?? '', time ?? '');
  if (!moment.ok || !existsOnWall(zone, moment.value.wall)) return 'wrong';
  return instantOf(zone, moment.value.wall);
}

function success({ appointment }: LockedAppointment, message: string): StatusAnswer {
  return { status: 1, message, appointmentId: appointment.id, nearest: [] };
}
