import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** Outside the repository unless told otherwise. */
const FOLDER = process.env.SHOTS ?? '/tmp/thyme-shots';
const WIDTHS = [390, 768, 1440];

/** Takes the page as it is at each width, under the name of its drawing. */
export async function shoot(page: Page, name: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: join(FOLDER, `${name}-${width}.png`), animations: 'disabled' });
  }
}
