import { expect, type Page, test } from '@playwright/test';
import { act } from './support/appointments.ts';
import { failOperation, newGuest, openAs, sentVariables, toast, tokenOf } from './support/guests.ts';
import { anyShop, type ListedShop } from './support/marketplace.ts';
import { sharedPage } from './support/shared-page.ts';

const heart = (page: Page, name: string, what: 'Add' | 'Remove') =>
  page.getByRole('main').getByRole('button', { name: new RegExp(`^${what} ${name} `) });

test('[FAV-005] [ERR-016] a visitor who presses a heart is led to the login', async ({ page, request }) => {
  const shop = await anyShop(request);
  await page.goto(`/${shop.slug}`);
  await heart(page, shop.name, 'Add').click();
  // The toast shows at once and for five seconds, in which a busy machine may not have shown the login yet.
  await expect(toast(page, 'Please login first!')).toBeVisible();
  await expect(page).toHaveURL(/\/guest-login$/);
});

test('[ERR-023] [FAV-003] a heart on the shop page adds it to the favourites', async ({ page, request }) => {
  const shop = await anyShop(request);
  await openAs(page, await tokenOf(request, await newGuest(request)), `/${shop.slug}`);
  const added = sentVariables(page, 'SaveBusiness');
  await heart(page, shop.name, 'Add').click();
  expect(await added).toEqual({ type: 1, business_id: shop.id });
  await expect(toast(page, 'Added to your favourite list!')).toBeVisible();
  await expect(heart(page, shop.name, 'Remove')).toBeVisible();
});

test.describe('the list of favourites', () => {
  let shop: ListedShop;
  const shared = sharedPage(async (page, request) => {
    shop = await anyShop(request);
    const token = await tokenOf(request, await newGuest(request));
    const save = 'mutation ($id: Int!) { save_businesses(type: 1, business_id: $id) { status message } }';
    await act(request, token, save, { id: shop.id });
    await openAs(page, token, '/profile/favorites');
  });

  test('[FAV-001] [ROUTE-057] has a card for each shop, with its first free times', async () => {
    await expect(shared().getByRole('heading', { level: 1, name: 'My favorites' })).toBeVisible();
    const card = shared().getByRole('main').getByRole('link', { name: shop.name, exact: true });
    await expect(card).toHaveAttribute('href', `/${shop.slug}`);
    const times = shared().getByRole('list', { name: 'First free' }).getByRole('link');
    await expect(times.first()).toHaveAttribute('href', `/${shop.slug}`);
  });

  test('[ERR-015] reports a shop that could not be removed, and keeps it', async () => {
    await failOperation(shared(), 'SaveBusiness');
    await heart(shared(), shop.name, 'Remove').click();
    await expect(toast(shared(), 'Internal server error!')).toBeVisible();
    await expect(heart(shared(), shop.name, 'Remove')).toBeVisible();
  });

  test('[ERR-024] [FAV-002] [FAV-004] removes a shop, and is empty without any', async () => {
    const page = shared();
    const removed = sentVariables(page, 'SaveBusiness');
    await heart(page, shop.name, 'Remove').click();
    expect(await removed).toEqual({ type: 0, business_id: shop.id });
    await expect(toast(page, 'Removed from your favourite list!')).toBeVisible();
    const tabs = page.getByRole('navigation', { name: 'Your account' });
    await tabs.getByRole('link', { name: 'My Vouchers' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'My Vouchers' })).toBeVisible();
    await tabs.getByRole('link', { name: 'My favorites' }).click();
    await expect(page.getByRole('heading', { name: "You haven't added any favourite shop yet!" })).toBeVisible();
  });
});
