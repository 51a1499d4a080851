import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { askAs } from './support/appointments.ts';
import { addToCart, cartOf, dialogOf } from './support/bookable.ts';
import { mailTo, newEmail, newGuest, sentVariables, toast, tokenOf, visitAs } from './support/guests.ts';
import { CARDS, dueFor, euro, paidShop, payButton, typeAddress, typeCard } from './support/payments.ts';

test('[VOUCH-006] [VOUCH-008] [VOUCH-011] [ERR-040] [ERR-042] [PAY-003] a voucher is bought for somebody, who pays a part of a visit with it and the rest by card', async ({
  page,
  request,
}) => {
  test.slow();
  const small = (shop: Parameters<typeof dueFor>[0]) =>
    shop.business_vouchers.find(({ services_included, value }) => services_included.length === 0 && value < 90);
  const large = (shop: Parameters<typeof dueFor>[0]) =>
    shop.services.find((service) => dueFor(shop, service) > (small(shop)?.value ?? Number.POSITIVE_INFINITY));
  const shop = await paidShop(request, 0, (found) => found.upfront_amount === 100 && large(found) !== undefined);
  const [voucher, service] = [small(shop), large(shop)];
  if (!voucher || !service) throw new Error('The shop has no such voucher.');

  const giver = await newGuest(request);
  await visitAs(page, await tokenOf(request, giver), `/${shop.slug}`);
  const ticket = page
    .getByRole('region', { name: 'Vouchers', exact: true })
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: `Add ${voucher.name} to the cart` }) });
  const add = ticket.getByRole('button', { name: `Add ${voucher.name} to the cart` });
  await add.click();
  await expect(toast(page, 'Please select a person to add this voucher to the cart!')).toBeVisible();
  await ticket.getByLabel('Who is it for?').selectOption('other');
  await ticket.getByLabel('Their name').fill('Bríd Kavanagh');
  const friendsEmail = newEmail();
  await ticket.getByLabel(/^Their email/).fill(friendsEmail);
  await add.click();
  await cartOf(page).getByRole('button', { name: 'Next' }).click();
  const dialog = dialogOf(page, shop);
  await dialog.getByRole('radio', { name: 'Card' }).check();
  const sent = sentVariables(page, 'mutation CreateBooking');
  await dialog.getByRole('button', { name: /^Confirm and pay/ }).click();
  expect((await sent).vouchers).toEqual([
    { voucher_id: voucher.id, voucher_qty: 1, voucher_owner: 'Bríd Kavanagh', voucher_email: friendsEmail },
  ]);
  await typeCard(page, CARDS.pays);
  await typeAddress(page);
  await payButton(page).click();
  await expect(page).toHaveURL(/\/payment-success$/);
  const mail = await mailTo(page, giver.email, /voucher/i);
  expect(await mailTo(page, friendsEmail, /has a voucher for you/)).toContain('Orla Fennell');
  const code = /\b[A-Z]{2,4}-[A-Z0-9]{4}-[A-Z0-9]{4}\b/.exec(mail)?.[0] ?? '';
  expect((await request.get(`/voucher-card/${code}.pdf`)).headers()['content-type']).toContain('application/pdf');

  const friend = await newGuest(request, { first_name: 'Bríd', last_name: 'Kavanagh' });
  const token = await tokenOf(request, friend);
  const me = await askAs<{ profileInformation: { id: number } }>(request, token, '{ profileInformation { id } }');
  await page.evaluate((id) => localStorage.setItem('user_id', String(id)), me.profileInformation.id);
  await visitAs(page, token, `/${shop.slug}`);
  await addToCart(page, service);
  await cartOf(page).getByRole('button', { name: 'Next' }).click();
  await page.getByRole('group', { name: 'First free' }).getByRole('radio').first().click();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByLabel('Voucher code').fill('FERN-NOPE-NOPE');
  await dialog.getByRole('button', { name: 'Redeem' }).click();
  await expect(toast(page, 'Voucher is not applicable!')).toBeVisible();
  await dialog.getByLabel('Voucher code').fill(code.toLowerCase());
  await dialog.getByRole('button', { name: 'Redeem' }).click();
  const rest = dueFor(shop, service) - voucher.value;
  await expect(dialog.getByRole('status').filter({ hasText: 'You can use' })).toHaveText(
    `You can use ${euro(voucher.value)} from the voucher. You have to pay rest of the amount ${euro(rest)} to confirm booking. Please select your payment method!`,
  );
  await expectAccessible(page, { within: '[role="dialog"]' });
  await dialog.getByRole('radio', { name: 'Card' }).check();
  await dialog.getByRole('button', { name: `Confirm and pay ${euro(rest)}` }).click();
  await expect(page).toHaveURL(/\/revolut\//);
  await expect(page.getByRole('button', { name: `Pay ${euro(rest)}`, exact: true })).toBeVisible();
  const [, , , , sale] = new URL(page.url()).pathname.split('/');
  await typeCard(page, CARDS.pays);
  await typeAddress(page);
  await payButton(page).click();
  await expect(page).toHaveURL(/\/payment-success$/);
  await page.goto(`/invoice/${sale}`);
  const invoice = page.getByRole('article');
  await expect(invoice).toContainText(`– ${euro(voucher.value)}`);
  await expect(invoice).toContainText(`– ${euro(rest)}`);
  await expect(invoice).toContainText('Voucher, Card');
});
