import { expect, test } from '@playwright/test';
import { ownerToken } from '../support/appointments.ts';
import { openDesk } from '../support/desk.ts';

const SHOP = 'fern-and-fold';

test('[PEOPLE-005] the shop page shows its people with their first free time, and each has a page', async ({
  page,
}) => {
  await page.goto(`/${SHOP}`);
  const team = page.getByRole('region', { name: 'Team' });
  await team.scrollIntoViewIfNeeded();
  await expect(team.getByRole('listitem')).toHaveCount(4);
  await expect(team.getByText(/^First free /).first()).toBeVisible();
  await team.getByRole('link', { name: 'Tom' }).click();
  await expect(page).toHaveURL(/\/fern-and-fold\/team\/tom-\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Tom' })).toBeVisible();
  await expect(page.getByText('Senior stylist at Fern & Fold')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Book with Tom' })).toBeVisible();
});

test('[PEOPLE-005] an address of nobody is not found, and a former name leads to the present one', async ({
  page,
  request,
}) => {
  await page.goto(`/${SHOP}`);
  const href = await page.locator('#team a').first().getAttribute('href');
  const moved = await request.get(`${href?.replace(/[a-z-]+-(\d+)$/, 'somebody-else-$1')}`, { maxRedirects: 0 });
  expect(moved.status()).toBe(301);
  expect(moved.headers().location).toBe(href);
  expect((await request.get(`/${SHOP}/team/nobody`)).status()).toBe(404);
  expect((await request.get(`/${SHOP}/team/tom-2000000000`)).status()).toBe(404);
});

test('[PEOPLE-008] who comes from a person’s page books that person', async ({ page }) => {
  await page.goto('/the-copper-comb');
  await page.locator('#team').getByRole('link', { name: 'Hannah' }).click();
  await page.getByRole('link', { name: 'Book with Hannah' }).click();
  await page.locator('#services').getByRole('button', { name: /^Add/ }).first().click();
  await page.getByRole('region', { name: 'My Cart' }).getByRole('button', { name: 'Next' }).click();
  const dialog = page.getByRole('dialog', { name: 'Book at The Copper Comb' });
  await expect(dialog.getByRole('region', { name: 'Who you’re booking' })).toContainText('Hannah');
});

test('[PEOPLE-003] the owner edits a profile, and errors are shown at their field', async ({ page, request }) => {
  await openDesk(page, await ownerToken(request, SHOP), '/business/team');
  await page.getByRole('link', { name: 'Tom' }).click();
  const form = page.getByRole('form', { name: 'Profile' });
  await form.getByLabel('Name guests see').fill(' ');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Please enter the name that guests see.')).toBeVisible();
  await form.getByRole('button', { name: 'Undo' }).click();
  await expect(form.getByLabel('Name guests see')).toHaveValue('Tom');
});
