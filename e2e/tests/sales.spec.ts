import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { type Guest, newGuest, openAs, toast, tokenOf } from './support/guests.ts';
import {
  dueFor,
  euro,
  type HeldBooking,
  type PaidShop,
  type PricedService,
  paidBooking,
  paidShop,
} from './support/payments.ts';
import { sharedPage } from './support/shared-page.ts';

test.describe('an invoice with a paid deposit', () => {
  let shop: PaidShop;
  let service: PricedService;
  let guest: Guest;
  let token: string;
  let booking: HeldBooking;
  const shared = sharedPage(async (page, request) => {
    shop = await paidShop(request, 2, ({ upfront_amount }) => upfront_amount < 100);
    service = shop.services[0] as PricedService;
    guest = await newGuest(request, { first_name: 'Orla', last_name: 'Fennell' });
    token = await tokenOf(request, guest);
    booking = await paidBooking(request, token, shop, service);
    await page.addInitScript(() => {
      const offered = new URLSearchParams(location.search).get('payment_type') === 'google';
      if (offered) Object.assign(window, { ApplePaySession: { canMakePayments: () => true } });
    });
    await openAs(page, token, `/invoice/${booking.sale_id}/${booking.appointment_ids[0]}`);
  });
  const invoice = () => shared().getByRole('article');
  const pay = () => shared().getByRole('button', { name: 'Make Payment' });
  const paid = () => dueFor(shop, service);
  const due = () => (service.special_price || service.price) - paid();

  test('[INV-001] [ROUTE-011] has prefix and number', async () => {
    await expect(invoice().getByRole('heading', { level: 1 })).toHaveText(/^Invoice \S+\d{6}$/);
    await expectAccessible(shared());
  });

  test('[INV-002] names the buyer', async () => {
    await expect(invoice()).toContainText('Orla Fennell');
    await expect(invoice()).toContainText(guest.email);
  });

  test('[INV-003] names the shop and its VAT number', async () => {
    await expect(invoice().getByRole('heading', { name: shop.name })).toBeVisible();
    await expect(invoice()).toContainText('VAT');
  });

  test('[INV-004] lists the services', () =>
    expect(invoice().getByRole('row').nth(1)).toContainText(service.service_name));

  test('[INV-006] [INV-008] is partially paid', async () => {
    await expect(invoice()).toContainText('Partially paid');
    await expect(invoice()).toContainText(euro(paid()));
  });

  test('[INV-007] [PAY-033] requires a method before the rest is paid', () => expect(pay()).toBeDisabled());

  test('[PAY-002] offers Apple Pay only where it is available', async () => {
    await shared().goto(`/invoice/${booking.sale_id}`);
    await expect(pay()).toBeVisible();
    await expect(shared().getByRole('radio', { name: 'Apple Pay' })).toHaveCount(0);
    await shared().goto(`/invoice/${booking.sale_id}?payment_type=google`);
    await expect(shared().getByRole('radio', { name: 'Apple Pay' })).toBeVisible();
  });

  test('is saved as a PDF', async () => {
    const downloading = shared().waitForEvent('download');
    await shared().getByRole('button', { name: 'Save as PDF' }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toMatch(/^Invoice .+\.pdf$/);
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('[PAY-035] [ROUTE-010] [ROUTE-012] takes the method from the URL, and the rest is paid with a wallet', async () => {
    const page = shared();
    await page.goto(`/invoice/${booking.sale_id}?payment_type=google`);
    await expect(page.getByRole('radio', { name: 'Google Pay' })).toBeChecked();
    await pay().click();
    const sheet = page.getByRole('dialog', { name: 'Google Pay' });
    await sheet.getByRole('button', { name: `Pay ${euro(due())}` }).click();
    await expect(toast(page, 'Payment Success')).toBeVisible();
    await expect(page).toHaveURL(/\/payment-success$/);
    await page.getByRole('main').getByRole('link', { name: 'Show Invoice' }).click();
    await expect(invoice().getByRole('heading', { level: 1 })).toBeVisible();
    await expect(invoice()).toContainText('Google Pay, Visa ending 4242');
    await expect(pay()).toHaveCount(0);
  });

  test('[ERR-050] looks to another guest like one that does not exist', async ({ request }) => {
    const missing = shared().getByRole('heading', { name: "Sorry couldn't find the invoice!" });
    await openAs(shared(), await tokenOf(request, await newGuest(request)), `/invoice/${booking.sale_id}`);
    await expect(missing).toBeVisible();
    await expectAccessible(shared());
    await shared().goto('/invoice/999999999');
    await expect(missing).toBeVisible();
  });
});
