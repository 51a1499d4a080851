import { expect, test } from '@playwright/test';
import { shoot } from './shoot.ts';

test('search', async ({ page }) => {
  await page.goto('/search?service=massage&where=Dublin&day=tomorrow');
  await expect(page.getByRole('list', { name: 'First free' }).first()).toBeVisible();
  await expect(page.locator('.map-own[data-drawn] .map-pin').first()).toBeVisible();
  await shoot(page, 'search');
});

test('map', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/search?service=massage&where=Dublin&day=tomorrow');
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  const map = page.getByRole('complementary', { name: 'Map' });
  await expect(map.locator('.map-own[data-drawn] .map-pin').first()).toBeVisible();
  await map.locator('.map-pin').first().click();
  await expect(map.getByRole('list', { name: 'First free' })).toBeVisible();
  await shoot(page, 'search-map', { widths: [390], first: true });
});
