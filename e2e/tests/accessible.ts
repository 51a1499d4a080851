import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

interface Look {
  /** The part that is looked at, the whole page unless said. */
  within?: string;
  without?: string;
  /** False where the same colours are looked at on another screen: that is what takes longest. */
  colours?: boolean;
}

/** What breaks a rule of accessibility. Frames are pages of our own, looked at by themselves, so one window is enough. */
export async function findings(page: Page, { within, without, colours = true }: Look = {}): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  if (within) axe.include(within);
  if (without) axe.exclude(without);
  if (!colours) axe.disableRules('color-contrast');
  // Scrolled into view by axe, colours may still be on their way to what they are.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { violations } = await axe.analyze();
  await page.emulateMedia({ reducedMotion: null });
  return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`);
}

export async function expectAccessible(page: Page, look: Look = {}): Promise<void> {
  expect(await findings(page, look)).toEqual([]);
}
