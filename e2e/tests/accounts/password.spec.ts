import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import {
  failOperation,
  type Guest,
  isAccepted,
  mailTo,
  newEmail,
  newGuest,
  openAs,
  PASSWORD,
  sentVariables,
  stored,
  toast,
  tokenOf,
} from '../support/guests.ts';
import { ask } from '../support/marketplace.ts';
import { sharedPage } from '../support/shared-page.ts';

const NEW = 'Another-evening-8?';
const RULE = 'Must Contain 8 Characters, One Uppercase, One Lowercase, One Number, and one special case Character';
const emailField = (page: Page) => page.getByLabel('Email');
const newField = (page: Page) => page.getByLabel('New password', { exact: true });
const confirmation = (page: Page) => page.getByLabel('Confirm password');
const save = (page: Page) => page.getByRole('button', { name: 'Save the new password' });

async function typeNew(page: Page, password: string, confirmed = password) {
  await newField(page).fill(password);
  await confirmation(page).fill(confirmed);
}

test.describe('/forget-password', () => {
  const shared = sharedPage(async (page) => {
    await page.goto('/forget-password');
  });
  const send = () => shared().getByRole('button', { name: 'Send me a link' });

  test('[AUTH-042] [ROUTE-051] wants an email', async () => {
    await send().click();
    await expect(emailField(shared())).toHaveAccessibleDescription("Email field can't be empty");
    await expect(emailField(shared())).toBeFocused();
  });

  test('[ERR-011] shows a refusal in the words of the server', async () => {
    const page = shared();
    await emailField(page).fill(newEmail());
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('ForgotPassword')
        ? route.fulfill({ json: [{ data: { forgotPassword: { status: 0, message: 'Not today.' } } }] })
        : route.fallback(),
    );
    await send().click();
    await expect(toast(page, 'Not today.')).toBeVisible();
  });

  test('[ERR-006] reports a network failure', async () => {
    await emailField(shared()).fill(newEmail());
    await failOperation(shared(), 'ForgotPassword');
    await send().click();
    await expect(toast(shared(), /^Internal server error$/)).toBeVisible();
  });

  test('confirms an unknown email like a known one', async () => {
    await emailField(shared()).fill(newEmail());
    await send().click();
    await expect(
      shared().getByRole('status').filter({ hasText: 'a link to reset the password is on its way' }),
    ).toBeVisible();
  });
});

test('[AUTH-081] a reset link that never was, or has expired, says so at once and leads on', async ({ page }) => {
  await page.goto('/reset-password/never-was');
  await expect(page.getByRole('heading', { level: 1, name: 'This link has expired' })).toBeVisible();
  await expect(save(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Send me a new link' }).click();
  await expect(page).toHaveURL(/\/forget-password$/);
});

test.describe('the form of a reset link', () => {
  let guest: Guest;
  let path: string;
  const shared = sharedPage(async (page, request) => {
    guest = await newGuest(request);
    await askForLink(request, guest);
    path = await linkFor(page, guest);
    await page.goto(path);
  });

  test('wants an email', async () => {
    await emailField(shared()).fill('');
    await save(shared()).click();
    await expect(emailField(shared())).toHaveAccessibleDescription('Email is required');
  });

  test('wants a strong password', async () => {
    await emailField(shared()).fill(newEmail());
    await typeNew(shared(), 'weak');
    await save(shared()).click();
    await expect(newField(shared())).toHaveAccessibleDescription(RULE);
  });

  test('[ERR-013] is refused by the server when the link is another account’s', async () => {
    await emailField(shared()).fill(newEmail());
    await typeNew(shared(), NEW);
    await save(shared()).click();
    await expect(toast(shared(), 'This link no longer works.')).toBeVisible();
    await expect(shared()).toHaveURL(new RegExp(`${path}$`));
  });
});

const askForLink = (request: APIRequestContext, { email }: Guest) =>
  ask(request, 'mutation ($email: String!) { forgotPassword(email: $email) { status } }', { email });

/** The path of the link in the mail. */
const linkFor = async (page: Page, { email }: Guest) =>
  /\/reset-password\/\S+/.exec(await mailTo(page, email, /new password/i))?.[0] ?? '';

test('[AUTH-043] [AUTH-044] [ERR-012] [ROUTE-052] the link of the mail sets a new password, ends all sessions and leads to /login', async ({
  page,
  request,
}) => {
  const guest = await newGuest(request);
  const old = await tokenOf(request, guest);
  await page.goto('/forget-password');
  await emailField(page).fill(guest.email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  const path = await linkFor(page, guest);
  await page.goto(path);
  await emailField(page).fill(guest.email);
  await typeNew(page, NEW);
  const sent = sentVariables(page, 'ResetPassword');
  await save(page).click();
  expect(await sent).toEqual({
    token: path.split('/').at(-1),
    email: guest.email,
    password: NEW,
    password_confirmation: NEW,
  });
  await expect(toast(page, 'Your password has been reset!')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  expect(await isAccepted(request, old)).toBe(false);
  expect(await tokenOf(request, { ...guest, password: NEW })).toMatch(/.{20}/);
});

test('[AUTH-081] the link of the mail works once, and says so before anything is typed again', async ({
  page,
  request,
}) => {
  const guest = await newGuest(request);
  await askForLink(request, guest);
  const path = await linkFor(page, guest);
  await page.goto(path);
  await emailField(page).fill(guest.email);
  await typeNew(page, NEW);
  await save(page).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: 'This link has been used' })).toBeVisible();
  await expect(save(page)).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Log In' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test.describe('/profile/change-password', () => {
  let guest: Guest;
  let others: string[];
  let here: string;
  const shared = sharedPage(async (page, request) => {
    guest = await newGuest(request);
    others = [await tokenOf(request, guest), await tokenOf(request, guest)];
    here = await tokenOf(request, guest);
    await openAs(page, here, '/profile/change-password');
  });
  const sessions = () => shared().getByRole('region', { name: 'Where you’re logged in' }).getByRole('listitem');
  const change = () => shared().getByRole('main').getByRole('button', { name: 'Change Password' });
  const oldField = () => shared().getByLabel('Old password');

  test('lists the sessions and ends one', async () => {
    await expect(sessions()).toHaveCount(3);
    await expect(sessions().first()).toContainText('This device');
    await sessions()
      .nth(1)
      .getByRole('button', { name: /^Log out on/ })
      .click();
    await expect(sessions()).toHaveCount(2);
  });

  test('ends all other sessions', async ({ request }) => {
    await shared().getByRole('button', { name: 'Log out everywhere else' }).click();
    await expect(sessions()).toHaveCount(1);
    for (const token of others) expect(await isAccepted(request, token)).toBe(false);
    expect(await isAccepted(request, here)).toBe(true);
  });

  test('[ACCOUNT-027] [ACCOUNT-029] [ROUTE-059] wants the old password and a confirmation', async () => {
    await change().click();
    await expect(oldField()).toHaveAccessibleDescription('Please Enter your old password');
    await expect(oldField()).toBeFocused();
    await expect(confirmation(shared())).toHaveAccessibleDescription('Confirm Password is required');
  });

  test('[ACCOUNT-028] [ACCOUNT-030] wants a strong new password, twice', async () => {
    await typeNew(shared(), 'weak', 'other');
    await change().click();
    await expect(newField(shared())).toHaveAccessibleDescription(RULE);
    await expect(confirmation(shared())).toHaveAccessibleDescription('Confirm Password does not match');
  });

  test('[ERR-006] reports a network failure', async () => {
    await failOperation(shared(), 'ChangePassword');
    await oldField().fill(PASSWORD);
    await typeNew(shared(), NEW);
    await change().click();
    await expect(toast(shared(), /^Internal server error$/)).toBeVisible();
  });

  test('refuses a wrong old password', async () => {
    await oldField().fill('Not-the-old-one-1!');
    await typeNew(shared(), NEW);
    await change().click();
    await expect(toast(shared(), 'That’s not your current password.')).toBeVisible();
  });

  test('changes the password, ends the other sessions and keeps this one', async ({ request }) => {
    const elsewhere = await tokenOf(request, guest);
    await oldField().fill(PASSWORD);
    await typeNew(shared(), NEW);
    await change().click();
    await expect(toast(shared(), 'Password changed successfully!')).toBeVisible();
    await expect(oldField()).toHaveValue('');
    expect([await isAccepted(request, elsewhere), await isAccepted(request, here)]).toEqual([false, true]);
    await expect.poll(() => stored(shared(), 'guest_token')).toBe(here);
    expect(await tokenOf(request, { ...guest, password: NEW })).toMatch(/.{20}/);
  });

  test('[ACCOUNT-031] [ACCOUNT-032] [ACCOUNT-063] [ACCOUNT-064] is a section of Security & privacy, beside the email', async () => {
    const tabs = shared().getByRole('navigation', { name: 'Your account' });
    await expect(tabs.getByRole('link')).toHaveText([/Profile/, /Appointments/, /Vouchers/, /fav/i, /Security/]);
    await expect(tabs.getByRole('link', { name: 'Security & privacy' })).toHaveAttribute('aria-current', 'page');
    await shared().getByRole('link', { name: 'Change your email address' }).click();
    await expect(shared()).toHaveURL(/\/profile\/update-email$/);
    await expect(shared().getByLabel('New email')).toBeFocused();
    await shared().goBack();
    await expect(oldField()).toBeVisible();
  });
});
