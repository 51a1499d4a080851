import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { hydrated } from '../support/guests.ts';
import { anyShop } from '../support/marketplace.ts';
import { sharedPage } from '../support/shared-page.ts';

/** Records what a screen reader would announce. */
async function recordAnnouncements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const announced: string[] = [];
    Object.assign(globalThis, { announced });
    const live = '[aria-live=polite], [aria-live=assertive], [role=alert], [role=status]';
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const own = (target instanceof Element ? target : target.parentElement)?.closest(live);
        const added = [...addedNodes].filter(
          (node) => node instanceof Element && (node.matches(live) || node.querySelector(live)),
        );
        for (const node of own ? [own] : added) announced.push((node.textContent ?? '').trim());
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

const announced = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { announced: string[] }).announced.join('\n'));

test.describe('a screen reader announces', () => {
  const shared = sharedPage(recordAnnouncements);
  const expectAnnounced = (words: RegExp) => expect.poll(() => announced(shared())).toMatch(words);

  async function open(path: string): Promise<void> {
    await shared().goto(path);
    await hydrated(shared());
  }

  test('a service in the cart', async ({ request }) => {
    await open(`/${(await anyShop(request)).slug}`);
    await shared()
      .getByRole('button', { name: /^Add .* to the cart$/ })
      .first()
      .click();
    await expectAnnounced(/1 item|in the cart|added/i);
  });

  test('the number of results of a search', async () => {
    await open('/search?name=room');
    await shared().getByRole('main').getByRole('combobox', { name: /sort/i }).selectOption({ index: 1 });
    await expectAnnounced(/\d+ (results|businesses|shops|places)/i);
  });

  test('a refused login', async () => {
    await open('/login');
    await shared().getByLabel('Email').fill('nobody@mail.example');
    await shared().getByLabel('Password', { exact: true }).fill('Wrong-river-1!');
    await shared().keyboard.press('Enter');
    await expectAnnounced(/These credentials do not match our records\./);
  });

  test('a lost connection', async () => {
    await open('/search-form');
    await shared().context().setOffline(true);
    await expectAnnounced(/You’re offline\./);
    await expectAccessible(shared());
    await shared().context().setOffline(false);
  });
});
