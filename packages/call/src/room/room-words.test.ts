import { describe, expect, it } from 'vitest';
import { lengthWords, startWords, whenWords } from './room-words.ts';

const ONE_PM = Date.UTC(2026, 7, 11, 12, 0) / 1_000;

describe('the texts of a call', () => {
  it.each([
    [4 * 60, 'Starts in 4 minutes'],
    [70, 'Starts in 1 minute'],
    [20, 'Starts now'],
    [-3 * 60, 'Started 3 minutes ago'],
    [2 * 3_600, 'Starts in 2 hours'],
    [72 * 3_600, 'Starts in 3 days'],
  ])('state the time until the start: %s seconds', (seconds, words) => {
    expect(startWords(ONE_PM + seconds, ONE_PM)).toBe(words);
  });

  it('give the shop’s local time, with its zone', () => {
    const room = { starts_at: ONE_PM, ends_at: ONE_PM + 900, zone: 'Europe/Dublin' };
    expect(whenWords(room, ONE_PM - 600)).toBe('today at 1:00 pm, Irish time');
    expect(whenWords(room, ONE_PM - 86_400)).toBe('on Tue 11 Aug at 1:00 pm, Irish time');
    expect(lengthWords(room)).toBe('About 15 minutes.');
  });
});
