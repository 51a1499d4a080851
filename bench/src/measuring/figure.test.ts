import { expect, test } from 'vitest';
import { type Figure, isWithin, line } from './figure.ts';

const start: Figure = { what: 'start', value: 2.5, unit: 's', budget: 5, better: 'less' };

test('less is better for time and weight, more for pages a second; the budget itself is within', () => {
  expect(isWithin({ ...start, value: 5 })).toBe(true);
  expect(isWithin({ ...start, value: 5.1 })).toBe(false);
  expect(isWithin({ what: 'pages', value: 249, unit: '/s', budget: 250, better: 'more' })).toBe(false);
});

test('a line has figure, budget, ratio and verdict', () => {
  expect(line(start)).toMatch(/^✓ start +2\.50 s {3}≤ 5\.00 s +0\.50×$/);
});

test('a line has the ratio to the reference, or the reference where the units differ', () => {
  const bare = { what: 'an empty answer', value: 0.5, unit: 's' };
  expect(line({ ...start, reference: bare })).toContain('5.0× an empty answer: 0.500 s');
  expect(line({ ...start, reference: { ...bare, unit: '/s' } })).toMatch(/ {2}an empty answer: 0\.500 \/s$/);
});
