import { expect, type Page, test } from '@playwright/test';
import {
  breakOperation,
  isAccepted,
  mailTo,
  newEmail,
  newGuest,
  PASSWORD,
  sentVariables,
  stored,
  toast,
  tokenOf,
  visitAs,
} from './guests.ts';

const NEW = 'Another-evening-8?';
const RULE = 'Must Contain 8 Characters, One Uppercase, One Lowercase, One Number, and one special case Character';
const save = (page: Page) => page.getByRole('button', { name: 'Save the new password' });

async function typeNew(page: Page, password: string, confirmation = password) {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(confirmation);
}

test.describe('a forgotten password', () => {
  test('[AUTH-042] [ROUTE-051] /forget-password wants an email', async ({ page }) => {
    await page.goto('/forget-password');
    await page.getByRole('button', { name: 'Send me a link' }).click();
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription("Email field can't be empty");
    await expect(page.getByLabel('Email')).toBeFocused();
  });

  test('[AUTH-043] [AUTH-044] [ERR-012] [ROUTE-052] the link of the mail sets a new password and leads to /login', async ({
    page,
    request,
  }) => {
    const guest = await newGuest(request);
    const old = await tokenOf(request, guest);
    await page.goto('/forget-password');
    await page.getByLabel('Email').fill(guest.email);
    await page.getByRole('button', { name: 'Send me a link' }).click();
    await expect(
      page.getByRole('status').filter({ hasText: 'a link to reset the password is on its way' }),
    ).toBeVisible();
    const path = /\/reset-password\/\S+/.exec(await mailTo(page, guest.email, /new password/i))?.[0] ?? '';
    await page.goto(path);
    await page.getByLabel('Email').fill(guest.email);
    await typeNew(page, NEW);
    const sent = sentVariables(page, 'SetNewPassword');
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
    await page.goto(path);
    await page.getByLabel('Email').fill(guest.email);
    await typeNew(page, PASSWORD);
    await save(page).click();
    await expect(toast(page, 'This link is not valid any more.')).toBeVisible();
  });

  test('[ERR-013] a link that never was is an error; an unknown address gets the usual answer', async ({ page }) => {
    await page.goto('/forget-password');
    await page.getByLabel('Email').fill(newEmail());
    await page.getByRole('button', { name: 'Send me a link' }).click();
    await expect(
      page.getByRole('status').filter({ hasText: 'a link to reset the password is on its way' }),
    ).toBeVisible();
    await page.goto('/reset-password/never-was');
    await save(page).click();
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Email is required');
    await page.getByLabel('Email').fill(newEmail());
    await typeNew(page, 'weak');
    await save(page).click();
    await expect(page.getByLabel('New password', { exact: true })).toHaveAccessibleDescription(RULE);
    await typeNew(page, NEW);
    await save(page).click();
    await expect(toast(page, 'This link is not valid any more.')).toBeVisible();
    await expect(page).toHaveURL(/\/reset-password\/never-was$/);
  });

  test('[ERR-006] [ERR-011] a broken line, and a refusal of the server, are told', async ({ page }) => {
    await page.goto('/forget-password');
    await page.getByLabel('Email').fill('orla@mail.example');
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('AskForReset')
        ? route.fulfill({ json: [{ data: { forgotPassword: { status: 0, message: 'Not today.' } } }] })
        : route.fallback(),
    );
    await page.getByRole('button', { name: 'Send me a link' }).click();
    await expect(toast(page, 'Not today.')).toBeVisible();
    await page.unrouteAll();
    await breakOperation(page, 'AskForReset');
    await page.getByRole('button', { name: 'Send me a link' }).click();
    await expect(toast(page, /^Internal server error$/)).toBeVisible();
  });
});

test.describe('/profile/change-password', () => {
  const change = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Change Password' });

  test('[ACCOUNT-027] [ACCOUNT-028] [ACCOUNT-029] [ACCOUNT-030] [ROUTE-059] wants the old password and a strong new one twice', async ({
    page,
    request,
  }) => {
    await visitAs(page, await tokenOf(request, await newGuest(request)), '/profile/change-password');
    await change(page).click();
    await expect(page.getByLabel('Old password')).toHaveAccessibleDescription('Please Enter your old password');
    await expect(page.getByLabel('Old password')).toBeFocused();
    await expect(page.getByLabel('Confirm password')).toHaveAccessibleDescription('Confirm Password is required');
    await typeNew(page, 'weak', 'other');
    await expect(page.getByLabel('New password', { exact: true })).toHaveAccessibleDescription(RULE);
    await expect(page.getByLabel('Confirm password')).toHaveAccessibleDescription('Confirm Password does not match');
  });

  test('changes the password, ends the other sessions and keeps this one', async ({ page, request }) => {
    const guest = await newGuest(request);
    const elsewhere = await tokenOf(request, guest);
    const here = await tokenOf(request, guest);
    await visitAs(page, here, '/profile/change-password');
    await page.getByLabel('Old password').fill('Not-the-old-one-1!');
    await typeNew(page, NEW);
    await change(page).click();
    await expect(toast(page, 'The old password is not right.')).toBeVisible();
    await page.getByLabel('Old password').fill(PASSWORD);
    await change(page).click();
    await expect(toast(page, 'Password changed successfully!')).toBeVisible();
    await expect(page.getByLabel('Old password')).toHaveValue('');
    expect([await isAccepted(request, elsewhere), await isAccepted(request, here)]).toEqual([false, true]);
    expect(await tokenOf(request, { ...guest, password: NEW })).toMatch(/.{20}/);
  });

  test('[ERR-006] a broken line says so in this page’s words', async ({ page, request }) => {
    await visitAs(page, await tokenOf(request, await newGuest(request)), '/profile/change-password');
    await breakOperation(page, 'ChangePassword');
    await page.getByLabel('Old password').fill(PASSWORD);
    await typeNew(page, NEW);
    await change(page).click();
    await expect(toast(page, /^Internal server error$/)).toBeVisible();
  });

  test('lists where one is logged in, and ends one session or all the others', async ({ page, request }) => {
    const guest = await newGuest(request);
    const others = [await tokenOf(request, guest), await tokenOf(request, guest), await tokenOf(request, guest)];
    const here = await tokenOf(request, guest);
    await visitAs(page, here, '/profile/change-password');
    const sessions = page.getByRole('region', { name: 'Where you are logged in' }).getByRole('listitem');
    await expect(sessions).toHaveCount(4);
    await expect(sessions.first()).toContainText('This device');
    await sessions.nth(1).getByRole('button', { name: /^End/ }).click();
    await expect(sessions).toHaveCount(3);
    await page.getByRole('button', { name: 'Log out everywhere else' }).click();
    await expect(sessions).toHaveCount(1);
    for (const token of others) expect(await isAccepted(request, token)).toBe(false);
    expect(await isAccepted(request, here)).toBe(true);
    expect(await stored(page, 'guest_token')).toBe(here);
  });
});
