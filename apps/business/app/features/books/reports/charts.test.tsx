import { render } from '@thyme/ui/testing.ts';
import { describe, expect, it } from 'vitest';
import type { Report } from '../operations.ts';
import { Columns, Heat, Legend } from './charts.tsx';

const report = (more: Partial<Report>) =>
  ({ key: 'fill', unit: 'percent', series: [], rows: [], total: 0, before: 0, ...more }) as Report;
const colours = (part: Element) => [...part.querySelectorAll('span')].flatMap((one) => [...one.classList]);

describe('the charts of the reports', () => {
  it('[BOOKS-045] has the hours of the week as the calendar has them', () => {
    const series = ['9:00', '12:00', '13:00', '19:00'];
    const { container } = render(
      <Heat report={report({ series, rows: [{ label: 'Tue', chair_id: null, values: [1, 2, 3, 4] }] })} />,
    );
    const hours = [...(container.querySelector('.text-center')?.children ?? [])].map((hour) => hour.textContent);
    expect(hours).toEqual(['', '9', '12', '1', '7']);
  });

  it('[BOOKS-043] never shows a no-show in green', () => {
    const missed = report({
      key: 'missed',
      series: ['No-shows', 'Cancelled'],
      rows: [{ label: '2026-06-15', chair_id: null, values: [8, 4] }],
    });
    for (const part of [<Columns key="columns" report={missed} />, <Legend key="legend" report={missed} />]) {
      const { container } = render(part);
      expect(colours(container)).not.toContain('bg-thyme-500');
      expect(colours(container)).toContain('bg-clay');
    }
  });
});
