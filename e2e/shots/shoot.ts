import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { resize } from '../tests/support/layout.ts';

/** Outside the repository unless told otherwise. */
const FOLDER = process.env.SHOTS ?? '/tmp/thyme-shots';
export const WIDTHS = [390, 768, 1440];
const DESK = 1024;
const TALLEST = 1700;

interface Framing {
  widths?: readonly number[];
  /** Only what is seen without scrolling; otherwise phones and tablets show the whole of it. */
  first?: boolean;
}

/** How many pixels of the open dialog, or else of the page, are below the screen. */
function hiddenBelow(): number {
  const dialog = document.querySelector('[role="dialog"]');
  const parts = dialog ? [...dialog.querySelectorAll('*')] : [document.documentElement];
  return Math.max(0, ...parts.filter(scrolls).map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight));
  function scrolls(part: Element): boolean {
    return part === document.documentElement || /auto|scroll/.test(getComputedStyle(part).overflowY);
  }
}

/** Takes the page as it is at each width, under the name of its drawing. */
export async function shoot(page: Page, name: string, { widths = WIDTHS, first = false }: Framing = {}): Promise<void> {
  for (const width of widths) {
    const height = width === 390 ? 844 : 900;
    await resize(page, { width, height });
    await page.evaluate(() => document.fonts.ready);
    if (width < DESK && !first) {
      const more = await page.evaluate(hiddenBelow);
      await resize(page, { width, height: Math.min(TALLEST, height + more) });
    }
    await page.screenshot({ path: join(FOLDER, `${name}-${width}.png`), animations: 'disabled' });
  }
}
