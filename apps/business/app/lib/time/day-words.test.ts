import { expect, it } from 'vitest';
import { dayTimeInText, dayTimeWords } from './day-words.ts';

const half = (day: string) => Date.parse(`${day}T13:30:00Z`) / 1000;

it('names a day with its time, alone and within a sentence', () => {
  const today = '2026-11-19';
  expect(dayTimeWords(half('2026-11-19'), today)).toBe('Today, 1:30 pm');
  expect(dayTimeInText(half('2026-11-19'), today)).toBe('today at 1:30 pm');
  expect(dayTimeWords(half('2025-11-14'), today)).toBe('Fri 14 Nov 2025, 1:30 pm');
  expect(dayTimeInText(half('2025-11-14'), today)).toBe('Fri 14 Nov 2025 at 1:30 pm');
});
