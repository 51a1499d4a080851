import { expect, type Page, test } from '@playwright/test';
import {
  breakOperation,
  holdOperation,
  isAccepted,
  newGuest,
  PASSWORD,
  sentVariables,
  stored,
  toast,
  tokenOf,
  visitAs,
} from './guests.ts';
import { anyShop } from './marketplace.ts';

const logIn = (page: Page) => page.getByRole('button', { name: 'Log In', exact: true });

async function fillIn(page: Page, email: string, password: string) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

test.describe('/guest-login', () => {
  test('[AUTH-001] [AUTH-002] [ROUTE-047] offers email, Google, Apple and Facebook, and a way to sign up', async ({
    page,
  }) => {
    await page.goto('/guest-login');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Continue with email' })).toHaveAttribute('href', '/login');
    for (const provider of ['Google', 'Apple', 'Facebook'])
      await expect(main.getByRole('button', { name: `Continue with ${provider}` })).toBeEnabled();
    await main.getByRole('link', { name: 'Sign up' }).click();
    await expect(page).toHaveURL(/\/signup$/);
  });

  test('[AUTH-003] shows the message of its address as text and nothing else', async ({ page }) => {
    await page.goto(`/guest-login?message=${encodeURIComponent('<img src=x onerror=alert(1)>Please login first!')}`);
    await expect(page.getByRole('main').getByRole('status').first()).toHaveText(
      '<img src=x onerror=alert(1)>Please login first!',
    );
    await expect(page.getByRole('main').locator('img[src="x"]')).toHaveCount(0);
  });
});

test.describe('/login', () => {
  test('[AUTH-004] [ROUTE-048] says the message of its address in a toast', async ({ page }) => {
    await page.goto('/login?message=Please%20login%20first!');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: 'Please login first!' })
        .or(toast(page, 'Please login first!'))
        .first(),
    ).toBeVisible();
  });

  test('[AUTH-005] [AUTH-006] [AUTH-007] says on each field what is wrong with it, and goes to the first', async ({
    page,
  }) => {
    await page.goto('/login');
    await logIn(page).click();
    const email = page.getByLabel('Email');
    const password = page.getByLabel('Password', { exact: true });
    await expect(email).toHaveAccessibleDescription('Email is a required');
    await expect(password).toHaveAccessibleDescription('Please Enter your password');
    await expect(email).toBeFocused();
    await expect(page.getByRole('alert').filter({ hasText: 'Email is a required' })).toBeVisible();
    await fillIn(page, 'orla@mail', 'x');
    await expect(email).toHaveAccessibleDescription('Please enter a valid Email Address!');
    await expect(password).toHaveAccessibleDescription('');
    await email.fill('orla@mail.example');
    await expect(email).toHaveAccessibleDescription('');
  });

  test('[AUTH-008] [AUTH-009] [AUTH-011] [AUTH-045] [ERR-021] sends username and password, keeps the session and goes to the profile', async ({
    page,
    request,
  }) => {
    const guest = await newGuest(request);
    await page.goto('/login');
    await fillIn(page, guest.email, PASSWORD);
    const sent = sentVariables(page, 'LogInWithPassword');
    await logIn(page).click();
    expect(await sent).toEqual({ username: guest.email, password: PASSWORD });
    await expect(toast(page, 'Login successful!')).toBeVisible();
    await expect(page).toHaveURL(/\/profile\/my-profile$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Orla');
    expect(await stored(page, 'cz_type')).toBe('2');
    expect(await stored(page, 'user_id')).toMatch(/^\d+$/);
    expect(await isAccepted(request, (await stored(page, 'guest_token')) ?? '')).toBe(true);
    // The guard of /login must not have sent the person to the home page on the way.
    await page.goBack();
    await expect(page).not.toHaveURL(/\/login$/);
  });

  test('[AUTH-010] hides the button while the answer is on its way', async ({ page, request }) => {
    const guest = await newGuest(request);
    await page.goto('/login');
    await fillIn(page, guest.email, 'Wrong-password-1!');
    const release = await holdOperation(page, 'LogInWithPassword');
    await logIn(page).click();
    await expect(page.getByText('Please wait...')).toBeVisible();
    await expect(logIn(page)).toHaveCount(0);
    release();
    await expect(toast(page, 'These credentials do not match our records.')).toBeVisible();
    await expect(logIn(page)).toBeVisible();
    expect(await stored(page, 'guest_token')).toBeNull();
  });

  test('[ERR-004] [ERR-005] [ERR-059] a broken line is told and logged', async ({ page }) => {
    await page.goto('/login');
    await breakOperation(page, 'LogInWithPassword');
    await fillIn(page, 'orla@mail.example', 'some-secret');
    const logged = sentVariables(page, 'SystemLog');
    await logIn(page).click();
    await expect(toast(page, 'Internal server error!')).toBeVisible();
    const entry = await logged;
    expect(entry).toMatchObject({ api: 'login', source: 'web-guest', version: '1.1.0' });
    expect(JSON.stringify(entry)).not.toContain('some-secret');
  });

  test('[ERR-014] [AUTH-051] a business account is told to use its guest account, and nothing is kept', async ({
    page,
  }) => {
    await page.goto('/login');
    await fillIn(page, 'owner@fern-and-fold.example', 'Quiet-hour-1!');
    await logIn(page).click();
    await expect(toast(page, 'Please login with your guest account!')).toBeVisible();
    expect(await stored(page, 'guest_token')).toBeNull();
    await expect(page).toHaveURL(/\/login$/);
  });

  test('is understood by password managers', async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username');
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('autocomplete', 'current-password');
  });
});

test.describe('who is logged in', () => {
  test('[AUTH-026] [AUTH-027] is sent from /login and /forget-password to /', async ({ page, request }) => {
    const token = await tokenOf(request, await newGuest(request));
    for (const path of ['/login', '/forget-password']) {
      await visitAs(page, token, path);
      await expect(page).toHaveURL((url) => url.pathname === '/');
    }
  });

  test('[AUTH-025] is sent from /signup to / and told why', async ({ page, request }) => {
    await visitAs(page, await tokenOf(request, await newGuest(request)), '/signup');
    await expect(page).toHaveURL((url) => url.pathname === '/');
    await expect(page.getByText('You are already logged in!')).toBeVisible();
  });

  test('[HOME-026] finds the name and every page of the account under the avatar', async ({ page, request }) => {
    const guest = await newGuest(request, { first_name: 'Orla', last_name: 'Fennell' });
    await visitAs(page, await tokenOf(request, guest), '/not-found');
    const menu = page.getByRole('banner').locator('details', { has: page.getByLabel('Your account') });
    await menu.getByLabel('Your account').click();
    await expect(menu.getByText('Orla Fennell')).toBeVisible();
    await expect(menu.locator('a, button')).toHaveText([
      'My Profile',
      'My Appointments',
      'My Vouchers',
      'My favorites',
      'Change Password',
      'Update Email',
      'Logout',
    ]);
  });

  test('[AUTH-046] counts as logged in by the stored token alone', async ({ page }) => {
    await visitAs(page, 'any', '/not-found');
    await expect(page.getByRole('banner').getByLabel('Your account')).toBeVisible();
    await page.evaluate(() => localStorage.setItem('user_id', '7'));
    await page.evaluate(() => localStorage.removeItem('guest_token'));
    await page.reload();
    await expect(page.getByRole('banner').getByText('Log In')).toBeVisible();
  });

  test('[AUTH-047] logs out: nothing is kept here and the token is dead on the server', async ({ page, request }) => {
    const token = await tokenOf(request, await newGuest(request));
    await visitAs(page, token, '/profile/my-profile');
    await page.evaluate(() => localStorage.setItem('serviceDate', 'x'));
    await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL((url) => url.pathname === '/');
    await expect(page.getByRole('banner').getByText('Log In')).toBeVisible();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await expect.poll(() => isAccepted(request, token)).toBe(false);
  });

  test('[AUTH-047] logs out from the header, too', async ({ page, request }) => {
    const token = await tokenOf(request, await newGuest(request));
    await visitAs(page, token, '/');
    await page.getByRole('banner').getByLabel('Your account').click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('banner').getByText('Log In')).toBeVisible();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await expect.poll(() => isAccepted(request, token)).toBe(false);
  });
});

test.describe('the account area', () => {
  for (const path of ['/profile', '/profile/my-profile', '/profile/change-password', '/profile/delete-account']) {
    test(`[ACCOUNT-007] [AUTH-049] ${path} sends visitors to /`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL((url) => url.pathname === '/');
    });
  }

  test('[ERR-029] a token that has ended leads to /login, not to /', async ({ page, request }) => {
    await visitAs(page, 'ended-long-ago', '/profile/my-profile');
    await expect(page).toHaveURL(/\/login$/);
    expect(await stored(page, 'guest_token')).toBeNull();
    expect(await isAccepted(request, 'ended-long-ago')).toBe(false);
  });

  test('[ROUTE-053] [ROUTE-054] [AUTH-050] shows the guest their own account at both addresses', async ({
    page,
    request,
  }) => {
    const guest = await newGuest(request, { first_name: 'Ríona', last_name: 'Ó Sé' });
    await visitAs(page, await tokenOf(request, guest), '/profile');
    for (const path of ['/profile', '/profile/my-profile']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Ríona');
      await expect(page.getByRole('definition').filter({ hasText: guest.email })).toBeVisible();
    }
  });
});

test('[AUTH-048] a visitor may browse public pages and shops', async ({ page, request }) => {
  for (const path of ['/', '/search-form', `/${(await anyShop(request)).slug}`]) {
    await page.goto(path);
    await expect(page).toHaveURL((url) => url.pathname === path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});
