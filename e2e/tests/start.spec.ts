import { expect, test } from '@playwright/test';
import { deskMenu, expectDeskFits, openDesk } from './support/desk.ts';
import { type NewShop, newShop } from './support/new-shop.ts';
import { sharedPage } from './support/shared-page.ts';

test.describe('after opening', () => {
  let shop: NewShop;
  const shared = sharedPage(async (page, request) => {
    shop = await newShop(request, 'publish');
    await openDesk(page, shop.token);
    await expect(page.getByRole('heading', { name: 'Guests can book you now' })).toBeVisible();
  });

  test('[START-001] the owner sees the link and what is left to do instead of an empty day', async () => {
    const page = shared();
    await expect(page.getByText(shop.slug, { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Add account' })).toBeVisible();
    await expectDeskFits(page);
    await page.setViewportSize({ width: 1024, height: 768 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
      .toBeLessThanOrEqual(0);
  });

  test('[START-001] the sentence of the owner is on the page at once', async () => {
    const page = await shared().context().newPage();
    await page.goto(`/${shop.slug}`);
    await expect(page.getByText('Careful hands.', { exact: true }).first()).toBeVisible();
    await page.close();
  });

  test('[START-003] the poster prints on one page', async () => {
    const page = shared();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('region', { name: 'Poster' })).toBeVisible();
    await expect(deskMenu(page)).toHaveCount(0);
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'screen' });
  });

  test('[START-001] a task leads to where it is done, and is ticked afterwards', async () => {
    const page = shared();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('link', { name: 'Add account' }).click();
    await page.getByRole('button', { name: 'Add bank account' }).click();
    await page.getByRole('button', { name: 'Save and go back' }).click();
    await expect(page.getByRole('heading', { name: 'Payouts', level: 1 })).toBeVisible();
    await deskMenu(page)
      .getByRole('link', { name: /Calendar/ })
      .click();
    await expect(page.getByText('3 of 7 done.', { exact: false })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Add account' })).toHaveCount(0);
  });

  test('[START-001] the calendar is one press away', async () => {
    await shared().getByRole('link', { name: 'Go to the calendar' }).click();
    await expect(shared().getByRole('region', { name: 'Calendar' })).toBeVisible();
  });
});
