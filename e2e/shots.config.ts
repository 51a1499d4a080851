import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/** Screenshots of guest pages for review: `SHOTS=<folder> npx playwright test -c shots.config.ts` */
export default defineConfig({ ...config, testDir: 'shots', testMatch: '*.shots.ts', timeout: 600_000 });
