import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { hydrated } from '../support/guests.ts';

test.use({ viewport: { width: 390, height: 844 } });

const cookies = async (context: BrowserContext) =>
  Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]));
const setCookie = (context: BrowserContext, baseURL: string | undefined, name: string, value: string) =>
  context.addCookies([{ name, value, url: baseURL ?? '' }]);
const notice = (page: Page) => page.getByRole('region', { name: 'You came through a friend’s link' });

test('a page sets no cookie and asks nothing', async ({ page, context }) => {
  await page.goto('/search-form');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(await cookies(context)).toEqual({});
  await expect(notice(page)).toHaveCount(0);
});

test('[CONTENT-063] [CONTENT-064] the first referral code is kept, and the notice names it', async ({
  page,
  context,
}) => {
  await page.goto('/search-form?ref=SPRING-24');
  await expect.poll(() => cookies(context)).toEqual({ referralCode: 'SPRING-24' });
  await page.goto('/pricing?ref=SUMMER-24');
  // The notice comes after the second code has been read.
  await expect(notice(page)).toContainText('SPRING-24');
  expect(await cookies(context)).toEqual({ referralCode: 'SPRING-24' });
  await expectAccessible(page, { within: '[aria-labelledby="recommended"]' });
});

test('a visitor who declines keeps no code; the notice stays across pages until then', async ({ page, context }) => {
  await page.goto('/pricing?ref=SPRING-24');
  await expect(notice(page)).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click();
  await expect(page).toHaveURL(/\/system\/cookies$/);
  await notice(page).getByRole('button', { name: 'No, thanks' }).click();
  await expect(notice(page)).toHaveCount(0);
  expect(await cookies(context)).toEqual({ cookieChoice: 'no' });
});

test('a visitor who declined can agree later, and the next code is kept', async ({ page, context, baseURL }) => {
  await setCookie(context, baseURL, 'cookieChoice', 'no');
  await page.goto('/system/cookies');
  const panel = page.getByRole('region', { name: 'Your choice' });
  await expect(panel.getByRole('status')).toContainText('You’ve declined.');
  await panel.getByRole('button', { name: 'Yes' }).click();
  await expect(panel.getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/search-form?ref=AUTUMN-24');
  await expect.poll(() => cookies(context)).toEqual({ cookieChoice: 'yes', referralCode: 'AUTUMN-24' });
  await expect(notice(page)).toHaveCount(0);
});
