import { moveAppointment, timesOfParts } from '@thyme/domain/bookings';
import { ok, type Result, refuse } from '@thyme/domain/result';
import { dateAt, type Instant } from '@thyme/domain/time';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { announceAtCommit, isStillOpen, timeFreed } from '../../availability/index.ts';
import { listOccupied } from '../../sales/index.ts';
import { type LockedAppointment, lockAppointment, updateAppointment } from '../appointments/change-store.ts';
import { announceMoved } from '../notifications/appointment-notifications.ts';
import type { AnswerRefusal } from './answer-refusal.ts';
import { endProposal } from './end.ts';
import { ownTimes } from './place.ts';
import { type DecisionMaker, factsOf } from './propose.ts';
import * as store from './store.ts';

interface Member {
  locked: LockedAppointment;
  option: store.OptionRow;
  status: LockedAppointment['appointment']['status'];
}

/** The appointments of a group whose proposals are open and answered together. The caller holds the group's lock. */
export async function membersOf(tx: UnitOfWork, held: LockedAppointment): Promise<LockedAppointment[]> {
  const members: LockedAppointment[] = [];
  for (const id of await store.listAnsweredTogether(tx.db, held.proposal)) {
    const locked = id === held.appointment.id ? held : await lockAppointment(tx.db, id, 'system');
    if (locked?.proposal) members.push(locked);
  }
  return members;
}

/** Moves a whole group to the time that was proposed for it. After a refusal the caller must roll back. */
export async function acceptForParty(
  tx: UnitOfWork,
  held: LockedAppointment,
  { by, at }: { by: DecisionMaker; at?: Instant | undefined },
): Promise<Result<store.OptionRow, AnswerRefusal>> {
  const { businessId, userId } = held.appointment;
  const now = tx.clock.now();
  const offered = held.proposal ? await store.listOptions(tx.db, held.proposal) : [];
  const chosen = at === undefined ? offered[0] : offered.find(({ startsAt }) => startsAt === at);
  if (!chosen) return refuse('not-offered');
  const members: Member[] = [];
  for (const locked of await membersOf(tx, held)) {
    const move = moveAppointment(factsOf(locked), 'accept', by, now);
    if (!move.ok) return move;
    const options = locked.proposal ? await store.listOptions(tx.db, locked.proposal) : [];
    const option = options.find(({ position }) => position === chosen.position);
    if (!option) return refuse('not-offered');
    // The shop may accept a time on its own day off.
    const time = { ...option, isClass: false, chairId: null };
    const isOpen = by === 'business' || (await isStillOpen(tx.db, businessId, [time]));
    if (!isOpen || option.startsAt <= now) return refuse('taken');
    members.push({ locked, option, status: move.value });
  }
  const ids = members.map(({ locked }) => locked.appointment.id);
  const freed = await listOccupied(tx.db, businessId, ids);
  if (!(await takeForAll(tx, members))) return refuse('taken');
  for (const { locked, option, status } of members) {
    const { appointment, proposal, zone } = locked;
    await store.markChosen(tx.db, option);
    await endProposal(tx, locked, { status: 'accepted', at: now, by });
    await updateAppointment(tx.db, appointment, { status, startsAt: option.startsAt, endsAt: option.endsAt });
    await announceMoved(tx, {
      businessId,
      appointmentId: appointment.id,
      proposalId: proposal?.id ?? 0,
      from: appointment.startsAt,
      by,
    });
    await announceAtCommit(
      tx,
      businessId,
      [appointment.startsAt, option.startsAt].map((at) => dateAt(zone, at)),
    );
  }
  await timeFreed(tx, { businessId, freed, seats: [], passedBy: [userId] });
  const own = members.find(({ locked }) => locked.appointment.id === held.appointment.id);
  return own ? ok(own.option) : refuse('no-question');
}

/** Everything that the group occupies and holds becomes its new times: one may go where another was. */
async function takeForAll(tx: UnitOfWork, members: readonly Member[]): Promise<boolean> {
  const rows = [];
  for (const { locked, option } of members) {
    const { businessId } = locked.appointment;
    const { places, holdId } = option;
    if (!places || holdId === null || places.length !== locked.lines.length) return false;
    const times = [...(await ownTimes(tx.db, locked)), ...(await store.listHeldTimes(tx.db, businessId, holdId))];
    await store.deleteTimes(
      tx.db,
      businessId,
      times.map(({ id }) => id),
    );
    for (const [index, { id: lineId }] of locked.lines.entries()) {
      const { chairId, startsAt, parts } = places[index] as (typeof places)[number];
      const isPlain = parts.length === 1 && parts[0]?.unit === null && parts[0].from === 0;
      await store.moveLine(tx.db, { businessId, lineId, chairId, startsAt, parts: isPlain ? null : parts });
      rows.push(...timesOfParts(parts, { chairId, startsAt }).map((time) => ({ businessId, lineId, ...time })));
    }
  }
  return store.takeChairs(tx.db, rows);
}
