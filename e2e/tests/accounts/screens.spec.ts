import { expect, type Page, test } from '@playwright/test';
import { findingsOnScreens } from '../support/accessibility.ts';
import { niamh } from '../support/appointments.ts';
import { expectContained } from '../support/contained.ts';
import { newGuest, openAs, tokenOf } from '../support/guests.ts';
import { sharedPage } from '../support/shared-page.ts';

/** Titles of the tests below: what each page is checked for. */
const EXPECTED = 'is accessible and fits every screen';

/** Collects errors of the page while a test runs. */
function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !/404/.test(message.text())) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

/** The page after a rejected submit, if it has a form, because that state shows the most. */
async function expectSound(page: Page, path: string): Promise<void> {
  const errors = collectErrors(page);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const submit = page.getByRole('main').locator('button[type=submit]');
  if ((await submit.count()) > 0) await submit.first().click();
  await expect(page).toHaveTitle(/\S+ – Thyme$/);
  expect(await findingsOnScreens(page, path)).toEqual([]);
  await expectContained(page);
  expect(errors).toEqual([]);
  page.removeAllListeners('console').removeAllListeners('pageerror');
}

test.describe('for visitors', () => {
  const shared = sharedPage(async () => undefined);
  for (const path of [
    '/guest-login?message=Hello',
    '/login',
    '/signup',
    '/social-registration',
    '/forget-password',
    '/reset-password/x',
  ])
    test(`${path} ${EXPECTED}`, () => expectSound(shared(), path));
});

test.describe('in an empty account', () => {
  const shared = sharedPage(async (page, request) => {
    await openAs(page, await tokenOf(request, await newGuest(request)), '/robots.txt');
  });
  for (const path of [
    '/profile/my-profile',
    '/profile/appointments',
    '/profile/vouchers',
    '/profile/favorites',
    '/profile/notification',
    '/profile/security',
    '/profile/change-password',
    '/profile/update-email',
    '/profile/delete-account',
  ])
    test(`${path} ${EXPECTED}`, () => expectSound(shared(), path));
});

test.describe('in a full account', () => {
  const shared = sharedPage(async (page, request) => {
    await openAs(page, await tokenOf(request, niamh), '/robots.txt');
  });
  const list = () => shared().getByRole('list', { name: 'Appointments' });

  async function check(path: string, ready: () => Promise<void>): Promise<void> {
    await shared().goto(path);
    await ready();
    expect(await findingsOnScreens(shared(), path)).toEqual([]);
    await expectContained(shared());
  }

  test(`the profile ${EXPECTED}`, () =>
    check('/profile/my-profile', () => expect(shared().getByText('Your next hour')).toBeVisible()));

  test(`the profile editor ${EXPECTED}`, () =>
    check('/profile/my-profile', async () => {
      await shared().getByRole('button', { name: 'Edit Profile' }).click();
      await expect(shared().getByRole('dialog').getByLabel('First name')).toBeVisible();
    }));

  test(`the list of appointments ${EXPECTED}`, () =>
    check('/profile/appointments', () => expect(list()).toBeVisible()));

  test(`the dialog that cancels an appointment ${EXPECTED}`, () =>
    check('/profile/appointments', async () => {
      await list().getByRole('link').last().click();
      await shared().getByRole('article').getByRole('button', { name: 'Cancel' }).last().click();
      await expect(shared().getByRole('dialog').getByText('Would another time suit you better?')).toBeVisible();
    }));

  test(`the list of past appointments ${EXPECTED}`, () =>
    check('/profile/appointments?tab=past', () => expect(list()).toBeVisible()));

  test(`[VOUCH-004] [ROUTE-056] the list of vouchers ${EXPECTED}`, () =>
    check('/profile/vouchers', () => expect(shared().getByText('Valid until').first()).toBeVisible()));

  test(`the list of favourites ${EXPECTED}`, () =>
    check('/profile/favorites', () => expect(shared().getByRole('article').first()).toBeVisible()));

  test(`the list of notifications ${EXPECTED}`, () =>
    check('/profile/notification', () => expect(shared().getByText('Select all')).toBeVisible()));
});
