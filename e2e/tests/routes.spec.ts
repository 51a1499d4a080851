import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { findings, screens, tooWide } from './support/accessibility.ts';
import { ask } from './support/marketplace.ts';

/** An example of every address that anybody may open, by its pattern in the site's list. */
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

/** Opened by other tests, which know who has to be there: accounts, payments, video, and the shop below. */
const elsewhere = [
  ...[
    'guest-login',
    'login',
    'login/code',
    'signup',
    'social-registration',
    'forget-password',
    'reset-password/:token',
  ],
  ...['profile', 'my-profile', 'appointments', 'vouchers', 'favorites', 'notification'],
  ...['change-password', 'update-email', 'delete-account'],
  ...['invoice/:id/:appt_id?', 'revolut/:publicId/:amount/:saleId/:revolutId'],
  'revolut-subscription/:publicId/:amount/:subscribedId/:revolutId',
  ...['dev/gallery', ':shop_slug', 'video-vetting/:room/:userId/:profileName'],
];

test('no address of the site is forgotten here', () => {
  const list = readFileSync(new URL('../../apps/guest/app/routes.ts', import.meta.url), 'utf8');
  const patterns = Array.from(list.matchAll(/\broute\('([^']+)'/g), ([, pattern = '']) => pattern);
  const known = new Set([...Object.keys(open), ...elsewhere]);
  expect(patterns.filter((pattern) => !known.has(pattern))).toEqual([]);
  expect([...known].filter((pattern) => pattern !== '' && !patterns.includes(pattern))).toEqual([]);
});

/** What has moved on the page since it was opened, without anybody having touched it. */
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

/** Whatever is wrong with an address when it is opened on a screen of this size. */
async function faultsOf(page: Page, path: string, size: typeof phone): Promise<string[]> {
  const faults: string[] = [];
  await page.setViewportSize(size);
  await page.goto(path);
  await expect(page.getByRole('heading').first(), path).toBeVisible();
  const title = await page.title();
  if (!/\S+ – Thyme$/.test(title)) faults.push(`is called "${title}"`);
  const shift = await shiftOf(page);
  if (shift > MOST_SHIFT) faults.push(`moves by ${shift.toFixed(3)}`);
  // The same colours on every screen: looked at once, for that takes longest.
  faults.push(...(await tooWide(page)), ...(await findings(page, { colours: size === desk })));
  return faults.map((fault) => `${path} on ${size.width} ${fault}`);
}

/** Opened on a phone and at a desk; in between, only the window changes, as when a tablet is turned. */
async function faultsOnScreens(page: Page, path: string): Promise<string[]> {
  const small = await faultsOf(page, path, phone);
  await page.setViewportSize(tablet);
  const between = (await tooWide(page)).map((fault) => `${path} on ${tablet.width} ${fault}`);
  return [...small, ...between, ...(await faultsOf(page, path, desk))];
}

const all = Object.values(open);
const middle = Math.ceil(all.length / 2);

for (const [half, paths] of Object.entries({ first: all.slice(0, middle), second: all.slice(middle) })) {
  test(`every open address is quiet, titled, steady, accessible and never too wide: the ${half} half`, async ({
    page,
    request,
  }) => {
    test.setTimeout(600_000);
    const { newest_businesses: shops } = await ask<{ newest_businesses: { slug: string }[] }>(
      request,
      '{ newest_businesses(count: 1) { slug } }',
    );
    const broken: string[] = [];
    let at = '';
    page.on('console', (message) => {
      if (message.type() === 'error' && !/status of 404/.test(message.text())) broken.push(`${at}: ${message.text()}`);
    });
    page.on('pageerror', (error) => broken.push(`${at}: ${error.message}`));
    for (const path of half === 'first' ? [...paths, `/${shops[0]?.slug}`] : paths) {
      at = path;
      broken.push(...(await faultsOnScreens(page, path)));
    }
    expect(broken).toEqual([]);
  });
}
