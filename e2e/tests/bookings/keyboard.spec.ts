import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { bookableShop, cartOf, dialogOf, freeDays, timesOf } from '../support/bookable.ts';
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
const A_DAY_OF_THE_CALL = /^[A-Z][a-z]{2}\s*\d+ [A-Z][a-z]{2}/;

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

  await test.step('a day of the next month and a time', async () => {
    await expect(dialog.getByRole('heading', { name: 'When suits you?' })).toBeFocused();
    await expect(freeDays(page).first()).toBeVisible();
    await tabTo(page, /today$|, free in the /);
    await page.keyboard.press('PageDown');
    await expect(freeDays(page).first()).toBeVisible();
    await expect(async () => {
      await page.keyboard.press('ArrowRight');
      const name = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
      expect(name).toMatch(/, free in the /);
    }).toPass();
    await page.keyboard.press('Enter');
    await expect(timesOf(page).first()).toBeVisible();
    await tabTo(page, A_TIME);
    await page.keyboard.press('Space');
    await expect(timesOf(page).first()).toBeChecked();
    await tabTo(page, /^Next$/);
    await page.keyboard.press('Enter');
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

  const time = await test.step('a call before the appointment', async () => {
    await expect(dialog.getByRole('heading', { name: 'Your consultation call' })).toBeFocused();
    await expect(dialog.getByRole('button', { name: 'Next' })).toBeDisabled();
    const days = dialog.getByRole('group', { name: 'Day of the call' }).getByRole('radio');
    await expect(days.first()).toBeVisible();
    await tabTo(page, A_DAY_OF_THE_CALL);
    await page.keyboard.press('ArrowRight');
    await expect(days.nth(1)).toBeChecked();
    await expect(timesOf(page).first()).toBeVisible();
    await expectAccessible(page, { within: '[role="dialog"]' });
    await tabTo(page, A_TIME);
    await page.keyboard.press('Space');
    await expect(timesOf(page).first()).toBeChecked();
    const chosen = Number(await timesOf(page).first().inputValue());
    await tabTo(page, /^Next$/);
    await page.keyboard.press('Enter');
    return chosen;
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
