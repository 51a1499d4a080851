import { expect, type Page } from '@playwright/test';
import { tooWide } from './accessibility.ts';

/** Between and beside the screens that are looked at in full: the narrowest phone, a tablet, a small laptop. */
const SCREENS = [
  { width: 320, height: 640 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];

/** What reaches beyond the card around it, in words; what is placed there on purpose, or scrolls, does not count. */
function findSpilled(): string[] {
  const ROOM = 1;
  const isCard = (element: Element) => {
    const { display, borderTopLeftRadius, borderTopWidth, backgroundColor } = getComputedStyle(element);
    if (display === 'inline' || element.getBoundingClientRect().width < 120 || parseFloat(borderTopLeftRadius) < 6)
      return false;
    return parseFloat(borderTopWidth) > 0 || backgroundColor !== 'rgba(0, 0, 0, 0)';
  };
  const isPlaced = (element: Element) => /absolute|fixed/.test(getComputedStyle(element).position);
  const isBeyond = (element: Element): boolean => {
    const box = element.getBoundingClientRect();
    for (let inner = element, around = element.parentElement; around; inner = around, around = around.parentElement) {
      if (isPlaced(inner) || getComputedStyle(around).overflowX !== 'visible') return false;
      if (!isCard(around)) continue;
      const { left, right } = around.getBoundingClientRect();
      return box.right > right + ROOM || box.left < left - ROOM;
    }
    return false;
  };
  const spilled = [...document.querySelectorAll('body *')].filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true }) && isBeyond(element);
  });
  return spilled
    .filter((element) => !spilled.some((other) => other !== element && other.contains(element)))
    .map((element) => `${element.tagName.toLowerCase()} "${element.textContent?.trim().slice(0, 40)}"`);
}

/** Nothing on the open page leaves its card or the screen at the widths between the usual ones. */
export async function expectContained(page: Page): Promise<void> {
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    await expect
      .poll(() => page.evaluate(findSpilled), { message: `cards at ${screen.width} px`, timeout: 10_000 })
      .toEqual([]);
    expect(await tooWide(page), `the page at ${screen.width} px`).toEqual([]);
  }
}
