import type { LocalDate, WallSeconds } from '@thyme/domain/time';

interface Time {
  date: LocalDate;
  time: WallSeconds;
}

const SHOWN = 4;

/**
 * Four times to offer first: the first of four different days, since four of one morning do not help a guest who is busy
 * that morning. Where fewer days are free, the soonest times fill up.
 */
export function spreadTimes(soonest: readonly Time[], firstOfDays: readonly Time[]): Time[] {
  const [first] = soonest;
  if (!first) return [];
  const later = firstOfDays.filter(({ date }) => date > first.date).slice(0, SHOWN - 1);
  const known = new Map([first, ...later, ...soonest].map((time) => [time.time, time]));
  return [...known.values()].slice(0, SHOWN).sort((a, b) => a.time - b.time);
}
