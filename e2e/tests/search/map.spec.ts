import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { ask } from '../support/marketplace.ts';
import { startTiles } from '../support/tiles.ts';

const map = (page: Page) => page.getByRole('complementary', { name: 'Map' });
const pins = (page: Page) => map(page).getByRole('button', { name: /, first free / });
const clusters = (page: Page) => map(page).getByRole('button', { name: /businesses here/ });

/** The shops that the map shows: pins by themselves and those in clusters. */
async function shown(page: Page): Promise<number> {
  const names = await clusters(page).allTextContents();
  const alone = await map(page).locator('.map-pin').count();
  return names.reduce((sum, text) => sum + Number(text), alone);
}

test.describe('the map of a search', () => {
  test('[SEARCH-014] shows every result, not one page, and a card with times for the chosen pin', async ({
    page,
    request,
  }) => {
    const { business_search: found } = await ask<{ business_search: { pins: { lat: number; lng: number }[] } }>(
      request,
      '{ business_search(where: "Dublin", distance: 100) { pins { lat lng } } }',
    );
    expect(found.pins.length).toBeGreaterThan(24);
    await page.goto('/search?where=Dublin&dist=100');
    await expect.poll(() => shown(page)).toBe(found.pins.length);
    await page.goto('/search?where=Tullamore&dist=10');
    const pin = pins(page).first();
    const name = (await pin.getAttribute('aria-label'))?.split(', first free')[0] ?? '';
    await expect(pin).toHaveText(/^(\w{3} (\d+ )?)?\d{1,2}:\d\d [ap]m$/);
    await pin.click();
    const card = map(page).getByRole('region', { name });
    await expect(card.getByRole('list', { name: 'First free' }).getByRole('link').first()).toBeVisible();
    // The map is higher than what is left of the screen below the filters.
    await expect(card).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    await card.getByRole('button', { name: 'Close' }).click();
    await expect(card).toBeHidden();
    await expect(pin).toBeFocused();
    await pin.press('Enter');
    await card.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  });

  test('[SEARCH-014] draws pins of later days dashed', async ({ page }) => {
    await page.goto('/search?where=Tullamore&dist=10&day=2027-01-01');
    await expect(map(page).locator('.map-pin.is-later').first()).toBeVisible();
  });

  test('[SEARCH-015] on a phone list and map are a switch beside the heading', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/search?where=Dublin');
    const list = page.getByRole('button', { name: 'List', exact: true });
    await expect(list).toHaveAttribute('aria-pressed', 'true');
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
    const views = await page.getByRole('group', { name: 'Show as' }).boundingBox();
    expect(Math.abs((heading?.y ?? 0) - (views?.y ?? 999))).toBeLessThan(24);
    await page.getByRole('button', { name: 'Map', exact: true }).click();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(0);
    await expect.poll(() => shown(page)).toBeGreaterThan(0);
    await list.click();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });

  test('[SEARCH-016] on a phone the card of a pin leaves the attribution free', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/search?where=Tullamore&dist=10');
    await page.getByRole('button', { name: 'Map', exact: true }).click();
    await pins(page).first().click();
    const card = await map(page).getByRole('region').filter({ hasText: 'from' }).boundingBox();
    const attribution = await map(page).locator('.maplibregl-ctrl-attrib').boundingBox();
    expect((attribution?.y ?? 0) + (attribution?.height ?? 0)).toBeLessThanOrEqual(card?.y ?? 0);
  });

  test('says so when the pins cannot be fetched, and fetches them again', async ({ page }) => {
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('SearchPins') ? route.abort() : route.continue(),
    );
    await page.goto('/search?where=Galway');
    await expect(map(page).getByRole('alert')).toContainText('couldn’t be loaded');
    await page.unroute('**/graphql');
    await map(page).getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => shown(page)).toBeGreaterThan(0);
  });

  test('[SEARCH-016] shows streets from configured tiles, after a yes only, with their attribution', async ({
    page,
  }) => {
    const { address, tilesAsked, stop } = await startTiles();
    try {
      const refused: string[] = [];
      page.on(
        'console',
        (message) => message.text().includes('Content Security Policy') && refused.push(message.text()),
      );
      await page.goto(`${address}/search?where=Galway`);
      const offer = map(page).getByRole('region', { name: 'A map with streets' });
      await expect(offer).toContainText('127.0.0.1');
      expect(tilesAsked()).toEqual([]);
      await offer.getByRole('button', { name: 'Yes' }).click();
      await expect.poll(() => tilesAsked().length).toBeGreaterThan(0);
      expect(tilesAsked()[0]).toMatch(/^\/\d+\/\d+\/\d+\.png$/);
      await expect(map(page)).toContainText('Tiles of the stand-in');
      expect(refused).toEqual([]);
    } finally {
      await stop();
    }
  });
});
