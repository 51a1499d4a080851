import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** The screens that every page has to fit on. */
export const screens = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desk: { width: 1440, height: 900 },
};

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
    // What was already on its way goes on as it began.
    for (const change of document.getAnimations()) if (change instanceof CSSTransition) change.finish();
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

/** How wide a page is that should be as wide as its window. */
export async function tooWide(page: Page): Promise<string[]> {
  const [width, shown] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  return width === shown ? [] : [`is ${width} wide`];
}

/** What is broken or too wide on every screen, on the page as it stands: only the window changes. */
export async function findingsOnScreens(page: Page, what: string): Promise<string[]> {
  const broken: string[] = [];
  for (const [name, size] of Object.entries(screens)) {
    await page.setViewportSize(size);
    // The same colours on every screen: looked at once, for that takes longest.
    const found = [...(await tooWide(page)), ...(await findings(page, { colours: size === screens.desk }))];
    broken.push(...found.map((finding) => `${what} on a ${name} ${finding}`));
  }
  return broken;
}

export async function expectAccessible(page: Page, look: Look = {}): Promise<void> {
  expect(await findings(page, look)).toEqual([]);
}
