import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { type GalleryServer, serveGallery } from '@thyme/ui/gallery/serve.ts';
import { findings } from './support/accessibility.ts';

// The site leaves the gallery out of its production build, so the tests build it by itself.
let gallery: GalleryServer;

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  gallery = await serveGallery(mkdtempSync(join(tmpdir(), 'thyme-gallery-')));
});

test.afterAll(() => gallery.stop());

test('every component is accessible and fits on a phone and at a desk', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto(gallery.url);
  await expect(page.getByRole('heading', { level: 1, name: 'Components' })).toBeVisible();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    // The same colours on every screen: looked at once, for that takes longest.
    expect(await findings(page, { colours: width === 1440 })).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('what opens does so by keyboard, is accessible and gives the focus back; a day is chosen with the keyboard alone', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(gallery.url);
  for (const [button, role] of [
    ['Join Cancellation List', 'dialog'],
    ['Dialog with steps', 'dialog'],
    ['Sheet', 'dialog'],
    ['Menu', 'menu'],
    ['Popover', 'dialog'],
  ] as const) {
    await test.step(button, async () => {
      const opener = page.getByRole('button', { name: button, exact: true });
      await opener.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole(role)).toBeVisible();
      expect(await findings(page, { within: `[role=${role}]` })).toEqual([]);
      // To look, all motion was stopped and is allowed again.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.keyboard.press('Escape');
      await expect(page.getByRole(role)).toBeHidden();
      await expect(opener).toBeFocused();
    });
  }
  await test.step('a day', async () => {
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
});

/** The bar that runs down is a toast's clock; a test may look at it, set it forward or let it run slowly. */
const clock = (page: Page) => page.getByRole('progressbar', { name: 'notification timer' });

test('[CONST-028] [ERR-060] toasts close after 5000 ms, stand top right with a bar, wait while hovered, close on a click and can be dragged away', async ({
  page,
}) => {
  const slowDown = () => clock(page).evaluate((bar) => bar.getAnimations()[0]?.updatePlaybackRate(0.01));
  await page.goto(gallery.url);
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await test.step(`close by themselves (motion: ${reducedMotion})`, async () => {
      await page.emulateMedia({ reducedMotion });
      await page.getByRole('button', { name: 'Success', exact: true }).click();
      const message = page.getByRole('alert').filter({ hasText: 'Added to cart!' });
      await expect(message).toBeVisible();
      const duration = await clock(page).evaluate((bar) => bar.getAnimations()[0]?.effect?.getTiming().duration);
      expect(duration).toBe(5000);
      await clock(page).evaluate((bar) => bar.getAnimations()[0]?.finish());
      await expect(clock(page)).toHaveCount(0);
    });
  }
  await page.emulateMedia({ reducedMotion: null });
  await test.step('wait while hovered and close on a click', async () => {
    await page.getByRole('button', { name: 'Error', exact: true }).click();
    const message = page.getByRole('alert').filter({ hasText: 'You have been blocked by the business!' });
    await expect(message).toBeVisible();
    await slowDown();
    const box = await message.boundingBox();
    expect(box?.y).toBeLessThan(60);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1440 - 60);
    const playing = () => clock(page).evaluate((bar) => bar.getAnimations()[0]?.playState);
    await message.hover();
    await expect.poll(playing).toBe('paused');
    await page.mouse.move(10, 600);
    await expect.poll(playing).toBe('running');
    await message.click({ position: { x: 80, y: 20 } });
    await expect(clock(page)).toHaveCount(0);
  });
  await test.step('can be dragged away', async () => {
    await page.getByRole('button', { name: 'Info', exact: true }).click();
    const message = page.getByRole('alert').filter({ hasText: 'Please login first!' });
    await slowDown();
    await message.hover({ position: { x: 80, y: 20 } });
    const start = await message.boundingBox();
    await page.mouse.down();
    await page.mouse.move((start?.x ?? 0) + 460, (start?.y ?? 0) + 20, { steps: 8 });
    await page.mouse.up();
    await expect(message).toBeHidden();
  });
});
