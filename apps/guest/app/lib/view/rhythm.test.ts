import { describe, expect, it } from 'vitest';
import { isWeekly, rhythm, rhythmWithTime } from './rhythm.ts';

/** Tuesday 11 August 2026, 6:15 pm by the shop's wall clock. */
const FIRST = Date.UTC(2026, 7, 11, 18, 15) / 1000;
const weeks = (...after: number[]) => after.map((week) => FIRST + week * 7 * 86_400);

describe('the rhythm of a class', () => {
  it.each([
    [weeks(0, 1, 2), 'Every Tuesday', true],
    // A missing date does not change the rhythm of the others.
    [weeks(0, 1, 3), 'Every Tuesday', true],
    [weeks(0, 2, 4), 'Every second Tuesday', false],
    [weeks(0, 4), null, false],
    [[FIRST, FIRST + 86_400], null, false],
    [[FIRST, FIRST + 7 * 86_400 + 1_800], null, false],
    [weeks(0), null, false],
    [[], null, false],
  ])('of %j is %s', (times, words, weekly) => {
    expect(rhythm(times)).toBe(words);
    expect(isWeekly(times)).toBe(weekly);
    expect(rhythmWithTime(times)).toBe(words && `${words}, 6:15 pm`);
  });
});
