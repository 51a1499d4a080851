import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** The screen sizes that every page has to fit. */
export const screens = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desk: { width: 1440, height: 900 },
};

interface Scope {
  /** A part of the page; the whole page by default. */
  within?: string;
  without?: string;
  /** False where the same colours are checked on another screen: the contrast check takes longest. */
  colours?: boolean;
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A page counts as loaded once its heading is there; before that, a check would see an empty shell. */
const arrived = (page: Page) => expect(page.locator('h1').first()).toBeAttached();

const SETTLING = 1_000;

/** Rechecks after a second: a page that was just opened or resized may not have settled. */
async function lasting(page: Page, look: () => Promise<string[]>): Promise<string[]> {
  const found = await look();
  if (found.length === 0) return found;
  await page.waitForTimeout(SETTLING);
  return look();
}

/**
 * Violations of accessibility rules. Frames are pages of our own with their own tests, so one window is enough. Axe
 * describes only violations: describing everything that passes took longer than the checks.
 */
export async function findings(page: Page, scope: Scope = {}): Promise<string[]> {
  if (!scope.within) await arrived(page);
  return lasting(page, () => runAxe(page, scope));
}

async function runAxe(page: Page, scope: Scope): Promise<string[]> {
  if (!(await page.evaluate(() => Boolean(window.axe)))) await page.evaluate(source);
  // Axe scrolls, and colours may still be in transition; without motion they are final a frame later.
  const still = await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  if (!still) await page.emulateMedia({ reducedMotion: 'reduce' });
  const broken = await page.evaluate(async ({ within, without, colours = true }: Scope) => {
    if (!window.axe) throw new Error('The page was left before axe ran.');
    // Sections that are laid out only near the window would change the height of the page while axe scrolls.
    for (const section of document.querySelectorAll<HTMLElement>('.far')) section.style.contentVisibility = 'visible';
    // Transitions that had already started are finished.
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
  }, scope);
  if (!still) await page.emulateMedia({ reducedMotion: null });
  return broken;
}

/** Reports a page that is wider than its window. */
export function tooWide(page: Page): Promise<string[]> {
  return lasting(page, async () => {
    const [width, shown] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    return width === shown ? [] : [`is ${width} wide`];
  });
}

/** Violations and overflow of the open page on every screen size; only the window is resized. */
export async function findingsOnScreens(page: Page, what: string): Promise<string[]> {
  const broken: string[] = [];
  for (const [name, size] of Object.entries(screens)) {
    await page.setViewportSize(size);
    // The colours are the same on every screen, so contrast is checked once.
    const found = [...(await tooWide(page)), ...(await findings(page, { colours: size === screens.desk }))];
    broken.push(...found.map((finding) => `${what} on a ${name} ${finding}`));
  }
  return broken;
}

export async function expectAccessible(page: Page, scope: Scope = {}): Promise<void> {
  expect(await findings(page, scope)).toEqual([]);
}
