import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { isAccepted, mailTo, newGuest, sentVariables, toast, tokenOf, visitAs } from './guests.ts';

const next = (page: Page) => page.getByRole('button', { name: 'Continue' });
const step = (page: Page) => page.getByRole('list', { name: 'Deleting your account' }).locator('[aria-current=step]');

async function toConfirm(page: Page, reason = 'I am worried about my data') {
  await page.getByRole('radio', { name: reason }).check();
  await next(page).click();
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await next(page).click();
  await expect(page.getByRole('heading', { name: 'Is this your account?' })).toBeVisible();
}

test.describe('/profile/delete-account', () => {
  test('[ACCOUNT-041] [ACCOUNT-042] [ACCOUNT-049] [ROUTE-061] begins with a reason, out of those the server lists', async ({
    page,
    request,
  }) => {
    await visitAs(page, await tokenOf(request, await newGuest(request)), '/profile/my-profile');
    await page.getByRole('link', { name: 'Delete my account' }).click();
    await expect(page.getByRole('heading', { name: 'Before you go' })).toBeVisible();
    await expect(page.getByText('Would you tell us why?')).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(9);
    await next(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Please choose a reason' })).toBeVisible();
    await expect(step(page)).toContainText('Your reason');
    await page.getByRole('radio', { name: 'Another reason' }).check();
    await next(page).click();
    await expect(step(page)).toContainText('What happens');
  });

  test('[ACCOUNT-043] [ACCOUNT-044] says what goes and what stays, gives the data, and wants both boxes ticked', async ({
    page,
    request,
  }) => {
    const guest = await newGuest(request);
    await visitAs(page, await tokenOf(request, guest), '/profile/delete-account');
    await page.getByRole('radio', { name: 'Another reason' }).check();
    await next(page).click();
    await expect(page.getByText(/tax law/)).toBeVisible();
    const boxes = page.getByRole('checkbox');
    await expect(boxes).toHaveCount(2);
    for (const only of [0, 1]) {
      await boxes.nth(only).check();
      await next(page).click();
      await expect(step(page)).toContainText('What happens');
      await expect(boxes.nth(1 - only)).toBeFocused();
      await expect(boxes.nth(1 - only)).toHaveAccessibleDescription('Please tick this box to go on');
      await boxes.nth(only).uncheck();
    }
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toBe('thyme-my-data.json');
    expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({ profile: { email: guest.email } });
    await boxes.nth(0).check();
    await boxes.nth(1).check();
    await next(page).click();
    await expect(step(page)).toContainText('Confirm');
  });

  test('[ACCOUNT-045] [ACCOUNT-046] [ACCOUNT-047] wants the account’s own email', async ({ page, request }) => {
    const token = await tokenOf(request, await newGuest(request));
    await visitAs(page, token, '/profile/delete-account');
    await toConfirm(page);
    const email = page.getByRole('main').getByLabel('Email');
    const go = page.getByRole('button', { name: 'Delete my account' });
    await go.click();
    await expect(email).toHaveAccessibleDescription('Please enter email address of this account!');
    await expect(email).toBeFocused();
    await email.fill('orla@mail');
    await expect(email).toHaveAccessibleDescription('Please enter a valid Email Address!');
    await email.fill('somebody.else@mail.example');
    await go.click();
    await expect(toast(page, 'This is not the email address of your account.')).toBeVisible();
    expect(await isAccepted(request, token)).toBe(true);
  });

  test('[ACCOUNT-048] deletes the account, says thank you and forgets everything', async ({ page, request }) => {
    const guest = await newGuest(request);
    const token = await tokenOf(request, guest);
    await visitAs(page, token, '/profile/delete-account');
    await toConfirm(page);
    await page.getByRole('main').getByLabel('Email').fill(guest.email);
    const sent = sentVariables(page, 'mutation Leave');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    expect(await sent).toEqual({ answer: 'I am worried about my data', email: guest.email });
    await expect(page.getByRole('heading', { name: 'Thank you for your time with us' })).toBeVisible();
    await expect(step(page)).toContainText('Goodbye');
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await expect(page.getByRole('banner').getByText('Log In')).toBeVisible();
    expect(await isAccepted(request, token)).toBe(false);
    await mailTo(page, guest.email, /closed|deleted/i);
    // Nothing that was on screen may have asked again and led to a login page.
    await expect(page).toHaveURL(/\/profile\/delete-account$/);
    await page.getByRole('link', { name: 'Back to the home page' }).click();
    await expect(page).toHaveURL((url) => url.pathname === '/');
  });
});
