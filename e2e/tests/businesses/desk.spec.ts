import { expect, test } from '@playwright/test';
import { openDesk, openPage } from '../support/desk.ts';
import { type NewShop, newShop } from '../support/new-shop.ts';
import { sharedPage } from '../support/shared-page.ts';

test.describe('the page of a shop, at the desk', () => {
  let shop: NewShop;
  let slug: string;
  const shared = sharedPage(async (page, request) => {
    shop = await newShop(request, 'publish');
    slug = shop.slug;
    await openDesk(page, shop.token);
    await openPage(page, 'Shop');
  });

  /** Status and location of a page for a visitor. */
  const statusAt = async (path: string): Promise<[number, string | undefined]> => {
    const response = await shared().request.get(`/${path}`, { maxRedirects: 0 });
    return [response.status(), response.headers().location];
  };

  test('moves to another address, and the old one leads there', async () => {
    slug = `${shop.slug}-two`;
    const change = shared().getByRole('button', { name: 'Change the address' });
    await shared().getByLabel('Address of your page').fill(slug);
    await change.click();
    await expect(change).toBeDisabled();
    await expect.poll(() => statusAt(shop.slug)).toEqual([301, `/${slug}`]);
  });

  test('is hidden from guests at every address', async () => {
    await shared().getByRole('button', { name: 'Hide your page' }).click();
    await shared().getByRole('button', { name: 'Hide it' }).click();
    await expect(shared().getByText('Hidden from guests')).toBeVisible();
    for (const path of [shop.slug, slug]) await expect.poll(() => statusAt(path)).toEqual([404, undefined]);
  });
});
