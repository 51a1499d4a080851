import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { isAccepted, mailTo, newGuest, sentVariables, toast, tokenOf, visitAs } from './support/guests.ts';

const next = (page: Page) => page.getByRole('button', { name: 'Continue' });
const step = (page: Page) => page.getByRole('list', { name: 'Deleting your account' }).locator('[aria-current=step]');

test('[ACCOUNT-041] [ACCOUNT-042] [ACCOUNT-043] [ACCOUNT-044] [ACCOUNT-045] [ACCOUNT-046] [ACCOUNT-047] [ACCOUNT-048] [ACCOUNT-049] [ROUTE-061] an account is deleted in four steps', async ({
  page,
  request,
}) => {
  const guest = await newGuest(request);
  const token = await tokenOf(request, guest);
  await visitAs(page, token, '/profile/my-profile');
  await page.getByRole('link', { name: 'Delete my account' }).click();
  await test.step('a reason, out of those the server lists', async () => {
    await expect(page.getByRole('heading', { name: 'Before you go' })).toBeVisible();
    await expect(page.getByText('Would you tell us why?')).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(9);
    await next(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Please choose a reason' })).toBeVisible();
    await expect(step(page)).toContainText('Your reason');
    await page.getByRole('radio', { name: 'I am worried about my data' }).check();
    await next(page).click();
  });
  await test.step('what goes and what stays, with both boxes ticked', async () => {
    await expect(step(page)).toContainText('What happens');
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
  });
  await test.step('the account’s own email, and no other', async () => {
    await expect(step(page)).toContainText('Confirm');
    await expect(page.getByRole('heading', { name: 'Is this your account?' })).toBeVisible();
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
    await email.fill(guest.email);
    const sent = sentVariables(page, 'mutation Leave');
    await go.click();
    expect(await sent).toEqual({ answer: 'I am worried about my data', email: guest.email });
  });
  await test.step('thanks, and everything is forgotten', async () => {
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
