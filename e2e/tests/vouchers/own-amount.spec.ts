import { expect, test } from '@playwright/test';
import { newGuest, openAs, tokenOf } from '../support/guests.ts';
import { expectTidy } from '../support/layout.ts';

test('[GIFT-001] [GIFT-003] [GUESTB-007] a guest gives an amount of their own, and the card and the cart follow', async ({
  page,
  request,
}) => {
  await openAs(page, await tokenOf(request, await newGuest(request)), '/fern-and-fold');
  const ticket = page
    .getByRole('region', { name: 'Vouchers', exact: true })
    .getByRole('listitem')
    .filter({ hasText: 'A voucher for any amount' });
  await expect(ticket).toContainText('€10 – €250');
  await ticket.getByLabel('Who is it for?').selectOption('Someone else');
  await ticket.getByRole('button', { name: 'Write the card for You choose' }).click();
  const dialog = page.getByRole('dialog', { name: 'Give someone an hour' });
  await dialog.getByLabel('Who’s it for?').fill('Bríd');
  await dialog.getByText('I’ll print it').click();
  await dialog.getByRole('button', { name: 'Add to cart' }).click();
  await expect(dialog.getByText('Please enter an amount from €10 to €250.')).toBeVisible();
  await dialog.getByLabel('Amount').fill('37.50');
  await expect(dialog.getByRole('complementary', { name: 'Preview' })).toContainText('€37.50');
  await expectTidy(page, dialog);
  await dialog.getByRole('button', { name: 'Add to cart' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'My Cart' })).toContainText('€37.50');
});
