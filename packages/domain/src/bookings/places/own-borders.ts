import type { Instant } from '../../time/index.ts';
import type { LinePart } from './line-parts.ts';

/** A service of an appointment at a chair; with parts if it occupies more or less than its chair. */
type OwnPlace = {
  readonly chairId: number;
  readonly startsAt: Instant;
  readonly minutes: number;
  readonly busyUntil: Instant;
  readonly parts?: readonly LinePart[] | null;
};

type Range = { readonly from: Instant; readonly to: Instant };

/** The work of a place, without preparation and clean-up. */
const workOf = ({ startsAt, minutes }: OwnPlace): Range => ({ from: startsAt, to: startsAt + minutes * 60 });

/** When a place occupies a chair or unit. */
function rangesAt(place: OwnPlace, chair: number): Range[] {
  const { chairId, startsAt, busyUntil, parts } = place;
  if (!parts) return chairId === chair ? [{ from: startsAt, to: busyUntil }] : [];
  return parts
    .filter(({ unit }) => (unit ?? chairId) === chair)
    .map(({ from, to }) => ({ from: startsAt + from, to: startsAt + to }));
}

/**
 * The places of one appointment, none of which occupies a chair or unit together with another: clean-up after a service
 * gives way to the guest's next service there, and preparation to the clean-up before it.
 */
export function ownBorders<Place extends OwnPlace>(places: readonly Place[]): Place[] {
  const endBefore = (place: OwnPlace, chair: number): number =>
    Math.min(
      ...places
        .filter((other) => workOf(other).from >= workOf(place).to && rangesAt(other, chair).length > 0)
        .map(({ startsAt }) => startsAt),
    );
  const beginAfter = (place: OwnPlace, chair: number): number =>
    Math.max(
      ...places
        .filter((other) => workOf(other).to <= place.startsAt)
        .flatMap((other) => rangesAt(other, chair).map(({ to }) => Math.min(to, endBefore(other, chair)))),
    );
  return places.map((place): Place => {
    const { chairId, startsAt, parts } = place;
    const busyUntil = Math.min(place.busyUntil, endBefore(place, chairId));
    if (!parts) return { ...place, busyUntil };
    const bordered = parts.map((part) => {
      const chair = part.unit ?? chairId;
      const from = Math.max(startsAt + part.from, beginAfter(place, chair)) - startsAt;
      return { ...part, from, to: Math.min(startsAt + part.to, endBefore(place, chair)) - startsAt };
    });
    return { ...place, busyUntil, parts: bordered.filter(({ from, to }) => from < to) };
  });
}
