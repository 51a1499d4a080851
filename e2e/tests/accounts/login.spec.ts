import { expect, type Page, test } from '@playwright/test';
import {
  ACCOUNT_ENTRIES,
  accountMenu,
  alive,
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
} from '../support/guests.ts';

const logIn = (page: Page) => page.getByRole('button', { name: 'Log In', exact: true });

async function fillIn(page: Page, email: string, password: string) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

const expectPath = (page: Page, path: string) => expect(page).toHaveURL((url) => url.pathname === path);

test('[AUTH-001] [AUTH-002] [AUTH-003] [AUTH-012] [AUTH-013] [ROUTE-047] [ROUTE-049] the ways in are email, Google, Apple, Facebook and signing up', async ({
  page,
}) => {
  await page.goto(`/guest-login?message=${encodeURIComponent('<img src=x onerror=alert(1)>Please login first!')}`);
  const main = page.getByRole('main');
  await test.step('the message of the address is text and nothing else', async () => {
    await expect(main.getByRole('status').first()).toHaveText('<img src=x onerror=alert(1)>Please login first!');
    await expect(main.locator('img[src="x"]')).toHaveCount(0);
  });
  await expect(main.getByRole('link', { name: 'Continue with email' })).toHaveAttribute('href', '/login');
  for (const provider of ['Google', 'Apple', 'Facebook'])
    await expect(main.getByRole('button', { name: `Continue with ${provider}` })).toBeEnabled();
  await test.step('signing up names three documents and has a way back', async () => {
    await main.getByRole('link', { name: 'Sign up' }).click();
    await expectPath(page, '/signup');
    for (const [name, href] of [
      ['Privacy Policy', '/system/privacy-policy'],
      ['Web Terms', '/system/web-terms'],
      ['Booking Terms', '/system/booking-terms'],
    ] as const)
      await expect(main.getByRole('link', { name })).toHaveAttribute('href', href);
    await page.getByRole('button', { name: 'Back' }).click();
    await expectPath(page, '/guest-login');
  });
});

test.describe('/login', () => {
  test('[AUTH-004] [AUTH-005] [AUTH-006] [AUTH-007] [AUTH-010] [AUTH-051] [ERR-004] [ERR-005] [ERR-014] [ERR-059] [ROUTE-048] says what is wrong, and keeps nothing of who is not let in', async ({
    page,
    request,
  }) => {
    const guest = await newGuest(request);
    await page.goto('/login?message=Please%20login%20first!');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const email = page.getByLabel('Email');
    const password = page.getByLabel('Password', { exact: true });
    await test.step('the message of the address is a toast', () =>
      expect(
        page
          .getByRole('status')
          .filter({ hasText: 'Please login first!' })
          .or(toast(page, 'Please login first!'))
          .first(),
      ).toBeVisible());
    await test.step('password managers understand the fields', async () => {
      await expect(email).toHaveAttribute('autocomplete', 'username');
      await expect(password).toHaveAttribute('autocomplete', 'current-password');
    });
    await test.step('each field says what is wrong with it, and the first has the keyboard', async () => {
      await logIn(page).click();
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
    await test.step('a broken line is told, and logged without the password', async () => {
      await breakOperation(page, 'LogInWithPassword');
      await fillIn(page, guest.email, 'some-secret');
      const logged = sentVariables(page, 'SystemLog');
      await logIn(page).click();
      await expect(toast(page, 'Internal server error!')).toBeVisible();
      const entry = await logged;
      expect(entry).toMatchObject({ api: 'login', source: 'web-guest', version: '1.1.0' });
      expect(JSON.stringify(entry)).not.toContain('some-secret');
      await page.unrouteAll();
    });
    await test.step('the button is hidden while the answer is on its way', async () => {
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
    await test.step('a business account is told to use its guest account', async () => {
      await fillIn(page, 'owner@fern-and-fold.example', 'Quiet-hour-1!');
      await logIn(page).click();
      await expect(toast(page, 'Please login with your guest account!')).toBeVisible();
      expect(await stored(page, 'guest_token')).toBeNull();
      await expectPath(page, '/login');
    });
  });

  test('[AUTH-008] [AUTH-009] [AUTH-011] [AUTH-045] [AUTH-047] [AUTH-050] [ERR-021] [HOME-026] [ROUTE-053] [ROUTE-054] leads to one’s own account, and out again', async ({
    page,
    request,
  }) => {
    const guest = await newGuest(request, { first_name: 'Ríona', last_name: 'Ó Sé' });
    await page.goto('/login');
    const expectOwnAccount = async () => {
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Ríona');
      await expect(page.getByRole('definition').filter({ hasText: guest.email })).toBeVisible();
    };
    await test.step('username and password open a session', async () => {
      await fillIn(page, guest.email, PASSWORD);
      const sent = sentVariables(page, 'LogInWithPassword');
      await logIn(page).click();
      expect(await sent).toEqual({ username: guest.email, password: PASSWORD });
      await expect(toast(page, 'Login successful!')).toBeVisible();
      await expectPath(page, '/profile/my-profile');
      await expectOwnAccount();
      expect(await stored(page, 'cz_type')).toBe('2');
      expect(await stored(page, 'user_id')).toMatch(/^\d+$/);
    });
    const token = (await stored(page, 'guest_token')) ?? '';
    expect(await isAccepted(request, token)).toBe(true);
    // The guard of /login must not have sent the person to the home page on the way.
    await page.goBack();
    await expect(page).not.toHaveURL(/\/login$/);
    await test.step('the account has a second address', async () => {
      await page.goto('/profile');
      await expectOwnAccount();
    });
    await test.step('the avatar has the name and every page of the account', async () => {
      const menu = accountMenu(page);
      await menu.getByLabel('Your account').click();
      await expect(menu.getByText('Ríona Ó Sé')).toBeVisible();
      await expect(menu.locator('a, button')).toHaveText(ACCOUNT_ENTRIES);
      await menu.getByLabel('Your account').click();
    });
    await test.step('logged out, nothing is kept here and the token is dead on the server', async () => {
      await page.evaluate(() => localStorage.setItem('serviceDate', 'x'));
      await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
      await expectPath(page, '/');
      await expect(page.getByRole('banner').getByText('Log In')).toBeVisible();
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
      await expect.poll(() => isAccepted(request, token)).toBe(false);
    });
  });
});

test('[AUTH-025] [AUTH-026] [AUTH-027] [AUTH-047] who is logged in is sent from the ways in to /, and logs out from the header', async ({
  page,
  request,
}) => {
  const token = await tokenOf(request, await newGuest(request));
  await visitAs(page, token, '/signup');
  await expectPath(page, '/');
  await expect(page.getByText('You are already logged in!')).toBeVisible();
  for (const path of ['/login', '/forget-password']) {
    await page.goto(path);
    await expectPath(page, '/');
  }
  // Arriving somewhere closes the menus of the header, so the page has to be there first.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find an hour for yourself');
  await alive(page);
  await page.getByRole('banner').getByLabel('Your account').click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('banner').getByText('Log In')).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await expect.poll(() => isAccepted(request, token)).toBe(false);
});

test('[ACCOUNT-007] [AUTH-049] [ERR-029] the account area sends visitors to /, and who was logged in once to /login', async ({
  page,
  request,
}) => {
  for (const path of ['/profile', '/profile/my-profile', '/profile/change-password', '/profile/delete-account']) {
    await page.goto(path);
    await expectPath(page, '/');
  }
  await visitAs(page, 'ended-long-ago', '/profile/my-profile');
  await expectPath(page, '/login');
  expect(await stored(page, 'guest_token')).toBeNull();
  expect(await isAccepted(request, 'ended-long-ago')).toBe(false);
});
