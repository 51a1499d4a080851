import { describe, expect, it } from 'vitest';
import { planFor } from './index.ts';

const plan = (id: string, price: number, diaries: number | null, period = 'month') => ({ id, price, diaries, period });
const PLANS = [
  plan('studio', 6900, 10),
  plan('team', 3900, 5),
  plan('solo', 1900, 1),
  plan('yearly', 19_000, 5, 'year'),
  plan('old', 900, null),
];

describe('the plan for a number of diaries', () => {
  it.each([
    [0, 'month', 'solo'],
    [1, 'month', 'solo'],
    [2, 'month', 'team'],
    [5, 'month', 'team'],
    [6, 'month', 'studio'],
    [11, 'month', undefined],
    [1, 'year', 'yearly'],
    [1, 'week', undefined],
  ])('[PLAN-090] %d by the %s: %s, the cheapest that is for so many', (diaries, period, id) => {
    expect(planFor(PLANS, diaries, period)?.id).toBe(id);
    expect(planFor(PLANS.toReversed(), diaries, period)?.id).toBe(id);
  });

  it('[PLAN-090] is null where there is none', () => {
    expect(planFor([], 1, 'month')).toBeNull();
  });
});
