import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The tests of the pure rules, for Stryker. */
export default defineConfig({
  resolve: {
    alias: [
      {
        find: /^fast-check$/,
        replacement: fileURLToPath(new URL('src/few-runs.ts', import.meta.url)),
        customResolver: (id: string, importer?: string) => (importer?.includes('/mutation/') ? null : id),
      },
    ],
  },
  test: {
    include: ['packages/domain/src/**/*.test.ts'],
    // Reads the source, which is another one with mutants in it.
    exclude: ['packages/domain/src/purity.test.ts'],
    environment: 'node',
    isolate: false,
    testTimeout: 300_000,
  },
});
