import { expect, it } from 'vitest';
import { irishDay } from './dates.ts';

const HALF_HOUR = 1800;
const intl = new Intl.DateTimeFormat('en-IE', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Europe/Dublin',
});

/** The midnights of twelve years, and half an hour to either side of them, where a wrong hour shows as a wrong day. */
function* midnights(): Generator<number> {
  for (let day = Date.UTC(2021, 0, 1) / 1000; day < Date.UTC(2033, 0, 1) / 1000; day += 86_400)
    for (const step of [-3, -1, 0, 1]) yield day + step * HALF_HOUR;
}

it('is the same day as Intl computes for Dublin', () => {
  // Intl writes September in four letters; ours are three throughout, as everywhere on the page.
  for (const instant of midnights()) expect(irishDay(instant)).toBe(intl.format(instant * 1000).replace('Sept', 'Sep'));
});

it('is written with the day first', () => {
  expect(irishDay(Date.UTC(2026, 7, 3, 23, 30) / 1000)).toBe('4 Aug 2026');
  expect(irishDay(Date.UTC(2026, 11, 31, 23, 59) / 1000)).toBe('31 Dec 2026');
});
