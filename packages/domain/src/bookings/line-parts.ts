import type { PlacedLine } from '../availability/index.ts';
import type { Instant } from '../time/index.ts';

/** A time that a line keeps, in seconds after its start. */
export type LinePart = {
  /** The unit of a room or machine; null for the line's own chair. */
  readonly unit: number | null;
  readonly from: number;
  readonly to: number;
};

/** What a line keeps, to be stored with it; null where that is its chair from beginning to end and clean-up. */
export function partsOfLine({ chair, from, busyUntil, busy }: PlacedLine): LinePart[] | null {
  const [first] = busy;
  const isPlain = busy.length === 1 && first?.chair === chair && first.from === from && first.to >= busyUntil;
  if (isPlain) return null;
  return busy.map((range) => ({
    unit: range.chair === chair ? null : range.chair,
    from: range.from - from,
    to: range.to - from,
  }));
}

/** The times that stored parts mean for a line at a chair. */
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
