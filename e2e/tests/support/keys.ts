import { expect, type Locator, type Page } from '@playwright/test';

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** More than any page of the desk has. */
const MOST = 250;

/** Presses Tab until the element is focused, as keyboard users do. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < MOST; presses += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${target}.`);
}

/** Focuses an element by Tab and presses Enter. */
export async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Focuses a field by Tab and types into it. */
export async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/** What reacts to a pointer on the page, and neither Tab nor the arrow keys of its group get to. */
export function pointerOnly(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const reached = 'a[href], button, input, select, textarea, summary, [tabindex], [role=option]';
    const byArrows = 'input[type=radio], [role=radio], [role=tab], [role=option], [role^=menuitem]';
    const presses = ['onClick', 'onDoubleClick', 'onMouseDown', 'onPointerDown'];
    return [...document.querySelectorAll('#main *')].flatMap((element) => {
      const key = Object.keys(element).find((name) => name.startsWith('__reactProps$')) ?? '';
      const props = (element as unknown as Record<string, Record<string, unknown> | undefined>)[key];
      // A handle for the pointer beside buttons or a slider that do the same.
      if (element.matches('[data-also-by-key]')) return [];
      if (!presses.some((name) => typeof props?.[name] === 'function')) return [];
      const own = element.closest<HTMLElement>(reached) ?? element.closest<HTMLLabelElement>('label')?.control;
      const isReached = own && (own.tabIndex >= 0 || own.matches(byArrows));
      return isReached ? [] : [element.outerHTML.slice(0, 200)];
    });
  });
}
