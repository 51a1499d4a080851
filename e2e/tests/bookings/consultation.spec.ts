import { expect, type Locator, type Page, test } from '@playwright/test';
import { addToCart, arriveTooSoon, type BookableShop, bookableShop, cartOf, dialogOf } from '../support/bookable.ts';
import { newGuest, openAs, tokenOf } from '../support/guests.ts';

const vetting = ({ video_vetting }: BookableShop) => video_vetting;
const soonest = (dialog: Locator) => dialog.getByRole('group', { name: 'Soonest, call included' }).getByRole('radio');

/** Opens the dialog with one service of the shop whose page is open. */
async function openDialog(page: Page, shop: BookableShop): Promise<Locator> {
  await addToCart(page, ...shop.single.slice(0, 1));
  await cartOf(page).getByRole('button', { name: 'Next' }).click();
  return dialogOf(page, shop);
}

async function finish(page: Page, dialog: Locator): Promise<void> {
  await expect(dialog.getByRole('heading', { name: 'Confirm Appointment' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page).toHaveURL(/\/payment-success$/);
}

async function logIn(dialog: Locator, guest: { email: string; password: string }): Promise<void> {
  await dialog.getByRole('button', { name: 'Continue with email' }).click();
  await dialog.getByLabel('Email').fill(guest.email);
  await dialog.getByLabel('Password', { exact: true }).fill(guest.password);
  await dialog.getByRole('button', { name: 'Log In', exact: true }).click();
}

test('[BOOK-106] a new guest books from a time on a search card, and chooses a call before it', async ({
  page,
  request,
}) => {
  const shop = await bookableShop(request, 0, vetting);
  await openAs(
    page,
    await tokenOf(request, await newGuest(request)),
    `/search?service=${encodeURIComponent(shop.name)}`,
  );
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: shop.name }) });
  // The first times may fall within the shop's notice period while this runs.
  await card.getByRole('list', { name: 'First free' }).getByRole('link').last().click();
  await expect(page).toHaveURL(new RegExp(`/${shop.slug}$`));
  const dialog = await openDialog(page, shop);
  await expect(dialog.getByRole('heading', { name: 'First, a quick hello' })).toBeVisible();
  await expect(
    dialog.getByRole('region', { name: 'Your appointment' }).getByRole('radio', { checked: true }),
  ).toHaveCount(2);
  const calls = dialog.getByRole('region', { name: 'Your video call' }).getByRole('group', { name: /^Call: times/ });
  await calls.getByRole('radio').first().click();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await finish(page, dialog);
});

test('[BOOK-106] [BOOK-104] a pair is booked from the shop page, and the next booking asks for no call', async ({
  page,
  request,
}) => {
  const shop = await bookableShop(request, 1, vetting);
  await openAs(page, await tokenOf(request, await newGuest(request)), `/${shop.slug}`);
  const dialog = await openDialog(page, shop);
  await soonest(dialog).first().click();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await finish(page, dialog);
  await page.goto(`/${shop.slug}`);
  await openDialog(page, shop);
  await expect(dialog.getByRole('heading', { name: 'When suits you?' })).toBeVisible();
  await expect(dialog.getByText(/^Your video call with .+ is on /)).toBeVisible();
  await dialog.getByRole('group', { name: 'First free' }).getByRole('radio').last().click();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await finish(page, dialog);
});

test('[BOOK-101] a time too soon for a call leads a visitor to the first that work', async ({ page, request }) => {
  const shop = await bookableShop(request, 0, vetting);
  const guest = await newGuest(request);
  await page.goto(`/${shop.slug}`);
  await arriveTooSoon(page);
  const dialog = await openDialog(page, shop);
  await expect(dialog.getByRole('heading', { name: 'Choose a later appointment' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Next' })).toHaveCount(0);
  await dialog
    .getByRole('button', { name: /^Take both/ })
    .last()
    .click();
  await logIn(dialog, guest);
  await finish(page, dialog);
});

test('[BOOK-103] a call that a new appointment makes impossible is asked for again, also after a reload', async ({
  page,
  request,
}) => {
  const shop = await bookableShop(request, 1, vetting);
  await openAs(page, await tokenOf(request, await newGuest(request)), `/${shop.slug}`);
  const dialog = await openDialog(page, shop);
  await soonest(dialog).last().click();
  const visit = dialog.getByRole('region', { name: 'Your appointment' });
  await visit.getByRole('group', { name: 'Appointment: day' }).getByRole('radio').first().click();
  await visit
    .getByRole('group', { name: /^Appointment: times/ })
    .getByRole('radio')
    .first()
    .click();
  await expect(dialog.getByRole('alert')).toContainText('You must select a vetting call time before');
  await expect(dialog.getByRole('button', { name: 'Next' })).toBeDisabled();
  await page.reload();
  await expect(dialog.getByRole('heading', { name: 'First, a quick hello' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Next' })).toBeDisabled();
  const calls = dialog.getByRole('region', { name: 'Your video call' }).getByRole('group', { name: /^Call: times/ });
  await calls.getByRole('radio').first().click();
  await expect(dialog.getByRole('button', { name: 'Next' })).toBeEnabled();
});
