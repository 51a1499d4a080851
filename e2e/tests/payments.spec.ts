import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { addToCart, cartOf, dialogOf, firstFree } from './support/bookable.ts';
import { newGuest, openAs, toast, tokenOf } from './support/guests.ts';
import {
  CARDS,
  cardField,
  dueFor,
  euro,
  type HeldBooking,
  holdBooking,
  ownerSession,
  type PaidShop,
  type PricedService,
  paidShop,
  payButton,
  typeAddress,
  typeCard,
} from './support/payments.ts';
import { sharedPage } from './support/shared-page.ts';

const firstService = ({ services: [service] }: PaidShop): PricedService => {
  if (!service) throw new Error('The shop sells nothing.');
  return service;
};
const takesDeposit = ({ upfront_amount }: PaidShop) => upfront_amount < 100;

test.describe('the confirmation of a booking with a deposit', () => {
  let shop: PaidShop;
  let due: number;
  const shared = sharedPage(async (page, request) => {
    shop = await paidShop(request, 0, takesDeposit);
    due = dueFor(shop, firstService(shop));
    await openAs(page, await tokenOf(request, await newGuest(request)), `/${shop.slug}`);
    await addToCart(page, firstService(shop));
    await cartOf(page).getByRole('button', { name: 'Next' }).click();
    await firstFree(page).last().click();
    await dialog().getByRole('button', { name: 'Next' }).click();
    await expect(dialog().getByRole('heading', { name: 'Confirm Appointment' })).toBeVisible();
  });
  const dialog = () => dialogOf(shared(), shop);
  const confirm = () => dialog().getByRole('button', { name: `Confirm and pay ${euro(due)}` });
  const methods = () => dialog().getByRole('group', { name: `Pay ${euro(due)} with` });

  test('[PAY-001] [BOOK-018] offers card, wallet and voucher', async () => {
    await expect(methods().getByRole('radio')).toHaveCount(2);
    await expect(dialog().getByRole('button', { name: 'Redeem' })).toBeVisible();
    await expectAccessible(shared(), { within: '[role="dialog"]' });
  });

  test('[PAY-039] [BOOK-020] has a method chosen already, so that it can be confirmed', async () => {
    await expect(methods().getByRole('radio', { name: /^Card/ })).toBeChecked();
    await expect(confirm()).toBeEnabled();
  });

  test('[BOOK-024] [PAY-013] [ROUTE-013] leads to the card page with its amount and service', async () => {
    const page = shared();
    await methods().getByRole('radio', { name: /^Card/ }).check();
    await confirm().click();
    await expect(page).toHaveURL(/\/revolut\/[^/]+\/[\d.]+\/\d+\/\d+$/);
    await expect(page.getByRole('heading', { name: 'Pay by card' })).toBeVisible();
    await expect(page.getByRole('button', { name: `Pay ${euro(due)}` })).toBeEnabled();
    await expect(page.getByRole('main')).toContainText(firstService(shop).service_name);
    await expectAccessible(page);
  });
});

test.describe('the card page', () => {
  const shared = sharedPage(async (page, request) => {
    const shop = await paidShop(request, 0, takesDeposit);
    const token = await tokenOf(request, await newGuest(request));
    const { payment_url } = await holdBooking(request, token, shop, firstService(shop));
    await openAs(page, token, payment_url);
    await typeAddress(page);
  });

  test('[PAY-022] shows under the card field that a card was declined', async () => {
    await typeCard(shared(), CARDS.declined);
    await payButton(shared()).click();
    await expect(cardField(shared()).getByRole('alert')).toHaveText('Your card was declined.');
    await expect(toast(shared(), 'Your card was declined.')).toBeVisible();
  });

  test('[PAY-003] [PAY-009] [PAY-010] [PAY-025] [ROUTE-015] takes the deposit, also when the answer of the provider is lost', async () => {
    const page = shared();
    test.slow();
    await typeCard(page, CARDS.silent);
    await payButton(page).click();
    await expect(toast(page, 'Payment Success')).toBeVisible();
    await expect(page).toHaveURL(/\/payment-success$/);
    await expect(page).toHaveTitle(/^Payment Successfull/);
    await expect(page.getByRole('heading', { level: 1, name: 'Payment Successfull' })).toBeVisible();
    const link = page.getByRole('main').getByRole('link', { name: 'My Appointments' });
    await expect(link).toHaveAttribute('href', '/profile/appointments');
    await expectAccessible(page);
  });
});

test.describe('a card whose bank asks for confirmation', () => {
  let cardPage: string;
  const shared = sharedPage(async (page, request) => {
    const shop = await paidShop(request, 0, ({ upfront_amount }) => upfront_amount === 100);
    const token = await tokenOf(request, await newGuest(request));
    ({ payment_url: cardPage } = await holdBooking(request, token, shop, firstService(shop)));
    await openAs(page, token, cardPage);
    await typeCard(page, CARDS.secure);
    await typeAddress(page);
  });
  const bank = () => shared().getByRole('dialog', { name: 'Your bank wants to check it’s you' });

  /** The whole price, paid after the bank's confirmation, unless an earlier test has done so. */
  async function pay(): Promise<void> {
    if (shared().url().endsWith('/payment-success')) return;
    await payButton(shared()).click();
    await expectAccessible(shared());
    await bank().frameLocator('iframe').getByRole('button', { name: 'Yes, that is me' }).click();
    await expect(shared()).toHaveURL(/\/payment-success$/);
  }

  test('is refused without it', async () => {
    await payButton(shared()).click();
    await bank().frameLocator('iframe').getByRole('button', { name: 'No', exact: true }).click();
    await expect(cardField(shared()).getByRole('alert')).toHaveText('Your bank couldn’t confirm it was you.');
  });

  test('[PAY-003] pays the whole price with it', () => pay());

  test('pays an order once: its card page leads to the success page', async () => {
    await pay();
    await shared().goto(cardPage);
    await expect(shared()).toHaveURL(/\/payment-success$/);
  });
});

test.describe('on a phone', () => {
  let held: HeldBooking;
  const shared = sharedPage(
    async (page, request) => {
      const shop = await paidShop(request, 1, takesDeposit);
      const token = await tokenOf(request, await newGuest(request));
      held = await holdBooking(request, token, shop, firstService(shop));
      await openAs(page, token, held.payment_url);
    },
    { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  );
  const expectFits = async () =>
    await expect.poll(() => shared().evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  test('[PAY-011] [PAY-012] [PAY-027] [ROUTE-016] Cancel renews the order and leads to the failure page', async () => {
    const page = shared();
    await expectFits();
    const renewed = page.waitForRequest(/\/api\/orders\/\d+\/renew$/);
    await page.getByRole('button', { name: 'Cancel' }).tap();
    expect((await renewed).method()).toBe('POST');
    await expect(page).toHaveURL(/\/payment-fail$/);
    await expect(page).toHaveTitle(/^Payment Failed/);
    await expect(page.getByRole('heading', { level: 1, name: 'Payment Failed' })).toBeVisible();
    const link = page.getByRole('main').getByRole('link', { name: 'My Appointments' });
    await expect(link).toHaveAttribute('href', '/profile/appointments');
    await expectAccessible(page);
  });

  test('[PAY-032] a wallet pays the order, also after it was renewed', async () => {
    const page = shared();
    const retry = page.getByRole('link', { name: 'Try again' });
    if (await retry.isVisible()) {
      await retry.tap();
      await expect(page).not.toHaveURL(held.payment_url);
    }
    await page.getByRole('button', { name: 'Pay with Google Pay' }).tap();
    const sheet = page.getByRole('dialog', { name: 'Google Pay' });
    await expectAccessible(page);
    await sheet.getByRole('button', { name: `Pay ${euro(held.amount)}` }).tap();
    await expect(page).toHaveURL(/\/payment-success$/);
    await expectFits();
  });
});

test.describe('an owner who pays for a plan', () => {
  let cardPage: string;
  const shared = sharedPage(async (page) => {
    await page.goto('/robots.txt');
    const token = await ownerSession();
    await page.evaluate((stored) => localStorage.setItem('token', stored), token);
    await page.goto('/pricing');
    await page
      .getByRole('button', { name: /^Start with / })
      .first()
      .click();
    // The trial needs no card; the desk's page about the plan takes one whenever its owner likes.
    await expect(page).toHaveURL(/\/business\/plan$/);
    await page.getByRole('button', { name: /^Add a card, pay €/ }).click();
    await expect(page).toHaveURL(/\/revolut-subscription\/[^/]+\/[\d.]+\/\d+\/\d+$/);
    cardPage = page.url();
  });

  async function payWith(card: string): Promise<void> {
    await shared().getByLabel('Email').fill('owner@mail.example');
    await typeAddress(shared());
    await typeCard(shared(), card);
    await payButton(shared()).click();
  }

  test('[ROUTE-014] [ERR-053] gets to the failure page with a declined card', async () => {
    await payWith(CARDS.short);
    await expect(shared()).toHaveURL(/\/payment-fail$/);
    await expect(toast(shared(), 'Your card has insufficient funds.')).toBeVisible();
  });

  test('[PAY-026] has paid', async () => {
    await shared().getByRole('link', { name: 'Try again' }).click();
    await payWith(CARDS.pays);
    await expect(shared()).toHaveURL(/\/payment-success$/);
    await expect(shared().getByRole('main')).toContainText('Your plan is paid.');
  });

  test('[PLAN-007] goes back to the desk, which shows the invoice, and to the price list, which knows the plan', async () => {
    await shared().getByRole('link', { name: 'Go to your desk' }).click();
    await expect(shared()).toHaveURL(/\/business\/plan$/);
    await expect(shared().getByText('Next payment:', { exact: false })).toContainText('Visa ending');
    await expect(
      shared()
        .getByRole('button', { name: /^Save invoice THY-\d{6} as PDF$/ })
        .first(),
    ).toBeVisible();
    await shared().goto('/pricing');
    await expect(shared().getByText('Your plan', { exact: true })).toBeVisible();
    await expect(shared().getByRole('link', { name: /^Change to / })).toHaveCount(2);
  });

  test('[ERR-051] sees that an order does not exist', async () => {
    await shared().goto(cardPage.replace(/\d+$/, '999999999'));
    await expect(shared().getByRole('heading', { name: 'Order not found' })).toBeVisible();
  });
});
