import { listInWords } from '@thyme/domain/text';
import { formatDayTime, type Instant, wallOf } from '@thyme/domain/time';
import { clashesThen, listNeeds, listResources, listUnits } from '../availability/index.ts';
import type { Conflict, EditContext } from '../edits/index.ts';
import * as store from './dates-store.ts';

interface ClassDate {
  id: number;
  startsAt: Instant;
  endsAt: Instant;
}

/** A room with no free unit on one date. */
interface Wanting {
  scheduleId: number;
  room: string;
  units: number[];
  span: { startsAt: Instant; endsAt: Instant };
}

/**
 * Occupies the rooms that a class needs on its dates, and releases those it no longer needs. Guests and other classes
 * already there are conflicts of the edit: kept, they share the room with the class, which is then an override. Returns
 * what else is there at the same time, in words.
 */
export async function keepClassRooms(
  hands: EditContext,
  serviceId: number,
  dates: readonly ClassDate[],
): Promise<string[]> {
  const wanting = await takeFreeRooms(hands, serviceId, dates);
  if (wanting.length === 0) return [];
  const chosen = [];
  const conflicts = new Map<number, Conflict>();
  for (const { units, span, ...rest } of wanting) {
    const { unit, clashes } = await leastTaken(hands, units, span, dates);
    chosen.push({ unit, span, isAsked: clashes.length > 0, ...rest });
    for (const clash of clashes) {
      const before = conflicts.get(clash.appointmentId)?.unitIds ?? [];
      const unitIds = [...before, ...(clash.unitIds ?? [])];
      conflicts.set(clash.appointmentId, { ...clash, ...(unitIds.length > 0 ? { unitIds } : {}) });
    }
  }
  await hands.settle([...conflicts.values()]);
  const shared: string[] = [];
  const { businessId, zone } = hands.membership;
  for (const { unit, span, room, scheduleId, isAsked } of chosen) {
    if (await store.takeFirstFreeChair(hands.tx.db, businessId, [unit], { scheduleId, ...span })) continue;
    await store.takeAnyway(hands.tx.db, { businessId, chairId: unit, scheduleId, ...span });
    if (!isAsked) shared.push(`${room} is in use on ${formatDayTime(wallOf(zone, span.startsAt))}`);
  }
  return shared;
}

/** The message about shared rooms; empty if there are none. */
export const sharedWords = (shared: readonly string[]): string => (shared.length > 0 ? ` ${listInWords(shared)}.` : '');

async function takeFreeRooms(
  { tx, membership: { businessId } }: EditContext,
  serviceId: number,
  dates: readonly ClassDate[],
): Promise<Wanting[]> {
  const needs = (await listNeeds(tx.db, businessId)).filter((need) => need.serviceId === serviceId);
  const rooms = new Map((await listResources(tx.db, businessId)).map((room) => [room.id, room]));
  const wanting: Wanting[] = [];
  for (const { id: scheduleId, startsAt, endsAt } of dates) {
    const kept = await store.listRoomsOf(tx.db, businessId, scheduleId);
    const spans = needs.map(({ resourceId, fromMinute, toMinute }) => ({
      resourceId,
      startsAt: startsAt + (fromMinute ?? 0) * 60,
      endsAt: toMinute === null ? endsAt : Math.min(endsAt, startsAt + toMinute * 60),
    }));
    const isWanted = (row: (typeof kept)[number]) =>
      spans.some(
        (span) => span.resourceId === row.resourceId && span.startsAt === row.startsAt && span.endsAt === row.endsAt,
      );
    await store.freeTimes(
      tx.db,
      businessId,
      kept.filter((row) => !isWanted(row)).map(({ id }) => id),
    );
    for (const { resourceId, ...span } of spans) {
      if (span.startsAt >= span.endsAt || kept.some((row) => row.resourceId === resourceId && isWanted(row))) continue;
      const room = rooms.get(resourceId);
      if (!room?.active) continue;
      // Units beyond a reduced capacity are only kept for their existing entries.
      const units = (await listUnits(tx.db, businessId, resourceId)).sort((a, b) => a - b).slice(0, room.capacity);
      if (!(await store.takeFirstFreeChair(tx.db, businessId, units, { scheduleId, ...span })))
        wanting.push({ scheduleId, room: room.name, units, span });
    }
  }
  return wanting;
}

/** The unit of a room with the fewest conflicting guests and classes. */
async function leastTaken(
  hands: EditContext,
  units: readonly number[],
  { startsAt: from, endsAt: to }: Wanting['span'],
  dates: readonly ClassDate[],
) {
  const own = dates.map(({ id }) => id);
  let best: { unit: number; clashes: Conflict[] } | null = null;
  for (const unit of units) {
    const clashes = await clashesThen(hands, { chairIds: [unit], from, to }, own);
    if (!best || clashes.length < best.clashes.length) best = { unit, clashes };
  }
  if (!best) throw new Error('A room has no place.');
  return best;
}
