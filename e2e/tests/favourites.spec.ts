import { expect, type Page, test } from '@playwright/test';
import { breakOperation, newGuest, sentVariables, toast, tokenOf, visitAs } from './guests.ts';
import { anyShop, listShops } from './marketplace.ts';
import { act } from './visits.ts';

const save = 'mutation ($b: Int!) { save_businesses(type: 1, business_id: $b) { status message } }';
const heart = (page: Page, name: string, what: 'Add' | 'Remove') =>
  page.getByRole('main').getByRole('button', { name: new RegExp(`^${what} ${name} `) });

test.describe('favourites', () => {
  test('[FAV-001] [FAV-002] [FAV-003] [FAV-004] [ERR-023] [ERR-024] [ROUTE-057] a heart on the shop makes it one, a heart in the list ends it', async ({
    page,
    request,
  }) => {
    const shop = await anyShop(request);
    await visitAs(page, await tokenOf(request, await newGuest(request)), '/profile/favorites');
    await expect(page.getByRole('heading', { name: "You haven't added any favourite shop yet!" })).toBeVisible();
    await page.goto(`/${shop.slug}`);
    const added = sentVariables(page, 'SaveBusiness');
    await heart(page, shop.name, 'Add').click();
    expect(await added).toEqual({ type: 1, business_id: shop.id });
    await expect(toast(page, 'Added to your favourite list!')).toBeVisible();
    await expect(heart(page, shop.name, 'Remove')).toBeVisible();
    await page.goto('/profile/favorites');
    await expect(page.getByRole('heading', { level: 1, name: 'My favorites' })).toBeVisible();
    const card = page.getByRole('main').getByRole('link', { name: shop.name, exact: true });
    await expect(card).toHaveAttribute('href', `/${shop.slug}`);
    await expect(page.getByRole('list', { name: 'First free' }).getByRole('link').first()).toHaveAttribute(
      'href',
      `/${shop.slug}`,
    );
    const removed = sentVariables(page, 'SaveBusiness');
    await heart(page, shop.name, 'Remove').click();
    expect(await removed).toEqual({ type: 0, business_id: shop.id });
    await expect(toast(page, 'Removed from your favourite list!')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: "You haven't added any favourite shop yet!" })).toBeVisible();
  });

  test('[FAV-005] [ERR-016] a visitor is told to log in, and led there', async ({ page, request }) => {
    const shop = await anyShop(request);
    await page.goto(`/${shop.slug}`);
    await heart(page, shop.name, 'Add').click();
    await expect(page).toHaveURL(/\/guest-login$/);
    await expect(toast(page, 'Please login first!')).toBeVisible();
  });

  test('[ERR-015] [CONST-002] [CONST-003] [CONST-004] shows eighteen, then eighteen more, and says when one could not be removed', async ({
    page,
    request,
  }) => {
    const token = await tokenOf(request, await newGuest(request));
    const shops = (await listShops(request)).slice(0, 19);
    for (const shop of shops) await act(request, token, save, { b: shop.id });
    const first = sentVariables(page, 'OwnFavourites');
    await visitAs(page, token, '/profile/favorites');
    expect(await first).toEqual({ count: 18, page: 1 });
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards).toHaveCount(18);
    const second = sentVariables(page, 'OwnFavourites');
    await page.getByRole('button', { name: 'Load more' }).click();
    expect(await second).toEqual({ count: 36, page: 1 });
    await expect(cards).toHaveCount(19);
    await expect(page.getByRole('button', { name: 'Load more' })).toBeHidden();
    const name = shops[18]?.name ?? '';
    await breakOperation(page, 'SaveBusiness');
    await heart(page, name, 'Remove').click();
    await expect(toast(page, 'Internal server error!')).toBeVisible();
    await expect(heart(page, name, 'Remove')).toBeVisible();
  });
});
