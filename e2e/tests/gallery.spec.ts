import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { type GalleryServer, serveGallery } from '@thyme/ui/gallery/serve.ts';
import { findings } from './accessible.ts';

// The site leaves the gallery out of its production build, so the tests build it by itself.
let gallery: GalleryServer;

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  gallery = await serveGallery(mkdtempSync(join(tmpdir(), 'thyme-gallery-')));
});

test.afterAll(() => gallery.stop());

for (const width of [390, 1440]) {
  test(`every component is accessible and fits at ${width} px`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    await page.goto(gallery.url);
    await expect(page.getByRole('heading', { level: 1, name: 'Components' })).toBeVisible();
    expect(await findings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

for (const [button, role] of [
  ['Join Cancellation List', 'dialog'],
  ['Dialog with steps', 'dialog'],
  ['Sheet', 'dialog'],
  ['Menu', 'menu'],
  ['Popover', 'dialog'],
] as const) {
  test(`${button} opens by keyboard, is accessible and gives the focus back`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(gallery.url);
    const opener = page.getByRole('button', { name: button, exact: true });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole(role)).toBeVisible();
    expect(await findings(page, { within: `[role=${role}]` })).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole(role)).toBeHidden();
    await expect(opener).toBeFocused();
  });
}

test('a day is found and chosen with the keyboard alone', async ({ page }) => {
  await page.goto(gallery.url);
  await page.getByRole('button', { name: 'September 2026' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /^Thursday 13 August/ })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('gridcell', { name: /^Wednesday 19 August/, selected: true })).toBeVisible();
  await page.keyboard.press('PageDown');
  await expect(page.getByRole('grid', { name: 'September 2026' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Saturday 19 September/ })).toBeFocused();
});

test.describe('toasts', () => {
  /** The bar that runs down is the clock; a test may look at it, set it forward or let it run slowly. */
  const clock = (page: Page) => page.getByRole('progressbar', { name: 'notification timer' });
  const slowDown = (page: Page) => clock(page).evaluate((bar) => bar.getAnimations()[0]?.updatePlaybackRate(0.01));

  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    test(`[CONST-028] close by themselves after 5000 ms (motion: ${reducedMotion})`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      await page.goto(gallery.url);
      await page.getByRole('button', { name: 'Success', exact: true }).click();
      const message = page.getByRole('alert').filter({ hasText: 'Added to cart!' });
      await expect(message).toBeVisible();
      const duration = await clock(page).evaluate((bar) => bar.getAnimations()[0]?.effect?.getTiming().duration);
      expect(duration).toBe(5000);
      await clock(page).evaluate((bar) => bar.getAnimations()[0]?.finish());
      await expect(message).toBeHidden();
    });
  }

  test('[ERR-060] stand top right with a bar, wait while hovered and close on a click', async ({ page }) => {
    await page.goto(gallery.url);
    await page.getByRole('button', { name: 'Error', exact: true }).click();
    const message = page.getByRole('alert').filter({ hasText: 'You have been blocked by the business!' });
    await expect(message).toBeVisible();
    await slowDown(page);
    const box = await message.boundingBox();
    expect(box?.y).toBeLessThan(60);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1440 - 60);

    const playing = () => clock(page).evaluate((bar) => bar.getAnimations()[0]?.playState);
    await message.hover();
    await expect.poll(playing).toBe('paused');
    await page.mouse.move(10, 600);
    await expect.poll(playing).toBe('running');
    await message.click({ position: { x: 80, y: 20 } });
    await expect(message).toBeHidden();
  });

  test('[ERR-060] can be dragged away', async ({ page }) => {
    await page.goto(gallery.url);
    await page.getByRole('button', { name: 'Info', exact: true }).click();
    const message = page.getByRole('alert').filter({ hasText: 'Please login first!' });
    await slowDown(page);
    await message.hover({ position: { x: 80, y: 20 } });
    const start = await message.boundingBox();
    await page.mouse.down();
    await page.mouse.move((start?.x ?? 0) + 460, (start?.y ?? 0) + 20, { steps: 8 });
    await page.mouse.up();
    await expect(message).toBeHidden();
  });
});
