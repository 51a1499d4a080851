import type { Instant } from '../time/index.ts';
import type { Part } from './plan/plan.ts';
import type { BusyCalendar } from './types.ts';

/** A booked line or a hold: the chair is taken from `from` up to, but not including, `to`. */
export type BusyRange = { readonly chair: number; readonly from: Instant; readonly to: Instant };

const NOTHING = new Float64Array();

/** Merges one chair's ranges in place; `flat` is [from, to, …] in any order. */
function mergeSpans(flat: number[]): Float64Array {
  if (flat.length === 0) return NOTHING;
  const count = flat.length / 2;
  let sorted = true;
  for (let i = 2; i < flat.length && sorted; i += 2) sorted = (flat[i] as number) >= (flat[i - 2] as number);
  const order = Array.from({ length: count }, (_, index) => index * 2);
  if (!sorted) order.sort((a, b) => (flat[a] as number) - (flat[b] as number));
  const merged = new Float64Array(flat.length);
  let end = 0;
  for (const index of order) {
    const from = flat[index] as number;
    const to = flat[index + 1] as number;
    if (to <= from) continue;
    if (end > 0 && from <= (merged[end - 1] as number)) {
      merged[end - 1] = Math.max(merged[end - 1] as number, to);
    } else {
      merged[end++] = from;
      merged[end++] = to;
    }
  }
  return merged.subarray(0, end);
}

function spansByChair(chairs: readonly number[], ranges: Iterable<BusyRange>): Float64Array[] {
  const flats = new Map<number, number[]>(chairs.map((chair) => [chair, []]));
  for (const { chair, from, to } of ranges) flats.get(chair)?.push(from, to);
  return chairs.map((chair) => mergeSpans(flats.get(chair) ?? []));
}

/**
 * Groups busy ranges by chair. `chairs` are the existing chairs in the order they are filled, `units` those of rooms and
 * equipment; ranges of others are ignored. Ranges already sorted by start need no sorting. `off` are the times when a
 * chair does not work, from `chairTimeOff`, or a room is closed.
 */
export function busyCalendar(
  chairs: readonly number[],
  ranges: Iterable<BusyRange>,
  off: Iterable<BusyRange> = [],
  units: readonly number[] = [],
): BusyCalendar {
  const all = [...chairs, ...units];
  return { chairs: all, chairCount: chairs.length, spans: spansByChair(all, ranges), off: spansByChair(all, off) };
}

/** The same calendar with more ranges taken, so that one appointment of a cart blocks the next one. */
export function alsoBusy(busy: BusyCalendar, ranges: readonly BusyRange[]): BusyCalendar {
  if (ranges.length === 0) return busy;
  const spans = busy.spans.map((taken, index) => {
    const added = ranges.filter(({ chair }) => chair === busy.chairs[index]);
    return added.length === 0 ? taken : mergeSpans([...taken, ...added.flatMap(({ from, to }) => [from, to])]);
  });
  return { ...busy, spans };
}

/** Index of the first span that ends after `from`; spans are disjoint, so their ends ascend too. */
function firstEndingAfter(spans: Float64Array, from: Instant): number {
  let low = 0;
  let high = spans.length / 2;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle * 2 + 1] as number) > from) high = middle;
    else low = middle + 1;
  }
  return low * 2;
}

function isClear(spans: Float64Array, from: Instant, to: Instant): boolean {
  const index = firstEndingAfter(spans, from);
  return index >= spans.length || (spans[index] as number) >= to;
}

/** Whether a chair or unit can take all parts of a need, which count from `start`. */
export function takesParts(busy: BusyCalendar, index: number, parts: readonly Part[], start: Instant): boolean {
  const taken = busy.spans[index] as Float64Array;
  const off = busy.off[index] as Float64Array;
  return parts.every(
    ({ from, to, takenFrom, takenTo }) =>
      isClear(taken, start + takenFrom, start + takenTo) && (from === to || isClear(off, start + from, start + to)),
  );
}

/** How long a chair is taken within a span, and when the last of these times up to `before` ends. */
export function busyWithin(
  busy: BusyCalendar,
  index: number,
  { from, to }: { readonly from: Instant; readonly to: Instant },
  before: Instant,
): { seconds: number; lastEnd: Instant | undefined } {
  const spans = busy.spans[index] as Float64Array;
  let seconds = 0;
  let lastEnd: Instant | undefined;
  for (let at = firstEndingAfter(spans, from); at < spans.length && (spans[at] as number) < to; at += 2) {
    const end = spans[at + 1] as number;
    seconds += Math.min(end, to) - Math.max(spans[at] as number, from);
    if (end <= before) lastEnd = end;
  }
  return { seconds, lastEnd };
}

/** The same calendar with its chairs in another order; units stay where they are. */
export function chairsInOrder(busy: BusyCalendar, order: readonly number[]): BusyCalendar {
  const indexes = [
    ...order.map((chair) => busy.chairs.indexOf(chair)),
    ...busy.chairs.slice(busy.chairCount).map((_, unit) => busy.chairCount + unit),
  ];
  const pick = <Item>(items: readonly Item[]) => indexes.map((index) => items[index] as Item);
  return { ...busy, chairs: pick(busy.chairs), spans: pick(busy.spans), off: pick(busy.off) };
}
