import { expect, test } from 'vitest';
import { isWithin, line } from './figure.ts';

test('less is better for time and weight, more for pages a second; the budget itself is within', () => {
  expect(isWithin({ what: 'start', value: 5, unit: 's', budget: 5, better: 'less' })).toBe(true);
  expect(isWithin({ what: 'start', value: 5.1, unit: 's', budget: 5, better: 'less' })).toBe(false);
  expect(isWithin({ what: 'pages', value: 249, unit: '/s', budget: 250, better: 'more' })).toBe(false);
});

test('a line tells figure, budget, ratio and verdict', () => {
  expect(line({ what: 'start', value: 2.5, unit: 's', budget: 5, better: 'less' })).toMatch(
    /^✓ start +2\.50 s {3}≤ 5\.00 s +0\.50×$/,
  );
});
