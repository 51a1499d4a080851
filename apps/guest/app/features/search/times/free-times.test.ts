import { wallOf } from '@thyme/domain/time';
import { describe, expect, it } from 'vitest';
import { freeTimes, pinText } from './free-times.ts';

/** Thursday 6 August 2026, 15:30 in Ireland (14:30 UTC). */
const NOW = Date.UTC(2026, 7, 6, 14, 30) / 1000;
const wall = (day: number, hour: number, minute = 0) => Date.UTC(2026, 7, day, hour, minute) / 1000;
const words = (...times: number[]) => freeTimes(times, wallOf('Europe/Dublin', NOW)).map(({ text }) => text);

describe('free times on a card', () => {
  it('[CONST-029] are those of the wall, in twelve hours, with the day where it changes', () => {
    expect(words(wall(6, 16, 15), wall(6, 17, 30), wall(7, 9))).toEqual(['Today 4:15 pm', '5:30 pm', 'Fri 9:00 am']);
  });

  it('name the date a week away and more', () => {
    expect(words(wall(12, 12), wall(13, 9))).toEqual(['Wed 12:00 pm', 'Thu 13 9:00 am']);
  });

  it('count days on the wall of the shop, not on ours', () => {
    const late = Date.UTC(2026, 7, 6, 23, 30) / 1000;
    expect(freeTimes([wall(7, 9)], wallOf('Europe/Dublin', late))[0]?.text).toBe('Today 9:00 am');
    expect(freeTimes([wall(7, 9)], wallOf('America/New_York', late))[0]?.text).toBe('Fri 9:00 am');
  });

  it('are short on a pin', () => {
    expect(pinText([wall(6, 16, 15)], wallOf('Europe/Dublin', NOW))).toBe('4:15 pm');
    expect(pinText([wall(10, 9)], wallOf('Europe/Dublin', NOW))).toBe('Mon');
    expect(pinText([], wallOf('Europe/Dublin', NOW))).toBeNull();
  });
});
