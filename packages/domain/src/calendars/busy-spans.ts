import { DAY, type Instant } from '../time/index.ts';

export interface BusySpan {
  from: Instant;
  to: Instant;
}

/** Ordered spans, adjacent and overlapping ones merged, cut to a window. */
export function mergeSpans(spans: readonly BusySpan[], window: BusySpan): BusySpan[] {
  const merged: BusySpan[] = [];
  const inside = spans
    .map(({ from, to }) => ({ from: Math.max(from, window.from), to: Math.min(to, window.to) }))
    .filter(({ from, to }) => from < to)
    .toSorted((a, b) => a.from - b.from);
  for (const span of inside) {
    const last = merged.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else merged.push({ ...span });
  }
  return merged;
}

/** Added and removed spans. */
export function changedSpans<Known extends BusySpan>(known: readonly Known[], wanted: readonly BusySpan[]) {
  const key = ({ from, to }: BusySpan) => `${from}-${to}`;
  const before = new Set(known.map(key));
  const after = new Set(wanted.map(key));
  return { added: wanted.filter((one) => !before.has(key(one))), gone: known.filter((one) => !after.has(key(one))) };
}

/** A calendar row may not be longer than a day, so a longer span is stored in parts. */
export function piecesOf({ from, to }: BusySpan): BusySpan[] {
  const pieces: BusySpan[] = [];
  for (let start = from; start < to; start += DAY) pieces.push({ from: start, to: Math.min(start + DAY, to) });
  return pieces;
}
