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
  toast,
  tokenOf,
} from '../support/guests.ts';
import { sharedPage } from '../support/shared-page.ts';

const box = (page: Page) => page.getByLabel('New email');
const requestCode = (page: Page) => page.getByRole('button', { name: 'Send code' });
const update = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Update Email' });
const message = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

async function type(page: Page, code: string) {
  const first = page.getByLabel('Digit 1 of 6');
  await expect(first).toHaveValue('');
  await expect(first).toBeEnabled();
  await first.focus();
  await page.keyboard.type(code);
}

test.describe('requesting a code for a new email', () => {
  let guest: Guest;
  const shared = sharedPage(async (page, request) => {
    guest = await newGuest(request);
    await openAs(page, await tokenOf(request, guest), '/profile/update-email');
  });
  const failed = () => toast(shared(), 'Failed to send OTP. Please try again.');

  test('[ACCOUNT-034] [ROUTE-060] wants an email', async () => {
    await requestCode(shared()).click();
    await expect(box(shared())).toHaveAccessibleDescription('Email is required');
    await expect(box(shared())).toBeFocused();
  });

  test('[ACCOUNT-033] refuses an email of the wrong format', async () => {
    await box(shared()).fill('orla@mail');
    await requestCode(shared()).click();
    await expect(box(shared())).toHaveAccessibleDescription('Invalid email format');
  });

  test('refuses the email that the guest already has', async () => {
    await box(shared()).fill(guest.email);
    await requestCode(shared()).click();
    await expect(failed()).toBeVisible();
    await expect(box(shared())).toHaveAccessibleDescription('That’s already your email address.');
    await failed().click();
    await expect(failed()).toBeHidden();
  });

  test('[ERR-017] reports a network failure and keeps the form', async () => {
    await box(shared()).fill(newEmail());
    await failOperation(shared(), 'ChangeEmail');
    await requestCode(shared()).click();
    await expect(failed()).toBeVisible();
    await expect(box(shared())).toBeVisible();
  });
});

test('[ACCOUNT-040] [CONST-018] another code can be requested after 120 seconds, counted across a reload', async ({
  page,
  request,
}) => {
  const email = newEmail();
  await page.clock.install({ time: Date.now() });
  await openAs(page, await tokenOf(request, await newGuest(request)), '/profile/update-email');
  await box(page).fill(email);
  await requestCode(page).click();
  await expect(page.getByText(`We sent a code to ${email}`)).toBeVisible();
  await expect(page.getByText(/Send another code in (2:00|1:5\d)/)).toBeVisible();
  await page.clock.fastForward(50_000);
  await page.reload();
  await expect(page.getByText(`We sent a code to ${email}`)).toBeVisible();
  await expect(page.getByText(/Send another code in (1:10|1:0\d)/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Resend code' })).toHaveCount(0);
  await page.clock.fastForward(71_000);
  await expect(page.getByRole('button', { name: 'Resend code' })).toBeVisible();
});

test.describe('entering the code', () => {
  let guest: Guest;
  let token: string;
  let email: string;
  let code: string;
  let requested: Record<string, unknown>;
  const shared = sharedPage(async (page, request) => {
    guest = await newGuest(request);
    token = await tokenOf(request, guest);
    email = newEmail();
    await openAs(page, token, '/profile/update-email');
    const sent = sentVariables(page, 'ChangeEmail');
    await box(page).fill(email);
    await requestCode(page).click();
    requested = await sent;
    await expect(page.getByText(`We sent a code to ${email}`)).toBeVisible();
    code = /\b\d{6}\b/.exec(await mailTo(page, email, /is your code/))?.[0] ?? '';
  });

  test('[ACCOUNT-037] follows a request with an empty code', () => {
    expect(requested).toEqual({ email, otp_code: '' });
  });

  test('[ACCOUNT-035] is required', async () => {
    await update(shared()).click();
    await expect(message(shared(), 'OTP is required')).toBeVisible();
  });

  test('[ACCOUNT-036] is refused below four digits', async () => {
    await type(shared(), '123');
    await update(shared()).click();
    await expect(message(shared(), 'OTP must be at least 4 characters')).toBeVisible();
    for (let digit = 0; digit < 3; digit += 1) await shared().keyboard.press('Backspace');
  });

  test('[ERR-006] reports a network failure', async () => {
    await failOperation(shared(), 'ChangeEmail');
    await type(shared(), code);
    await update(shared()).click();
    await expect(toast(shared(), /^Internal server error$/)).toBeVisible();
  });

  test('leaves the session alone when the code is wrong', async ({ request }) => {
    await type(shared(), code === '000000' ? '111111' : '000000');
    await update(shared()).click();
    await expect(shared().getByLabel('Digit 1 of 6')).toHaveValue('');
    expect(await isAccepted(request, token)).toBe(true);
  });

  test('[ACCOUNT-038] [ACCOUNT-039] changes the email, ends the session and leads to /login', async ({ request }) => {
    const page = shared();
    await type(page, code);
    const sent = sentVariables(page, 'ChangeEmail');
    await update(page).click();
    expect(await sent).toEqual({ email, otp_code: code });
    await expect(page).toHaveURL(/\/login$/);
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
    expect(await isAccepted(request, token)).toBe(false);
    expect(await tokenOf(request, { ...guest, email, password: PASSWORD })).toMatch(/.{20}/);
    await expect(page).toHaveURL(/\/login$/);
  });
});

test('[AUTH-080] the link in the welcome mail confirms the email; the account works before', async ({
  page,
  request,
}) => {
  const guest = await newGuest(request);
  await openAs(page, await tokenOf(request, guest), '/profile/my-profile');
  await expect(page.getByText('Please confirm your email.')).toBeVisible();
  const path = /\/confirm-email\/\S+/.exec(await mailTo(page, guest.email, /Welcome/))?.[0] ?? '';
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: 'Your email is confirmed' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to my profile' }).click();
  await expect(page.getByRole('heading', { name: 'Your details' })).toBeVisible();
  await expect(page.getByText('Please confirm your email.')).toHaveCount(0);
  await page.goto('/profile/security');
  await expect(page.getByText(`${guest.email}, confirmed`)).toBeVisible();
});
