import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const fewRuns = fileURLToPath(new URL('src/few-runs.ts', import.meta.url));

/** The tests of the pure rules, for Stryker. MUTATED_TESTS says which. */
export default defineConfig({
  plugins: [
    {
      name: 'few-runs',
      enforce: 'pre',
      resolveId: (id, importer) => (id === 'fast-check' && importer !== fewRuns ? fewRuns : null),
    },
  ],
  test: {
    include: [process.env.MUTATED_TESTS ?? 'packages/domain/src/**/*.test.ts'],
    // Reads the source, which is another one with mutants in it.
    exclude: ['packages/domain/src/purity.test.ts'],
    environment: 'node',
    isolate: false,
    testTimeout: 300_000,
  },
});
