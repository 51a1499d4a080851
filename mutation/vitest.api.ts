import { defineConfig } from 'vitest/config';
import { lastingWorker } from './src/lasting-worker.ts';

/** The tests of a server feature, on real PostgreSQL, for Stryker. MUTATED_TESTS says which. */
export default defineConfig({
  plugins: [lastingWorker],
  test: {
    include: [process.env.MUTATED_TESTS ?? 'apps/server/src/**/*.test.ts'],
    environment: 'node',
    globalSetup: ['apps/server/test/kit/global-setup.ts'],
    setupFiles: ['apps/server/test/kit/unordered-rows.ts'],
    isolate: false,
    maxWorkers: 1,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
