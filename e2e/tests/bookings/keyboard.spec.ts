import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { bookableShop, cartOf, dialogOf } from '../support/bookable.ts';
import { newGuest, sentVariables } from '../support/guests.ts';

/** Presses Tab until an element with this name is focused. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 250; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element?.textContent;
      return element?.getAttribute('aria-label') ?? label ?? '';
    });
    if (name.test(focused.trim())) return;
  }
  throw new Error(`The keyboard never came to ${name}.`);
}

const A_TIME = /^\d+:\d\d [ap]m$/;
const A_DAY = /^[A-Z][a-z]{2}\s*\d+ [A-Z][a-z]{2}/;

test('[BOOK-008] [BOOK-011] [BOOK-013] a new guest books an appointment and the consultation call with the keyboard alone', async ({
  page,
  request,
}) => {
  const shop = await bookableShop(request, 0, ({ video_vetting }) => video_vetting);
  const guest = await newGuest(request);
  const dialog = dialogOf(page, shop);
  await page.goto(`/${shop.slug}`);
  await tabTo(page, /^Add .* to the cart$/);
  await page.keyboard.press('Enter');
  await expect(cartOf(page)).toContainText('1 item');
  await tabTo(page, /^Next/);
  await page.keyboard.press('Enter');

  const time = await test.step('an appointment and a call before it', async () => {
    await expect(dialog.getByRole('heading', { name: 'First, a quick hello' })).toBeFocused();
    await expect(dialog.getByRole('button', { name: 'Next' })).toBeDisabled();
    const days = dialog.getByRole('group', { name: 'Appointment: day' }).getByRole('radio');
    await expect(days.first()).toBeVisible();
    await tabTo(page, A_DAY);
    await page.keyboard.press('ArrowRight');
    await expect(days.nth(1)).toBeChecked();
    const starts = dialog.getByRole('group', { name: /^Appointment: times on/ }).getByRole('radio');
    await expect(starts.first()).toBeVisible();
    await tabTo(page, A_TIME);
    await page.keyboard.press('Space');
    await expect(starts.first()).toBeChecked();
    const calls = dialog.getByRole('group', { name: /^Call: times on/ }).getByRole('radio');
    await expect(calls.first()).toBeVisible();
    await expectAccessible(page, { within: '[role="dialog"]' });
    await tabTo(page, A_TIME);
    await page.keyboard.press('Space');
    await expect(calls.first()).toBeChecked();
    const chosen = Number(await calls.first().inputValue());
    await tabTo(page, /^Next$/);
    await page.keyboard.press('Enter');
    return chosen;
  });

  await test.step('the login', async () => {
    await expect(dialog.getByRole('region', { name: 'Log in' })).toBeFocused();
    await tabTo(page, /^Continue with email$/);
    await page.keyboard.press('Enter');
    await tabTo(page, /^Email/);
    await page.keyboard.type(guest.email);
    await tabTo(page, /^Password/);
    await page.keyboard.type(guest.password);
    await page.keyboard.press('Enter');
  });

  await expect(dialog.getByRole('heading', { name: 'Confirm Appointment' })).toBeFocused();
  await expect(dialog.getByText('Video consultation')).toBeVisible();
  const sent = sentVariables(page, 'CreateBooking');
  await tabTo(page, /^Confirm$/);
  await page.keyboard.press('Enter');
  expect((await sent).video_datetime).toBe(time);
  await expect(page).toHaveURL(/\/payment-success$/);
  await expect(page.getByRole('link', { name: /^Consultation Video Call/ })).toBeVisible();
});
