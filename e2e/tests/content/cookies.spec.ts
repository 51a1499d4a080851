import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { alive } from '../support/guests.ts';

const cookies = async (context: BrowserContext) =>
  Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]));
const notice = (page: Page) => page.getByRole('region', { name: 'Somebody sent you' });

test('[CONTENT-063] [CONTENT-064] a visit leaves no cookie; whoever comes by a link is told what is kept, the first code stays, one may say no and change one’s mind', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await test.step('a visit leaves no cookie and asks nothing', async () => {
    await page.goto('/search-form');
    await alive(page);
    await page.waitForLoadState('networkidle');
    expect(await cookies(context)).toEqual({});
    await expect(notice(page)).toHaveCount(0);
  });
  await test.step('the first code is kept', async () => {
    await page.goto('/search-form?ref=SPRING-24');
    await expect.poll(() => cookies(context)).toEqual({ referralCode: 'SPRING-24' });
    await page.goto('/pricing?ref=SUMMER-24');
    // The code that is kept is named once the second one has been looked at.
    await expect(notice(page)).toContainText('SPRING-24');
    expect(await cookies(context)).toEqual({ referralCode: 'SPRING-24' });
    await expectAccessible(page, { within: '[aria-labelledby="recommended"]' });
  });
  await test.step('no', async () => {
    // It lies over the page without holding anything up, and stays while one goes on.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click();
    await expect(page).toHaveURL(/\/system\/cookies$/);
    await notice(page).getByRole('button', { name: 'No, thanks' }).click();
    await expect(notice(page)).toHaveCount(0);
    expect(await cookies(context)).toEqual({ cookieChoice: 'no' });
  });
  await test.step('yes', async () => {
    const panel = page.getByRole('region', { name: 'Your choice' });
    await expect(panel.getByRole('status')).toContainText('You said no.');
    await panel.getByRole('button', { name: 'Yes' }).click();
    await expect(panel.getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-pressed', 'true');
    await page.goto('/search-form?ref=AUTUMN-24');
    await expect.poll(() => cookies(context)).toEqual({ cookieChoice: 'yes', referralCode: 'AUTUMN-24' });
    await expect(notice(page)).toHaveCount(0);
  });
});
