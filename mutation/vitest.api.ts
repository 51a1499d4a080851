import { defineConfig } from 'vitest/config';
import { lastingWorker } from './src/lasting-worker.ts';

const patience = Number(process.env.MUTATED_PATIENCE ?? 1);

/** The tests of server features, on real PostgreSQL, for Stryker. MUTATED_TESTS says which. */
export default defineConfig({
  plugins: process.env.MUTATED_THREADS === 'lasting' ? [lastingWorker] : [],
  test: {
    include: (process.env.MUTATED_TESTS ?? 'apps/server/src/**/*.test.ts').split(','),
    environment: 'node',
    globalSetup: ['apps/server/test/kit/global-setup.ts'],
    setupFiles: ['apps/server/test/kit/unordered-rows.ts', 'mutation/src/quick-to-fail.ts'],
    isolate: false,
    maxWorkers: 1,
    testTimeout: 120_000 * patience,
    hookTimeout: 120_000 * patience,
    expect: { poll: { timeout: 30_000 * patience } },
  },
});
