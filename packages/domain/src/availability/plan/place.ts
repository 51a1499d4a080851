import type { Instant } from '../../time/index.ts';
import { type BusyRange, takesParts } from '../busy.ts';
import type { BusyCalendar } from '../types.ts';
import { assign } from './assign.ts';
import type { Need, Part, Plan } from './plan.ts';

/** A line in its chair; `busyUntil` includes the clean-up after the appointment. */
export type PlacedLine = {
  readonly chair: number;
  readonly from: Instant;
  readonly to: Instant;
  readonly busyUntil: Instant;
  /** Every chair and unit that the line occupies, and when. */
  readonly busy: readonly (BusyRange & {
    /** Defaults to the line's own. */
    readonly isOverride?: boolean;
  })[];
  /** Placed by the business although it overlaps something. */
  readonly isOverride?: boolean;
};

type Free = readonly (readonly number[])[];

/** The free chairs and units of each need: those that serve the guest's whole appointment first. */
function freeOf(busy: BusyCalendar, { needs }: Plan, at: Instant): Free {
  const free = needs.map(({ candidates, parts }) => candidates.filter((index) => takesParts(busy, index, parts, at)));
  return needs.map((need, position) => {
    const same = (other: Need) => other.guest === need.guest && other.isChair === need.isChair;
    const isWhole = (index: number) => needs.every((other, at) => !same(other) || free[at]?.includes(index));
    const own = free[position] ?? [];
    return [...own.filter(isWhole), ...own.filter((index) => !isWhole(index))];
  });
}

/** Without rivals: the same chair for all lines if possible, otherwise as few changes as possible. */
function keepOn(needs: readonly Need[], free: Free): number[] | undefined {
  const chosen: number[] = [];
  for (const [position, need] of needs.entries()) {
    const before = needs.findLastIndex(
      (other, at) =>
        at < position && other.guest === need.guest && other.isChair === need.isChair && other.line < need.line,
    );
    const own = free[position] ?? [];
    const last = chosen[before];
    const index = last !== undefined && own.includes(last) ? last : own[0];
    if (index === undefined) return undefined;
    chosen.push(index);
  }
  return chosen;
}

type Use = { -readonly [Key in keyof Part]: Part[Key] } & { readonly line: number; readonly index: number };

/**
 * The occupancies of one guest. Where clean-up or preparation overlaps the guest's next or previous service at the same
 * chair or unit, a border is drawn between the two: together they occupy the same, and nothing is stored twice.
 */
function usesOf({ needs }: Plan, guest: number, chosen: readonly number[]): Use[] {
  const uses = needs.flatMap((need, position) =>
    need.guest === guest
      ? need.parts.map((part): Use => ({ ...part, line: need.line, index: chosen[position] as number }))
      : [],
  );
  const inOrder = uses.toSorted((a, b) => a.index - b.index || a.from - b.from || a.line - b.line);
  const pairs = inOrder.flatMap((use, at) => {
    const next = inOrder[at + 1];
    return next?.index === use.index ? [{ use, next }] : [];
  });
  for (const { use, next } of pairs.toReversed()) {
    if (next.takenFrom >= use.to) continue;
    use.takenFrom = Math.min(use.takenFrom, next.takenFrom);
    next.takenFrom = use.to;
  }
  for (const { use, next } of pairs) {
    if (use.takenTo <= next.takenFrom) continue;
    next.takenTo = Math.max(next.takenTo, use.takenTo);
    use.takenTo = next.takenFrom;
  }
  return uses.filter(({ takenFrom, takenTo }) => takenFrom < takenTo);
}

/** The lines of each guest in their chairs when the plan starts at `at`, or undefined. */
export function placePlan(busy: BusyCalendar, plan: Plan, at: Instant): PlacedLine[][] | undefined {
  const free = freeOf(busy, plan, at);
  if (free.some((candidates) => candidates.length === 0)) return undefined;
  const chosen = plan.rivals.length === 0 ? keepOn(plan.needs, free) : assign(plan, free);
  if (!chosen) return undefined;
  return plan.guests.map((lines, guest) => {
    const uses = usesOf(plan, guest, chosen);
    return lines.map(({ from, to, until }, line): PlacedLine => {
      const own = plan.needs.findIndex((need) => need.guest === guest && need.line === line && need.isChair);
      const chair = busy.chairs[chosen[own] as number] as number;
      const ranges = uses
        .filter((use) => use.line === line)
        .map(({ index, takenFrom, takenTo }) => ({
          chair: busy.chairs[index] as number,
          from: at + takenFrom,
          to: at + takenTo,
        }));
      return { chair, from: at + from, to: at + to, busyUntil: at + until, busy: ranges };
    });
  });
}

/** How far down the list of chairs a placement reaches: lower is better. */
const rankOf = (busy: BusyCalendar, placed: readonly PlacedLine[][]) =>
  placed.flat().reduce((sum, { chair }) => sum + busy.chairs.indexOf(chair), 0);

/** Of the plans that end by `end`, the one with the most preferred chairs. */
export function placeParty(
  busy: BusyCalendar,
  plans: readonly Plan[],
  at: Instant,
  end: Instant,
): PlacedLine[][] | undefined {
  let best: { rank: number; placed: PlacedLine[][] } | undefined;
  for (const plan of plans) {
    if (at + plan.seconds > end) continue;
    const placed = placePlan(busy, plan, at);
    if (!placed) continue;
    const rank = plans.length > 1 ? rankOf(busy, placed) : 0;
    if (!best || rank < best.rank) best = { rank, placed };
  }
  return best?.placed;
}
