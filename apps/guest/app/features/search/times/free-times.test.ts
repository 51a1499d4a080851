import { wallOf } from '@thyme/domain/time';
import { describe, expect, it } from 'vitest';
import { freeTimes, pinText } from './free-times.ts';

/** Thursday 6 August 2026, 15:30 in Ireland (14:30 UTC). */
const NOW = Date.UTC(2026, 7, 6, 14, 30) / 1000;
const wall = (day: number, hour: number, minute = 0) => Date.UTC(2026, 7, day, hour, minute) / 1000;
const words = (...times: number[]) => freeTimes(times, wallOf('Europe/Dublin', NOW)).map(({ text }) => text);

describe('free times on a card', () => {
  it('[CONST-029] are in wall-clock time, in the twelve-hour format, with the day where it changes', () => {
    expect(words(wall(6, 16, 15), wall(6, 17, 30), wall(7, 9))).toEqual(['Today 4:15 pm', '5:30 pm', 'Fri 9:00 am']);
  });

  it('name the date a week away and more', () => {
    expect(words(wall(12, 12), wall(13, 9))).toEqual(['Wed 12:00 pm', 'Thu 13 9:00 am']);
  });

  it('count days in the shop’s time zone, not in the browser’s', () => {
    const late = Date.UTC(2026, 7, 6, 23, 30) / 1000;
    expect(freeTimes([wall(7, 9)], wallOf('Europe/Dublin', late))[0]?.text).toBe('Today 9:00 am');
    expect(freeTimes([wall(7, 9)], wallOf('America/New_York', late))[0]?.text).toBe('Fri 9:00 am');
  });

  it('say no day where the page names it', () => {
    const texts = freeTimes([wall(7, 17), wall(7, 18, 30)], wallOf('Europe/Dublin', NOW), true);
    expect(texts.map(({ text }) => text)).toEqual(['5:00 pm', '6:30 pm']);
  });

  it('[SEARCH-014] are a time on a pin, with the weekday where it is not today', () => {
    expect(pinText(wall(6, 16, 15), 0)).toBe('4:15 pm');
    expect(pinText(wall(10, 9), 4)).toBe('Mon 9:00 am');
    expect(pinText(wall(20, 9), 14)).toBe('Thu 20 9:00 am');
    expect(pinText(wall(10, 9), 4, true)).toBe('9:00 am');
    expect(pinText(null, null)).toBeNull();
  });
});
