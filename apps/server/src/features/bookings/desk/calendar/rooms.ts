import type { Span } from '@thyme/domain/availability';
import type { Services } from '../../../../platform/services.ts';
import type { Entry } from './entry.ts';
import * as store from './room-store.ts';

/** A column of the calendar by rooms: one place of a room or machine. */
export interface CalendarRoom {
  /** The chair that represents it. */
  id: number;
  name: string;
  kind: 'room' | 'equipment';
  active: boolean;
}

export interface RoomColumns {
  rooms: CalendarRoom[];
  /** Their entries; `chairId` is the room's. */
  entries: Entry[];
}

type UnitTime = Awaited<ReturnType<typeof store.listUnitTimes>>[number];

/**
 * The rooms of a shop and their entries. `known` are the entries of the people, which have the names; entries that a
 * member may not see are shown as time in use, without a name.
 */
export async function readRooms(
  { db, clock }: Services,
  businessId: number,
  { span, known }: { span: Span; known: readonly Entry[] },
): Promise<RoomColumns> {
  const [units, times] = await Promise.all([
    store.listUnits(db, businessId),
    store.listUnitTimes(db, businessId, span, clock.now()),
  ]);
  const used = new Set(times.map(({ chairId }) => chairId));
  const byKey = new Map(known.map((entry) => [entry.key, entry]));
  return {
    // Places beyond a reduced capacity stay while they have entries.
    rooms: units
      .filter(({ id, active, unit, capacity }) => used.has(id) || (active && (unit ?? 1) <= capacity))
      .map(({ id, name, kind, active, unit, capacity }) => ({
        id,
        name: capacity > 1 ? `${name} ${unit ?? 1}` : name,
        kind,
        active,
      })),
    entries: times.map((time) => entryIn(time, byKey)),
  };
}

/** The same entry as in its person's column, at the times when the room is used. */
function entryIn(time: UnitTime, known: ReadonlyMap<string, Entry>): Entry {
  const { id, chairId, startsAt, endsAt } = time;
  const place = { chairId, startsAt, endsAt };
  const key = time.lineId === null ? `class-${time.scheduleId}` : `visit-${time.lineId}`;
  const entry = known.get(key);
  if (entry) return { ...entry, ...place, key: `${key}-in-${chairId}-${startsAt}` };
  const { purpose, expiresAt, firstName } = time;
  if (time.holdId !== null && purpose !== null && expiresAt !== null)
    return { ...place, key: `hold-${id}`, kind: 'hold', purpose, expiresAt, firstName: firstName ?? '', service: null };
  return { ...place, key: `use-${id}`, kind: 'block', blockId: null, note: 'In use' };
}
