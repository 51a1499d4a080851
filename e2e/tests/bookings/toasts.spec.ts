import { expect, type Locator, test } from '@playwright/test';
import { addToCart, type BookableShop, bookableShop, cartOf, dialogOf } from '../support/bookable.ts';
import { toast } from '../support/guests.ts';
import { withMotion } from '../support/motion.ts';

test.use(withMotion);

const plain = (shop: BookableShop) => !shop.video_vetting && shop.single.length > 2;

async function overlap(a: Locator, b: Locator): Promise<boolean> {
  const [first, second] = [await a.boundingBox(), await b.boundingBox()];
  if (!first || !second) return false;
  return (
    first.x < second.x + second.width &&
    second.x < first.x + first.width &&
    first.y < second.y + second.height &&
    second.y < first.y + first.height
  );
}

test('[ERR-061] [ERR-062] three items are one toast with a count, beside the cart and below the header', async ({
  page,
  request,
}) => {
  const shop = await bookableShop(request, 1, plain);
  await page.goto(`/${shop.slug}`);
  await addToCart(page, ...shop.single.slice(0, 3));
  const added = page.getByRole('alert').filter({ hasText: 'Added to cart!' });
  await expect(added).toHaveCount(1);
  await expect(added).toContainText('×3');
  await expect.poll(() => overlap(added, cartOf(page))).toBe(false);
  const box = await added.boundingBox();
  expect(box?.x).toBeGreaterThan(1440 / 3);
});

test('[ERR-061] entries of a closed menu do not push a toast down', async ({ page, request }) => {
  const shop = await bookableShop(request, 1, plain);
  await page.goto(`/${shop.slug}`);
  await page
    .getByRole('button', { name: /favourite/i })
    .first()
    .click();
  await expect(page.getByRole('link', { name: 'Continue with email' })).toBeVisible();
  const asked = toast(page, 'Please login first!');
  await expect(asked).toBeVisible();
  const header = await page.getByRole('banner').boundingBox();
  const end = (header?.y ?? 0) + (header?.height ?? 0);
  await expect.poll(async () => (await asked.boundingBox())?.y ?? 0).toBeLessThan(end + 40);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('[ERR-061] toasts leave the head, the steps and the times of the dialog free', async ({ page, request }) => {
    const shop = await bookableShop(request, 1, plain);
    const dialog = dialogOf(page, shop);
    await page.goto(`/${shop.slug}`);
    await addToCart(page, ...shop.single.slice(0, 1));
    const added = toast(page, 'Added to cart!');
    await expect(added).toBeVisible();
    await page.getByRole('region', { name: 'My Cart' }).getByRole('button', { name: 'Next' }).tap();
    await expect(dialog.getByRole('group', { name: 'First free' }).getByRole('radio').first()).toBeVisible();
    await dialog.getByRole('group', { name: 'First free' }).getByRole('radio').first().tap();
    await dialog.getByRole('button', { name: 'Next' }).tap();
    const login = toast(page, 'Please login first!');
    await expect(login).toBeVisible();
    await expect(login).not.toHaveClass(/error/);
    await expect(dialog.getByRole('button', { name: 'Continue with email' })).toBeVisible();
    const buttons = [dialog.getByRole('button', { name: 'Close' })];
    buttons.push(...(await dialog.getByRole('button', { name: /^Continue with/ }).all()));
    for (const button of buttons) await expect.poll(() => overlap(login, button)).toBe(false);
  });
});
