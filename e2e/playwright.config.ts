import { defineConfig } from '@playwright/test';
import { findChromium } from '../scripts/testing/chromium.ts';

/** Flags that keep Chromium quiet, and let it run in containers and as root. */
const args = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-dev-shm-usage',
  // A repeated attempt to click scrolls smoothly: the button then leaves between press and release.
  '--disable-smooth-scrolling',
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
  // mDNS host names would not resolve between two browsers on the same machine, so ICE uses addresses.
  '--disable-features=WebRtcHideLocalIpsWithMdns',
];

/** The built site in real Chromium. With BASE_URL set, tests use that address; otherwise they start their own server. */
export default defineConfig({
  testDir: 'tests',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  globalSetup: './global-setup.ts',
  reporter: [['list']],
  outputDir: 'test-results',
  use: {
    baseURL: process.env.BASE_URL,
    locale: 'en-IE',
    timezoneId: 'Europe/Dublin',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    trace: 'off',
    // Opening and closing dialogs took a third of all time. Tests of what moves ask for motion (support/motion.ts).
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: findChromium(), args },
  },
  projects: [{ name: 'chromium' }],
});
