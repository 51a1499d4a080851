import { expect, type Page, test } from '@playwright/test';
import { niamh } from '../support/appointments.ts';
import { ACCOUNT_ENTRIES, accountMenu, hydrated, openAs, tokenOf } from '../support/guests.ts';
import { anyShop } from '../support/marketplace.ts';
import { sharedPage } from '../support/shared-page.ts';

const burger = (page: Page) => page.getByRole('banner').getByLabel('Menu');

/** The links of the header are in a menu up to this width, and in a row from the next pixel on. */
async function expectFoldAt(page: Page, width: number) {
  await page.setViewportSize({ width, height: 800 });
  await expect(burger(page), `at ${width}`).toBeVisible();
  await burger(page).click();
  await expect(page.getByRole('link', { name: 'Pricing' }).locator('visible=true').first()).toBeVisible();
  await page.setViewportSize({ width: width + 1, height: 800 });
  await expect(burger(page), `at ${width + 1}`).toBeHidden();
}

async function expectComplete(page: Page, path: string) {
  await expect(page).toHaveURL((url) => url.pathname === path);
  await expect(page).toHaveTitle(/\S+ – Thyme$/);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('search')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\S{3,}/);
}

test.describe('a public page is complete and writes nothing to the console', () => {
  let shop: string;
  const written: string[] = [];
  const shared = sharedPage(async (page, request) => {
    shop = `/${(await anyShop(request)).slug}`;
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) written.push(message.text());
    });
    page.on('pageerror', (error) => written.push(error.message));
  });

  async function expectSound(path: string): Promise<void> {
    written.length = 0;
    await shared().goto(path);
    await expectComplete(shared(), path);
    await hydrated(shared());
    await shared().waitForLoadState('networkidle');
    expect(written).toEqual([]);
  }

  async function expectHome(path: string): Promise<void> {
    await expectSound(path);
    await expect(shared().getByRole('heading', { level: 1 })).toHaveText('Find an hour for yourself');
    await expect(shared().locator('link[rel="canonical"]')).toHaveAttribute('href', /\/$/);
  }

  test('[AUTH-048] [HOME-017] [ROUTE-001] /', () => expectHome('/'));
  test('[HOME-017] [ROUTE-002] /home', () => expectHome('/home'));
  test('[AUTH-048] [HOME-017] a shop', () => expectSound(shop));
  test('[HOME-017] /search-form', () => expectSound('/search-form'));
  test('[HOME-017] /mobile-header', () => expectSound('/mobile-header'));
});

test.describe('the 404 page, without scripts', () => {
  const shared = sharedPage(async () => undefined, { javaScriptEnabled: false });

  async function expectNotFound(path: string): Promise<void> {
    const response = await shared().goto(path);
    expect(response?.status()).toBe(404);
    await expectComplete(shared(), path);
    await expect(shared().getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  }

  test('[ERR-055] [HOME-017] [ROUTE-062] answers /not-found', () => expectNotFound('/not-found'));
  test('[ERR-055] [ROUTE-043] answers /system/not-found', () => expectNotFound('/system/not-found'));
  test('[ERR-055] [ROUTE-044] answers other paths below /system', () => expectNotFound('/system/no-such-page'));
  test('[ERR-055] [ROUTE-063] answers every unknown path', () => expectNotFound('/no/such/page'));
});

test.describe('header and footer of a visitor', () => {
  const shared = sharedPage(async (page) => {
    await page.goto('/');
  });
  const banner = () => shared().getByRole('banner');
  const footer = () => shared().getByRole('contentinfo');

  test('[HOME-018] link to pricing, questions, blog, how it works and the discovery call', async () => {
    const links = banner().getByRole('navigation', { name: 'Main' }).first().getByRole('link');
    await expect(links).toHaveText(['Pricing', 'FAQ', 'Blog', 'How It Works', 'Book A Discovery Call']);
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(targets).toEqual(['/pricing', '/system/faq', '/system/blog', '/how-it-works', '/system/book-a-call']);
  });

  test('[HOME-020] [HOME-022] [HOME-023] have Business and Guests under Log In', async () => {
    const menu = banner().locator('details', { hasText: 'Log In' });
    await menu.getByText('Log In').click();
    await expect(menu.getByRole('link', { name: /^Business/ })).toHaveAttribute('href', /\/login$/);
    await expect(menu.getByRole('link', { name: /^Business/ })).toBeVisible();
    await expect(menu.getByRole('link', { name: /^Guests/ })).toHaveAttribute('href', '/guest-login');
    // The menu opens without scripts; Escape closes it only with them.
    await hydrated(shared());
    await shared().keyboard.press('Escape');
    await expect(menu.getByRole('link', { name: /^Guests/ })).toBeHidden();
  });

  test('[CONST-041] mark the header as active after 80 px of scrolling', async () => {
    await hydrated(shared());
    await shared().evaluate(() => window.scrollTo({ top: 81, behavior: 'instant' }));
    await expect(banner()).toHaveAttribute('data-active', 'true');
    await shared().evaluate(() => window.scrollTo({ top: 80, behavior: 'instant' }));
    await expect(banner()).not.toHaveAttribute('data-active');
  });

  test('[HOME-027] have the address and the social networks', async () => {
    await expect(footer().getByText('The Old Bakery, Weaver Lane')).toBeVisible();
    for (const network of ['Facebook', 'Instagram', 'LinkedIn', 'TikTok'])
      await expect(footer().getByRole('link', { name: network })).toBeVisible();
  });

  test('[HOME-028] [HOME-029] [HOME-030] have the legal links, the call and the e-book', async () => {
    for (const [name, href] of Object.entries({
      'Booking Terms': '/system/booking-terms',
      'Web Terms': '/system/web-terms',
      'Privacy Policy': '/system/privacy-policy',
      'Book A Discovery Call': '/system/book-a-call',
      'Get Free eBook': '/get-free-ebook',
    }))
      await expect(footer().getByRole('link', { name })).toHaveAttribute('href', href);
  });

  test('[CONST-023] fold into a menu at 991 px', () => expectFoldAt(shared(), 991));
});

test.describe('the header of a guest', () => {
  const scripts = /\/assets\/.*\.js$/;
  const shared = sharedPage(async (page, request) => {
    await openAs(page, await tokenOf(request, niamh), '/robots.txt');
  });
  const banner = () => shared().getByRole('banner');

  test('[AUTH-046] [HOME-021] shows the account in place of Log In, before any script has run', async () => {
    await shared().route(scripts, (route) => route.abort());
    await shared().goto('/');
    await expect(banner().getByText('Log In')).toBeHidden();
    await expect(banner().getByLabel('Your account')).toBeVisible();
  });

  test('[HOME-025] has the menu of the account', async () => {
    await shared().goto('/');
    await expect(banner().getByText('Log In')).toBeHidden();
    await banner().getByLabel('Your account').click();
    await expect(accountMenu(shared()).locator('a, button')).toHaveText(ACCOUNT_ENTRIES);
  });

  test('[HOME-024] links Business to its home with a business token, and to its login without', async () => {
    const page = shared();
    const business = banner().getByRole('link', { name: /^Business/, includeHidden: true });
    await page.evaluate(() => {
      localStorage.removeItem('guest_token');
      localStorage.setItem('user_id', '7');
      localStorage.setItem('token', 'stored');
    });
    await page.goto('/not-found');
    await expect(banner().getByText('Log In')).toBeVisible();
    await expect(business).toHaveAttribute('href', /^(?!.*\/login$)./);
    const home = await business.getAttribute('href');
    await page.evaluate(() => localStorage.removeItem('token'));
    await page.reload();
    await expect(business).toHaveAttribute('href', `${home}/login`);
  });
});

test.describe('/not-found', () => {
  const shared = sharedPage(async (page) => {
    await page.goto('/not-found');
  });

  test('[CONST-023] folds the header, which has a search here, at 1200 px', () => expectFoldAt(shared(), 1200));

  test('[ROUTE-045] says what may have happened', () =>
    expect(shared().getByText('may have been removed, renamed or is unavailable')).toBeVisible());

  test('[ROUTE-046] leads to the home page', async () => {
    await shared().getByRole('main').getByRole('link', { name: 'Back to the home page' }).click();
    await expect(shared().getByRole('heading', { level: 1 })).toHaveText('Find an hour for yourself');
  });
});

test('[ROUTE-003] the header page leads on, and the next page has the focus on its heading', async ({ page }) => {
  await page.goto('/mobile-header');
  await expect(page.getByRole('navigation', { name: 'All pages' }).getByRole('link')).toContainText([
    'Find a business',
    'Pricing',
    'Log In',
  ]);
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'Find a business' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'What are you looking for?' })).toBeFocused();
});

test.describe('/search-form', () => {
  const shared = sharedPage(async (page) => {
    await page.goto('/search-form');
  });

  test('starts with a link past the header', async () => {
    await shared().keyboard.press('Tab');
    await expect(shared().getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await shared().keyboard.press('Enter');
    await expect(shared().locator('#main')).toBeFocused();
  });

  test('[ROUTE-004] has two fields', () =>
    expect(shared().getByRole('main').getByRole('search').getByRole('combobox')).toHaveCount(2));

  test('says when the connection is lost and when it is back', async () => {
    await hydrated(shared());
    await shared().context().setOffline(true);
    await expect(shared().getByText('You’re offline.')).toBeVisible();
    await shared().context().setOffline(false);
    await expect(shared().getByText('You’re offline.')).toBeHidden();
  });

  test('[HOME-019] has a logo that links to /home', async () => {
    await shared().getByRole('banner').getByRole('link', { name: 'Thyme, home' }).click();
    await expect(shared()).toHaveURL(/\/home$/);
  });
});
