import { expect, type Page, test } from '@playwright/test';
import {
  ACCOUNT_ENTRIES,
  accountMenu,
  delayOperation,
  failOperation,
  type Guest,
  hydrated,
  isAccepted,
  newGuest,
  openAs,
  PASSWORD,
  sentVariables,
  stored,
  toast,
  tokenOf,
} from '../support/guests.ts';
import { sharedPage } from '../support/shared-page.ts';

const logIn = (page: Page) => page.getByRole('button', { name: 'Log In', exact: true });
const emailField = (page: Page) => page.getByLabel('Email');
const passwordField = (page: Page) => page.getByLabel('Password', { exact: true });

async function fillIn(page: Page, email: string, password: string) {
  await emailField(page).fill(email);
  await passwordField(page).fill(password);
}

const expectPath = (page: Page, path: string) => expect(page).toHaveURL((url) => url.pathname === path);

test.describe('/guest-login', () => {
  const message = '<img src=x onerror=alert(1)>Please login first!';
  const shared = sharedPage(async (page) => {
    await page.goto(`/guest-login?message=${encodeURIComponent(message)}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('[AUTH-003] shows the message of the URL as text, never as markup', async () => {
    const main = shared().getByRole('main');
    await expect(main.getByRole('status').first()).toHaveText(message);
    await expect(main.locator('img[src="x"]')).toHaveCount(0);
  });

  test('[AUTH-001] [ROUTE-047] offers email, Google, Apple and Facebook', async () => {
    const main = shared().getByRole('main');
    await expect(main.getByRole('link', { name: 'Continue with email' })).toHaveAttribute('href', '/login');
    for (const provider of ['Google', 'Apple', 'Facebook'])
      await expect(main.getByRole('button', { name: `Continue with ${provider}` })).toBeEnabled();
  });

  test('[AUTH-002] [AUTH-013] [ROUTE-049] leads to sign-up, whose back button returns', async () => {
    const page = shared();
    await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
    await expectPath(page, '/signup');
    await page.getByRole('button', { name: 'Back' }).click();
    await expectPath(page, '/guest-login');
  });
});

test.describe('the login form', () => {
  let guest: Guest;
  const shared = sharedPage(async (page, request) => {
    guest = await newGuest(request);
    await page.goto('/login?message=Please%20login%20first!');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('[AUTH-004] [ROUTE-048] shows the message of the URL as a toast', async () => {
    const page = shared();
    const status = page.getByRole('status').filter({ hasText: 'Please login first!' });
    await expect(status.or(toast(page, 'Please login first!')).first()).toBeVisible();
  });

  test('has fields that password managers recognise', async () => {
    await expect(emailField(shared())).toHaveAttribute('autocomplete', 'username');
    await expect(passwordField(shared())).toHaveAttribute('autocomplete', 'current-password');
  });

  test('[AUTH-005] [AUTH-007] names empty fields and focuses the first', async () => {
    const page = shared();
    await fillIn(page, '', '');
    await logIn(page).click();
    await expect(emailField(page)).toHaveAccessibleDescription('Email is a required');
    await expect(passwordField(page)).toHaveAccessibleDescription('Please Enter your password');
    await expect(emailField(page)).toBeFocused();
    await expect(page.getByRole('alert').filter({ hasText: 'Email is a required' })).toBeVisible();
  });

  test('[AUTH-006] refuses an email of the wrong format until it is corrected', async () => {
    const page = shared();
    await fillIn(page, 'orla@mail', 'x');
    await logIn(page).click();
    await expect(emailField(page)).toHaveAccessibleDescription('Please enter a valid Email Address!');
    await expect(passwordField(page)).toHaveAccessibleDescription('');
    await emailField(page).fill('orla@mail.example');
    await expect(emailField(page)).toHaveAccessibleDescription('');
  });

  test('[ERR-004] [ERR-005] [ERR-059] reports a network failure and logs it without the password', async () => {
    const page = shared();
    await failOperation(page, 'LogInWithPassword');
    await fillIn(page, guest.email, 'some-secret');
    const logged = sentVariables(page, 'SystemLog');
    await logIn(page).click();
    await expect(toast(page, 'Internal server error!')).toBeVisible();
    const entry = await logged;
    expect(entry).toMatchObject({ api: 'login', source: 'web-guest', version: '1.1.0' });
    expect(JSON.stringify(entry)).not.toContain('some-secret');
  });

  test('[AUTH-010] hides the button while the request is pending', async () => {
    const page = shared();
    await fillIn(page, guest.email, 'Wrong-password-1!');
    const release = await delayOperation(page, 'LogInWithPassword');
    await logIn(page).click();
    await expect(page.getByText('Please wait...')).toBeVisible();
    await expect(logIn(page)).toHaveCount(0);
    release();
    await expect(logIn(page)).toBeVisible();
  });

  test('refuses a wrong password and stores nothing', async () => {
    const page = shared();
    await fillIn(page, guest.email, 'Wrong-password-1!');
    await logIn(page).click();
    await expect(toast(page, 'These credentials do not match our records.')).toBeVisible();
    await expect.poll(() => stored(page, 'guest_token')).toBeNull();
  });

  test('[AUTH-051] [ERR-014] refuses a business account and stores nothing', async () => {
    const page = shared();
    await fillIn(page, 'owner@fern-and-fold.example', 'Quiet-hour-1!');
    await logIn(page).click();
    await expect(toast(page, 'Please login with your guest account!')).toBeVisible();
    await expect.poll(() => stored(page, 'guest_token')).toBeNull();
    await expectPath(page, '/login');
  });
});

test.describe('a login with email and password', () => {
  let guest: Guest;
  let sent: Record<string, unknown>;
  const shared = sharedPage(async (page, request) => {
    guest = await newGuest(request, { first_name: 'Ríona', last_name: 'Ó Sé' });
    await page.goto('/login');
    await fillIn(page, guest.email, PASSWORD);
    const sending = sentVariables(page, 'LogInWithPassword');
    await logIn(page).click();
    sent = await sending;
  });

  test('[ERR-021] is confirmed', () => expect(toast(shared(), 'Login successful!')).toBeVisible());

  test('[AUTH-008] sends the email as username', () =>
    expect(sent).toEqual({ username: guest.email, password: PASSWORD }));

  test('[AUTH-009] [ROUTE-054] leads to the profile', async () => {
    await expectPath(shared(), '/profile/my-profile');
    await expect(shared().getByRole('heading', { level: 1 })).toContainText('Ríona');
  });

  test('[AUTH-011] [AUTH-045] [AUTH-050] stores token, user type and user id', async ({ request }) => {
    await expectPath(shared(), '/profile/my-profile');
    await expect.poll(() => stored(shared(), 'cz_type')).toBe('2');
    await expect.poll(() => stored(shared(), 'user_id')).toMatch(/^\d+$/);
    expect(await isAccepted(request, (await stored(shared(), 'guest_token')) ?? '')).toBe(true);
  });

  test('leaves no login in the history', async () => {
    await expectPath(shared(), '/profile/my-profile');
    await shared().goBack();
    await expect(shared()).not.toHaveURL(/\/login$/);
  });
});

test.describe('a guest who is logged in', () => {
  let guest: Guest;
  let token: string;
  const shared = sharedPage(async (page, request) => {
    guest = await newGuest(request, { first_name: 'Ríona', last_name: 'Ó Sé' });
    token = await tokenOf(request, guest);
    await openAs(page, token, '/profile');
  });

  test('[ROUTE-053] finds the account at /profile too', async () => {
    await expect(shared().getByRole('heading', { level: 1 })).toContainText('Ríona');
    await expect(shared().getByRole('definition').filter({ hasText: guest.email })).toBeVisible();
  });

  test('[HOME-026] has the name and every account page under the avatar', async () => {
    const menu = accountMenu(shared());
    await menu.getByLabel('Your account').click();
    await expect(menu.getByText('Ríona Ó Sé')).toBeVisible();
    await expect(menu.locator('a, button')).toHaveText(ACCOUNT_ENTRIES);
    await menu.getByLabel('Your account').click();
  });

  test('[AUTH-047] logs out: the local storage is empty and the token no longer works', async ({ request }) => {
    const page = shared();
    await page.evaluate(() => localStorage.setItem('serviceDate', 'x'));
    await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
    await expectPath(page, '/');
    await expect(page.getByRole('banner').getByText('Log In')).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
    await expect.poll(() => isAccepted(request, token)).toBe(false);
  });
});

test.describe('pages for visitors', () => {
  let token: string;
  const shared = sharedPage(async (page, request) => {
    token = await tokenOf(request, await newGuest(request));
    await openAs(page, token, '/robots.txt');
  });

  test('[AUTH-025] /signup tells a guest who is logged in, and leads to /', async () => {
    await shared().goto('/signup');
    await expectPath(shared(), '/');
    await expect(shared().getByText('You are already logged in!')).toBeVisible();
  });

  test('[AUTH-026] /login leads a guest who is logged in to /', async () => {
    await shared().goto('/login');
    await expectPath(shared(), '/');
  });

  test('[AUTH-027] /forget-password leads a guest who is logged in to /', async () => {
    await shared().goto('/forget-password');
    await expectPath(shared(), '/');
  });

  test('[AUTH-047] the header logs out', async ({ request }) => {
    const page = shared();
    await page.goto('/');
    // A navigation closes the menus of the header, so it has to be over.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find an hour for yourself');
    await hydrated(page);
    await page.getByRole('banner').getByLabel('Your account').click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('banner').getByText('Log In')).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
    await expect.poll(() => isAccepted(request, token)).toBe(false);
  });
});

test('[ACCOUNT-007] account pages lead visitors to /', async ({ page }) => {
  for (const path of ['/profile', '/profile/my-profile', '/profile/change-password', '/profile/delete-account']) {
    await page.goto(path);
    await expectPath(page, '/');
  }
});

test('[AUTH-049] [ERR-029] account pages lead to /login when the session has ended', async ({ page, request }) => {
  await openAs(page, 'ended-long-ago', '/profile/my-profile');
  await expectPath(page, '/login');
  await expect.poll(() => stored(page, 'guest_token')).toBeNull();
  expect(await isAccepted(request, 'ended-long-ago')).toBe(false);
});
