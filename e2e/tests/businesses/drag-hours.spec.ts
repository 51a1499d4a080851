import { expect, type Locator, type Page, test } from '@playwright/test';
import { ownerToken } from '../support/appointments.ts';
import { openDesk } from '../support/desk.ts';

const SHOP = 'fern-and-fold';

/** Drags from the middle of an element by pixels. */
async function drag(page: Page, from: Locator, by: { x?: number; y?: number }): Promise<void> {
  const box = await from.boundingBox();
  if (!box) throw new Error('The edge is not on the page.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + (by.x ?? 0), y + (by.y ?? 0), { steps: 5 });
  await page.mouse.up();
}

test('[ROTA-041] the opening hours are dragged, and the fields follow; nothing is saved by it', async ({
  page,
  request,
}) => {
  await openDesk(page, await ownerToken(request, SHOP), '/business/hours');
  const tuesday = page.getByRole('listitem').filter({ hasText: 'Tuesday' });
  const opens = tuesday.getByLabel('Tuesday from');
  await expect(opens).toHaveValue('9:00 am');
  const bar = tuesday.locator('[data-bar]');
  const width = (await bar.boundingBox())?.width ?? 0;
  // The bar shows the fourteen hours from seven to nine.
  await drag(page, bar.locator('[data-also-by-key]').first(), { x: width / 14 });
  await expect(opens).toHaveValue('10:00 am');
  await drag(page, bar.locator('[data-also-by-key]').last(), { x: -2 * width });
  await expect(tuesday.getByLabel('Tuesday to')).toHaveValue('10:15 am');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(opens).toHaveValue('9:00 am');
  await expect(tuesday.getByLabel('Tuesday to')).toHaveValue('6:00 pm');
});

test('[ROTA-041] a day of the rota is dragged without opening it, and a press still opens it', async ({
  page,
  request,
}) => {
  await openDesk(page, await ownerToken(request, SHOP), '/business/team');
  await page.getByRole('link', { name: 'Tom' }).click();
  const rota = page.getByRole('region', { name: 'Rota' });
  const day = rota.getByRole('button', { name: /^Tuesday/ });
  await expect(day).toHaveAccessibleName('Tuesday, 9–6');
  await day.scrollIntoViewIfNeeded();
  const height = (await day.locator('[data-bar]').boundingBox())?.height ?? 0;
  await drag(page, day.locator('[data-also-by-key]').last(), { y: height / 14 });
  await expect(day).toHaveAccessibleName('Tuesday, 9–7');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(rota.getByRole('button', { name: 'Save the rota' })).toBeEnabled();
  await day.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Tuesday' }).getByLabel('To, stretch 1')).toHaveValue('7:00 pm');
  await page.keyboard.press('Escape');
  await rota.getByRole('button', { name: 'Undo' }).click();
  await expect(day).toHaveAccessibleName('Tuesday, 9–6');
});
