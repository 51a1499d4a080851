import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { askAs } from '../tests/support/appointments.ts';
import { addToCart, cartOf, dialogOf, firstFree } from '../tests/support/bookable.ts';
import { mailTo, newEmail, newGuest, openAs, tokenOf } from '../tests/support/guests.ts';
import {
  buyVoucher,
  CARDS,
  holdBooking,
  type PaidShop,
  paidShop,
  payButton,
  saveCard,
  typeAddress,
  typeCard,
} from '../tests/support/payments.ts';
import { shoot } from './shoot.ts';

const takesDeposit = ({ upfront_amount, services }: PaidShop) => upfront_amount < 100 && services.length > 0;
const firstService = ({ services: [service] }: PaidShop) => {
  if (!service) throw new Error('The shop sells nothing.');
  return service;
};
const forAll = (shop: PaidShop) =>
  shop.business_vouchers.find(({ services_included }) => services_included.length === 0);

async function guestWithToken(request: APIRequestContext) {
  const guest = await newGuest(request, { first_name: 'Aoife', last_name: 'Brady' });
  return { guest, token: await tokenOf(request, guest) };
}

async function openConfirm(page: Page, shop: PaidShop, pick: 'first' | 'last' = 'last'): Promise<void> {
  await page.goto(`/${shop.slug}`);
  await addToCart(page, firstService(shop));
  await cartOf(page).getByRole('button', { name: 'Next' }).click();
  await firstFree(page)[pick]().click();
  await dialogOf(page, shop).getByRole('button', { name: 'Next' }).click();
  await expect(dialogOf(page, shop).getByRole('heading', { name: 'Confirm Appointment' })).toBeVisible();
}

test('confirm with a deposit, and the page after it', async ({ page, request }) => {
  const shop = await paidShop(request, 2, takesDeposit);
  const { token } = await guestWithToken(request);
  await openAs(page, token, '/robots.txt');
  await openConfirm(page, shop);
  await shoot(page, 'confirm');
  await shoot(page, 'confirm-first', { widths: [390], first: true });
  await dialogOf(page, shop)
    .getByRole('button', { name: /^Confirm and pay/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Pay by card' })).toBeVisible();
  await expect(page.getByLabel('Card number')).toBeVisible();
  await shoot(page, 'card-page');
  await typeAddress(page);
  await typeCard(page, CARDS.pays);
  await payButton(page).click();
  await expect(page).toHaveURL(/\/payment-success$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await shoot(page, 'success-deposit');
});

test('confirm with a voucher', async ({ page, request }) => {
  const shop = await paidShop(request, 0, (found) => takesDeposit(found) && forAll(found) !== undefined);
  const { guest, token } = await guestWithToken(request);
  const voucher = forAll(shop);
  if (!voucher) throw new Error('The shop sells no voucher for everything.');
  await buyVoucher(request, token, shop, voucher);
  const mail = await mailTo(page, guest.email, /voucher/i);
  const code = /\b[A-Z]{2,4}-[A-Z0-9]{4}-[A-Z0-9]{4}\b/.exec(mail)?.[0] ?? '';
  await askAs(request, token, `mutation { claim_voucher(voucher_code: "${code}") { status } }`);
  const { profileInformation: me } = await askAs<{ profileInformation: { id: number } }>(
    request,
    token,
    '{ profileInformation { id } }',
  );
  await openAs(page, token, '/robots.txt');
  await page.evaluate((id) => localStorage.setItem('user_id', String(id)), me.id);
  await openConfirm(page, shop);
  const dialog = dialogOf(page, shop);
  await dialog.getByRole('combobox', { name: 'Voucher code' }).selectOption(code);
  await dialog.getByRole('button', { name: 'Redeem' }).click();
  await expect(dialog.getByText('Your voucher covers the whole price.')).toBeVisible();
  await shoot(page, 'confirm-whole');
  await dialog.getByRole('radio', { name: /^Just the deposit/ }).check();
  await shoot(page, 'confirm-voucher');
});

test('declined', async ({ page, request }) => {
  const shop = await paidShop(request, 4, takesDeposit);
  const { token } = await guestWithToken(request);
  await saveCard(request, token, await holdBooking(request, token, shop, firstService(shop)), CARDS.onceOnly);
  await openAs(page, token, '/robots.txt');
  await openConfirm(page, shop);
  const dialog = dialogOf(page, shop);
  await expect(dialog.getByRole('radio', { name: /^Visa ending 0341/ })).toBeChecked();
  await shoot(page, 'confirm-saved-card');
  await dialog.getByRole('button', { name: /^Confirm and pay/ }).click();
  await expect(dialog.getByRole('heading', { name: 'Your bank turned that card down' })).toBeVisible();
  await shoot(page, 'declined');
});

test('a gift that was bought', async ({ page, request }) => {
  const shop = await paidShop(request, 0, (found) => forAll(found) !== undefined);
  const voucher = forAll(shop);
  if (!voucher) throw new Error('The shop sells no voucher for everything.');
  const { token } = await guestWithToken(request);
  await openAs(page, token, `/${shop.slug}`);
  const ticket = page
    .getByRole('region', { name: 'Vouchers', exact: true })
    .getByRole('listitem')
    .filter({ has: page.getByRole('group', { name: `Quantity of ${voucher.name}` }) });
  await ticket.getByLabel('Who is it for?').selectOption('other');
  await ticket.getByRole('button', { name: /^Write the card/ }).click();
  const card = page.getByRole('dialog', { name: 'Give someone an hour' });
  await card.getByLabel('Who’s it for?').fill('Bríd Kavanagh');
  await card.getByLabel('Your message').fill('For all the lifts. Sit down, say nothing, let them do the rest.');
  await card.getByLabel(/email$/).fill(newEmail());
  await card.getByRole('button', { name: /^Add to cart/ }).click();
  await cartOf(page).getByRole('button', { name: 'Next' }).click();
  const dialog = dialogOf(page, shop);
  await dialog.getByRole('radio', { name: 'Card' }).check();
  await shoot(page, 'confirm-gift');
  await dialog.getByRole('button', { name: /^Confirm and pay/ }).click();
  await typeCard(page, CARDS.pays);
  await typeAddress(page);
  await payButton(page).click();
  await expect(page).toHaveURL(/\/payment-success$/);
  await expect(page.getByRole('region', { name: /voucher is ready$/ })).toBeVisible();
  await shoot(page, 'success-gift');
});
