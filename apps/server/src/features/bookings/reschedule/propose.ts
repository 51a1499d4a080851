import {
  type Actor,
  autoAcceptAt,
  type MoveRefusal,
  moveAppointment,
  partsOfLine,
  withChangeNote,
} from '@thyme/domain/bookings';
import { ok, type Result, refuse } from '@thyme/domain/result';
import { dateAt, HOUR, type Instant, MINUTE } from '@thyme/domain/time';
import type { Transaction } from '../../../platform/database/database.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { announceAtCommit, deleteLapsedHoldsOf, type TakenTime } from '../../availability/index.ts';
import { type LockedAppointment, updateAppointment } from '../appointments/change-store.ts';
import { announceProposed } from '../notifications/appointment-notifications.ts';
import { missingOf } from './cover.ts';
import { endProposal } from './end.ts';
import { autoAccept } from './jobs.ts';
import { type NewPlace, ownTimes, type PlaceRefusal, placeAt } from './place.ts';
import * as store from './store.ts';

/** Holds outlast the automatic acceptance, whose job may be late. */
const GRACE_SECONDS = HOUR;
export const MOST_OPTIONS = 3;

export interface Wish {
  by: 'guest' | 'business';
  times: readonly Instant[];
  note: string;
}

export type ProposeRefusal = MoveRefusal | PlaceRefusal | { readonly code: 'no-times' | 'appointments-overlap' };

export const factsOf = ({ appointment, proposal }: LockedAppointment) => ({
  status: appointment.status,
  startsAt: appointment.startsAt,
  proposedBy: (proposal?.proposedBy ?? null) as 'guest' | 'business' | null,
});

/**
 * Proposes other times. Each is held until the proposal is answered, the current time stays booked, and an older
 * proposal is replaced. After a refusal the caller must roll back.
 */
export async function proposeTimes(
  tx: UnitOfWork,
  locked: LockedAppointment,
  wish: Wish,
): Promise<Result<{ autoAcceptAt: Instant }, ProposeRefusal>> {
  const { appointment } = locked;
  const now = tx.clock.now();
  const move = moveAppointment(factsOf(locked), 'reschedule', wish.by, now);
  if (!move.ok) return move;
  const times = [...new Set(wish.times)];
  if (times.length === 0 || times.length > MOST_OPTIONS) return refuse('no-times');
  await endProposal(tx, locked, { status: 'replaced', at: now, by: wish.by });
  await deleteLapsedHoldsOf(tx.db, appointment.businessId, now);
  const answerBy = decidedBy(now, [appointment.startsAt, ...times]);
  const proposalId = await store.insertProposal(tx.db, {
    businessId: appointment.businessId,
    appointmentId: appointment.id,
    proposedBy: wish.by,
    note: wish.note,
    previousStartsAt: appointment.startsAt,
    createdAt: now,
    autoAcceptAt: answerBy,
  });
  for (const [index, at] of times.entries()) {
    const place = await placeAt(tx, locked, at, wish.by);
    if (!place.ok) return place;
    const holdId = await holdPlace(tx.db, locked, place.value, { now, until: answerBy });
    if (holdId === null) return refuse('taken');
    const { startsAt, endsAt } = place.value;
    const { businessId } = appointment;
    const option = { businessId, proposalId, position: index + 1, startsAt, endsAt, holdId };
    await store.insertOption(tx.db, { ...option, places: placesOf(place.value) });
  }
  await updateAppointment(tx.db, appointment, {
    status: move.value,
    ...(wish.by === 'guest' ? { note: withChangeNote(appointment.note, wish.note) } : {}),
  });
  const dates = times.map((at) => dateAt(locked.zone, at));
  await announceAtCommit(tx, appointment.businessId, dates);
  await tx.jobs.enqueue(autoAccept, { appointmentId: appointment.id }, { transaction: tx.db, startAt: answerBy });
  await announceProposed(tx, {
    businessId: appointment.businessId,
    appointmentId: appointment.id,
    proposalId,
    by: wish.by,
    times,
    note: wish.note,
    answerBy,
  });
  return ok({ autoAcceptAt: answerBy });
}

/** After a day, or an hour before the earliest proposed time if that comes first. */
export function decidedBy(now: Instant, times: readonly Instant[]): Instant {
  return Math.max(now + MINUTE, Math.min(autoAcceptAt(now), Math.min(...times) - HOUR));
}

/** Holds what a new time needs beyond what the appointment, or its whole group, already occupies. Null, with nothing held, if it is taken. */
export async function holdPlace(
  transaction: Transaction,
  locked: LockedAppointment,
  place: NewPlace,
  { now, until, own: known }: { now: Instant; until: Instant; own?: readonly TakenTime[] },
): Promise<number | null> {
  const { businessId, userId } = locked.appointment;
  const own = known ?? (await ownTimes(transaction, locked));
  const times = { createdAt: now, expiresAt: until + GRACE_SECONDS };
  const holdId = await store.insertHold(transaction, { businessId, userId, purpose: 'reschedule', ...times });
  const isHeld =
    place.scheduleId === null
      ? await store.takeChairs(
          transaction,
          place.chairs
            .flatMap(({ busy }) => busy)
            .flatMap(({ chair: chairId, from: startsAt, to: endsAt }) => missingOf({ chairId, startsAt, endsAt }, own))
            .map((time) => ({ businessId, holdId, ...time })),
        )
      : await store.holdSeat(transaction, { businessId, scheduleId: place.scheduleId, holdId, createdAt: now });
  if (isHeld) return holdId;
  await store.deleteHolds(transaction, businessId, [holdId]);
  return null;
}

/** The place of each line, if one of them occupies more or less than its chair. */
export function placesOf({ chairs }: NewPlace): store.OptionRow['places'] {
  return chairs.every((line) => partsOfLine(line) === null) ? null : allPlacesOf({ chairs });
}

/** The place of each line. */
export function allPlacesOf({ chairs }: Pick<NewPlace, 'chairs'>): NonNullable<store.OptionRow['places']> {
  return chairs.map((line) => ({
    chairId: line.chair,
    startsAt: line.from,
    parts: [...(partsOfLine(line) ?? [{ unit: null, from: 0, to: line.busyUntil - line.from }])],
  }));
}

export type DecisionMaker = Extract<Actor, 'guest' | 'business' | 'system'>;
