import { expect, type Page, test } from '@playwright/test';
import { type BookableShop, bookableShop, cartOf, dialogOf } from '../support/bookable.ts';
import { hydrated, newGuest } from '../support/guests.ts';

const plain = ({ video_vetting }: BookableShop) => !video_vetting;

/** The accessible name of the focused element, as a screen reader would announce it. */
const focusedName = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
    const label = isField ? element.labels?.[0]?.textContent : element?.textContent;
    return (element?.getAttribute('aria-label') ?? label ?? '').replace(/\s+/g, ' ').trim();
  });

/** Presses Tab until the element is focused, and returns the number of presses. */
async function tabTo(page: Page, name: RegExp, most: number): Promise<void> {
  const seen: string[] = [];
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = await focusedName(page);
    if (name.test(focused)) return;
    seen.push(focused.slice(0, 40));
  }
  throw new Error(`Not within ${most} presses: ${name}. Seen: ${seen.join(' | ')}`);
}

test('[BOOK-066] [BOOK-067] a whole booking by keyboard, by the names that a screen reader says', async ({
  page,
  request,
}) => {
  const shop = await bookableShop(request, 4, plain);
  const guest = await newGuest(request);
  const dialog = dialogOf(page, shop);
  await page.goto(`/${shop.slug}`);
  await hydrated(page);

  await test.step('skip to the services and add one: the focus follows it into the cart', async () => {
    await tabTo(page, /^Skip to services$/, 3);
    await page.keyboard.press('Enter');
    await tabTo(page, /^Add .* to the cart$/, 4);
    const name = (await focusedName(page)).replace(/^Add (.*) to the cart$/, '$1');
    await page.keyboard.press('Enter');
    const line = cartOf(page).getByRole('listitem').filter({ hasText: name });
    await expect(line).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(line).not.toBeFocused();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('In cart');
  });

  await test.step('skip to the cart, open the booking, and Escape returns to its button', async () => {
    await page.evaluate(() => document.getElementById('cart')?.focus());
    await tabTo(page, /^Next$/, 4);
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('heading', { name: 'When suits you?' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(cartOf(page).getByRole('button', { name: 'Next' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('heading', { name: 'When suits you?' })).toBeFocused();
  });

  await test.step('the calendar starts at a day that can be chosen, and never stops at a past one', async () => {
    await expect(dialog.getByRole('button', { name: /, free in the / }).first()).toBeVisible();
    await tabTo(page, /, (free in the .*|full.*|blocked.*)(, today)?$/, 8);
    await page.keyboard.press('PageUp');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    expect(await focusedName(page)).not.toContain('past');
    await expect(async () => {
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => focusedName(page)).toMatch(/, free in the /);
    }).toPass();
    await page.keyboard.press('Enter');
    await expect(
      dialog
        .getByRole('group', { name: /^Times on / })
        .getByRole('radio')
        .first(),
    ).toBeVisible();
    await tabTo(page, /^\d+:\d\d [ap]m$/, 3);
    await page.keyboard.press('Space');
    await tabTo(page, /^Next$/, 4);
    await page.keyboard.press('Enter');
  });

  await test.step('log in', async () => {
    await expect(dialog.getByRole('region', { name: 'Log in' })).toBeFocused();
    await tabTo(page, /^Continue with email$/, 5);
    await page.keyboard.press('Enter');
    await tabTo(page, /^Email/, 5);
    await page.keyboard.type(guest.email);
    await tabTo(page, /^Password/, 3);
    await page.keyboard.type(guest.password);
    await page.keyboard.press('Enter');
  });

  await test.step('confirm', async () => {
    await expect(dialog.getByRole('heading', { name: 'Confirm Appointment' })).toBeFocused();
    await tabTo(page, /^Confirm$/, 7);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/payment-success$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test('[BOOK-067] the times of the dialog can be skipped to', async ({ page, request }) => {
  const shop = await bookableShop(request, 4, plain);
  const dialog = dialogOf(page, shop);
  await page.goto(`/${shop.slug}`);
  await page
    .getByRole('button', { name: /^Add .* to the cart$/ })
    .first()
    .click();
  await cartOf(page).getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByRole('heading', { name: 'When suits you?' })).toBeFocused();
  await dialog.getByRole('group', { name: 'First free' }).getByRole('radio').first().check();
  // The times of the day are read after the choice.
  await expect(
    dialog
      .getByRole('group', { name: /^Times on / })
      .getByRole('radio')
      .first(),
  ).toBeVisible();
  await dialog.getByRole('heading', { name: 'When suits you?' }).focus();
  await tabTo(page, /^Skip to times$/, 3);
  await page.keyboard.press('Enter');
  await tabTo(page, /^\d+:\d\d [ap]m$/, 1);
});
