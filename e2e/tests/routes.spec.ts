import { readFileSync } from 'node:fs';
import { type ConsoleMessage, expect, type Page, test } from '@playwright/test';
import { findings, screens, tooWide } from './support/accessibility.ts';
import { anyShop } from './support/marketplace.ts';
import { sharedPage } from './support/shared-page.ts';

/** An example of every public address, by its pattern in the list of routes. */
const open: Record<string, string> = {
  '': '/',
  home: '/home',
  search: '/search?name=room',
  'search/*': '/search/53.34/-6.26/10',
  'search-form': '/search-form',
  'mobile-header': '/mobile-header',
  'not-found': '/not-found',
  'system/not-found': '/system/not-found',
  'payment-success': '/payment-success',
  'payment-fail': '/payment-fail',
  'for-business': '/for-business',
  'how-it-works': '/how-it-works',
  pricing: '/pricing',
  'applink/:type': '/applink/guest',
  'business-feature/:slug/*': '/business-feature/waiting-list',
  'bonus-materials': '/bonus-materials',
  bonus: '/bonus',
  'bonus/:slug': '/bonus/growth',
  'get-bonus-materials': '/get-bonus-materials',
  'get-free-ebook': '/get-free-ebook',
  'thank-you-for-downloading-eBook': '/thank-you-for-downloading-eBook',
  'download/e-book': '/download/e-book',
  'download/tools': '/download/tools',
  unsubscribe: '/unsubscribe',
  system: '/system',
  'system/privacy-policy': '/system/privacy-policy',
  'system/web-terms': '/system/web-terms',
  'system/booking-terms': '/system/booking-terms',
  'system/about': '/system/about',
  'system/cookies': '/system/cookies',
  'system/accessibility': '/system/accessibility',
  'system/faq': '/system/faq',
  'system/blog': '/system/blog',
  'system/blog/:slug': '/system/blog/your-first-massage',
  'system/book-a-call': '/system/book-a-call',
  'system/book-a-demo': '/system/book-a-demo',
  'system/guest-query-call': '/system/guest-query-call',
  'system/guest-query/:queryType': '/system/guest-query/careers',
  'system/contact-us': '/system/contact-us',
  'system/query-sent': '/system/query-sent',
  '*': '/no/such/page',
  'forms/:name': '/forms/ebook',
};

/** Covered by other tests, which know the state they need: accounts, payments, video, and the shop below. */
const elsewhere = [
  ...['guest-login', 'login', 'signup', 'social-registration', 'forget-password', 'reset-password/:token'],
  ...['profile', 'my-profile', 'appointments', 'vouchers', 'favorites', 'notification'],
  ...['change-password', 'update-email', 'delete-account'],
  ...['invoice/:id/:appt_id?', 'revolut/:publicId/:amount/:saleId/:revolutId'],
  'revolut-subscription/:publicId/:amount/:subscribedId/:revolutId',
  ...['dev/gallery', ':shop_slug', 'video-vetting/:room/:userId/:profileName'],
];

test('every route of the site is covered here or elsewhere', () => {
  const list = readFileSync(new URL('../../apps/guest/app/routes.ts', import.meta.url), 'utf8');
  const patterns = Array.from(list.matchAll(/\broute\('([^']+)'/g), ([, pattern = '']) => pattern);
  const known = new Set([...Object.keys(open), ...elsewhere]);
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

/** Opens an address on a screen of this size and reports its faults. */
async function faultsOf(page: Page, path: string, size: typeof phone): Promise<string[]> {
  const faults: string[] = [];
  await page.setViewportSize(size);
  await page.goto(path);
  await expect(page.getByRole('heading').first(), path).toBeVisible();
  const title = await page.title();
  if (!/\S+ – Thyme$/.test(title)) faults.push(`is called "${title}"`);
  const shift = await shiftOf(page);
  if (shift > MOST_SHIFT) faults.push(`moves by ${shift.toFixed(3)}`);
  // The colours are the same on every screen, so contrast is checked once.
  faults.push(...(await tooWide(page)), ...(await findings(page, { colours: size === desk })));
  return faults.map((fault) => `on ${size.width} px ${fault}`);
}

/** Opened on a phone and on a wide screen; in between, only the window is resized. */
async function expectSound(page: Page, path: string): Promise<void> {
  const errors: string[] = [];
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error' && !/status of 404/.test(message.text())) errors.push(message.text());
  };
  const onError = (error: Error) => void errors.push(error.message);
  page.on('console', onConsole).on('pageerror', onError);
  const small = await faultsOf(page, path, phone);
  await page.setViewportSize(tablet);
  const between = (await tooWide(page)).map((fault) => `on ${tablet.width} px ${fault}`);
  const wide = await faultsOf(page, path, desk);
  page.off('console', onConsole).off('pageerror', onError);
  expect([...errors, ...small, ...between, ...wide]).toEqual([]);
}

const all = Object.values(open);
const middle = Math.ceil(all.length / 2);

// Two groups, so that two workers share them.
for (const paths of [all.slice(0, middle), all.slice(middle)])
  test.describe('without errors, titled, steady, accessible and never too wide:', () => {
    const shared = sharedPage(async () => undefined);
    for (const path of paths) test(path, () => expectSound(shared(), path));
  });

test('a shop is without errors, titled, steady, accessible and never too wide', async ({ page, request }) => {
  await expectSound(page, `/${(await anyShop(request)).slug}`);
});
