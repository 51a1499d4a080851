import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { type Guest, isAccepted, mailTo, newGuest, openAs, sentVariables, toast, tokenOf } from './support/guests.ts';
import { sharedPage } from './support/shared-page.ts';

const STEPS = ['Your reason', 'What happens', 'Confirm', 'Goodbye'] as const;

test.describe('deleting an account', () => {
  let guest: Guest;
  let token: string;
  const shared = sharedPage(async (page, request) => {
    guest = await newGuest(request);
    token = await tokenOf(request, guest);
    await openAs(page, token, '/profile/delete-account');
  });
  const next = () => shared().getByRole('button', { name: 'Continue' });
  const current = () => shared().getByRole('list', { name: 'Deleting your account' }).locator('[aria-current=step]');
  const boxes = () => shared().getByRole('checkbox');
  const email = () => shared().getByRole('main').getByLabel('Email');
  const confirm = () => shared().getByRole('button', { name: 'Delete my account' });

  /** Goes forward to a step from whichever step the page shows. */
  async function goTo(step: (typeof STEPS)[number]): Promise<void> {
    await expect(current()).toBeVisible();
    const shown = (await current().textContent()) ?? '';
    const at = STEPS.findIndex((name) => shown.includes(name));
    const to = STEPS.indexOf(step);
    if (at < 1 && to >= 1) {
      await shared().getByRole('radio', { name: 'I’m worried about my data' }).check();
      await next().click();
      await expect(current()).toContainText('What happens');
    }
    if (at < 2 && to >= 2) {
      await boxes().nth(0).check();
      await boxes().nth(1).check();
      await next().click();
    }
    await expect(current()).toContainText(step);
  }

  test('[ACCOUNT-041] [ACCOUNT-049] [ROUTE-061] starts with the reasons of the server', async () => {
    await expect(shared().getByRole('heading', { name: 'Before you go' })).toBeVisible();
    await expect(shared().getByText('Would you mind telling us why?')).toBeVisible();
    await expect(shared().getByRole('radio')).toHaveCount(9);
  });

  test('[ACCOUNT-042] wants a reason', async () => {
    await goTo('Your reason');
    await next().click();
    await expect(shared().getByRole('alert').filter({ hasText: 'Please choose a reason' })).toBeVisible();
    await expect(current()).toContainText('Your reason');
  });

  test('[ACCOUNT-043] [ACCOUNT-044] explains what is kept and wants both boxes ticked', async () => {
    await goTo('What happens');
    await expect(shared().getByText(/tax law/)).toBeVisible();
    await expect(boxes()).toHaveCount(2);
    for (const only of [0, 1]) {
      await boxes().nth(only).check();
      await next().click();
      await expect(current()).toContainText('What happens');
      await expect(boxes().nth(1 - only)).toBeFocused();
      await expect(boxes().nth(1 - only)).toHaveAccessibleDescription('Please tick this box to continue');
      await boxes().nth(only).uncheck();
    }
  });

  test('offers the data for download first', async () => {
    await goTo('What happens');
    const downloading = shared().waitForEvent('download');
    await shared().getByRole('button', { name: 'Download my data' }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toBe('thyme-my-data.json');
    expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({ profile: { email: guest.email } });
  });

  test('[ACCOUNT-045] [ACCOUNT-046] wants the email of the account', async () => {
    await goTo('Confirm');
    await expect(shared().getByRole('heading', { name: 'Confirm it’s you' })).toBeVisible();
    await email().fill('');
    await confirm().click();
    await expect(email()).toHaveAccessibleDescription('Please enter email address of this account!');
    await expect(email()).toBeFocused();
  });

  test('[ACCOUNT-047] refuses an email of the wrong format', async () => {
    await goTo('Confirm');
    await email().fill('orla@mail');
    await confirm().click();
    await expect(email()).toHaveAccessibleDescription('Please enter a valid Email Address!');
  });

  test('refuses the email of another account', async ({ request }) => {
    await goTo('Confirm');
    await email().fill('another.guest@mail.example');
    await confirm().click();
    await expect(toast(shared(), 'This is not the email address of your account.')).toBeVisible();
    expect(await isAccepted(request, token)).toBe(true);
  });

  test('[ACCOUNT-048] ends with thanks: the session is over, the local storage is empty, and a mail is sent', async ({
    request,
  }) => {
    const page = shared();
    await goTo('Confirm');
    await email().fill(guest.email);
    const sent = sentVariables(page, 'mutation Leave');
    await confirm().click();
    expect(await sent).toEqual({ answer: 'I’m worried about my data', email: guest.email });
    await expect(page.getByRole('heading', { name: 'Thank you for your time with us' })).toBeVisible();
    await expect(current()).toContainText('Goodbye');
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
    await expect(page.getByRole('banner').getByText('Log In')).toBeVisible();
    expect(await isAccepted(request, token)).toBe(false);
    await mailTo(page, guest.email, /closed|deleted/i);
    // A refetch without a session would have led to /login.
    await expect(page).toHaveURL(/\/profile\/delete-account$/);
    await page.getByRole('link', { name: 'Back to the home page' }).click();
    await expect(page).toHaveURL((url) => url.pathname === '/');
  });
});
