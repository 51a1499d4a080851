import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../time/index.ts';
import { absenceProblem } from './index.ts';

const TODAY = '2026-06-16';

describe('the days of an absence', () => {
  it.each([
    ['2026-06-16', '2026-06-16', null],
    ['2026-06-10', '2026-06-16', null],
    ['2026-06-18', '2026-06-17', 'to'],
    ['2026-06-01', '2026-06-15', 'to'],
    ['2026-06-16', '2027-06-16', null],
    ['2026-06-16', '2027-06-17', 'to'],
    ['2028-06-17', '2028-06-18', null],
    ['2028-06-18', '2028-06-18', 'from'],
    ['2029-01-01', '2029-01-02', 'from'],
  ])('[PEOPLE-010] from %s to %s: a problem at %s', (from, to, field) => {
    expect(absenceProblem({ from, to }, TODAY)?.field ?? null).toBe(field);
  });

  it('[PEOPLE-010] one that ends before it begins is always refused at its end', () => {
    fc.assert(
      fc.property(fc.integer({ min: -400, max: 400 }), fc.integer({ min: 1, max: 400 }), (start, back) => {
        const from = addDays(TODAY, start);
        expect(absenceProblem({ from, to: addDays(from, -back) }, TODAY)?.field).toBe('to');
      }),
    );
  });
});
