import { inject } from 'vitest';

const patience = Number(process.env.MUTATED_PATIENCE ?? 1);
const stryker = inject as (key: string) => unknown;

interface Worker {
  config: { testTimeout: number; hookTimeout: number; expect: { poll?: { timeout?: number } } };
}

/**
 * Many changes make a test wait for what never comes, so a test of a mutant gets less time than the same test without
 * one. What only the machine made slow is tried again with more patience.
 */
if (stryker('mode') === 'mutant') {
  // Not with vi.setConfig: in a thread that lasts, it would bring the first mutant's configuration back after each file.
  const { config } = (globalThis as unknown as { __vitest_worker__: Worker }).__vitest_worker__;
  config.testTimeout = 20_000 * patience;
  config.hookTimeout = 40_000 * patience;
  config.expect = { ...config.expect, poll: { ...config.expect.poll, timeout: 5_000 * patience } };
}
