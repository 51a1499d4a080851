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
} from '../support/guests.ts';

const ask = (page: Page) => page.getByRole('button', { name: 'Send code' });
const update = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Update Email' });

async function type(page: Page, code: string) {
  const first = page.getByLabel('Digit 1 of 6');
  await expect(first).toHaveValue('');
  await expect(first).toBeEnabled();
  await first.focus();
  await page.keyboard.type(code);
}

test('[ACCOUNT-033] [ACCOUNT-034] [ACCOUNT-040] [CONST-018] [ERR-017] [ROUTE-060] a code goes to a well-formed new email, another after 120 seconds, also after a reload', async ({
  page,
  request,
}) => {
  const guest = await newGuest(request);
  await page.clock.install({ time: Date.now() });
  await visitAs(page, await tokenOf(request, guest), '/profile/update-email');
  const box = page.getByLabel('New email');
  const failed = toast(page, 'Failed to send OTP. Please try again.');
  await test.step('says what is wrong with it', async () => {
    await ask(page).click();
    await expect(box).toHaveAccessibleDescription('Email is required');
    await expect(box).toBeFocused();
    await box.fill('orla@mail');
    await expect(box).toHaveAccessibleDescription('Invalid email format');
  });
  await test.step('says when no code could be sent, and why if that is known', async () => {
    await box.fill(guest.email);
    await ask(page).click();
    await expect(failed).toBeVisible();
    await expect(box).toHaveAccessibleDescription('This is your email address already.');
    await failed.click();
    await expect(failed).toBeHidden();
    await box.fill(newEmail());
    await breakOperation(page, 'ChangeEmail');
    await ask(page).click();
    await expect(failed).toBeVisible();
    await expect(box).toBeVisible();
    await page.unrouteAll();
  });
  const email = newEmail();
  await box.fill(email);
  await ask(page).click();
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

test('[ACCOUNT-035] [ACCOUNT-036] [ACCOUNT-037] [ACCOUNT-038] [ACCOUNT-039] [ERR-006] the right code changes the email, and then one logs in anew', async ({
  page,
  request,
}) => {
  const guest = await newGuest(request);
  const token = await tokenOf(request, guest);
  const email = newEmail();
  await visitAs(page, token, '/profile/update-email');
  const first = sentVariables(page, 'ChangeEmail');
  await page.getByLabel('New email').fill(email);
  await ask(page).click();
  await expect(page.getByText(`We sent a code to ${email}`)).toBeVisible();
  expect(await first).toEqual({ email, otp_code: '' });
  await test.step('no code, or too short a one', async () => {
    await update(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'OTP is required' })).toBeVisible();
    await type(page, '123');
    await update(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'OTP must be at least 4 characters' })).toBeVisible();
    for (let digit = 0; digit < 3; digit += 1) await page.keyboard.press('Backspace');
  });
  const code = /\b\d{6}\b/.exec(await mailTo(page, email, /is your code/))?.[0] ?? '';
  await test.step('a broken line', async () => {
    await breakOperation(page, 'ChangeEmail');
    await type(page, code);
    await update(page).click();
    await expect(toast(page, /^Internal server error$/)).toBeVisible();
    await page.unrouteAll();
  });
  await test.step('a wrong code', async () => {
    await type(page, code === '000000' ? '111111' : '000000');
    await update(page).click();
    await expect(page.getByLabel('Digit 1 of 6')).toHaveValue('');
    expect(await isAccepted(request, token)).toBe(true);
  });
  await test.step('the right one', async () => {
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
});
