import { tidyLine } from '@thyme/domain/text';
import { dateAt, instantOf, type LocalDate, wallAt } from '@thyme/domain/time';
import type { Services } from '../../../platform/services.ts';
import { onlyChairOf } from '../../access/index.ts';
import type { Viewer } from '../../accounts/index.ts';
import {
  type ChangeAnswer,
  type Conflict,
  changeShop,
  type Decision,
  type EditContext,
  Refused,
} from '../../edits/index.ts';
import { announceAtCommit } from '../events.ts';
import { deleteLapsedHoldsOf } from '../hold-store.ts';
import { capacityAdded, timeFreed } from '../hooks.ts';
import * as store from './chairs-store.ts';

export const MOST_CHAIRS = 40;
const GONE = 'This chair could not be found.';
const FROM_CALENDAR =
  'This comes from a calendar of your own. Change it there, or switch it off under Shop, Calendars.';

export interface ChairForm {
  businessId: number;
  id: number | null;
  name: string;
  person: string;
}

export function saveChair(services: Services, viewer: Viewer, form: ChairForm): Promise<ChangeAnswer> {
  const { businessId, id } = form;
  const values = { name: tidyLine(form.name), person: tidyLine(form.person) || null };
  const change = { businessId, action: id === null ? 'add-chair' : 'save-chair', subject: 'chair' };
  return changeShop(services, viewer, change, async ({ tx }) => {
    if (id === null) {
      if ((await store.countActiveChairs(tx.db, businessId)) >= MOST_CHAIRS)
        throw new Refused(`A shop has at most ${MOST_CHAIRS} chairs.`);
      const added = await store.insertChair(tx.db, businessId, values);
      await capacityAdded(tx, { businessId });
      return { id: added, message: 'Added.', changes: values };
    }
    if (!(await store.findChair(tx.db, businessId, id))) throw new Refused(GONE);
    await store.updateChair(tx.db, businessId, id, values);
    return { id, message: 'Saved.', changes: values };
  });
}

/** An inactive chair is no longer sold; its past appointments remain. */
export function setChairActive(
  services: Services,
  viewer: Viewer,
  form: { businessId: number; id: number; active: boolean; decisions: readonly Decision[]; note: string },
): Promise<ChangeAnswer> {
  const { businessId, id, active, decisions, note } = form;
  const action = active ? 'bring-back-chair' : 'put-away-chair';
  const change = { businessId, action, subject: 'chair', mayOrphan: !active, decisions, note };
  return changeShop(services, viewer, change, async ({ tx, membership }) => {
    const chair = await store.findChair(tx.db, businessId, id);
    if (!chair) throw new Refused(GONE);
    if (!active && chair.active && membership.published && (await store.countActiveChairs(tx.db, businessId)) < 2)
      throw new Refused('A shop that takes bookings needs at least one chair.');
    await store.updateChair(tx.db, businessId, id, { active });
    if (active && !chair.active) await capacityAdded(tx, { businessId });
    return { id, message: active ? 'Back in use.' : 'No longer in use.', changes: { name: chair.name } };
  });
}

export interface BlockForm {
  businessId: number;
  /** Empty for all. */
  chairIds: readonly number[];
  date: LocalDate;
  fromMinute: number;
  toMinute: number;
  note: string;
  decisions: readonly Decision[];
}

/** Blocks time of the shop's chairs, around existing bookings. */
export function blockTime(services: Services, viewer: Viewer, form: BlockForm): Promise<ChangeAnswer> {
  const { businessId, date, decisions } = form;
  const note = tidyLine(form.note);
  const change = { businessId, action: 'block-time', subject: 'calendar', need: 'staff' as const, decisions };
  return changeShop(services, viewer, change, async (hands) => {
    const { tx, membership, memberId, now } = hands;
    const from = instantOf(membership.zone, wallAt(date, form.fromMinute));
    const to = instantOf(membership.zone, wallAt(date, form.toMinute));
    if (to <= from) throw new Refused('The end must be after the start.');
    if (to <= now) throw new Refused('This time has passed.');
    const known = (await store.listChairsOf(tx.db, businessId)).filter(({ active }) => active).map(({ id }) => id);
    const only = onlyChairOf(membership);
    const reached = only === null ? known : known.filter((id) => id === only);
    const chairIds = form.chairIds.length === 0 ? reached : form.chairIds;
    if (chairIds.length === 0 || chairIds.some((id) => !reached.includes(id))) throw new Refused(GONE);
    await deleteLapsedHoldsOf(tx.db, businessId, now);
    const span = { chairIds, from, to };
    await hands.settle(await conflictsThen(hands, span));
    const id = await store.insertBlock(tx.db, { businessId, note, createdBy: memberId, createdAt: now });
    const pieces = gapsOf(await store.listTaken(tx.db, businessId, span), span);
    const times = pieces.map((piece) => ({ businessId, timeBlockId: id, ...piece }));
    if ((await store.insertBlockTimes(tx.db, times)) === 0) throw new Refused('This time is taken already.');
    await announceAtCommit(tx, businessId, [date]);
    return { id, message: 'Blocked.', changes: { date, from: form.fromMinute, to: form.toMinute, chairIds, note } };
  });
}

/** Appointments that use these chairs or units in a span. */
export async function conflictsThen({ tx, membership }: EditContext, span: Parameters<typeof store.listTaken>[2]) {
  const conflicts = new Map<number, Conflict>();
  for (const row of await store.listAppointmentsThen(tx.db, membership.businessId, span)) {
    const { appointmentId, service, start } = row;
    const known = conflicts.get(appointmentId);
    if (known) known.services.push(service);
    else
      conflicts.set(appointmentId, {
        appointmentId,
        guest: `${row.firstName} ${row.lastName}`.trim(),
        services: [service],
        start,
        code: 'time-taken',
        choices: ['keep', 'cancel'],
      });
  }
  return [...conflicts.values()];
}

interface Piece {
  chairId: number;
  startsAt: number;
  endsAt: number;
}

/** The free parts of a span on each chair. */
export function gapsOf(
  taken: readonly Piece[],
  { chairIds, from, to }: { chairIds: readonly number[]; from: number; to: number },
): Piece[] {
  return chairIds.flatMap((chairId) => {
    const pieces: Piece[] = [];
    let clock = from;
    for (const { startsAt, endsAt } of taken.filter((piece) => piece.chairId === chairId)) {
      if (startsAt > clock) pieces.push({ chairId, startsAt: clock, endsAt: startsAt });
      clock = Math.max(clock, endsAt);
    }
    return clock < to ? [...pieces, { chairId, startsAt: clock, endsAt: to }] : pieces;
  });
}

export function unblockTime(
  services: Services,
  viewer: Viewer,
  { businessId, id }: { businessId: number; id: number },
): Promise<ChangeAnswer> {
  const change = { businessId, action: 'unblock-time', subject: 'calendar', need: 'staff' as const };
  return changeShop(services, viewer, change, async ({ tx, membership }) => {
    if (await store.isFromCalendar(tx.db, businessId, id)) throw new Refused(FROM_CALENDAR);
    const freed = await store.deleteBlock(tx.db, businessId, id);
    const only = onlyChairOf(membership);
    // A block that includes colleagues may not be removed by one of them alone; the edit is rolled back.
    if (freed === null || (only !== null && freed.some(({ chairId }) => chairId !== only)))
      throw new Refused('This block could not be found.');
    const dates = freed.map(({ startsAt }) => dateAt(membership.zone, startsAt));
    await timeFreed(tx, { businessId, freed, passedBy: [] });
    await announceAtCommit(tx, businessId, dates);
    return { id, message: 'This time is free again.' };
  });
}
