import { expect, type Page, test } from '@playwright/test';
import {
  breakOperation,
  isAccepted,
  mailTo,
  newEmail,
  newGuest,
  PASSWORD,
  sentVariables,
  toast,
  tokenOf,
  visitAs,
} from './guests.ts';

const ask = (page: Page) => page.getByRole('button', { name: 'Send code' });
const update = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Update Email' });

async function type(page: Page, code: string) {
  await page.getByLabel('Digit 1 of 6').focus();
  await page.keyboard.type(code);
}

/** Asks for a code to a new address. */
async function askFor(page: Page, email: string) {
  await page.getByLabel('New email').fill(email);
  await ask(page).click();
  await expect(page.getByText(`We sent a code to ${email}`)).toBeVisible();
}

test.describe('/profile/update-email', () => {
  test('[ACCOUNT-033] [ACCOUNT-034] [ROUTE-060] wants a well-formed email', async ({ page, request }) => {
    await visitAs(page, await tokenOf(request, await newGuest(request)), '/profile/update-email');
    await ask(page).click();
    await expect(page.getByLabel('New email')).toHaveAccessibleDescription('Email is required');
    await expect(page.getByLabel('New email')).toBeFocused();
    await page.getByLabel('New email').fill('orla@mail');
    await expect(page.getByLabel('New email')).toHaveAccessibleDescription('Invalid email format');
  });

  test('[ACCOUNT-035] [ACCOUNT-036] [ACCOUNT-037] [ACCOUNT-038] [ACCOUNT-039] asks for a code, takes the right one, and then one logs in anew', async ({
    page,
    request,
  }) => {
    const guest = await newGuest(request);
    const token = await tokenOf(request, guest);
    const email = newEmail();
    await visitAs(page, token, '/profile/update-email');
    const first = sentVariables(page, 'ChangeEmail');
    await askFor(page, email);
    expect(await first).toEqual({ email, otp_code: '' });
    await update(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'OTP is required' })).toBeVisible();
    await type(page, '123');
    await update(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'OTP must be at least 4 characters' })).toBeVisible();
    const code = /\b\d{6}\b/.exec(await mailTo(page, email, /is your code/))?.[0] ?? '';
    const wrong = code === '000000' ? '111111' : '000000';
    for (let digit = 0; digit < 3; digit += 1) await page.keyboard.press('Backspace');
    await type(page, wrong);
    await update(page).click();
    await expect(page.getByLabel('Digit 1 of 6')).toHaveValue('');
    expect(await isAccepted(request, token)).toBe(true);
    await type(page, code);
    const second = sentVariables(page, 'ChangeEmail');
    await update(page).click();
    expect(await second).toEqual({ email, otp_code: code });
    await expect(page).toHaveURL(/\/login$/);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    expect(await isAccepted(request, token)).toBe(false);
    expect(await tokenOf(request, { ...guest, email, password: PASSWORD })).toMatch(/.{20}/);
    await expect(page).toHaveURL(/\/login$/);
  });

  test('[ACCOUNT-040] [CONST-018] another code can be had after 120 seconds, and a reload does not change that', async ({
    page,
    request,
  }) => {
    const now = Date.now();
    await page.clock.install({ time: now });
    await visitAs(page, await tokenOf(request, await newGuest(request)), '/profile/update-email');
    const email = newEmail();
    await askFor(page, email);
    await expect(page.getByText(/Send another code in (2:00|1:5\d)/)).toBeVisible();
    await page.clock.fastForward(50_000);
    await page.reload();
    await expect(page.getByText(`We sent a code to ${email}`)).toBeVisible();
    await expect(page.getByText(/Send another code in (1:10|1:0\d)/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Resend code' })).toHaveCount(0);
    await page.clock.fastForward(71_000);
    await expect(page.getByRole('button', { name: 'Resend code' })).toBeVisible();
  });

  test('[ERR-017] says when no code could be sent, and why if that is known', async ({ page, request }) => {
    const guest = await newGuest(request);
    await visitAs(page, await tokenOf(request, guest), '/profile/update-email');
    await page.getByLabel('New email').fill(guest.email);
    await ask(page).click();
    await expect(toast(page, 'Failed to send OTP. Please try again.')).toBeVisible();
    await expect(page.getByLabel('New email')).toHaveAccessibleDescription('This is your email address already.');
    await page.getByLabel('New email').fill(newEmail());
    await breakOperation(page, 'ChangeEmail');
    await ask(page).click();
    await expect(page.getByText('Failed to send OTP. Please try again.').first()).toBeVisible();
    await expect(page.getByLabel('New email')).toBeVisible();
  });

  test('[ERR-006] a broken line at the second step says so', async ({ page, request }) => {
    await visitAs(page, await tokenOf(request, await newGuest(request)), '/profile/update-email');
    await askFor(page, newEmail());
    await breakOperation(page, 'ChangeEmail');
    await type(page, '123456');
    await update(page).click();
    await expect(toast(page, /^Internal server error$/)).toBeVisible();
  });
});
