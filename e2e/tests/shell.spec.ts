import { expect, type Page, test } from '@playwright/test';
import { alive } from './guests.ts';
import { anyShop } from './marketplace.ts';

/** Opens a page as somebody whose browser holds these keys. */
async function visitWith(page: Page, path: string, stored: Record<string, string>) {
  await page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
  await page.goto(path);
}

test.describe('every page', () => {
  const fixed = ['/', '/home', '/search-form', '/mobile-header', '/not-found', '/system/not-found', '/no/such/page'];

  test('[HOME-017] has a title, a header, a search and a footer', async ({ page, request }) => {
    for (const path of [...fixed, `/${(await anyShop(request)).slug}`]) {
      await page.goto(path);
      await expect(page, path).toHaveTitle(/\S+ – Thyme$/);
      await expect(page.getByRole('banner'), path).toBeVisible();
      await expect(page.getByRole('search'), path).toBeVisible();
      await expect(page.getByRole('contentinfo'), path).toBeVisible();
      await expect(page.locator('meta[name="description"]'), path).toHaveAttribute('content', /\S{3,}/);
    }
  });

  test('says nothing on the console: no refused script, no difference between server and browser', async ({
    page,
    request,
  }) => {
    const said: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) said.push(message.text());
    });
    page.on('pageerror', (error) => said.push(error.message));
    const shop = `/${(await anyShop(request)).slug}`;
    for (const path of ['/', shop, '/search-form', '/mobile-header']) {
      await page.goto(path);
      await alive(page);
      await page.waitForLoadState('networkidle');
    }
    expect(said).toEqual([]);
  });
});

test.describe('header', () => {
  test('[HOME-018] links to pricing, questions, blog, how it works and the discovery call', async ({ page }) => {
    await page.goto('/');
    const links = page.getByRole('banner').getByRole('navigation', { name: 'Main' }).first().getByRole('link');
    await expect(links).toHaveText(['Pricing', 'FAQ', 'Blog', 'How It Works', 'Book A Discovery Call']);
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(targets).toEqual(['/pricing', '/system/faq', '/system/blog', '/how-it-works', '/system/book-a-call']);
  });

  test('[HOME-019] the logo links to /home', async ({ page }) => {
    await page.goto('/search-form');
    await page.getByRole('banner').getByRole('link', { name: 'Thyme, home' }).click();
    await expect(page).toHaveURL(/\/home$/);
  });

  test('[HOME-020] [HOME-022] visitors find Business and Guests under Log In', async ({ page }) => {
    await page.goto('/');
    const menu = page.getByRole('banner').locator('details', { hasText: 'Log In' });
    await menu.getByText('Log In').click();
    await expect(menu.getByRole('link', { name: /^Business/ })).toBeVisible();
    await expect(menu.getByRole('link', { name: /^Guests/ })).toHaveAttribute('href', '/guest-login');
    // The menu opens without scripts; only with them does Escape close it.
    await alive(page);
    await page.keyboard.press('Escape');
    await expect(menu.getByRole('link', { name: /^Guests/ })).toBeHidden();
  });

  test('[HOME-021] [HOME-025] a stored guest token shows the account menu instead of Log In', async ({ page }) => {
    await visitWith(page, '/', { guest_token: 'stored' });
    const banner = page.getByRole('banner');
    await expect(banner.getByText('Log In')).toBeHidden();
    await banner.getByLabel('Your account').click();
    const entries = banner.locator('details', { has: page.getByLabel('Your account') }).locator('a, button');
    const listed = [
      'My Profile',
      'My Appointments',
      'My Vouchers',
      'My favorites',
      'Change Password',
      'Update Email',
      'Logout',
    ];
    await expect(entries).toHaveText(listed);
  });

  test('[HOME-023] [HOME-024] Business leads to the business site: its login page, or its home with a business token', async ({
    page,
  }) => {
    await page.goto('/');
    const business = page.getByRole('banner').getByRole('link', { name: /^Business/, includeHidden: true });
    const login = await business.getAttribute('href');
    expect(login).toMatch(/\/login$/);
    await visitWith(page, '/', { token: 'stored' });
    await expect(business).toHaveAttribute('href', login?.replace(/\/login$/, '') ?? '');
  });

  test('is the right one before any script of the site has run', async ({ page }) => {
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await visitWith(page, '/', { guest_token: 'stored' });
    await expect(page.getByRole('banner').getByText('Log In')).toBeHidden();
    await expect(page.getByRole('banner').getByLabel('Your account')).toBeVisible();
  });

  test('[CONST-041] is active after 80 px of scroll', async ({ page }) => {
    await page.goto('/');
    const banner = page.getByRole('banner');
    await alive(page);
    await page.evaluate(() => window.scrollTo({ top: 81, behavior: 'instant' }));
    await expect(banner).toHaveAttribute('data-active', 'true');
    await page.evaluate(() => window.scrollTo({ top: 80, behavior: 'instant' }));
    await expect(banner).not.toHaveAttribute('data-active');
  });

  test('[CONST-023] folds into a menu at 991 px, and at 1200 px beside the search', async ({ page }) => {
    const burger = page.getByRole('banner').getByLabel('Menu');
    for (const [path, width] of [
      ['/', 991],
      ['/not-found', 1200],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await expect(burger, `${path} at ${width}`).toBeVisible();
      await burger.click();
      await expect(page.getByRole('link', { name: 'Pricing' }).locator('visible=true').first()).toBeVisible();
      await page.setViewportSize({ width: width + 1, height: 800 });
      await expect(burger, `${path} at ${width + 1}`).toBeHidden();
    }
  });
});

test.describe('footer', () => {
  test('[HOME-027] [HOME-028] [HOME-029] [HOME-030] has address, social and legal links, the call and the e-book', async ({
    page,
  }) => {
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByText('The Old Bakery, Weaver Lane')).toBeVisible();
    for (const network of ['Facebook', 'Instagram', 'LinkedIn', 'TikTok'])
      await expect(footer.getByRole('link', { name: network })).toBeVisible();
    const links = {
      'Booking Terms': '/system/booking-terms',
      'Web Terms': '/system/web-terms',
      'Privacy Policy': '/system/privacy-policy',
    };
    for (const [name, href] of Object.entries(links))
      await expect(footer.getByRole('link', { name })).toHaveAttribute('href', href);
    await expect(footer.getByRole('link', { name: 'Book A Discovery Call' })).toHaveAttribute(
      'href',
      '/system/book-a-call',
    );
    await expect(footer.getByRole('link', { name: 'Get Free eBook' })).toHaveAttribute('href', '/get-free-ebook');
  });
});

test.describe('what is not there', () => {
  const addresses = {
    'ROUTE-062': '/not-found',
    'ROUTE-043': '/system/not-found',
    'ROUTE-044': '/system/no-such-page',
    'ROUTE-063': '/no/such/page',
  };
  for (const [id, path] of Object.entries(addresses)) {
    test(`[${id}] [ERR-055] ${path} is the 404 page and answers 404`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    });
  }

  test('[ROUTE-045] [ROUTE-046] says what may have happened and leads home', async ({ page }) => {
    await page.goto('/not-found');
    await expect(page.getByText('may have been removed, renamed or is unavailable')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Back to the home page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find an hour for yourself');
  });
});

test.describe('moving about', () => {
  test('[ROUTE-003] /mobile-header shows the header page', async ({ page }) => {
    await page.goto('/mobile-header');
    await expect(page.getByRole('navigation', { name: 'All pages' }).getByRole('link')).toContainText([
      'Find a business',
      'Pricing',
      'Log In',
    ]);
  });

  test('[ROUTE-004] /search-form shows the search form page', async ({ page }) => {
    await page.goto('/search-form');
    await expect(page.getByRole('main').getByRole('search').getByRole('combobox')).toHaveCount(2);
  });

  test('puts the keyboard at the heading of the page one moved to', async ({ page }) => {
    await page.goto('/mobile-header');
    await alive(page);
    await page.getByRole('main').getByRole('link', { name: 'Find a business' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'What are you looking for?' })).toBeFocused();
  });

  test('begins with a link past the header', async ({ page }) => {
    await page.goto('/search-form');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();
  });

  test('says when the connection is gone, and when it is back', async ({ page, context }) => {
    await page.goto('/search-form');
    await alive(page);
    await context.setOffline(true);
    await expect(page.getByText('You are offline.')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('You are offline.')).toBeHidden();
  });

  test('[CONTENT-063] [CONTENT-064] keeps the first referral code', async ({ page, context }) => {
    const kept = async () => (await context.cookies()).find(({ name }) => name === 'referralCode')?.value;
    await page.goto('/search-form?ref=FIRST');
    await expect.poll(kept).toBe('FIRST');
    await page.goto('/pricing?ref=SECOND');
    // The code that is kept is named once the second one has been looked at.
    await expect(page.getByRole('region', { name: 'Somebody sent you' })).toContainText('FIRST');
    expect(await kept()).toBe('FIRST');
  });
});
