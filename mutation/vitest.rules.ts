import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { lastingWorker } from './src/lasting-worker.ts';

const fewRuns = fileURLToPath(new URL('src/few-runs.ts', import.meta.url));

/** The tests of the pure rules, for Stryker. MUTATED_TESTS says which. */
export default defineConfig({
  plugins: [
    ...(process.env.MUTATED_THREADS === 'lasting' ? [lastingWorker] : []),
    {
      name: 'few-runs',
      enforce: 'pre',
      resolveId: (id, importer) => (id === 'fast-check' && importer !== fewRuns ? fewRuns : null),
    },
  ],
  test: {
    include: (process.env.MUTATED_TESTS ?? 'packages/domain/src/**/*.test.ts').split(','),
    // Reads the source, which is another one with mutants in it.
    exclude: ['packages/domain/src/purity.test.ts'],
    environment: 'node',
    isolate: false,
    testTimeout: 300_000,
  },
});
