import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { addToCart, bookableShop, cartOf } from './bookable.ts';
import { newGuest, toast, tokenOf, visitAs } from './guests.ts';

test('[SHOP-024] [SHOP-027] [SHOP-028] [SHOP-029] [SHOP-030] [CONST-039] the cart fills, scrolls and empties', async ({
  page,
  request,
}) => {
  const shop = await bookableShop(request, 0, ({ single }) => single.length > 3);
  await page.goto(`/${shop.slug}`);
  await expect(cartOf(page).getByRole('heading', { name: 'My Cart' })).toBeVisible();
  const [first, ...others] = shop.single.slice(0, 4);
  if (!first) throw new Error('The shop sells nothing.');
  await addToCart(page, first);
  await expect(toast(page, 'Added to cart!')).toBeVisible();
  await addToCart(page, ...others);
  const list = cartOf(page).getByRole('list', { name: 'Items, scrolls' });
  expect(await list.evaluate((box) => box.scrollHeight > box.clientHeight)).toBe(true);
  await cartOf(page)
    .getByRole('button', { name: `Remove ${first.service_name}`, exact: true })
    .click();
  await expect(toast(page, 'Removed from the cart!')).toBeVisible();
  await expect(page.getByRole('button', { name: `Add ${first.service_name} to the cart`, exact: true })).toBeVisible();
  await expect(cartOf(page)).toContainText('3 items');
  await expectAccessible(page, { without: '.Toastify' });
});

test('[SHOP-031] [SHOP-032] a voucher goes to a person, in digits, and away with a zero', async ({ page, request }) => {
  const shop = await bookableShop(request, 1);
  const token = await tokenOf(request, await newGuest(request, { first_name: 'Nuala', last_name: 'Quirke' }));
  await visitAs(page, token, `/${shop.slug}`);
  const ticket = page.getByRole('region', { name: 'Vouchers', exact: true }).getByRole('listitem').first();
  await ticket.getByRole('button', { name: /^Add / }).click();
  await expect(ticket.getByText('Please select a person to add this voucher to the cart!')).toBeVisible();
  await ticket.getByRole('combobox').selectOption({ label: 'Me, Nuala Quirke' });
  await ticket.getByRole('button', { name: /^Add / }).click();
  await expect(cartOf(page)).toContainText('For Nuala Quirke');
  const quantity = cartOf(page).getByRole('textbox', { name: /^Quantity of/ });
  await quantity.fill('a2b');
  await expect(quantity).toHaveValue('2');
  await quantity.fill('0');
  await expect(quantity).toHaveCount(0);
  await expect(ticket.getByRole('button', { name: /^Add / })).toBeVisible();
});
