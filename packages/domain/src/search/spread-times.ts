const MINUTE = 60;
/** Tried in turn: times two hours apart are two choices, times a quarter of an hour apart are one. */
const GAPS = [120 * MINUTE, 60 * MINUTE, 30 * MINUTE];
/** With several days to choose from, no day takes all the places. */
const A_DAY = 2;

/**
 * A few free times that differ, for a card: the very first, then others at least half an hour apart, better two hours,
 * and not all on one day when there are more. Takes the starts of each day in order, in seconds.
 */
export function spreadTimes(days: readonly (readonly number[])[], count: number): number[] {
  const open = days.filter((starts) => starts.length > 0);
  const perDay = open.length > 1 ? A_DAY : count;
  let chosen: number[] = [];
  for (const gap of GAPS) {
    chosen = open.flatMap((starts) => apart(starts, gap, perDay)).slice(0, count);
    if (chosen.length === count) break;
  }
  return chosen;
}

function apart(starts: readonly number[], gap: number, most: number): number[] {
  const chosen: number[] = [];
  for (const start of starts) {
    if (chosen.length === most) break;
    if (chosen.length === 0 || start - (chosen.at(-1) as number) >= gap) chosen.push(start);
  }
  return chosen;
}
