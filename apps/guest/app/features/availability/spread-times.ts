import type { LocalDate, WallSeconds } from '@thyme/domain/time';

interface Time {
  date: LocalDate;
  time: WallSeconds;
}

const SHOWN = 4;
const ON_FIRST_DAY = 2;

/**
 * Four times worth offering first: two of the soonest day, then the first of the days after it. Four of one morning
 * would help nobody who cannot come that morning. Where few days are free the soonest times fill up.
 */
export function spreadTimes(soonest: readonly Time[], firstOfDays: readonly Time[]): Time[] {
  const [first] = soonest;
  if (!first) return [];
  const sameDay = soonest.filter(({ date }) => date === first.date).slice(0, ON_FIRST_DAY);
  const later = firstOfDays.filter(({ date }) => date > first.date);
  const all = [...sameDay, ...later.slice(0, SHOWN - sameDay.length), ...soonest];
  const known = new Map(all.map((time) => [time.time, time]));
  return [...known.values()].slice(0, SHOWN).sort((a, b) => a.time - b.time);
}
