import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Locator, test } from '@playwright/test';
import { type GalleryServer, serveGallery } from '@thyme/ui/gallery/serve.ts';
import { findings } from './support/accessibility.ts';
import { withMotion } from './support/motion.ts';
import { sharedPage } from './support/shared-page.ts';

test.use(withMotion);

// The production build of the site has no gallery, so it is built here. One server for the file, so one worker.
test.describe.configure({ mode: 'default' });

test.describe('the gallery', () => {
  let gallery: GalleryServer;
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    gallery = await serveGallery(mkdtempSync(join(tmpdir(), 'thyme-gallery-')));
  });
  test.afterAll(() => gallery.stop());

  const shared = sharedPage(async (page) => {
    await page.goto(gallery.url);
    await expect(page.getByRole('heading', { level: 1, name: 'Components' })).toBeVisible();
  });

  for (const width of [390, 1440])
    test(`every component is accessible and fits in ${width} px`, async () => {
      test.slow();
      await shared().setViewportSize({ width, height: 900 });
      // The colours are the same at every width, so contrast is checked once.
      expect(await findings(shared(), { colours: width === 1440 })).toEqual([]);
      await expect.poll(() => shared().evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });

  for (const [button, role] of [
    ['Join Cancellation List', 'dialog'],
    ['Dialog with steps', 'dialog'],
    ['Sheet', 'dialog'],
    ['Menu', 'menu'],
    ['Popover', 'dialog'],
  ] as const)
    test(`"${button}" opens by keyboard, is accessible and returns the focus`, async () => {
      const page = shared();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const opener = page.getByRole('button', { name: button, exact: true });
      await opener.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole(role)).toBeVisible();
      expect(await findings(page, { within: `[role=${role}]` })).toEqual([]);
      // The check of accessibility has reset the preference.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.keyboard.press('Escape');
      await expect(page.getByRole(role)).toBeHidden();
      await expect(opener).toBeFocused();
    });

  test('a day is chosen with the keyboard alone', async () => {
    const page = shared();
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

  /** The bar that runs down is a toast's timer; a test can finish it or slow it down. */
  const timer = () => shared().getByRole('progressbar', { name: 'notification timer' });
  const slowDown = () => timer().evaluate((bar) => bar.getAnimations()[0]?.updatePlaybackRate(0.01));
  const show = async (kind: string, text: string) => {
    await shared().getByRole('button', { name: kind, exact: true }).click();
    const message = shared().getByRole('alert').filter({ hasText: text });
    await expect(message).toBeVisible();
    return message;
  };

  const close = async (message: Locator) => {
    await message.click({ position: { x: 80, y: 20 } });
    await expect(timer()).toHaveCount(0);
  };

  for (const reducedMotion of ['no-preference', 'reduce'] as const)
    test(`[CONST-028] toasts close by themselves after 5000 ms (motion: ${reducedMotion})`, async () => {
      await shared().emulateMedia({ reducedMotion });
      await show('Success', 'Added to cart!');
      const duration = await timer().evaluate((bar) => bar.getAnimations()[0]?.effect?.getTiming().duration);
      expect(duration).toBe(5000);
      await timer().evaluate((bar) => bar.getAnimations()[0]?.finish());
      await expect(timer()).toHaveCount(0);
      await shared().emulateMedia({ reducedMotion: null });
    });

  test('[ERR-060] toasts stand top right', async () => {
    const message = await show('Error', 'You have been blocked by the business!');
    await slowDown();
    const box = await message.boundingBox();
    expect(box?.y).toBeLessThan(60);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1440 - 60);
    await close(message);
  });

  test('[ERR-060] toasts pause while hovered', async () => {
    const message = await show('Error', 'You have been blocked by the business!');
    await slowDown();
    const playing = () => timer().evaluate((bar) => bar.getAnimations()[0]?.playState);
    await message.hover();
    await expect.poll(playing).toBe('paused');
    await shared().mouse.move(10, 600);
    await expect.poll(playing).toBe('running');
    await close(message);
  });

  test('[ERR-060] toasts close on a click', async () => {
    const message = await show('Error', 'You have been blocked by the business!');
    await slowDown();
    await close(message);
  });

  test('[ERR-060] toasts can be dragged away', async () => {
    const message = await show('Info', 'Please login first!');
    await slowDown();
    await message.hover({ position: { x: 80, y: 20 } });
    const start = await message.boundingBox();
    await shared().mouse.down();
    await shared().mouse.move((start?.x ?? 0) + 460, (start?.y ?? 0) + 20, { steps: 8 });
    await shared().mouse.up();
    await expect(message).toBeHidden();
  });
});
