import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { ownerToken } from '../support/appointments.ts';
import { addToCart, cartOf, dialogOf, firstFree } from '../support/bookable.ts';
import { withDatabase } from '../support/calls.ts';
import { openDesk } from '../support/desk.ts';
import { newGuest, openAs, tokenOf } from '../support/guests.ts';
import { expectTidy } from '../support/layout.ts';
import { CARDS, cardField, dueFor, euro, paidShop, payButton, typeAddress, typeCard } from '../support/payments.ts';

const PRICE = 18.5;

/** A product with one piece, which guests can order. */
async function putOnShelf(businessId: number, name: string): Promise<void> {
  await withDatabase(async (client) => {
    const { rows } = await client.query(
      `insert into products (business_id, name, price, vat_rate, sold_online) values ($1, $2, $3, 23, true) returning id`,
      [businessId, name, PRICE * 100],
    );
    await client.query(
      `insert into stock_movements (business_id, product_id, kind, quantity) values ($1, $2, 'delivery', 1)`,
      [businessId, rows[0].id],
    );
  });
}

test('[GOODS-001] [GOODS-002] [GUESTB-007] the last piece is added on the shop page, paid with the booking and handed over', async ({
  page,
  request,
}) => {
  test.slow();
  const shop = await paidShop(request, 1, ({ upfront_amount }) => upfront_amount < 100);
  const [service] = shop.services;
  if (!service) throw new Error('The shop sells nothing.');
  const name = `Clay mask ${Date.now().toString(36)}`;
  await putOnShelf(shop.id, name);
  await openAs(page, await tokenOf(request, await newGuest(request)), `/${shop.slug}`);

  const products = page.getByRole('region', { name: 'Products', exact: true });
  const row = products.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('Only 1 left');
  await row.getByRole('button', { name: `Add ${name}` }).click();
  await expect(row.getByRole('group', { name: `Quantity of ${name}` })).toBeVisible();
  await addToCart(page, service);
  await expect(cartOf(page).getByRole('list', { name: 'Products' })).toContainText(name);

  await cartOf(page).getByRole('button', { name: 'Next' }).click();
  await firstFree(page).last().click();
  const dialog = dialogOf(page, shop);
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByRole('region', { name: 'Take something home' })).toContainText(name);
  await expectAccessible(page, { within: '[role="dialog"]' });
  await expectTidy(page, dialog);
  const now = euro(dueFor(shop, service) + PRICE);
  await dialog.getByRole('radio', { name: /^Card/ }).check();
  await dialog.getByRole('button', { name: `Confirm and pay ${now}` }).click();
  await expect(page).toHaveURL(/\/revolut\//);
  await expect(cardField(page)).toBeVisible();
  await typeCard(page, CARDS.pays);
  await typeAddress(page);
  await payButton(page).click();
  await expect(page).toHaveURL(/\/payment-success/);
  await expect(page.getByText(name)).toBeVisible();

  await page.goto('/profile/appointments');
  await expect(page.getByText('handed over at your appointment')).toBeVisible();
  await page.goto(`/${shop.slug}`);
  await expect(row).toContainText('Out of stock');

  await openDesk(page, await ownerToken(request, shop.slug), '/business/products');
  await page.getByRole('button', { name: `History of ${name}` }).click();
  await expect(page.getByRole('list', { name: 'Stock history' })).toContainText('online, with a booking');
});
