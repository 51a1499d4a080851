import { expect, type Page, test } from '@playwright/test';
import { niamh } from './support/appointments.ts';
import { ACCOUNT_ENTRIES, accountMenu, alive, tokenOf, visitAs } from './support/guests.ts';
import { anyShop } from './support/marketplace.ts';

const burger = (page: Page) => page.getByRole('banner').getByLabel('Menu');

/** The header's links are in a menu up to this width, and beside each other from the next pixel on. */
async function expectFoldAt(page: Page, width: number) {
  await page.setViewportSize({ width, height: 800 });
  await expect(burger(page), `at ${width}`).toBeVisible();
  await burger(page).click();
  await expect(page.getByRole('link', { name: 'Pricing' }).locator('visible=true').first()).toBeVisible();
  await page.setViewportSize({ width: width + 1, height: 800 });
  await expect(burger(page), `at ${width + 1}`).toBeHidden();
}

test.describe('every page', () => {
  const expectWhole = async (page: Page, path: string) => {
    await expect(page, path).toHaveURL((url) => url.pathname === path);
    await expect(page, path).toHaveTitle(/\S+ – Thyme$/);
    await expect(page.getByRole('banner'), path).toBeVisible();
    await expect(page.getByRole('search'), path).toBeVisible();
    await expect(page.getByRole('contentinfo'), path).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.locator('meta[name="description"]'), path).toHaveAttribute('content', /\S{3,}/);
  };

  test('[AUTH-048] [HOME-017] [ROUTE-001] [ROUTE-002] is open to a visitor, whole, and says nothing on the console: no refused script, no difference between server and browser', async ({
    page,
    request,
  }) => {
    const said: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) said.push(message.text());
    });
    page.on('pageerror', (error) => said.push(error.message));
    const shop = `/${(await anyShop(request)).slug}`;
    for (const path of ['/', '/home', shop, '/search-form', '/mobile-header']) {
      await test.step(path, async () => {
        await page.goto(path);
        await expectWhole(page, path);
        if (path === '/' || path === '/home') {
          await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find an hour for yourself');
          await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/$/);
        }
        await alive(page);
        await page.waitForLoadState('networkidle');
      });
    }
    expect(said).toEqual([]);
  });

  test.describe('as the server renders it', () => {
    test.use({ javaScriptEnabled: false });

    test('[ERR-055] [HOME-017] [ROUTE-043] [ROUTE-044] [ROUTE-062] [ROUTE-063] what is not there is the 404 page and answers 404', async ({
      page,
    }) => {
      for (const path of ['/not-found', '/system/not-found', '/system/no-such-page', '/no/such/page']) {
        await test.step(path, async () => {
          const response = await page.goto(path);
          expect(response?.status()).toBe(404);
          await expectWhole(page, path);
          await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
        });
      }
    });
  });
});

test('[CONST-023] [CONST-041] [HOME-018] [HOME-020] [HOME-022] [HOME-023] [HOME-027] [HOME-028] [HOME-029] [HOME-030] header and footer of a visitor', async ({
  page,
}) => {
  await page.goto('/');
  const banner = page.getByRole('banner');
  await test.step('links to pricing, questions, blog, how it works and the discovery call', async () => {
    const links = banner.getByRole('navigation', { name: 'Main' }).first().getByRole('link');
    await expect(links).toHaveText(['Pricing', 'FAQ', 'Blog', 'How It Works', 'Book A Discovery Call']);
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(targets).toEqual(['/pricing', '/system/faq', '/system/blog', '/how-it-works', '/system/book-a-call']);
  });
  await test.step('Business and Guests under Log In', async () => {
    const menu = banner.locator('details', { hasText: 'Log In' });
    await menu.getByText('Log In').click();
    await expect(menu.getByRole('link', { name: /^Business/ })).toHaveAttribute('href', /\/login$/);
    await expect(menu.getByRole('link', { name: /^Business/ })).toBeVisible();
    await expect(menu.getByRole('link', { name: /^Guests/ })).toHaveAttribute('href', '/guest-login');
    // The menu opens without scripts; only with them does Escape close it.
    await alive(page);
    await page.keyboard.press('Escape');
    await expect(menu.getByRole('link', { name: /^Guests/ })).toBeHidden();
  });
  await test.step('is active after 80 px of scroll', async () => {
    await page.evaluate(() => window.scrollTo({ top: 81, behavior: 'instant' }));
    await expect(banner).toHaveAttribute('data-active', 'true');
    await page.evaluate(() => window.scrollTo({ top: 80, behavior: 'instant' }));
    await expect(banner).not.toHaveAttribute('data-active');
  });
  await test.step('the footer has address, social and legal links, the call and the e-book', async () => {
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByText('The Old Bakery, Weaver Lane')).toBeVisible();
    for (const network of ['Facebook', 'Instagram', 'LinkedIn', 'TikTok'])
      await expect(footer.getByRole('link', { name: network })).toBeVisible();
    const links = {
      'Booking Terms': '/system/booking-terms',
      'Web Terms': '/system/web-terms',
      'Privacy Policy': '/system/privacy-policy',
      'Book A Discovery Call': '/system/book-a-call',
      'Get Free eBook': '/get-free-ebook',
    };
    for (const [name, href] of Object.entries(links))
      await expect(footer.getByRole('link', { name })).toHaveAttribute('href', href);
  });
  await test.step('folds into a menu at 991 px', () => expectFoldAt(page, 991));
});

test('[AUTH-046] [HOME-021] [HOME-024] [HOME-025] the header knows who is logged in by the stored tokens alone', async ({
  page,
  request,
}) => {
  const banner = page.getByRole('banner');
  const scripts = /\/assets\/.*\.js$/;
  await test.step('the account in place of Log In, before any script of the site has run', async () => {
    await page.route(scripts, (route) => route.abort());
    await visitAs(page, await tokenOf(request, niamh), '/');
    await expect(banner.getByText('Log In')).toBeHidden();
    await expect(banner.getByLabel('Your account')).toBeVisible();
    await page.unroute(scripts);
  });
  await test.step('with its menu', async () => {
    await page.reload();
    await expect(banner.getByText('Log In')).toBeHidden();
    await banner.getByLabel('Your account').click();
    await expect(accountMenu(page).locator('a, button')).toHaveText(ACCOUNT_ENTRIES);
  });
  await test.step('Log In without a guest’s token; with a business token, Business leads to the business site’s home', async () => {
    const business = banner.getByRole('link', { name: /^Business/, includeHidden: true });
    await page.evaluate(() => {
      localStorage.removeItem('guest_token');
      localStorage.setItem('user_id', '7');
      localStorage.setItem('token', 'stored');
    });
    await page.goto('/not-found');
    await expect(banner.getByText('Log In')).toBeVisible();
    await expect(business).toHaveAttribute('href', /^(?!.*\/login$)./);
    const home = await business.getAttribute('href');
    await page.evaluate(() => localStorage.removeItem('token'));
    await page.reload();
    await expect(business).toHaveAttribute('href', `${home}/login`);
  });
});

test.describe('moving about', () => {
  test('[CONST-023] [ROUTE-045] [ROUTE-046] the 404 page says what may have happened and leads home; beside its search the header folds at 1200 px', async ({
    page,
  }) => {
    await page.goto('/not-found');
    await expectFoldAt(page, 1200);
    await expect(page.getByText('may have been removed, renamed or is unavailable')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Back to the home page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find an hour for yourself');
  });

  test('[HOME-019] [ROUTE-003] [ROUTE-004] the header page and the search form page lead on, with the keyboard at each heading', async ({
    page,
    context,
  }) => {
    await page.goto('/mobile-header');
    await expect(page.getByRole('navigation', { name: 'All pages' }).getByRole('link')).toContainText([
      'Find a business',
      'Pricing',
      'Log In',
    ]);
    await alive(page);
    await page.getByRole('main').getByRole('link', { name: 'Find a business' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'What are you looking for?' })).toBeFocused();

    await page.goto('/search-form');
    await expect(page.getByRole('main').getByRole('search').getByRole('combobox')).toHaveCount(2);
    await test.step('a link past the header comes first', async () => {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.locator('#main')).toBeFocused();
    });
    await test.step('it is said when the connection is gone, and when it is back', async () => {
      await alive(page);
      await context.setOffline(true);
      await expect(page.getByText('You are offline.')).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByText('You are offline.')).toBeHidden();
    });
    await test.step('the logo links to /home', async () => {
      await page.getByRole('banner').getByRole('link', { name: 'Thyme, home' }).click();
      await expect(page).toHaveURL(/\/home$/);
    });
  });
});
