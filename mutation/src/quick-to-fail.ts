import { inject, vi } from 'vitest';

const patience = Number(process.env.MUTATED_PATIENCE ?? 1);
const stryker = inject as (key: string) => unknown;

/**
 * Many changes make a test wait for what never comes, so a test of a mutant gets less time than the same test without
 * one. What only the machine made slow is tried again with more patience.
 */
if (stryker('mode') === 'mutant')
  vi.setConfig({
    testTimeout: 20_000 * patience,
    hookTimeout: 40_000 * patience,
    expect: { poll: { timeout: 5_000 * patience } },
  });
