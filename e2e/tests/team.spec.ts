import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { ownerToken } from './support/appointments.ts';
import { deskMenu, openDesk } from './support/desk.ts';
import { fromNetwork, mailTo, newEmail, PASSWORD, toast } from './support/guests.ts';
import { sharedPage } from './support/shared-page.ts';

test.describe('a colleague who is invited', () => {
  let email: string;
  let link: string;
  let theirs: Page | undefined;
  const shared = sharedPage(
    async (page, request) => {
      email = newEmail();
      theirs = undefined;
      await openDesk(page, await ownerToken(request, 'fern-and-fold'), '/business/staff');
      await page.getByLabel('Email').fill(email);
      await page.getByRole('button', { name: 'Send the invitation' }).click();
      await expect(page.getByText(/Invited, the link works until/)).toBeVisible();
      link = /\/business\/join\/\S+/.exec(await mailTo(page, email, /has invited you to join/))?.[0] ?? '';
    },
    { extraHTTPHeaders: fromNetwork() },
  );
  test.afterAll(() => theirs?.context().close());

  /** The colleague's own page, after joining. */
  async function joined(): Promise<Page> {
    if (theirs) return theirs;
    const browser = shared().context().browser();
    if (!browser) throw new Error('The page has no browser.');
    const page = await (
      await browser.newContext({ viewport: { width: 390, height: 844 }, extraHTTPHeaders: fromNetwork() })
    ).newPage();
    await page.goto(link);
    await expect(page.getByRole('heading', { name: /Join Fern & Fold/ })).toBeVisible();
    await page.getByLabel('First name').fill('Tom');
    await page.getByLabel('Last name').fill('Daly');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm password').fill(PASSWORD);
    await expectAccessible(page, { without: '.Toastify' });
    await page.getByRole('button', { name: 'Join the desk' }).click();
    await expect(deskMenu(page).first()).toBeVisible();
    theirs = page;
    return page;
  }

  test('joins the desk through the link of the mail', async () => {
    await joined();
  });

  test('cannot open what is for the owner', async () => {
    const page = await joined();
    await page.goto('/business/hours');
    await expect(page.getByRole('heading', { name: 'Only the owner or a manager can see this' })).toBeVisible();
    await expect(deskMenu(page).getByRole('link', { name: 'Hours' })).toHaveCount(0);
  });

  test('[DECIDE-001] reads prices', async () => {
    const page = await joined();
    await page.goto('/business/services');
    await expect(page.getByText('Only the owner or a manager can change these.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add', exact: true })).toHaveCount(0);
  });

  test('is logged out when the owner removes them', async () => {
    const page = await joined();
    await shared().reload();
    await shared().getByRole('listitem').filter({ hasText: email }).getByRole('button', { name: 'Remove' }).click();
    await shared().getByRole('button', { name: 'Remove Tom' }).click();
    await expect(toast(shared(), 'Removed. They are logged out.')).toBeVisible();
    await page.goto('/business/');
    await expect(page.getByRole('heading', { name: 'Your desk' })).toBeVisible();
  });
});
