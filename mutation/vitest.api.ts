import { defineConfig } from 'vitest/config';

/** The tests of a server feature, on real PostgreSQL, for Stryker. MUTATED_TESTS says which. */
export default defineConfig({
  test: {
    include: [process.env.MUTATED_TESTS ?? 'apps/server/src/**/*.test.ts'],
    environment: 'node',
    globalSetup: ['apps/server/test/kit/global-setup.ts'],
    isolate: false,
    maxWorkers: 1,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
