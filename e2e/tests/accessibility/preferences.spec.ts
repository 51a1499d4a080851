import { expect, type Page, test } from '@playwright/test';
import { ownerToken } from '../support/appointments.ts';
import { openDesk } from '../support/desk.ts';
import { hydrated } from '../support/guests.ts';
import { anyShop } from '../support/marketplace.ts';
import { withMotion } from '../support/motion.ts';
import { sharedPage } from '../support/shared-page.ts';

test.use(withMotion);

/** Elements with an animation or a transition. */
const moving = (page: Page) =>
  page.evaluate(() => {
    const isLong = (times: string) =>
      times.split(',').some((time) => Number.parseFloat(time) * (time.includes('ms') ? 1 : 1000) > 10);
    return [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { transitionDuration, animationDuration, animationName } = getComputedStyle(element);
        return isLong(transitionDuration) || (animationName !== 'none' && isLong(animationDuration));
      })
      .map((element) => element.outerHTML.slice(0, 100));
  });

/** Elements among the first in the tab order that have no outline while focused. */
async function withoutOutline(page: Page, steps: number): Promise<string[]> {
  const found: string[] = [];
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press('Tab');
    const element = await page.evaluate(() => {
      const focused = document.activeElement ?? document.body;
      // The outline of a field may be on the frame around it.
      for (let at: Element | null = focused, up = 0; at && up < 4; at = at.parentElement, up += 1) {
        const { outlineStyle, outlineWidth } = getComputedStyle(at);
        if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1) return null;
      }
      return focused.outerHTML.slice(0, 100);
    });
    if (element) found.push(element);
  }
  return found;
}

const preferences = { reducedMotion: 'reduce', forcedColors: 'active' } as const;

for (const [name, path] of Object.entries({ 'the home page': '/', 'a shop': '', 'the sign-up': '/signup' }))
  test.describe(name, () => {
    const shared = sharedPage(async (page, request) => {
      await page.goto(path || `/${(await anyShop(request)).slug}`);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await hydrated(page);
    }, preferences);

    test('does not move with reduced motion', async () => expect(await moving(shared())).toEqual([]));

    test('shows the focus in forced colours', async () => expect(await withoutOutline(shared(), 12)).toEqual([]));
  });

test.describe('a checkbox in forced colours', () => {
  test.use({ contextOptions: preferences });

  test('looks different when it is ticked', async ({ page }) => {
    await page.goto('/signup');
    const box = page.getByRole('checkbox').first();
    const before = await box.screenshot();
    await box.check();
    expect(Buffer.compare(before, await box.screenshot())).not.toBe(0);
  });
});

for (const [name, path] of Object.entries({
  'the calendar of the desk': '/business/',
  'the guests of the desk': '/business/guests',
  'the services of the desk': '/business/services',
}))
  test.describe(name, () => {
    const shared = sharedPage(async (page, request) => {
      await openDesk(page, await ownerToken(request, 'fern-and-fold'), path);
      await expect(page.getByRole('navigation', { name: 'Desk' })).toBeVisible();
      await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
    }, preferences);

    test('does not move with reduced motion', async () => expect(await moving(shared())).toEqual([]));

    test('shows the focus in forced colours', async () => expect(await withoutOutline(shared(), 8)).toEqual([]));
  });
