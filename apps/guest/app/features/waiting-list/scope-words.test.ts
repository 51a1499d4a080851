import { expect, it } from 'vitest';
import { scopeChoices } from './scope-words.ts';

it('[SLOT-013] offers the day, its week and its month under their wire names', () => {
  expect(scopeChoices('2026-08-14')).toEqual([
    { scope: 'this_date', words: 'Only Friday 14 August' },
    { scope: 'this_week', words: 'That week, 10 – 16 August' },
    { scope: 'this_month', words: 'Any day in August' },
  ]);
});

it('names both months of a week that has two', () => {
  expect(scopeChoices('2026-09-30')[1]?.words).toBe('That week, 28 September – 4 October');
});
