import { expect, type Locator, test } from '@playwright/test';
import { cartOf, dialogOf } from '../support/bookable.ts';
import { groupShop } from '../support/group-shop.ts';
import { hydrated, newGuest, openAs, tokenOf } from '../support/guests.ts';

/** The part of the dialog that scrolls. */
const bodyOf = (dialog: Locator) => dialog.locator('header ~ .overflow-y-auto');
const scrolled = (dialog: Locator) => bodyOf(dialog).evaluate(({ scrollTop }) => scrollTop);
const toTheEnd = (dialog: Locator) =>
  bodyOf(dialog).evaluate((body) => {
    body.scrollTop = body.scrollHeight;
  });

for (const width of [390, 768, 1440])
  test(`[GROUP-023] each step of a group's booking is shown from its top at ${width} pixels`, async ({
    page,
    request,
  }) => {
    const shop = await groupShop(request);
    await openAs(page, await tokenOf(request, await newGuest(request)), `/${shop.slug}`);
    await hydrated(page);
    await page.getByRole('button', { name: 'Add Full colour to the cart', exact: true }).click();
    await cartOf(page).getByRole('button', { name: 'Next' }).click();
    await page.setViewportSize({ width, height: 700 });
    const dialog = dialogOf(page, shop);
    const when = dialog.getByRole('heading', { name: 'When suits you?' });
    const who = dialog.getByRole('heading', { name: 'Who’s coming?' });
    const confirm = dialog.getByRole('heading', { name: 'Confirm Appointment' });
    const times = dialog.getByRole('group', { name: /^Times on/ }).getByRole('radio');
    await expect(when).toBeFocused();
    await toTheEnd(dialog);
    await dialog.getByRole('button', { name: 'Coming with someone?' }).click();

    await test.step('forward', async () => {
      await expect(who).toBeFocused();
      expect(await scrolled(dialog)).toBe(0);
      await dialog.getByLabel('Their first name').fill('Cian');
      await dialog.getByLabel('What they’d like').selectOption({ label: 'Beard trim, 30 min, €25.00' });
      await dialog.getByRole('button', { name: 'Add someone' }).click();
      await dialog.getByRole('group', { name: 'First free' }).getByRole('radio').first().check();
      await expect(times.first()).toBeVisible();
      await toTheEnd(dialog);
      await dialog.getByRole('button', { name: 'Next' }).click();
      await expect(confirm).toBeFocused();
      expect(await scrolled(dialog)).toBe(0);
      await toTheEnd(dialog);
    });

    await test.step('Back', async () => {
      await page.goBack();
      await expect(who).toBeFocused();
      // The day that was chosen before has its times below; they do not pull the page down.
      await expect(times.first()).toBeAttached();
      expect(await scrolled(dialog)).toBe(0);
      await expect(who).toBeInViewport();
    });

    await test.step('reload', async () => {
      await page.reload();
      await expect(who).toBeVisible();
      await expect(times.first()).toBeAttached();
      expect(await scrolled(dialog)).toBe(0);
      await expect(who).toBeInViewport();
    });
  });
