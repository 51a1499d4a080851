import { expect, type Page, test } from '@playwright/test';
import { findingsOnScreens } from '../support/accessibility.ts';
import { niamh } from '../support/appointments.ts';
import { tokenOf, visitAs } from '../support/guests.ts';

/** Every page of an account that has something in it, and the dialogs that open on them. */
const screens: { path: string; ready: (page: Page) => Promise<void> }[] = [
  { path: '/profile/my-profile', ready: (page) => expect(page.getByText('Your next hour')).toBeVisible() },
  {
    path: '/profile/my-profile',
    ready: async (page) => {
      await page.getByRole('button', { name: 'Edit Profile' }).click();
      await expect(page.getByRole('dialog').getByLabel('First name')).toBeVisible();
    },
  },
  {
    path: '/profile/appointments',
    ready: (page) => expect(page.getByRole('list', { name: 'Appointments' })).toBeVisible(),
  },
  {
    path: '/profile/appointments',
    ready: async (page) => {
      await page.getByRole('list', { name: 'Appointments' }).getByRole('link').last().click();
      await page.getByRole('article').getByRole('button', { name: 'Cancel' }).last().click();
      await expect(page.getByRole('dialog').getByText('Would another time suit?')).toBeVisible();
    },
  },
  {
    path: '/profile/appointments?tab=past',
    ready: (page) => expect(page.getByRole('list', { name: 'Appointments' })).toBeVisible(),
  },
  { path: '/profile/vouchers', ready: (page) => expect(page.getByText('Valid until').first()).toBeVisible() },
  { path: '/profile/favorites', ready: (page) => expect(page.getByRole('article').first()).toBeVisible() },
  { path: '/profile/notification', ready: (page) => expect(page.getByText('Select all')).toBeVisible() },
];

test('[VOUCH-004] [ROUTE-056] a full account breaks no rule of accessibility and never scrolls sideways', async ({
  page,
  request,
}) => {
  test.slow();
  await visitAs(page, await tokenOf(request, niamh), '/profile/my-profile');
  const broken: string[] = [];
  for (const { path, ready } of screens) {
    await page.goto(path);
    await ready(page);
    broken.push(...(await findingsOnScreens(page, path)));
  }
  expect(broken).toEqual([]);
});
