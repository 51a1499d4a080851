import type { LocalDate } from '../time/index.ts';

export type WorkSpan = { readonly from: number; readonly to: number };

/** The effect of a swap on one person and date. */
export type SwappedDay = { readonly person: 'giver' | 'taker'; readonly date: LocalDate; readonly hours: WorkSpan[] };

type Swap = {
  readonly date: LocalDate;
  /** The day that the giver gets in return; null if the day is only taken over. */
  readonly otherDate: LocalDate | null;
  /** The current hours of the two on a date. */
  readonly works: (person: 'giver' | 'taker', date: LocalDate) => readonly WorkSpan[];
};

export type SwapProblem = {
  readonly field: 'date' | 'other_date';
  readonly code: 'past' | 'giver-is-off' | 'taker-is-off';
};

/** The error of a swap, by field: each gives an upcoming day on which they work. */
export function swapProblem({ date, otherDate, works }: Swap, today: LocalDate): SwapProblem | null {
  if (date < today) return { field: 'date', code: 'past' };
  if (works('giver', date).length === 0) return { field: 'date', code: 'giver-is-off' };
  if (otherDate === null) return null;
  if (otherDate < today) return { field: 'other_date', code: 'past' };
  if (works('taker', otherDate).length === 0) return { field: 'other_date', code: 'taker-is-off' };
  return null;
}

/**
 * The days of both after a swap. The person who takes a day works the other's hours in addition to their own; the
 * person who gives it is off, and if both give the same day they exchange their hours. Every minute that one of them
 * worked is still worked.
 */
export function swapDays({ date, otherDate, works }: Swap): SwappedDay[] {
  if (otherDate === date)
    return [
      { person: 'giver', date, hours: [...works('taker', date)] },
      { person: 'taker', date, hours: [...works('giver', date)] },
    ];
  const taken: SwappedDay[] = [
    { person: 'giver', date, hours: [] },
    { person: 'taker', date, hours: together(works('taker', date), works('giver', date)) },
  ];
  if (otherDate === null) return taken;
  return [
    ...taken,
    { person: 'taker', date: otherDate, hours: [] },
    { person: 'giver', date: otherDate, hours: together(works('giver', otherDate), works('taker', otherDate)) },
  ];
}

/** The merged hours of both, without overlaps. */
function together(one: readonly WorkSpan[], other: readonly WorkSpan[]): WorkSpan[] {
  const joined: { from: number; to: number }[] = [];
  for (const { from, to } of [...one, ...other].sort((a, b) => a.from - b.from)) {
    const last = joined.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else joined.push({ from, to });
  }
  return joined;
}
