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
import { announceAtCommit, deleteLapsedHoldsOf } from '../../availability/index.ts';
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
 * proposal is replaced. After a refusal the transaction must be rolled back.
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
    const held = await hold(tx.db, locked, place.value, {
      proposalId,
      position: index + 1,
      now,
      until: answerBy,
    });
    if (!held) return refuse('taken');
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
function decidedBy(now: Instant, times: readonly Instant[]): Instant {
  return Math.max(now + MINUTE, Math.min(autoAcceptAt(now), Math.min(...times) - HOUR));
}

interface OptionPlace {
  proposalId: number;
  position: number;
  now: Instant;
  until: Instant;
}

/** Holds what the new time needs beyond what the appointment already occupies. */
async function hold(
  transaction: Transaction,
  locked: LockedAppointment,
  place: NewPlace,
  { proposalId, position, now, until }: OptionPlace,
): Promise<boolean> {
  const { businessId, userId } = locked.appointment;
  const own = await ownTimes(transaction, locked);
  const times = { createdAt: now, expiresAt: until + GRACE_SECONDS };
  const holdId = await store.insertHold(transaction, { businessId, userId, purpose: 'reschedule', ...times });
  const { startsAt, endsAt } = place;
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
  if (!isHeld) return false;
  const option = { businessId, proposalId, position, startsAt, endsAt, holdId };
  await store.insertOption(transaction, { ...option, places: placesOf(place) });
  return true;
}

/** Where each line will be, if one of them keeps more or less than its chair. */
function placesOf({ chairs }: NewPlace): store.OptionRow['places'] {
  const parts = chairs.map(partsOfLine);
  if (parts.every((part) => part === null)) return null;
  return chairs.map(({ chair, from, busyUntil }, index) => ({
    chairId: chair,
    startsAt: from,
    parts: [...(parts[index] ?? [{ unit: null, from: 0, to: busyUntil - from }])],
  }));
}

export type DecisionMaker = Extract<Actor, 'guest' | 'business' | 'system'>;
