import { readFileSync } from 'node:fs';
import { type ConsoleMessage, expect, type Page, test } from '@playwright/test';
import { findings, screens, tooWide } from './support/accessibility.ts';
import { ownerToken } from './support/appointments.ts';
import { expectContained } from './support/contained.ts';
import { openDesk } from './support/desk.ts';
import { pointerOnly } from './support/keys.ts';
import { anyShop } from './support/marketplace.ts';
import { publicPaths } from './support/public-paths.ts';
import { sharedPage } from './support/shared-page.ts';

/** Covered by other tests, which know the state they need: accounts, payments, video, and the shop below. */
const elsewhere = [
  ...[
    'guest-login',
    'login',
    'login/code',
    'login/message/:shop',
    'signup',
    'social-registration',
    'forget-password',
    'reset-password/:token',
  ],
  ...['profile', 'my-profile', 'appointments', 'vouchers', 'memberships', 'favorites', 'notification', 'messages/:id?'],
  ...[
    'security',
    'change-password',
    'update-email',
    'delete-account',
    'confirm-email/:token',
    'before-you-come/:token',
    'your-part/:token',
    'r/:code',
  ],
  ...['invoice/:id/:appt_id?', 'revolut/:publicId/:amount/:saleId/:revolutId'],
  'revolut-subscription/:publicId/:amount/:subscribedId/:revolutId',
  ...[
    'dev/gallery',
    ':shop_slug',
    ':shop_slug/book',
    ':shop_slug/team/:person',
    'video-vetting/:room/:userId/:profileName',
  ],
];

test('every route of the site is covered here or elsewhere', () => {
  const list = readFileSync(new URL('../../apps/guest/app/routes.ts', import.meta.url), 'utf8');
  const patterns = Array.from(list.matchAll(/\broute\('([^']+)'/g), ([, pattern = '']) => pattern);
  const known = new Set([...Object.keys(publicPaths), ...elsewhere]);
  expect(patterns.filter((pattern) => !known.has(pattern))).toEqual([]);
  expect([...known].filter((pattern) => pattern !== '' && !patterns.includes(pattern))).toEqual([]);
});

/** The cumulative layout shift since the page was opened. */
async function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!entry.hadRecentInput) sum += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
}

const MOST_SHIFT = 0.1;
const { phone, tablet, desk } = screens;

/** Opens a path on a screen of this size and checks what depends on it. */
async function expectSoundOn(page: Page, path: string, size: typeof phone): Promise<void> {
  const screen = `on ${size.width} px`;
  await page.setViewportSize(size);
  await page.goto(path);
  await expect(page.getByRole('heading').first()).toBeVisible();
  expect.soft(await shiftOf(page), `layout shift ${screen}`).toBeLessThanOrEqual(MOST_SHIFT);
  expect.soft(await tooWide(page), `width ${screen}`).toEqual([]);
  // The colours are the same on every screen, so contrast is checked once.
  expect.soft(await findings(page, { colours: size === desk }), `accessibility ${screen}`).toEqual([]);
}

/**
 * Opened on a phone and on a wide screen; in between, only the window is resized. A page is opened once for all its
 * checks, and each that fails is reported by its name.
 */
async function expectSound(page: Page, path: string): Promise<void> {
  const errors: string[] = [];
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error' && !/status of 404/.test(message.text())) errors.push(message.text());
  };
  const onError = (error: Error) => void errors.push(error.message);
  page.on('console', onConsole).on('pageerror', onError);
  await expectSoundOn(page, path, phone);
  await page.setViewportSize(tablet);
  expect.soft(await tooWide(page), `width on ${tablet.width} px`).toEqual([]);
  await expectSoundOn(page, path, desk);
  await expectContained(page);
  page.off('console', onConsole).off('pageerror', onError);
  expect.soft(await page.title(), 'title').toMatch(/\S+ – Thyme$/);
  expect(errors, 'errors on the console').toEqual([]);
}

const all = Object.values(publicPaths);
const middle = Math.ceil(all.length / 2);

// Two groups, so that two workers share them.
for (const paths of [all.slice(0, middle), all.slice(middle)])
  test.describe('a page without faults:', () => {
    const shared = sharedPage(async () => undefined);
    for (const path of paths) test(path, () => expectSound(shared(), path));
  });

test('a page without faults: a shop', async ({ page, request }) => {
  await expectSound(page, `/${(await anyShop(request)).slug}`);
});

/** Pages of the desk, as the owner of a demo shop opens them. */
const deskPaths = {
  news: '/business/news',
  'messages/:guest?': '/business/messages',
  reviews: '/business/reviews',
  'guests/:id?': '/business/guests',
  money: '/business/money',
  payments: '/business/payments',
  payouts: '/business/payouts',
  'card-fees': '/business/card-fees',
  memberships: '/business/memberships',
  drawer: '/business/drawer',
  vat: '/business/vat',
  exports: '/business/exports',
  reports: '/business/reports',
  'import/:id?': '/business/import',
  'move-in': '/business/move-in',
  rooms: '/business/rooms',
  'team/:id?': '/business/team',
  'time-off': '/business/time-off',
  calendars: '/business/calendars',
  services: '/business/services',
  packages: '/business/packages',
  products: '/business/products',
  vouchers: '/business/vouchers',
  forms: '/business/forms',
  hours: '/business/hours',
  rules: '/business/rules',
  reminders: '/business/reminders',
  'campaigns/:id?': '/business/campaigns',
  profile: '/business/profile',
  staff: '/business/staff',
  plan: '/business/plan',
  history: '/business/history',
  more: '/business/more',
} as const;

/** Covered by other tests, which know the state they need. */
const deskElsewhere = [
  'login',
  'forgot-password',
  'reset-password/:token',
  'sign-up',
  'join/:token',
  'call/:room',
  'till/:id',
  '*',
];

test('every route of the desk is covered here or elsewhere', () => {
  const list = readFileSync(new URL('../../apps/business/app/routes.ts', import.meta.url), 'utf8');
  const patterns = Array.from(list.matchAll(/\broute\('([^']+)'/g), ([, pattern = '']) => pattern);
  const known = [...Object.keys(deskPaths), ...deskElsewhere];
  expect(patterns.filter((pattern) => !known.includes(pattern))).toEqual([]);
  expect(known.filter((pattern) => !patterns.includes(pattern))).toEqual([]);
});

const laptop = { width: 1024, height: 768 };

test.describe('a page of the desk without faults:', () => {
  const shared = sharedPage(async (page, request) => {
    await openDesk(page, await ownerToken(request, 'fern-and-fold'), '/business/more');
  });
  for (const path of ['/business/', ...Object.values(deskPaths)])
    test(path, async () => {
      const page = shared();
      const errors: string[] = [];
      const onError = (error: Error) => void errors.push(error.message);
      page.on('pageerror', onError);
      await page.goto(path);
      // The page itself, not the shell that is shown until the browser knows who is logged in.
      await expect(page.locator('#main').getByRole('heading', { level: 1 }).first()).toBeVisible();
      for (const size of [phone, laptop, desk]) {
        await page.setViewportSize(size);
        const screen = `on ${size.width} px`;
        expect.soft(await tooWide(page), `width ${screen}`).toEqual([]);
        const scope = { without: '.Toastify', colours: size === desk };
        expect.soft(await findings(page, scope), `accessibility ${screen}`).toEqual([]);
      }
      expect.soft(await pointerOnly(page), '[DESKC-001] beyond the keyboard').toEqual([]);
      await expectContained(page);
      page.off('pageerror', onError);
      expect(errors).toEqual([]);
    });
});
