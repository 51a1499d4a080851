interface Span {
  from: number;
  to: number;
}

const DAY = 24 * 60;

/** The spans of a day after one end was dragged: it stops before its other end and before the next span. */
export function movedEdge<One extends Span>(
  spans: readonly One[],
  index: number,
  end: 'from' | 'to',
  minute: number,
  least: number,
): One[] {
  const span = spans[index];
  if (!span) return [...spans];
  const before = spans[index - 1];
  const after = spans[index + 1];
  const [first, last] =
    end === 'from'
      ? [before ? before.to + least : 0, span.to - least]
      : [span.from + least, after ? after.from - least : DAY];
  return spans.with(index, { ...span, [end]: Math.min(Math.max(minute, first), Math.max(first, last)) });
}
