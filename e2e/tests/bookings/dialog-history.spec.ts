import { expect, type Page, test } from '@playwright/test';
import { addToCart, type BookableShop, bookableShop, cartOf, dialogOf } from '../support/bookable.ts';
import { newGuest, openAs, tokenOf } from '../support/guests.ts';
import { withMotion } from '../support/motion.ts';
import { paidShop } from '../support/payments.ts';

test.use(withMotion);

const plain = ({ video_vetting }: BookableShop) => !video_vetting;
const firstFree = (page: Page) => page.getByRole('group', { name: 'First free' }).getByRole('radio');

/** A shop's page with one service in the cart and the dialog at its last step; `before` is where the guest came from. */
async function openConfirm(page: Page, token: string, shop: BookableShop) {
  const dialog = dialogOf(page, shop);
  await openAs(page, token, '/system/faq');
  await page.goto(`/${shop.slug}`);
  await addToCart(page, ...shop.single.slice(0, 1));
  await cartOf(page).getByRole('button', { name: 'Next' }).click();
  await firstFree(page).last().click();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByRole('heading', { name: 'Confirm Appointment' })).toBeVisible();
  return dialog;
}

test('[BOOK-062] Back goes one step back, then closes the dialog, and the cart stays', async ({ page, request }) => {
  const shop = await bookableShop(request, 1, plain);
  const dialog = await openConfirm(page, await tokenOf(request, await newGuest(request)), shop);
  await page.goBack();
  await expect(dialog.getByRole('heading', { name: 'When suits you?' })).toBeVisible();
  await expect(firstFree(page).last()).toBeChecked();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`/${shop.slug}$`));
  await expect(cartOf(page)).toContainText('1 item');
  await page.goBack();
  await expect(page).toHaveURL(/\/system\/faq$/);
});

test('[BOOK-062] closing the dialog takes its steps out of the way of Back', async ({ page, request }) => {
  const shop = await bookableShop(request, 1, plain);
  const dialog = await openConfirm(page, await tokenOf(request, await newGuest(request)), shop);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(cartOf(page).getByRole('button', { name: 'Next' })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/system\/faq$/);
});

test('[BOOK-063] a reload restores the step with everything that was chosen', async ({ page, request }) => {
  const shop = await bookableShop(request, 1, plain);
  const dialog = await openConfirm(page, await tokenOf(request, await newGuest(request)), shop);
  const when = await dialog.getByRole('heading', { name: 'Confirm Appointment' }).locator('xpath=../p').textContent();
  await page.reload();
  await expect(dialog.getByRole('heading', { name: 'Confirm Appointment' })).toBeVisible();
  await expect(dialog).toContainText(when ?? 'no time');
  await expect(dialog.getByRole('button', { name: 'Confirm', exact: true })).toBeEnabled();
  await page.goBack();
  await expect(dialog.getByRole('heading', { name: 'When suits you?' })).toBeVisible();
});

test('[BOOK-064] a storm of Back and Forward ends in the step that the history names', async ({ page, request }) => {
  const shop = await bookableShop(request, 1, plain);
  const dialog = await openConfirm(page, await tokenOf(request, await newGuest(request)), shop);
  await page.evaluate(async () => {
    const moved = () => new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    for (const delta of [-1, 1, -2, 2, -1, -1, 1, 1, -2, 1, 1]) {
      const arrived = moved();
      history.go(delta);
      await arrived;
    }
  });
  await expect(dialog.getByRole('heading', { name: 'Confirm Appointment' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Confirm', exact: true })).toBeEnabled();
  await page.evaluate(() => history.go(-2));
  await expect(dialog).toHaveCount(0);
  await expect(cartOf(page)).toContainText('1 item');
});

test('[BOOK-062] Back from the card page brings back the cart and the step, and the time can be booked', async ({
  page,
  request,
}) => {
  const shop = await paidShop(request, 3, () => true);
  const [service] = shop.services;
  if (!service) throw new Error('The shop sells nothing.');
  const dialog = dialogOf(page, shop);
  await openAs(page, await tokenOf(request, await newGuest(request)), `/${shop.slug}`);
  await addToCart(page, service);
  await cartOf(page).getByRole('button', { name: 'Next' }).click();
  await firstFree(page).last().click();
  await dialog.getByRole('button', { name: 'Next' }).click();
  const pay = dialog.getByRole('button', { name: /^Confirm and pay/ });
  await dialog.getByRole('radio', { name: /^Card/ }).click();
  await pay.click();
  await expect(page.getByRole('heading', { name: 'Pay by card' })).toBeVisible();
  await page.goBack();
  await expect(dialog.getByRole('heading', { name: 'Confirm Appointment' })).toBeVisible();
  await dialog.getByRole('radio', { name: /^Card/ }).click();
  await pay.click();
  await expect(page.getByRole('heading', { name: 'Pay by card' })).toBeVisible();
});

test('[BOOK-062] Back after a finished booking shows the shop, not the steps', async ({ page, request }) => {
  const shop = await bookableShop(request, 8, plain);
  const dialog = await openConfirm(page, await tokenOf(request, await newGuest(request)), shop);
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page).toHaveURL(/\/payment-success$/);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`/${shop.slug}$`));
  await expect(page.getByRole('heading', { name: 'My Cart' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/system\/faq$/);
});
