import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { addToCart, cartOf, dialogOf } from './support/bookable.ts';
import { newGuest, toast, tokenOf, visitAs } from './support/guests.ts';
import {
  CARDS,
  cardField,
  dueFor,
  euro,
  holdBooking,
  ownerSession,
  paidShop,
  payButton,
  typeAddress,
  typeCard,
} from './support/payments.ts';

test('[PAY-001] [PAY-003] [PAY-009] [PAY-010] [PAY-013] [PAY-022] [PAY-025] [BOOK-018] [BOOK-020] [BOOK-024] [ROUTE-013] [ROUTE-015] a deposit is paid by card, after one that is declined and with one whose answer is lost', async ({
  page,
  request,
}) => {
  test.slow();
  const shop = await paidShop(request, 0, ({ upfront_amount }) => upfront_amount < 100);
  const [service] = shop.services;
  if (!service) throw new Error('no service');
  const due = dueFor(shop, service);
  await visitAs(page, await tokenOf(request, await newGuest(request)), `/${shop.slug}`);
  await addToCart(page, service);
  await cartOf(page).getByRole('button', { name: 'Next' }).click();
  const dialog = dialogOf(page, shop);
  await page.getByRole('group', { name: 'First free' }).getByRole('radio').first().click();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByRole('heading', { name: 'Confirm Appointment' })).toBeVisible();
  const confirm = dialog.getByRole('button', { name: `Confirm and pay ${euro(due)}` });
  await expect(confirm).toBeDisabled();
  const methods = dialog.getByRole('group', { name: `Pay ${euro(due)} with` });
  await expect(methods.getByRole('radio')).toHaveCount(2);
  await expect(dialog.getByRole('button', { name: 'Redeem' })).toBeVisible();
  await expectAccessible(page, { within: '[role="dialog"]' });
  await methods.getByRole('radio', { name: 'Card' }).check();
  await confirm.click();

  await expect(page).toHaveURL(/\/revolut\/[^/]+\/[\d.]+\/\d+\/\d+$/);
  await expect(page.getByRole('heading', { name: 'Pay by card' })).toBeVisible();
  await expect(page.getByRole('button', { name: `Pay ${euro(due)}` })).toBeEnabled();
  await expect(page.getByRole('main')).toContainText(service.service_name);
  await expectAccessible(page);
  await typeCard(page, CARDS.declined);
  await typeAddress(page);
  await payButton(page).click();
  await expect(cardField(page).getByRole('alert')).toHaveText('Your card was declined.');
  await expect(toast(page, 'Your card was declined.')).toBeVisible();
  // A charge whose answer is lost turns up by asking.
  await typeCard(page, CARDS.silent);
  await payButton(page).click();

  await expect(toast(page, 'Payment Success')).toBeVisible();
  await expect(page).toHaveURL(/\/payment-success$/);
  await expect(page).toHaveTitle(/^Payment Successfull/);
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Successfull' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'My Appointments' })).toHaveAttribute(
    'href',
    '/profile/appointments',
  );
  await expectAccessible(page);
});

test('[PAY-003] all of it is paid with a card whose bank asks first, and an order that is paid is not paid again', async ({
  page,
  request,
}) => {
  const shop = await paidShop(request, 0, ({ upfront_amount }) => upfront_amount === 100);
  const [service] = shop.services;
  if (!service) throw new Error('no service');
  const token = await tokenOf(request, await newGuest(request));
  const { payment_url: cardPage } = await holdBooking(request, token, shop, service);
  await visitAs(page, token, cardPage);
  await typeCard(page, CARDS.secure);
  await typeAddress(page);
  await payButton(page).click();
  const bank = page.getByRole('dialog', { name: 'Your bank wants to know it is you' });
  await bank.frameLocator('iframe').getByRole('button', { name: 'No', exact: true }).click();
  await expect(cardField(page).getByRole('alert')).toHaveText('Your bank could not confirm that this was you.');
  await payButton(page).click();
  await expectAccessible(page);
  await bank.frameLocator('iframe').getByRole('button', { name: 'Yes, that is me' }).click();
  await expect(page).toHaveURL(/\/payment-success$/);
  await page.goto(cardPage);
  await expect(page).toHaveURL(/\/payment-success$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('[PAY-011] [PAY-012] [PAY-027] [PAY-032] [ROUTE-016] Cancel renews the order, which a wallet can pay', async ({
    page,
    request,
  }) => {
    const shop = await paidShop(request, 1, ({ upfront_amount }) => upfront_amount < 100);
    const [service] = shop.services;
    if (!service) throw new Error('no service');
    const token = await tokenOf(request, await newGuest(request));
    const { payment_url: cardPage, amount } = await holdBooking(request, token, shop, service);
    await visitAs(page, token, cardPage);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    const renewed = page.waitForRequest(/\/api\/orders\/\d+\/renew$/);
    await page.getByRole('button', { name: 'Cancel' }).tap();
    expect((await renewed).method()).toBe('POST');
    await expect(page).toHaveURL(/\/payment-fail$/);
    await expect(page).toHaveTitle(/^Payment Failed/);
    await expect(page.getByRole('heading', { level: 1, name: 'Payment Failed' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'My Appointments' })).toHaveAttribute(
      'href',
      '/profile/appointments',
    );
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Try again' }).tap();
    await expect(page).not.toHaveURL(cardPage);
    await page.getByRole('button', { name: 'Pay with Google Pay' }).tap();
    const sheet = page.getByRole('dialog', { name: 'Google Pay' });
    await expectAccessible(page);
    await sheet.getByRole('button', { name: `Pay ${euro(amount)}` }).tap();
    await expect(page).toHaveURL(/\/payment-success$/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

test('[PAY-026] [ROUTE-014] [ERR-051] [ERR-053] an owner pays for a plan, after a card that is declined', async ({
  page,
}) => {
  await page.goto('/pricing');
  const token = await ownerSession();
  await page.evaluate((stored) => localStorage.setItem('token', stored), token);
  await page.reload();
  await page
    .getByRole('button', { name: /^Start with / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/revolut-subscription\/[^/]+\/[\d.]+\/\d+\/\d+$/);
  const cardPage = page.url();
  await page.getByLabel('Email').fill('owner@mail.example');
  await typeAddress(page);
  await typeCard(page, CARDS.short);
  await payButton(page).click();
  await expect(page).toHaveURL(/\/payment-fail$/);
  await expect(toast(page, 'Your card has insufficient funds.')).toBeVisible();
  await page.getByRole('link', { name: 'Try again' }).click();
  await page.getByLabel('Email').fill('owner@mail.example');
  await typeAddress(page);
  await typeCard(page, CARDS.pays);
  await payButton(page).click();
  await expect(page).toHaveURL(/\/payment-success$/);
  await expect(page.getByRole('main')).toContainText('Your plan is paid.');
  await page.goto(cardPage.replace(/\d+$/, '999999999'));
  await expect(page.getByRole('heading', { name: 'Order not found' })).toBeVisible();
});
