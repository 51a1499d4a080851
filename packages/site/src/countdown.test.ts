import { describe, expect, it } from 'vitest';
import { leftWords } from './countdown.tsx';

describe('the remaining time', () => {
  it.each([
    [9, '9 s'],
    [60, '1 min 0 s'],
    [1400, '23 min 20 s'],
    [63_720, '17 h 42 min'],
    [86_400, '1 day 0 h'],
    [535_000, '6 days 4 h'],
    [-5, '0 s'],
  ])('%i seconds are %s', (seconds, words) => {
    expect(leftWords(seconds)).toBe(words);
  });
});
