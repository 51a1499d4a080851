import { defineConfig } from 'vitest/config';

/** How long a test may take before it counts as hanging: generous, since a machine with other work is no fault of the code. */
const patience = 120_000;

/** Polling stops as soon as the assertion holds, so a busy machine only needs more patience. */
const polling = { poll: { timeout: 30_000 } };

/** As many as the tests' machine has cores; left alone, one of two would be idle. */
const maxWorkers = 2;

/** `rules` are pure and fast; `api` starts real PostgreSQL databases, so its files share few workers. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'rules',
          include: [
            'packages/domain/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
            'mutation/src/**/*.test.ts',
            'packages/site/src/**/*.test.ts',
            'apps/{guest,business}/{app,map,vite}/**/*.test.ts',
          ],
          environment: 'node',
          // Rules keep nothing between two files, so a worker need not load them anew for each.
          isolate: false,
          maxWorkers,
          sequence: { groupOrder: 0 },
          testTimeout: patience,
          expect: polling,
        },
      },
      {
        test: {
          name: 'components',
          include: [
            'packages/{art,call,ui}/src/**/*.test.{ts,tsx}',
            'packages/site/src/**/*.test.tsx',
            'apps/{guest,business}/app/**/*.test.tsx',
          ],
          environment: 'jsdom',
          // A page of its own for every file, in a process that is there already: half the time of new processes.
          pool: 'vmThreads',
          maxWorkers,
          sequence: { groupOrder: 1 },
          testTimeout: patience,
          expect: polling,
        },
      },
      {
        test: {
          name: 'api',
          include: ['packages/{db,demo,local-postgres}/src/**/*.test.ts', 'apps/server/{src,test}/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['apps/server/test/kit/global-setup.ts'],
          setupFiles: ['apps/server/test/kit/unordered-rows.ts'],
          // Loading the server takes longer than most files' tests: a worker loads it once. Every file has its own database.
          isolate: false,
          maxWorkers,
          sequence: { groupOrder: 2 },
          testTimeout: patience,
          expect: polling,
          hookTimeout: patience,
        },
      },
    ],
  },
});
