import { describe, expect, it } from 'vitest';
import { presets, rangeWords } from './range.ts';

describe('a span of days', () => {
  it.each([
    ['2026-08-01', '2026-08-22', '1 – 22 August'],
    ['2026-07-06', '2026-08-22', '6 July – 22 August'],
    ['2026-08-22', '2026-08-22', '22 August'],
    ['2025-12-30', '2026-01-02', '30 December 2025 – 2 January 2026'],
    ['2025-08-01', '2025-08-31', '1 – 31 August 2025'],
  ])('[BOOKS-001] from %s to %s is %s', (from, to, words) => {
    expect(rangeWords({ from, to }, '2026-08-22')).toBe(words);
  });

  it('[BOOKS-001] knows the ends of months', () => {
    expect(presets('2026-03-05').find(({ label }) => label === 'Last month')?.range).toEqual({
      from: '2026-02-01',
      to: '2026-02-28',
    });
  });
});
