import { defineConfig } from 'vitest/config';

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
            'apps/guest/app/**/*.test.ts',
          ],
          environment: 'node',
        },
      },
      {
        test: {
          name: 'components',
          include: ['packages/ui/src/**/*.test.{ts,tsx}', 'apps/guest/app/**/*.test.tsx'],
          environment: 'jsdom',
        },
      },
      {
        test: {
          name: 'api',
          include: ['packages/db/src/**/*.test.ts', 'apps/server/src/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['packages/db/src/testing/global-setup.ts'],
          maxWorkers: 2,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
