import { ok, type Result } from '@thyme/domain/result';
import { DAY, HOUR, instantOf, type WallSeconds } from '@thyme/domain/time';
import type { Services } from '../../../platform/services.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { otherRoomOf } from '../../availability/index.ts';
import { type AppointmentDecision, classDateOf } from '../../edits/index.ts';
import { cancelAppointment } from '../appointments/cancel.ts';
import { NOT_FOUND } from '../appointments/change-status.ts';
import { lockAppointment, lockGroup } from '../appointments/change-store.ts';
import { type AppointmentRefusal, appointmentRefusal } from '../appointments/refusals.ts';
import { dropDates } from '../classes/drop-dates.ts';
import { settleClass } from '../classes/settle-class.ts';
import { findColleague, takeOver } from '../moving/take-over.ts';
import { lockParty, nearestToParty } from '../reschedule/party.ts';
import { nearestTo } from '../reschedule/place.ts';
import { MOST_OPTIONS, proposeTimes } from '../reschedule/propose.ts';
import { proposeForParty } from '../reschedule/propose-party.ts';

/** The longest buffer after an appointment. */
const ROOM = 4 * HOUR;

/** Reads through the transaction, so that times are computed for the shop as edited. */
const within = (tx: UnitOfWork) => ({ ...tx, db: tx.db }) as unknown as Services;

/** The nearest times an appointment, or its whole group, could move to; empty if it cannot be moved. */
export async function alternativeTimes(
  tx: UnitOfWork,
  { memberId, id, wholeGroup = false }: { memberId: number; id: number; wholeGroup?: boolean },
): Promise<WallSeconds[]> {
  if (wholeGroup) await lockGroup(tx.db, id);
  const locked = await lockAppointment(tx.db, id, { memberId });
  if (!locked) return [];
  const party = wholeGroup ? await lockParty(tx, locked, { memberId }) : [locked];
  if (wholeGroup && party.length < 2) return [];
  const startsAt = Math.min(...party.map(({ appointment }) => appointment.startsAt));
  const endsAt = Math.max(...party.map(({ appointment }) => appointment.endsAt));
  const chosen: WallSeconds[] = [];
  // Near the old time, a day later and a week later. Each option is held, so they must not overlap.
  for (const wish of [startsAt, startsAt + DAY, startsAt + 7 * DAY]) {
    const times = wholeGroup
      ? await nearestToParty(within(tx), party, wish)
      : await nearestTo(within(tx), locked, wish);
    const apart = times.find((time) => chosen.every((other) => Math.abs(other - time) >= endsAt - startsAt + ROOM));
    if (apart !== undefined) chosen.push(apart);
  }
  return chosen.slice(0, MOST_OPTIONS);
}

/** Colleagues who could take an appointment over at its own time; for a class, a free room instead. */
export async function freeColleague(
  tx: UnitOfWork,
  { memberId, id, unitIds }: { memberId: number; id: number; unitIds?: readonly number[] | undefined },
): Promise<string | null> {
  const date = classDateOf(id);
  if (date !== null) return (await otherRoomOf(tx.db, date, unitIds))?.name ?? null;
  const locked = await lockAppointment(tx.db, id, { memberId });
  return locked ? ((await findColleague(tx, locked))?.name ?? null) : null;
}

/** Returns the refusal's message, or null when done. After a refusal the caller must roll back. */
export async function carryOutDecision(
  tx: UnitOfWork,
  { memberId, id, choice, note, scheduleIds, unitIds }: AppointmentDecision,
): Promise<string | null> {
  if (choice === 'keep') return null;
  const date = classDateOf(id);
  if (date !== null) return settleClass(tx, { memberId, id: date, choice, note, unitIds });
  if (choice === 'propose-group') await lockGroup(tx.db, id);
  const locked = await lockAppointment(tx.db, id, { memberId });
  if (!locked) return NOT_FOUND;
  if (choice === 'move') return takeOver(tx, memberId, locked);
  const done = async (): Promise<Result<unknown, AppointmentRefusal>> => {
    if (choice === 'cancel' && scheduleIds) return dropDates(tx, locked, { scheduleIds, by: 'business', note });
    if (choice === 'cancel') return cancelAppointment(tx, locked, { by: 'business', note });
    // Already decided with another appointment of the group.
    const isAsked = locked.proposal?.leadId && locked.proposal.proposedBy === 'business';
    if (choice === 'propose-group' && isAsked && locked.proposal?.createdAt === tx.clock.now()) return ok();
    const wholeGroup = choice === 'propose-group';
    const walls = await alternativeTimes(tx, { memberId, id, wholeGroup });
    const times = walls.map((wall) => instantOf(locked.zone, wall));
    const wish = { by: 'business' as const, times, note };
    const proposed = wholeGroup
      ? await proposeForParty(tx, await lockParty(tx, locked, { memberId }), { ...wish, asked: locked })
      : await proposeTimes(tx, locked, wish);
    return proposed.ok ? ok() : proposed;
  };
  const result = await done();
  return result.ok ? null : appointmentRefusal(result.refusal, choice === 'cancel' ? 'cancel' : 'reschedule');
}
