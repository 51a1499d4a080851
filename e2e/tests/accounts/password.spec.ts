import { expect, type Page, test } from '@playwright/test';
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

  test('[AUTH-042] [ROUTE-051] requires an email', async () => {
    await send().click();
    await expect(emailField(shared())).toHaveAccessibleDescription("Email field can't be empty");
    await expect(emailField(shared())).toBeFocused();
  });

  test('[ERR-011] shows the server’s message', async () => {
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

test.describe('a reset link that is not valid', () => {
  const shared = sharedPage(async (page) => {
    await page.goto('/reset-password/never-was');
  });

  test('requires an email', async () => {
    await emailField(shared()).fill('');
    await save(shared()).click();
    await expect(emailField(shared())).toHaveAccessibleDescription('Email is required');
  });

  test('requires a strong password', async () => {
    await emailField(shared()).fill(newEmail());
    await typeNew(shared(), 'weak');
    await save(shared()).click();
    await expect(newField(shared())).toHaveAccessibleDescription(RULE);
  });

  test('[ERR-013] is refused by the server', async () => {
    await emailField(shared()).fill(newEmail());
    await typeNew(shared(), NEW);
    await save(shared()).click();
    await expect(toast(shared(), 'This link is not valid any more.')).toBeVisible();
    await expect(shared()).toHaveURL(/\/reset-password\/never-was$/);
  });
});

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

test('the link of the mail works once', async ({ page, request }) => {
  const guest = await newGuest(request);
  await ask(request, 'mutation ($email: String!) { forgotPassword(email: $email) { status } }', {
    email: guest.email,
  });
  const path = await linkFor(page, guest);
  await page.goto(path);
  const use = async (password: string) => {
    await emailField(page).fill(guest.email);
    await typeNew(page, password);
    await save(page).click();
  };
  await use(NEW);
  await expect(page).toHaveURL(/\/login$/);
  await page.goto(path);
  await use(PASSWORD);
  await expect(toast(page, 'This link is not valid any more.')).toBeVisible();
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
  const sessions = () => shared().getByRole('region', { name: 'Where you are logged in' }).getByRole('listitem');
  const change = () => shared().getByRole('main').getByRole('button', { name: 'Change Password' });
  const oldField = () => shared().getByLabel('Old password');

  test('lists the sessions and ends one', async () => {
    await expect(sessions()).toHaveCount(3);
    await expect(sessions().first()).toContainText('This device');
    await sessions().nth(1).getByRole('button', { name: /^End/ }).click();
    await expect(sessions()).toHaveCount(2);
  });

  test('ends all other sessions', async ({ request }) => {
    await shared().getByRole('button', { name: 'Log out everywhere else' }).click();
    await expect(sessions()).toHaveCount(1);
    for (const token of others) expect(await isAccepted(request, token)).toBe(false);
    expect(await isAccepted(request, here)).toBe(true);
  });

  test('[ACCOUNT-027] [ACCOUNT-029] [ROUTE-059] requires the old password and a confirmation', async () => {
    await change().click();
    await expect(oldField()).toHaveAccessibleDescription('Please Enter your old password');
    await expect(oldField()).toBeFocused();
    await expect(confirmation(shared())).toHaveAccessibleDescription('Confirm Password is required');
  });

  test('[ACCOUNT-028] [ACCOUNT-030] requires a strong new password, twice', async () => {
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
    await expect(toast(shared(), 'The old password is not right.')).toBeVisible();
  });

  test('changes the password, ends the other sessions and keeps this one', async ({ request }) => {
    const elsewhere = await tokenOf(request, guest);
    await oldField().fill(PASSWORD);
    await typeNew(shared(), NEW);
    await change().click();
    await expect(toast(shared(), 'Password changed successfully!')).toBeVisible();
    await expect(oldField()).toHaveValue('');
    expect([await isAccepted(request, elsewhere), await isAccepted(request, here)]).toEqual([false, true]);
    expect(await stored(shared(), 'guest_token')).toBe(here);
    expect(await tokenOf(request, { ...guest, password: NEW })).toMatch(/.{20}/);
  });

  test('[ACCOUNT-031] [ACCOUNT-032] is among the tabs of a guest with a password, beside the email', async () => {
    const tabs = shared().getByRole('navigation', { name: 'Your account' });
    await expect(tabs.getByRole('link', { name: 'Change Password' })).toBeVisible();
    await tabs.getByRole('link', { name: 'Update Email' }).click();
    await expect(shared().getByRole('heading', { level: 1, name: 'Update Email' })).toBeVisible();
  });
});
