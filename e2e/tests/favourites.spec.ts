import { expect, type Page, test } from '@playwright/test';
import { breakOperation, newGuest, sentVariables, toast, tokenOf, visitAs } from './support/guests.ts';
import { anyShop } from './support/marketplace.ts';

const heart = (page: Page, name: string, what: 'Add' | 'Remove') =>
  page.getByRole('main').getByRole('button', { name: new RegExp(`^${what} ${name} `) });

test('[ERR-015] [ERR-016] [ERR-023] [ERR-024] [FAV-001] [FAV-002] [FAV-003] [FAV-004] [FAV-005] [ROUTE-057] a heart on the shop makes it a favourite, a heart in the list ends it; a visitor is told to log in', async ({
  page,
  request,
}) => {
  const shop = await anyShop(request);
  const empty = page.getByRole('heading', { name: "You haven't added any favourite shop yet!" });
  await test.step('a visitor is led to the login', async () => {
    await page.goto(`/${shop.slug}`);
    await heart(page, shop.name, 'Add').click();
    await expect(page).toHaveURL(/\/guest-login$/);
    await expect(toast(page, 'Please login first!')).toBeVisible();
  });
  await test.step('a guest adds it', async () => {
    await visitAs(page, await tokenOf(request, await newGuest(request)), `/${shop.slug}`);
    const added = sentVariables(page, 'SaveBusiness');
    await heart(page, shop.name, 'Add').click();
    expect(await added).toEqual({ type: 1, business_id: shop.id });
    await expect(toast(page, 'Added to your favourite list!')).toBeVisible();
    await expect(heart(page, shop.name, 'Remove')).toBeVisible();
  });
  await test.step('it is a card in the list', async () => {
    await page.goto('/profile/favorites');
    await expect(page.getByRole('heading', { level: 1, name: 'My favorites' })).toBeVisible();
    const card = page.getByRole('main').getByRole('link', { name: shop.name, exact: true });
    await expect(card).toHaveAttribute('href', `/${shop.slug}`);
    await expect(page.getByRole('list', { name: 'First free' }).getByRole('link').first()).toHaveAttribute(
      'href',
      `/${shop.slug}`,
    );
  });
  await test.step('it is said when it could not be removed', async () => {
    await breakOperation(page, 'SaveBusiness');
    await heart(page, shop.name, 'Remove').click();
    await expect(toast(page, 'Internal server error!')).toBeVisible();
    await expect(heart(page, shop.name, 'Remove')).toBeVisible();
    await page.unrouteAll();
  });
  await test.step('removed, it is gone when one comes again', async () => {
    const removed = sentVariables(page, 'SaveBusiness');
    await heart(page, shop.name, 'Remove').click();
    expect(await removed).toEqual({ type: 0, business_id: shop.id });
    await expect(toast(page, 'Removed from your favourite list!')).toBeVisible();
    const tabs = page.getByRole('navigation', { name: 'Your account' });
    await tabs.getByRole('link', { name: 'My Vouchers' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'My Vouchers' })).toBeVisible();
    await tabs.getByRole('link', { name: 'My favorites' }).click();
    await expect(empty).toBeVisible();
  });
});
