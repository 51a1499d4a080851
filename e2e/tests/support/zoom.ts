import { expect, type Page } from '@playwright/test';

/** Text and controls that reach out of the window, except inside parts that scroll or are only read aloud. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const isIntended = (element: Element) => {
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const { overflowX, clip, clipPath, visibility } = getComputedStyle(at);
        if (overflowX !== 'visible' || clip !== 'auto' || clipPath !== 'none' || visibility === 'hidden') return true;
        if (at.hasAttribute('inert') || at.getAttribute('aria-hidden') === 'true') return true;
      }
      return false;
    };
    return [...document.querySelectorAll('h1, h2, h3, p, a, button, label, input, select, textarea, td, th')]
      .filter((element) => {
        const { left, right, width, height } = element.getBoundingClientRect();
        const isOut = width > 1 && height > 1 && (left < -1 || right > innerWidth + 1);
        return isOut && element.checkVisibility({ visibilityProperty: true }) && !isIntended(element);
      })
      .map((element) => `${element.tagName} ${(element.textContent ?? '').trim().slice(0, 40)}`);
  });

/** Once the page has taken its new width: pictures and sections below follow in later frames. */
async function expectToFit(page: Page): Promise<void> {
  await expect.poll(() => cutOff(page), 'text and controls that are cut off').toEqual([]);
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(beyond, 'pixels to scroll sideways').toBeLessThanOrEqual(0);
}

/** The open page at 200 % or 400 % in a window of 1280 px. */
export async function expectReflow(page: Page, zoom: 200 | 400): Promise<void> {
  await page.setViewportSize({ width: (1280 * 100) / zoom, height: 512 });
  await expectToFit(page);
}

/** The open page with the text spacing of WCAG 1.4.12. */
export async function expectTextSpacing(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 1024 });
  await page.evaluate(() => {
    const spacing = new CSSStyleSheet();
    spacing.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    );
    document.adoptedStyleSheets = [spacing];
  });
  await expectToFit(page);
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
}
