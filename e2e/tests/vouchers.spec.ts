import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { askAs } from './support/appointments.ts';
import { addToCart, cartOf, dialogOf, firstFree } from './support/bookable.ts';
import { mailTo, newEmail, newGuest, openAs, sentVariables, toast, tokenOf } from './support/guests.ts';
import {
  buyVoucher,
  CARDS,
  dueFor,
  euro,
  type PaidShop,
  type PricedService,
  paidBooking,
  paidShop,
  payButton,
  typeAddress,
  typeCard,
} from './support/payments.ts';
import { sharedPage } from './support/shared-page.ts';

type Voucher = PaidShop['business_vouchers'][number];

/** A voucher for everything that covers less than the service below. */
const smallVoucher = (shop: PaidShop) =>
  shop.business_vouchers.find(({ services_included, value }) => services_included.length === 0 && value < 90);
const largeService = (shop: PaidShop) =>
  shop.services.find((service) => dueFor(shop, service) > (smallVoucher(shop)?.value ?? Number.POSITIVE_INFINITY));

async function shopWithVoucher(request: Parameters<typeof paidShop>[0]) {
  const shop = await paidShop(request, 0, (found) => found.upfront_amount === 100 && largeService(found) !== undefined);
  return { shop, voucher: smallVoucher(shop) as Voucher, service: largeService(shop) as PricedService };
}

test.describe('buying a voucher', () => {
  let shop: PaidShop;
  let voucher: Voucher;
  let giver: string;
  const shared = sharedPage(async (page, request) => {
    ({ shop, voucher } = await shopWithVoucher(request));
    const guest = await newGuest(request);
    giver = guest.email;
    await openAs(page, await tokenOf(request, guest), `/${shop.slug}`);
  });
  const ticket = () =>
    shared().getByRole('region', { name: 'Vouchers', exact: true }).getByRole('listitem').filter({ has: add() });
  const add = () => shared().getByRole('button', { name: `Add ${voucher.name} to the cart` });

  test('[VOUCH-006] needs a person', async () => {
    await ticket().getByRole('button', { name: /^Add / }).click();
    await expect(toast(shared(), 'Please select a person to add this voucher to the cart!')).toBeVisible();
  });

  test('[VOUCH-008] for another person sends it to them, with a card to print', async ({ request }) => {
    const page = shared();
    const friend = newEmail();
    await ticket().getByLabel('Who is it for?').selectOption('other');
    await ticket().getByLabel('Their name').fill('Bríd Kavanagh');
    await ticket()
      .getByLabel(/^Their email/)
      .fill(friend);
    await ticket().getByRole('button', { name: /^Add / }).click();
    await cartOf(page).getByRole('button', { name: 'Next' }).click();
    const dialog = dialogOf(page, shop);
    await dialog.getByRole('radio', { name: 'Card' }).check();
    const sent = sentVariables(page, 'mutation CreateBooking');
    await dialog.getByRole('button', { name: /^Confirm and pay/ }).click();
    expect((await sent).vouchers).toEqual([
      { voucher_id: voucher.id, voucher_qty: 1, voucher_owner: 'Bríd Kavanagh', voucher_email: friend },
    ]);
    await typeCard(page, CARDS.pays);
    await typeAddress(page);
    await payButton(page).click();
    await expect(page).toHaveURL(/\/payment-success$/);
    expect(await mailTo(page, friend, /has a voucher for you/)).toContain('Orla Fennell');
    const code = /\b[A-Z]{2,4}-[A-Z0-9]{4}-[A-Z0-9]{4}\b/.exec(await mailTo(page, giver, /voucher/i))?.[0] ?? '';
    expect((await request.get(`/voucher-card/${code}.pdf`)).headers()['content-type']).toContain('application/pdf');
  });
});

test.describe('paying with a voucher', () => {
  let shop: PaidShop;
  let voucher: Voucher;
  let service: PricedService;
  let code: string;
  const shared = sharedPage(async (page, request) => {
    ({ shop, voucher, service } = await shopWithVoucher(request));
    const buyer = await newGuest(request);
    await buyVoucher(request, await tokenOf(request, buyer), shop, voucher);
    code = /\b[A-Z]{2,4}-[A-Z0-9]{4}-[A-Z0-9]{4}\b/.exec(await mailTo(page, buyer.email, /voucher/i))?.[0] ?? '';
    const token = await tokenOf(request, await newGuest(request));
    const { profileInformation: me } = await askAs<{ profileInformation: { id: number } }>(
      request,
      token,
      '{ profileInformation { id } }',
    );
    await page.goto('/robots.txt');
    await page.evaluate((id) => localStorage.setItem('user_id', String(id)), me.id);
    await openAs(page, token, `/${shop.slug}`);
    await addToCart(page, service);
    await cartOf(page).getByRole('button', { name: 'Next' }).click();
    await firstFree(page).first().click();
    await dialog().getByRole('button', { name: 'Next' }).click();
  });
  const dialog = () => dialogOf(shared(), shop);
  const rest = () => dueFor(shop, service) - voucher.value;
  const usable = () => dialog().getByRole('status').filter({ hasText: 'You can use' });

  async function redeem(text: string): Promise<void> {
    await dialog().getByLabel('Voucher code').fill(text);
    await dialog().getByRole('button', { name: 'Redeem' }).click();
  }

  test('[ERR-040] is refused with an unknown code', async () => {
    await redeem('FERN-NOPE-NOPE');
    await expect(toast(shared(), 'Voucher is not applicable!')).toBeVisible();
  });

  test('[ERR-042] says what remains to pay, whatever the case of the code', async () => {
    await redeem(code.toLowerCase());
    await expect(usable()).toHaveText(
      `You can use ${euro(voucher.value)} from the voucher. You have to pay rest of the amount ${euro(rest())} to confirm booking. Please select your payment method!`,
    );
    await expectAccessible(shared(), { within: '[role="dialog"]' });
  });

  test('[VOUCH-011] [PAY-003] leaves the rest to a card, and the invoice lists both', async () => {
    const page = shared();
    if (!(await usable().isVisible())) await redeem(code);
    await dialog().getByRole('radio', { name: 'Card' }).check();
    await dialog()
      .getByRole('button', { name: `Confirm and pay ${euro(rest())}` })
      .click();
    await expect(page).toHaveURL(/\/revolut\//);
    await expect(page.getByRole('button', { name: `Pay ${euro(rest())}`, exact: true })).toBeVisible();
    const [, , , , sale] = new URL(page.url()).pathname.split('/');
    await typeCard(page, CARDS.pays);
    await typeAddress(page);
    await payButton(page).click();
    await expect(page).toHaveURL(/\/payment-success$/);
    await page.goto(`/invoice/${sale}`);
    const invoice = page.getByRole('article');
    await expect(invoice).toContainText(`– ${euro(voucher.value)}`);
    await expect(invoice).toContainText(`– ${euro(rest())}`);
    await expect(invoice).toContainText('Voucher, Card');
  });
});

test.describe('a voucher at a shop that takes a deposit', () => {
  let shop: PaidShop;
  let service: PricedService;
  let token: string;
  let code: string;
  const worth = (found: PaidShop) =>
    found.business_vouchers.find(({ services_included }) => services_included.length === 0);
  const cheap = (found: PaidShop) =>
    found.services.find(({ price, special_price }) => (special_price || price) < (worth(found)?.value ?? 0));
  const shared = sharedPage(async (page, request) => {
    shop = await paidShop(request, 1, (found) => found.upfront_amount < 100 && cheap(found) !== undefined);
    service = cheap(shop) as PricedService;
    const guest = await newGuest(request);
    token = await tokenOf(request, guest);
    await buyVoucher(request, token, shop, worth(shop) as Voucher);
    code = /\b[A-Z]{2,4}-[A-Z0-9]{4}-[A-Z0-9]{4}\b/.exec(await mailTo(page, guest.email, /voucher/i))?.[0] ?? '';
    const { profileInformation: me } = await askAs<{ profileInformation: { id: number } }>(
      request,
      token,
      '{ profileInformation { id } }',
    );
    await askAs(request, token, `mutation { claim_voucher(voucher_code: "${code}") { status } }`);
    await page.goto('/robots.txt');
    await page.evaluate((id) => localStorage.setItem('user_id', String(id)), me.id);
    await openAs(page, token, `/${shop.slug}`);
  });
  const price = () => service.special_price || service.price;

  test('[VOUCH-040] [VOUCH-042] pays the deposit, or the whole price, and says what stays due', async () => {
    const page = shared();
    const dialog = dialogOf(page, shop);
    await addToCart(page, service);
    await cartOf(page).getByRole('button', { name: 'Next' }).click();
    await firstFree(page).first().click();
    await dialog.getByRole('button', { name: 'Next' }).click();
    await dialog.getByRole('combobox', { name: 'Voucher code' }).selectOption(code);
    await dialog.getByRole('button', { name: 'Redeem' }).click();
    await expect(dialog.getByText('Your voucher covers the whole price.')).toBeVisible();
    await dialog.getByRole('radio', { name: /^Just the deposit/ }).check();
    const due = dueFor(shop, service);
    await expect(
      dialog.getByText(
        `Your voucher covers the ${euro(due)} deposit, so there's nothing to pay today. You'll still owe ${euro(price() - due)} at ${shop.name} on the day.`,
      ),
    ).toBeVisible();
    await expectAccessible(page, { within: '[role="dialog"]' });
    await dialog.getByRole('radio', { name: /^The whole price/ }).check();
    await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(page).toHaveURL(/\/payment-success$/);
  });

  test('[VOUCH-046] pays a part of an invoice, and the rest stays due', async ({ request }) => {
    const page = shared();
    const { sale_id } = await paidBooking(request, token, shop, service);
    await page.goto(`/invoice/${sale_id}`);
    await page.getByRole('combobox', { name: 'Voucher code' }).selectOption(code);
    await page.getByRole('button', { name: 'Redeem' }).click();
    await page.getByRole('radio', { name: /^Another amount/ }).check();
    await page.getByRole('textbox', { name: 'Amount to use' }).fill('1.50');
    const left = euro(price() - dueFor(shop, service) - 1.5);
    await expect(
      page.getByText(`Your voucher pays €1.50. That leaves ${left} to pay, now or on the day.`),
    ).toBeVisible();
    await page.getByRole('radio', { name: /^Only the voucher for now/ }).check();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Make Payment' }).click();
    await expect(page).toHaveURL(/\/payment-success$/);
    await page.goto(`/invoice/${sale_id}`);
    await expect(page.getByRole('article')).toContainText('– €1.50');
    await expect(page.getByRole('article')).toContainText(left);
  });
});
