import type { PlacedLine } from '../../availability/index.ts';
import type { Instant } from '../../time/index.ts';

/** An occupancy of a line, in seconds after its start. */
export type LinePart = {
  /** The unit of a room or machine; null for the line's own chair. */
  readonly unit: number | null;
  readonly from: number;
  readonly to: number;
};

/** The occupancies to store with a line; null if it simply occupies its chair from start to clean-up. */
export function partsOfLine({ chair, from, busyUntil, busy }: PlacedLine): LinePart[] | null {
  const isWhole = (range: (typeof busy)[number]) =>
    range.chair === chair && range.from === from && range.to === busyUntil;
  if (busy.length === 1 && busy.every(isWhole)) return null;
  return busy.map((range) => ({
    unit: range.chair === chair ? null : range.chair,
    from: range.from - from,
    to: range.to - from,
  }));
}

/** The times of stored parts for a line at a chair. */
export function timesOfParts(
  parts: readonly LinePart[],
  { chairId, startsAt }: { readonly chairId: number; readonly startsAt: Instant },
): { chairId: number; startsAt: Instant; endsAt: Instant }[] {
  return parts.map(({ unit, from, to }) => ({
    chairId: unit ?? chairId,
    startsAt: startsAt + from,
    endsAt: startsAt + to,
  }));
}
