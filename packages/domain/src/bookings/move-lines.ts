import { ok, type Result, refuse } from '../result/index.ts';
import type { Instant } from '../time/index.ts';

/** A service of an appointment at its place. */
export type LinePlace = {
  readonly id: number;
  readonly chairId: number;
  readonly startsAt: Instant;
  readonly minutes: number;
};

/** The requested place of an appointment; fields left out do not change. */
export type MoveWish = {
  /** The dragged line; the whole appointment when left out. */
  readonly lineId?: number | null;
  /** The new start of that line, or of the appointment. The other lines keep their distance. */
  readonly startsAt?: Instant | null;
  /** The new chair of that line and of those beside it on its chair, or of the whole appointment. */
  readonly chairId?: number | null;
  /** The new length of that line, or of the whole appointment: its last line then takes the difference. */
  readonly minutes?: number | null;
};

export const LEAST_MINUTES = 5;
export const MOST_MINUTES = 720;

export type MoveLinesRefusal = { readonly code: 'no-line' | 'bad-length' };

/** The lines of an appointment at their new places. Lines after a longer or shorter one move with its end. */
export function moveLines(
  lines: readonly LinePlace[],
  { lineId = null, startsAt = null, chairId = null, minutes = null }: MoveWish,
): Result<LinePlace[], MoveLinesRefusal> {
  const held = lineId === null ? null : lines.find(({ id }) => id === lineId);
  const first = held ?? lines.toSorted((a, b) => a.startsAt - b.startsAt)[0];
  if (held === undefined || !first) return refuse('no-line');
  const sized = held ?? lines.toSorted((a, b) => endOf(b) - endOf(a))[0] ?? first;
  const grownBy = minutes === null ? 0 : held ? minutes - held.minutes : minutes - lengthOf(lines);
  const length = sized.minutes + grownBy;
  if (!Number.isInteger(length) || length < LEAST_MINUTES || length > MOST_MINUTES) return refuse('bad-length');
  const shift = startsAt === null ? 0 : startsAt - first.startsAt;
  return ok(
    lines.map((line) => ({
      ...line,
      chairId: chairId !== null && (held === null || line.chairId === held.chairId) ? chairId : line.chairId,
      minutes: line === sized ? length : line.minutes,
      startsAt: line.startsAt + shift + (line.startsAt >= endOf(sized) ? grownBy * 60 : 0),
    })),
  );
}

const endOf = ({ startsAt, minutes }: LinePlace): Instant => startsAt + minutes * 60;

/** From the first start to the last end. */
function lengthOf(lines: readonly LinePlace[]): number {
  return (Math.max(...lines.map(endOf)) - Math.min(...lines.map((line) => line.startsAt))) / 60;
}
