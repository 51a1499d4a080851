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
} from '../support/guests.ts';

const NEW = 'Another-evening-8?';
const RULE = 'Must Contain 8 Characters, One Uppercase, One Lowercase, One Number, and one special case Character';
const save = (page: Page) => page.getByRole('button', { name: 'Save the new password' });

async function typeNew(page: Page, password: string, confirmation = password) {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(confirmation);
}

test.describe('a forgotten password', () => {
  const send = (page: Page) => page.getByRole('button', { name: 'Send me a link' });
  const onItsWay = (page: Page) =>
    page.getByRole('status').filter({ hasText: 'a link to reset the password is on its way' });

  test('[AUTH-042] [ERR-006] [ERR-011] [ERR-013] [ROUTE-051] what is missing, refused or broken is told; an unknown address gets the usual answer', async ({
    page,
  }) => {
    const email = page.getByLabel('Email');
    await page.goto('/forget-password');
    await test.step('no email', async () => {
      await send(page).click();
      await expect(email).toHaveAccessibleDescription("Email field can't be empty");
      await expect(email).toBeFocused();
    });
    await test.step('a refusal of the server', async () => {
      await email.fill(newEmail());
      await page.route('**/graphql', (route) =>
        route.request().postData()?.includes('ForgotPassword')
          ? route.fulfill({ json: [{ data: { forgotPassword: { status: 0, message: 'Not today.' } } }] })
          : route.fallback(),
      );
      await send(page).click();
      await expect(toast(page, 'Not today.')).toBeVisible();
      await page.unrouteAll();
    });
    await test.step('a broken line', async () => {
      await breakOperation(page, 'ForgotPassword');
      await send(page).click();
      await expect(toast(page, /^Internal server error$/)).toBeVisible();
      await page.unrouteAll();
    });
    await test.step('an unknown address', async () => {
      await send(page).click();
      await expect(onItsWay(page)).toBeVisible();
    });
    await test.step('a link that never was', async () => {
      await page.goto('/reset-password/never-was');
      await save(page).click();
      await expect(email).toHaveAccessibleDescription('Email is required');
      await email.fill(newEmail());
      await typeNew(page, 'weak');
      await save(page).click();
      await expect(page.getByLabel('New password', { exact: true })).toHaveAccessibleDescription(RULE);
      await typeNew(page, NEW);
      await save(page).click();
      await expect(toast(page, 'This link is not valid any more.')).toBeVisible();
      await expect(page).toHaveURL(/\/reset-password\/never-was$/);
    });
  });

  test('[AUTH-043] [AUTH-044] [ERR-012] [ROUTE-052] the link of the mail sets a new password and leads to /login, once', async ({
    page,
    request,
  }) => {
    const guest = await newGuest(request);
    const old = await tokenOf(request, guest);
    await page.goto('/forget-password');
    await page.getByLabel('Email').fill(guest.email);
    await send(page).click();
    await expect(onItsWay(page)).toBeVisible();
    const path = /\/reset-password\/\S+/.exec(await mailTo(page, guest.email, /new password/i))?.[0] ?? '';
    await page.goto(path);
    await page.getByLabel('Email').fill(guest.email);
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
    await page.goto(path);
    await page.getByLabel('Email').fill(guest.email);
    await typeNew(page, PASSWORD);
    await save(page).click();
    await expect(toast(page, 'This link is not valid any more.')).toBeVisible();
  });
});

test('[ACCOUNT-027] [ACCOUNT-028] [ACCOUNT-029] [ACCOUNT-030] [ACCOUNT-031] [ACCOUNT-032] [ERR-006] [ROUTE-059] the password is changed with the old one, sessions end one by one, all at once or with it', async ({
  page,
  request,
}) => {
  const guest = await newGuest(request);
  const others = [await tokenOf(request, guest), await tokenOf(request, guest), await tokenOf(request, guest)];
  const here = await tokenOf(request, guest);
  await visitAs(page, here, '/profile/change-password');
  const change = page.getByRole('main').getByRole('button', { name: 'Change Password' });
  const before = page.getByLabel('Old password');
  await test.step('lists where one is logged in, and ends one session or all the others', async () => {
    const sessions = page.getByRole('region', { name: 'Where you are logged in' }).getByRole('listitem');
    await expect(sessions).toHaveCount(4);
    await expect(sessions.first()).toContainText('This device');
    await sessions.nth(1).getByRole('button', { name: /^End/ }).click();
    await expect(sessions).toHaveCount(3);
    await page.getByRole('button', { name: 'Log out everywhere else' }).click();
    await expect(sessions).toHaveCount(1);
    for (const token of others) expect(await isAccepted(request, token)).toBe(false);
    expect(await isAccepted(request, here)).toBe(true);
  });
  await test.step('wants the old password and a strong new one twice', async () => {
    await change.click();
    await expect(before).toHaveAccessibleDescription('Please Enter your old password');
    await expect(before).toBeFocused();
    await expect(page.getByLabel('Confirm password')).toHaveAccessibleDescription('Confirm Password is required');
    await typeNew(page, 'weak', 'other');
    await expect(page.getByLabel('New password', { exact: true })).toHaveAccessibleDescription(RULE);
    await expect(page.getByLabel('Confirm password')).toHaveAccessibleDescription('Confirm Password does not match');
  });
  await test.step('a broken line says so in this page’s words', async () => {
    await breakOperation(page, 'ChangePassword');
    await before.fill('Not-the-old-one-1!');
    await typeNew(page, NEW);
    await change.click();
    await expect(toast(page, /^Internal server error$/)).toBeVisible();
    await page.unrouteAll();
  });
  await test.step('changes it, ends the other sessions and keeps this one', async () => {
    const elsewhere = await tokenOf(request, guest);
    await change.click();
    await expect(toast(page, 'The old password is not right.')).toBeVisible();
    await before.fill(PASSWORD);
    await change.click();
    await expect(toast(page, 'Password changed successfully!')).toBeVisible();
    await expect(before).toHaveValue('');
    expect([await isAccepted(request, elsewhere), await isAccepted(request, here)]).toEqual([false, true]);
    expect(await stored(page, 'guest_token')).toBe(here);
    expect(await tokenOf(request, { ...guest, password: NEW })).toMatch(/.{20}/);
  });
  await test.step('who has a password finds both pages among the tabs', async () => {
    const tabs = page.getByRole('navigation', { name: 'Your account' });
    await expect(tabs.getByRole('link', { name: 'Change Password' })).toBeVisible();
    await tabs.getByRole('link', { name: 'Update Email' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Update Email' })).toBeVisible();
  });
});
