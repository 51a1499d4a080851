import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { newGuest, toast, tokenOf, visitAs } from './support/guests.ts';
import { dueFor, euro, paidBooking, paidShop } from './support/payments.ts';

test('[INV-001] [INV-002] [INV-003] [INV-004] [INV-006] [INV-007] [INV-008] [PAY-002] [PAY-033] [PAY-035] [ROUTE-010] [ROUTE-011] [ROUTE-012] [ERR-050] the rest of an invoice is paid with a wallet; to others it looks like one that is not there', async ({
  page,
  request,
}) => {
  const shop = await paidShop(request, 2, ({ upfront_amount }) => upfront_amount < 100);
  const [service] = shop.services;
  if (!service) throw new Error('no service');
  const guest = await newGuest(request, { first_name: 'Orla', last_name: 'Fennell' });
  const token = await tokenOf(request, guest);
  const { sale_id: sale, appointment_ids: visits } = await paidBooking(request, token, shop, service);
  const paid = dueFor(shop, service);
  const due = (service.special_price || service.price) - paid;

  await visitAs(page, token, `/invoice/${sale}/${visits[0]}`);
  const invoice = page.getByRole('article');
  await expect(invoice.getByRole('heading', { level: 1 })).toHaveText(/^Invoice \S+\d{6}$/);
  await expect(invoice.getByRole('heading', { name: shop.name })).toBeVisible();
  await expect(invoice).toContainText(`Orla Fennell`);
  await expect(invoice).toContainText(guest.email);
  await expect(invoice).toContainText('VAT');
  await expect(invoice.getByRole('row').nth(1)).toContainText(service.service_name);
  await expect(invoice).toContainText('Partially paid');
  await expect(invoice).toContainText(euro(paid));
  const pay = page.getByRole('button', { name: 'Make Payment' });
  await expect(pay).toBeDisabled();
  await expect(page.getByRole('radio', { name: 'Apple Pay' })).toHaveCount(0);
  await expectAccessible(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as PDF' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^Invoice .+\.pdf$/);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');

  await page.addInitScript(() => {
    Object.assign(window, { ApplePaySession: { canMakePayments: () => true } });
  });
  await page.goto(`/invoice/${sale}?payment_type=google`);
  await expect(page.getByRole('radio', { name: 'Google Pay' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Apple Pay' })).toBeVisible();
  await pay.click();
  await page
    .getByRole('dialog', { name: 'Google Pay' })
    .getByRole('button', { name: `Pay ${euro(due)}` })
    .click();
  await expect(toast(page, 'Payment Success')).toBeVisible();
  await expect(page).toHaveURL(/\/payment-success$/);
  await page.getByRole('main').getByRole('link', { name: 'Show Invoice' }).click();
  await expect(invoice.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(invoice).toContainText('Google Pay, Visa ending 4242');
  await expect(pay).toHaveCount(0);

  await visitAs(page, await tokenOf(request, await newGuest(request)), `/invoice/${sale}`);
  const missing = page.getByRole('heading', { name: "Sorry couldn't find the invoice!" });
  await expect(missing).toBeVisible();
  await expectAccessible(page);
  await page.goto('/invoice/999999999');
  await expect(missing).toBeVisible();
});
