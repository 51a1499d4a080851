import { expect, test } from '@playwright/test';
import { findingsOnScreens } from '../support/accessibility.ts';
import { newGuest, tokenOf, visitAs } from '../support/guests.ts';

const open = [
  '/guest-login?message=Hello',
  '/login',
  '/signup',
  '/social-registration',
  '/forget-password',
  '/reset-password/x',
];
const own = [
  '/profile/my-profile',
  '/profile/appointments',
  '/profile/vouchers',
  '/profile/favorites',
  '/profile/notification',
  '/profile/change-password',
  '/profile/update-email',
  '/profile/delete-account',
];

test('getting in and an empty account break no rule of accessibility and never scroll sideways', async ({
  page,
  request,
}) => {
  test.slow();
  const broken: string[] = [];
  let at = '';
  page.on('console', (message) => {
    if (message.type() === 'error' && !/404/.test(message.text())) broken.push(`${at} says ${message.text()}`);
  });
  page.on('pageerror', (error) => broken.push(`${at} fails: ${error.message}`));
  for (const path of [...open, ...own]) {
    at = path;
    if (path === own[0]) await visitAs(page, await tokenOf(request, await newGuest(request)), path);
    else await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const submit = page.getByRole('main').locator('button[type=submit]');
    if ((await submit.count()) > 0) await submit.first().click();
    if (!/\S+ – Thyme$/.test(await page.title())) broken.push(`${path} is called ${await page.title()}`);
    broken.push(...(await findingsOnScreens(page, path)));
  }
  expect(broken).toEqual([]);
});
