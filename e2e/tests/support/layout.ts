import { expect, type Locator, type Page } from '@playwright/test';

/** The widths that every step has to work at, with the height of a device of that width. */
export const SCREENS = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 600, height: 900 },
  { width: 768, height: 1024 },
  { width: 912, height: 1100 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

/** What is wrong with the layout of a part of the page, in words; none when it is tidy. */
function findFaults(root: Element): string[] {
  const LEAST = 44;
  const controls = 'a[href], button, input, select, textarea, summary';
  const visible = (element: Element) =>
    element.getClientRects().length > 0 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.closest('label')?.textContent ?? element.textContent ?? '').trim().slice(0, 40)}"`;
  const isHidden = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width <= 1 || height <= 1;
  };
  // A field is as large as the label around it; a link inside a sentence has the height of its line.
  const targetOf = (element: Element) =>
    element.matches('input[type="checkbox"], input[type="radio"]') ? (element.closest('label') ?? element) : element;
  const isInSentence = (element: Element) =>
    element.matches('a, button') &&
    getComputedStyle(element).display === 'inline' &&
    element.parentElement?.closest('p, li, label, div') !== null;
  const found = Array.from(root.querySelectorAll(controls))
    .filter((element) => visible(element) && !isHidden(element))
    .map((element) => ({ element, box: targetOf(element).getBoundingClientRect(), name: nameOf(element) }));

  const faults: string[] = [];
  for (const { element, box, name } of found) {
    if (!isInSentence(element) && (box.width < LEAST - 0.5 || box.height < LEAST - 0.5)) {
      faults.push(`${name} is ${box.width.toFixed(1)} × ${box.height.toFixed(1)}`);
    }
    if (box.left < -0.5 || box.right > window.innerWidth + 0.5) faults.push(`${name} leaves the screen`);
  }
  const scroller = (element: Element) => element.closest('[class*="overflow-y-auto"]');
  for (const [index, a] of found.entries()) {
    for (const b of found.slice(index + 1)) {
      if (scroller(a.element) !== scroller(b.element) || a.element.contains(b.element) || b.element.contains(a.element))
        continue;
      if (targetOf(a.element) === targetOf(b.element)) continue;
      // A field may hold a button of its own: the eye of a password.
      if (a.element.matches('input') && a.element.parentElement?.contains(b.element)) continue;
      const width = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const height = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      if (width > 1 && height > 1 && !isInSentence(a.element)) faults.push(`${a.name} overlaps ${b.name}`);
    }
  }
  // Text that is wider than its box runs into its neighbour or is cut.
  for (const element of root.querySelectorAll('button, label, h2, h3, b, td, th, dd')) {
    const style = getComputedStyle(element);
    if (!visible(element) || isHidden(element) || style.display === 'inline' || style.textOverflow === 'ellipsis')
      continue;
    if (element.scrollWidth > element.clientWidth + 1) faults.push(`${nameOf(element)} is cut`);
  }
  if (document.documentElement.scrollWidth > window.innerWidth) faults.push('The page scrolls sideways');
  return faults;
}

/** Whether two frames come within two seconds. */
const drawsFrames = () =>
  new Promise<boolean>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)));
    setTimeout(() => resolve(false), 2_000);
  });

/**
 * Changes the size and waits until the page is drawn at it. Playwright resizes the window and overrides the metrics at
 * the same time, and eight sizes in a row began each while the one before was still being drawn: once, on a busy machine,
 * no frame came any more, so that the next press waited for a stable element until the test was over. Without frames this
 * fails here, and says so.
 */
export async function resize(page: Page, screen: (typeof SCREENS)[number]): Promise<void> {
  await page.setViewportSize(screen);
  await expect
    .poll(() => page.evaluate(drawsFrames), { message: `frames at ${screen.width} px`, timeout: 20_000 })
    .toBe(true);
}

/** Nothing overlaps, is cut, or is smaller than 44 px, at any width. */
export async function expectTidy(page: Page, part: Locator, screens: readonly (typeof SCREENS)[number][] = SCREENS) {
  for (const screen of screens) {
    await resize(page, screen);
    await expect
      .poll(() => part.evaluate(findFaults), { message: `layout at ${screen.width} px`, timeout: 10_000 })
      .toEqual([]);
  }
}
