import { expect, test } from '@playwright/test';
import { newGuest, openAs, tokenOf } from '../support/guests.ts';

test('[HOME-050] the first free times are in the home page without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/');
  const strip = page.getByRole('list', { name: /^(Free today|First free)$/ }).first();
  await expect(strip.getByRole('link').first()).toHaveText(/\d:\d\d [ap]m/);
  await context.close();
});

test('[HOME-050] the home page begins with what is near the place of the last search', async ({ page }) => {
  await page.goto('/search?where=Galway');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('near Galway');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('near_place'))).toContain('Galway');
  await page.goto('/');
  await expect(
    page
      .getByRole('list', { name: /near Galway$/ })
      .getByRole('link')
      .first(),
  ).toBeVisible();
});

test('[HOME-051] the footer offers the login to visitors and the account to guests', async ({ page, request }) => {
  const footer = page.getByRole('contentinfo').getByRole('navigation', { name: 'Guests' });
  await page.goto('/');
  await expect(footer.getByRole('link', { name: 'Log In' })).toBeVisible();
  await expect(footer.getByRole('link', { name: 'My Profile' })).toBeHidden();
  await openAs(page, await tokenOf(request, await newGuest(request)), '/');
  await expect(footer.getByRole('link', { name: 'My Profile' })).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Log In' })).toBeHidden();
});
