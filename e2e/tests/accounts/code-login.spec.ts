import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { mailTo, newEmail, newGuest, stored, toast } from '../support/guests.ts';

const codeIn = async (page: Page, email: string) => {
  const [, first = '', second = ''] = /(\d{3}) (\d{3})/.exec(await mailTo(page, email, /is your Thyme code$/)) ?? [];
  return first + second;
};

test('[AUTH-052] a guest gets a code, reloads, mistypes it and logs in', async ({ page, request }) => {
  const guest = await newGuest(request);
  await page.goto('/guest-login');
  await page.getByRole('link', { name: 'Continue with a code' }).click();
  await expect(page).toHaveURL(/\/login\/code$/);
  await expectAccessible(page);
  await page.getByLabel('Email').fill(guest.email);
  await page.getByRole('button', { name: 'Email me a code' }).click();
  await expect(page.getByText(guest.email)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Send another code in/)).toBeVisible();
  await expectAccessible(page);
  const code = await codeIn(page, guest.email);
  await page.getByLabel('Digit 1 of 6').focus();
  await page.keyboard.type(String((Number(code) + 1) % 1_000_000).padStart(6, '0'));
  await expect(page.getByText("That code isn't right. Check the email, or ask for a new code.")).toBeVisible();
  await expect(page.getByLabel('Digit 1 of 6')).toBeFocused();
  await page.keyboard.type(code);
  await expect(toast(page, 'Login successful!')).toBeVisible();
  await expect(page).toHaveURL(/\/profile\/my-profile$/);
  await expect.poll(() => stored(page, 'code_login')).toBeNull();
});

test('[ACCOUNT-050] a new guest uses the code on another device, and later sets a first password', async ({
  page,
  browser,
}) => {
  const email = newEmail();
  await page.goto('/signup');
  await page.getByRole('link', { name: 'Continue with a code' }).click();
  await expect(page).toHaveURL(/\/login\/code$/);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Email me a code' }).click();
  const code = await codeIn(page, email);
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await phone.goto(new URL('/login/code', page.url()).href);
  await phone.getByLabel('Email').fill(email);
  await phone.getByRole('button', { name: 'I already have a code' }).click();
  await phone.getByLabel('Digit 1 of 6').focus();
  await phone.keyboard.type(code);
  await phone.getByLabel('First name').fill('Aoife');
  await phone.reload();
  await phone.getByLabel('First name').fill('Aoife');
  await phone.getByLabel('Last name').fill('Brady');
  await phone.getByRole('checkbox', { name: /^I accept/ }).check();
  await expectAccessible(phone);
  await phone.getByRole('button', { name: 'Create my account' }).click();
  await expect(phone).toHaveURL(/\/profile\/my-profile$/);
  await phone.goto(new URL('/profile/change-password', page.url()).href);
  await expect(phone.getByRole('heading', { name: 'Set a password' })).toBeVisible();
  await expect(phone.getByLabel('Old password')).toHaveCount(0);
  await phone.getByLabel('New password').fill('Slow-river-42!');
  await phone.getByLabel('Confirm password').fill('Slow-river-42!');
  await phone.getByRole('button', { name: 'Set password' }).click();
  await expect(phone.getByLabel('Old password')).toBeVisible();
  await phone.context().close();
});
