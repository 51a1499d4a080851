import { expect, type Page, test } from '@playwright/test';
import { addToCart, arriveTooSoon, type BookableShop, bookableShop, dialogOf } from '../tests/support/bookable.ts';
import { newGuest, openAs, toast, tokenOf } from '../tests/support/guests.ts';
import { shoot, WIDTHS } from './shoot.ts';

const openDialog = (page: Page) =>
  page.getByRole('region', { name: 'My Cart' }).getByRole('button', { name: 'Next' }).click();
const isPlain = ({ video_vetting }: { video_vetting: boolean }) => !video_vetting;
const isVetting = ({ video_vetting }: { video_vetting: boolean }) => video_vetting;

/** As from a search card with nine in the morning: before opening time no call comes before it. */
async function arriveAtOpening(page: Page): Promise<void> {
  const nine = new Date();
  nine.setUTCHours(9, 0, 0, 0);
  if (nine.getTime() < Date.now() + 3 * 3_600_000) return arriveTooSoon(page);
  await page.evaluate((time) => {
    const store = (key: string, value: string) =>
      localStorage.setItem(key, JSON.stringify({ value, expires: Date.now() + 3_600_000 }));
    store('serviceDate', new Date(time).toISOString().slice(0, 10));
    store('serviceTime', String(time / 1000));
  }, nine.getTime());
}

test('gift', async ({ page, request }) => {
  await openAs(page, await tokenOf(request, await newGuest(request)), '/fern-and-fold');
  const ticket = page.getByRole('listitem').filter({ hasText: 'A voucher for any amount' });
  // The form of a ticket comes once the page has nothing else to do.
  await expect(ticket.getByLabel('Who is it for?')).toBeVisible();
  await ticket.scrollIntoViewIfNeeded();
  await shoot(page, 'vouchers');
  await ticket.getByLabel('Who is it for?').selectOption('Someone else');
  await ticket.getByRole('button', { name: /^Write the card/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Give someone an hour' });
  await dialog.getByLabel('Who’s it for?').fill('Bríd');
  await dialog.getByLabel('Your message').fill('For all the lifts. Sit down, say nothing, let them do the rest.');
  await dialog.getByLabel('Amount').fill('37.50');
  await shoot(page, 'gift');
  await dialog.getByLabel('Amount').fill('900');
  await dialog.getByRole('button', { name: 'Add to cart' }).click();
  await expect(dialog.getByText(/^Please enter an amount/)).toBeVisible();
  await shoot(page, 'gift-refused');
});

test('time, person and confirm', async ({ page, request }) => {
  const shop = await bookableShop(request, 0, isPlain);
  const dialog = dialogOf(page, shop);
  await openAs(page, await tokenOf(request, await newGuest(request)), `/${shop.slug}`);
  await addToCart(page, ...shop.single.slice(0, 2));
  await openDialog(page);
  await expect(dialog.getByRole('button', { name: /, free in the / }).first()).toBeVisible();
  await shoot(page, 'time', { widths: [...WIDTHS, 912] });
  await dialog.getByRole('button', { name: 'Choose a person' }).click();
  await expect(dialog.getByRole('heading', { name: 'Who would you like?' })).toBeVisible();
  await shoot(page, 'person');
  await dialog.getByRole('radio', { name: 'One for each' }).click();
  await shoot(page, 'person-several');
  await dialog.getByRole('button', { name: 'See times' }).click();
  await dialog.getByRole('group', { name: 'First free' }).getByRole('radio').last().click();
  await shoot(page, 'time-chosen', { widths: [...WIDTHS, 912] });
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByRole('heading', { name: 'Confirm Appointment' })).toBeVisible();
  await shoot(page, 'confirm-nothing-due');
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page).toHaveURL(/\/payment-success$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await shoot(page, 'success');
});

test('consultation', async ({ page, request }) => {
  const shop = await bookableShop(request, 0, isVetting);
  const dialog = dialogOf(page, shop);
  await openAs(page, await tokenOf(request, await newGuest(request)), `/${shop.slug}`);
  await addToCart(page, ...shop.single.slice(0, 1));
  await openDialog(page);
  await expect(dialog.getByRole('heading', { name: 'First, a quick hello' })).toBeVisible();
  await shoot(page, 'consultation-open');
  await dialog.getByRole('group', { name: 'Soonest, call included' }).getByRole('radio').last().click();
  await expect(dialog.getByText(/^Call any time until/)).toBeVisible();
  await shoot(page, 'consultation');
});

test('consultation too late', async ({ page, request }) => {
  const shop = await bookableShop(request, 0, isVetting);
  const dialog = dialogOf(page, shop);
  await openAs(page, await tokenOf(request, await newGuest(request)), `/${shop.slug}`);
  await arriveAtOpening(page);
  await addToCart(page, ...shop.single.slice(0, 1));
  await openDialog(page);
  await expect(dialog.getByRole('heading', { name: 'Choose a later appointment' })).toBeVisible();
  await shoot(page, 'consultation-late');
  const ask = dialog.getByRole('button', { name: 'Tell me if an earlier call comes free' });
  if (await ask.isVisible()) {
    await ask.click();
    await expect(dialog.getByText('We’ll let you know')).toBeVisible();
    await shoot(page, 'consultation-told');
  }
});

test('class', async ({ page, request }) => {
  const find = (shop: BookableShop, once: boolean) =>
    shop.groups.find(({ service_group: group }) => group?.group_type === 'repeated' && group.single_visits === once);
  for (const [name, once] of [
    ['class', false],
    ['class-once', true],
  ] as const) {
    const shop = await bookableShop(request, 0, (found) => isPlain(found) && find(found, once) !== undefined);
    const service = find(shop, once);
    if (!service) throw new Error('The shop has no such class.');
    const dialog = dialogOf(page, shop);
    await page.goto(`/${shop.slug}`);
    await addToCart(page, service);
    await openDialog(page);
    await expect(dialog.getByRole('heading', { name: service.service_name })).toBeVisible();
    await shoot(page, name);
    if (!once) continue;
    await dialog.getByRole('radio', { name: /^Several/ }).click();
    await expect(dialog.getByRole('group', { name: 'How many times?' })).toBeVisible();
    await shoot(page, 'class-several');
  }
});

test('toast', async ({ page, request }) => {
  const shop = await bookableShop(request, 0, isPlain);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    await page.goto(`/${shop.slug}`);
    await addToCart(page, ...shop.single.slice(0, 3));
    const added = toast(page, 'Added to cart!');
    // Its five seconds stand still under the pointer.
    await added.hover();
    await shoot(page, 'toast', { widths: [width], first: true });
    await page.evaluate(() => localStorage.clear());
  }
});
