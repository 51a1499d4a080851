import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { dayFromNow, freeTimes } from '../support/appointments.ts';
import {
  addToCart,
  type BookableService,
  type BookableShop,
  bookableShop,
  bookByApi,
  cartOf,
  dialogOf,
} from '../support/bookable.ts';
import { newGuest, openAs, stored, toast, tokenOf } from '../support/guests.ts';

const plain = ({ video_vetting }: BookableShop) => !video_vetting;
const firstFree = (page: Page) => page.getByRole('group', { name: 'First free' }).getByRole('radio');

async function toConfirm(page: Page, shop: BookableShop) {
  const dialog = dialogOf(page, shop);
  await cartOf(page).getByRole('button', { name: 'Next' }).click();
  if (!(await firstFree(page).last().isChecked())) await firstFree(page).last().click();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByRole('heading', { name: 'Confirm Appointment' })).toBeVisible();
  return dialog;
}

test('[BOOK-065] a tab whose cart was booked in another one says so and leads to the appointment', async ({
  page,
  context,
  request,
}) => {
  const shop = await bookableShop(request, 2, plain);
  await openAs(page, await tokenOf(request, await newGuest(request)), `/${shop.slug}`);
  await addToCart(page, ...shop.single.slice(0, 1));
  const other = await context.newPage();
  await other.goto(`/${shop.slug}`);
  const idle = await context.newPage();
  await idle.goto(`/${shop.slug}`);
  await expect(cartOf(idle)).toContainText('1 item');
  await toConfirm(other, shop);
  const dialog = await toConfirm(page, shop);
  // Toasts disappear, so this waits for it from before the booking.
  const told = expect(toast(idle, 'You booked this in another tab.')).toBeVisible({ timeout: 60_000 });
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page).toHaveURL(/\/payment-success$/);
  await told;
  const notice = other.getByRole('dialog', { name: 'You booked this in another tab' });
  await expect(notice).toContainText(shop.name);
  await expectAccessible(other, { within: '[role="dialog"]' });
  await notice.getByRole('link', { name: 'Show the appointment' }).click();
  await expect(other).toHaveURL(/\/profile\/appointments\?id=\d+$/);
});

test('[BOOK-065] a cart that is emptied in another tab closes the booking with a word', async ({
  page,
  context,
  request,
}) => {
  const shop = await bookableShop(request, 5, plain);
  const [service] = shop.single;
  if (!service) throw new Error('The shop sells nothing.');
  await openAs(page, await tokenOf(request, await newGuest(request)), `/${shop.slug}`);
  await addToCart(page, service);
  await toConfirm(page, shop);
  const other = await context.newPage();
  await other.goto(`/${shop.slug}`);
  await cartOf(other)
    .getByRole('button', { name: `Remove ${service.service_name}`, exact: true })
    .click();
  const notice = page.getByRole('dialog', { name: 'Your cart was emptied in another tab' });
  await notice.getByRole('button', { name: `Back to ${shop.name}` }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`/${shop.slug}$`));
});

interface Wanted {
  shop: number;
  service: BookableService;
}

/** Free times of two shops that share a moment. */
async function clash(request: APIRequestContext, a: Wanted, b: Wanted) {
  for (let day = 4; day < 14; day += 1) {
    const [ours, theirs] = [
      await freeTimes(request, a.shop, a.service.id, dayFromNow(day)),
      await freeTimes(request, b.shop, b.service.id, dayFromNow(day)),
    ];
    for (const here of ours) {
      const there = theirs.find(
        ({ s_time }) =>
          s_time < here.s_time + a.service.duration * 60 && here.s_time < s_time + b.service.duration * 60,
      );
      if (there) return { here, there };
    }
  }
  throw new Error('The shops are never open at the same time.');
}

test('[BOOK-060] a guest who would book over an appointment of their own is warned, and may go on', async ({
  page,
  request,
}) => {
  const shop = await bookableShop(request, 6, plain);
  const elsewhere = await bookableShop(request, 3, plain);
  const [service] = elsewhere.single;
  if (!service) throw new Error('The shop sells nothing.');
  const [mine] = shop.single;
  if (!mine) throw new Error('The shop sells nothing.');
  const token = await tokenOf(request, await newGuest(request));
  const { here, there } = await clash(request, { shop: shop.id, service: mine }, { shop: elsewhere.id, service });
  expect((await bookByApi(request, token, elsewhere, service, there.s_time)).status).toBe(1);

  await openAs(page, token, `/${shop.slug}`);
  await addToCart(page, mine);
  await cartOf(page).getByRole('button', { name: 'Next' }).click();
  const dialog = dialogOf(page, shop);
  await expect(dialog.getByRole('button', { name: /, free in the / }).first()).toBeVisible();
  await dialog.locator(`[data-date="${here.s_date}"]`).click();
  await dialog
    .getByRole('group', { name: /^Times on / })
    .locator(`[value="${here.s_time}"]`)
    .click();
  await dialog.getByRole('button', { name: 'Next' }).click();
  const warning = dialog.getByRole('status').filter({ hasText: 'You already have' });
  await expect(warning).toContainText(`${service.service_name} at ${elsewhere.name}`);
  await expect(warning.getByRole('link', { name: 'Show the appointment' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page).toHaveURL(/\/payment-success$/);
});

test('[BOOK-060] what was already booked on another device is not booked twice unawares', async ({ page, request }) => {
  const shop = await bookableShop(request, 7, plain);
  const [service] = shop.single;
  if (!service) throw new Error('The shop sells nothing.');
  const token = await tokenOf(request, await newGuest(request));
  await openAs(page, token, `/${shop.slug}`);
  await addToCart(page, service);
  const dialog = await toConfirm(page, shop);
  const time = JSON.parse((await stored(page, 'serviceTime')) ?? '{}') as { value: string };
  expect((await bookByApi(request, token, shop, service, Number(time.value))).status).toBe(1);
  // The guest returns to this tab.
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(dialog.getByText('You have already booked this.')).toBeVisible();
});
