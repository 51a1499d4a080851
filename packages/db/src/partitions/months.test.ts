import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMonths, monthIn, monthOf, startOf, tableOf } from './months.ts';

const instants = fc.integer({ min: Date.UTC(1990, 0) / 1000, max: Date.UTC(2200, 0) / 1000 });

describe('months of partitions', () => {
  it('contain their instants: from the first moment to before that of the next', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const month = monthOf(instant);
        expect(Date.parse(startOf(month)) / 1000).toBeLessThanOrEqual(instant);
        expect(Date.parse(startOf(addMonths(month, 1))) / 1000).toBeGreaterThan(instant);
      }),
    );
  });

  it('are added and subtracted over years', () => {
    fc.assert(
      fc.property(instants, fc.integer({ min: -500, max: 500 }), (instant, count) => {
        expect(addMonths(addMonths(monthOf(instant), count), -count)).toBe(monthOf(instant));
      }),
    );
    expect(addMonths('2026-11', 3)).toBe('2027-02');
  });

  it('are read back from the names of partitions, and from no other name', () => {
    expect(monthIn(tableOf('audit_entries', '2026-03'), 'audit_entries')).toBe('2026-03');
    for (const name of ['audit_entries_default', 'audit_entries_2026_13', 'outbox_2026_03', 'x_audit_entries_2026_03'])
      expect(monthIn(name, 'audit_entries')).toBeNull();
  });
});
