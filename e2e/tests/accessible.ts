import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

interface Look {
  /** The part that is looked at, the whole page unless said. */
  within?: string;
  without?: string;
  /** False where the same colours are looked at on another screen: that is what takes longest. */
  colours?: boolean;
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What breaks a rule of accessibility. Frames are pages of our own, looked at by themselves, so one window is enough.
 * Only what is broken is described: describing all that is well took axe longer than looking.
 */
export async function findings(page: Page, look: Look = {}): Promise<string[]> {
  if (!(await page.evaluate(() => Boolean(window.axe)))) await page.evaluate(source);
  // Scrolled into view by axe, colours may still be on their way to what they are; without motion they are there a frame later.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const broken = await page.evaluate(async ({ within, without, colours = true }: Look) => {
    if (!window.axe) throw new Error('The page was left before it was looked at.');
    for (const _frame of [1, 2]) await new Promise(requestAnimationFrame);
    const { violations } = await window.axe.run(
      { include: within ? [[within]] : [['html']], exclude: without ? [[without]] : [] },
      {
        resultTypes: ['violations'],
        iframes: false,
        selectors: false,
        preload: false,
        rules: { 'color-contrast': { enabled: colours } },
      },
    );
    return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`);
  }, look);
  await page.emulateMedia({ reducedMotion: null });
  return broken;
}

export async function expectAccessible(page: Page, look: Look = {}): Promise<void> {
  expect(await findings(page, look)).toEqual([]);
}
