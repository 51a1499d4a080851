import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { hydrated } from '../support/guests.ts';

const shop = { slug: 'fern-and-fold', name: 'Fern & Fold', total: 9 };
const gallery = (page: Page) => page.getByRole('dialog', { name: `All pictures of ${shop.name}` });
const counter = (page: Page, number: number) => gallery(page).getByText(`Picture ${number} of ${shop.total}.`);
const link = (page: Page, isWide: boolean) =>
  page.getByRole('link', {
    name: isWide ? `All ${shop.total} pictures` : `Picture 1 / ${shop.total}, show all`,
    exact: true,
  });

test.describe('the pictures of a shop', () => {
  for (const width of [320, 390, 600, 768, 912, 1024, 1440, 1920])
    test(`[SHOP-060] open in a gallery that fits in ${width} px`, async ({ page }) => {
      const height = width < 700 ? 780 : 900;
      await page.setViewportSize({ width, height });
      await page.goto(`/${shop.slug}`);
      await hydrated(page);
      await link(page, width >= 704).click();
      await expect(counter(page, 1)).toBeAttached();
      const picture = gallery(page)
        .getByRole('img', { name: new RegExp(shop.name) })
        .first();
      await expect(picture).toBeVisible();
      const box = await picture.boundingBox();
      expect(box?.width).toBeGreaterThan(Math.min(width, 900) * 0.7);
      expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= width).toBe(true);
      expect((box?.y ?? -1) > 0 && (box?.y ?? 0) + (box?.height ?? 0) <= height).toBe(true);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const targets = await gallery(page).getByRole('button').all();
      for (const target of targets) {
        if (!(await target.isVisible())) continue;
        const size = await target.boundingBox();
        expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
      }
    });

  test('[SHOP-061] follow the keyboard, close by Esc, and return the focus', async ({ page }) => {
    await page.goto(`/${shop.slug}`);
    await hydrated(page);
    await link(page, true).focus();
    await page.keyboard.press('Enter');
    await expect(counter(page, 1)).toBeAttached();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(counter(page, 3)).toBeAttached();
    await page.keyboard.press('End');
    await expect(counter(page, shop.total)).toBeAttached();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(gallery(page)).toBeHidden();
    await expect(link(page, true)).toBeFocused();
    await expect(page).toHaveURL(`/${shop.slug}`);
  });

  test('[SHOP-061] close by Back and stay on the shop’s page', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 780 });
    await page.goto('/search');
    await page.goto(`/${shop.slug}`);
    await hydrated(page);
    await link(page, false).click();
    await expect(counter(page, 1)).toBeAttached();
    await page.goBack();
    await expect(gallery(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shop.name);
    await page.goForward();
    await expect(counter(page, 1)).toBeAttached();
    await page.reload();
    await expect(counter(page, 1)).toBeAttached();
  });

  test('[SHOP-061] follow a swipe', async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true });
    const page = await context.newPage();
    await page.goto(`/${shop.slug}`);
    await hydrated(page);
    await link(page, false).tap();
    await expect(counter(page, 1)).toBeAttached();
    const session = await context.newCDPSession(page);
    await session.send('Input.synthesizeScrollGesture', { x: 300, y: 380, xDistance: -300, yDistance: 0, speed: 1600 });
    await expect(counter(page, 2)).toBeAttached();
    await context.close();
  });

  test('[SHOP-064] stand under a heading of the whole width on phones', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 780 });
    await page.goto(`/${shop.slug}`);
    await hydrated(page);
    const sheet = page.getByRole('heading', { level: 1 }).locator('xpath=ancestor::div[2]');
    const box = await sheet.boundingBox();
    expect([box?.x, box?.width]).toEqual([0, 390]);
    const pictures = await page.getByRole('region', { name: `Pictures of ${shop.name}` }).boundingBox();
    const bottom = (pictures?.y ?? 0) + (pictures?.height ?? 0);
    for (const name of ['Share', /favourites/i])
      expect((await page.getByRole('button', { name }).first().boundingBox())?.y).toBeLessThan(bottom);
    const directions = await page.getByRole('link', { name: 'See Directions' }).first().boundingBox();
    const social = await page.getByRole('list', { name: `${shop.name} elsewhere` }).boundingBox();
    expect(Math.abs((directions?.y ?? 0) - (social?.y ?? 99))).toBeLessThan(12);
  });
});

test.describe('the pictures of a shop without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[SHOP-062] link to themselves and unfold on the page', async ({ page, request }) => {
    await page.goto(`/${shop.slug}`);
    const pictures = page.getByRole('region', { name: `Pictures of ${shop.name}` });
    const each = pictures.getByRole('listitem');
    await expect(each.nth(8)).toBeHidden();
    await link(page, true).click();
    await expect(each.nth(8)).toBeVisible();
    const href = await each.nth(8).getByRole('link').getAttribute('href');
    expect((await request.get(href ?? '')).headers()['content-type']).toBe('image/webp');
  });
});
