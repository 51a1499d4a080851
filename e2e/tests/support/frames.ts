import type { FrameLocator, Page } from '@playwright/test';

/** The content of a frame. Frames load lazily, so it is scrolled into view. */
export async function frameCalled(page: Page, title: string): Promise<FrameLocator> {
  const frame = page.locator(`iframe[title="${title}"]`);
  await frame.scrollIntoViewIfNeeded();
  return frame.contentFrame();
}
