import type { FrameLocator, Page } from '@playwright/test';

/** What is in a frame. Frames come when they are near, so it is scrolled to. */
export async function frameCalled(page: Page, title: string): Promise<FrameLocator> {
  const frame = page.locator(`iframe[title="${title}"]`);
  await frame.scrollIntoViewIfNeeded();
  return frame.contentFrame();
}
