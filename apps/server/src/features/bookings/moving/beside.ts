import type { Clash } from '@thyme/domain/bookings';
import type { Instant } from '@thyme/domain/time';
import type { CheckedPlace } from './clashes.ts';
import type { TakenRow } from './taken-store.ts';

const NOTHING = {
  appointmentId: null,
  holdId: null,
  purpose: null,
  holder: null,
  scheduleId: null,
  className: null,
  roomId: null,
  caller: null,
  blockId: null,
  blockNote: null,
};

/** The future occupancies of one guest of a group, as if they were stored. */
export function rowsBeside(places: readonly CheckedPlace[], guest: number, name: string): TakenRow[] {
  return places.flatMap(({ chairId, startsAt, minutes, busyUntil, parts }): TakenRow[] => {
    const row = { ...NOTHING, id: -1 - guest, guest: name };
    if (!parts) return [{ ...row, chairId, startsAt, busyUntil, minutes }];
    return parts.map(({ unit, from, to }) => ({
      ...row,
      chairId: unit ?? chairId,
      startsAt: startsAt + from,
      busyUntil: startsAt + to,
      minutes: null,
    }));
  });
}

/** Adds one guest's clashes. The same kind of clash about another person counts separately. */
export function addClash(clashes: Map<string, Clash>, { key, words }: Clash, guest: number): void {
  if ([...clashes.values()].some((known) => known.words === words)) return;
  const own = clashes.has(key) ? `${key}#${guest}` : key;
  clashes.set(own, { key: own, words });
}

/** The places of a group, guest by guest. Two at one chair or room are both overrides, otherwise one would prevent the other from being stored. */
export function markShared(guests: readonly (readonly CheckedPlace[])[]): CheckedPlace[][] {
  const taken = guests.flatMap((places, guest) => rowsBeside(places, guest, ''));
  const isShared = (guest: number, chair: number, from: Instant, to: Instant) =>
    taken.some((row) => row.id !== -1 - guest && row.chairId === chair && row.startsAt < to && row.busyUntil > from);
  return guests.map((places, guest) =>
    places.map((place) => {
      const { chairId, startsAt, busyUntil, parts } = place;
      if (!parts) return { ...place, isOverride: place.isOverride || isShared(guest, chairId, startsAt, busyUntil) };
      const marked = parts.map((part) =>
        part.isOverride || isShared(guest, part.unit ?? chairId, startsAt + part.from, startsAt + part.to)
          ? { ...part, isOverride: true }
          : part,
      );
      return { ...place, parts: marked };
    }),
  );
}
