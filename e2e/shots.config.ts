import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/** Pictures of the guest's states, to be looked at: `SHOTS=<folder> npx playwright test -c shots.config.ts` */
export default defineConfig({ ...config, testDir: 'shots', testMatch: '*.shots.ts', timeout: 600_000 });
