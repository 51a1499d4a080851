import { expect, test } from 'vitest';
import { drawCurves } from './chart.ts';
import { tableOf, withTable } from './results.ts';

const figures = [{ what: 'start', value: 2, unit: 's', budget: 5, better: 'less' as const }];

test('only the table of the guide is replaced', () => {
  const guide = 'before\n<!-- figures: written by npm run bench -- --write -->\nold\n<!-- end of figures -->\nafter\n';
  const table = tableOf({ start: { day: '2026-11-15', figures, curves: [] } });
  const text = withTable(guide, table);
  expect(text).toMatch(/^before\n[\s\S]*\| start \| 2\.00 s \| ≤ 5\.00 s \| yes \|[\s\S]*after\n$/);
  expect(text).not.toContain('old');
  expect(() => withTable('nothing', table)).toThrow('no place');
});

test('a chart has a point for each size, and the budget', () => {
  const points = [10_000, 100_000, 1_000_000].map((size, index) => ({ size, value: index + 1 }));
  const svg = drawCurves([{ what: 'month', unit: 'ms', along: 'appointments', budget: 20, points }]);
  expect(svg.match(/<circle/g)).toHaveLength(3);
  expect(svg).toContain('1,000,000');
  expect(svg).toContain('20.0 ms');
});
