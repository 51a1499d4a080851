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

/** A voucher code as it appears in a mail or on a page. */
const CODE = /\b[A-Z]{2,4}-[A-Z0-9]{4}-[A-Z0-9]{4}\b/;

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
    shared()
      .getByRole('region', { name: 'Vouchers', exact: true })
      .getByRole('listitem')
      .filter({ has: shared().getByRole('group', { name: `Quantity of ${voucher.name}` }) });
  const card = () => shared().getByRole('dialog', { name: 'Give someone an hour' });
  const preview = () => card().getByRole('complementary', { name: 'Preview' });

  async function openCard(): Promise<void> {
    if (await card().isVisible()) return;
    await ticket().getByLabel('Who is it for?').selectOption('other');
    await ticket()
      .getByRole('button', { name: /^Write the card/ })
      .click();
  }

  test('[VOUCH-006] needs a person', async () => {
    await ticket()
      .getByRole('button', { name: `Add ${voucher.name} to the cart` })
      .click();
    await expect(toast(shared(), 'Please select a person to add this voucher to the cart!')).toBeVisible();
  });

  test('[VOUCH-037] for another person shows their card while it is written', async () => {
    await openCard();
    await card().getByLabel('Who’s it for?').fill('Bríd Kavanagh');
    await card().getByLabel('Your message').fill('Grá mór 💚 <b>Sit down</b>');
    await expect(preview()).toContainText('For Bríd Kavanagh');
    await expect(preview()).toContainText('“Grá mór 💚 <b>Sit down</b>” Orla');
    await expect(preview()).toContainText(euro(voucher.value));
    await expectAccessible(shared(), { within: '[role="dialog"]' });
  });

  test('[VOUCH-030] says on its field what is wrong with a day, and loses nothing', async () => {
    await openCard();
    await card().getByLabel('Who’s it for?').fill('Bríd Kavanagh');
    await card()
      .getByRole('radio', { name: /^On a day/ })
      .check();
    await card().getByLabel('Day', { exact: true }).fill('2020-02-29');
    await card()
      .getByRole('button', { name: /^Add to cart/ })
      .click();
    await expect(card().getByText('This day has passed. Please choose today or a later day.')).toBeVisible();
    await expect(card().getByText('Please enter the email address it should go to.')).toBeVisible();
    await expect(preview()).toContainText('For Bríd Kavanagh');
  });

  test('[VOUCH-008] [PAY-060] sends it to them; the page after it shows code, recipient and what happens next', async ({
    request,
  }) => {
    const page = shared();
    const friend = newEmail();
    await openCard();
    await card().getByLabel('Who’s it for?').fill('Bríd Kavanagh');
    await card().getByLabel('Your message').fill('For all the lifts. 💚');
    await card()
      .getByRole('radio', { name: /^Straight away/ })
      .check();
    await card()
      .getByLabel(/email$/)
      .fill(friend);
    await card()
      .getByRole('button', { name: /^Add to cart/ })
      .click();
    await cartOf(page).getByRole('button', { name: 'Next' }).click();
    const dialog = dialogOf(page, shop);
    await dialog.getByRole('radio', { name: 'Card' }).check();
    const sent = sentVariables(page, 'mutation CreateBooking');
    await dialog.getByRole('button', { name: /^Confirm and pay/ }).click();
    expect((await sent).vouchers).toMatchObject([
      {
        voucher_id: voucher.id,
        voucher_qty: 1,
        voucher_owner: 'Bríd Kavanagh',
        voucher_email: friend,
        voucher_from: 'Orla',
        voucher_message: 'For all the lifts. 💚',
      },
    ]);
    await typeCard(page, CARDS.pays);
    await typeAddress(page);
    await payButton(page).click();
    await expect(page).toHaveURL(/\/payment-success$/);
    const bought = page.getByRole('region', { name: 'Bríd Kavanagh’s voucher is ready' });
    await expect(bought).toContainText('By email to Bríd Kavanagh. You can send it again.');
    await expect(page.getByRole('main').getByRole('link', { name: 'My Appointments' })).toHaveCount(0);
    await expectAccessible(page);
    const code = (await bought.getByText(CODE).textContent()) ?? '';
    const mail = await mailTo(page, friend, /has a voucher for you/);
    expect(mail).toContain('For all the lifts. 💚');
    expect(mail).toContain(code);
    expect(await mailTo(page, giver, /voucher/i)).toContain(code);
    expect((await request.get(`/voucher-card/${code}.pdf`)).headers()['content-type']).toContain('application/pdf');
  });
});

test.describe('a gift', () => {
  let code: string;
  let token: string;
  const shared = sharedPage(async (page, request) => {
    const { shop, voucher } = await shopWithVoucher(request);
    const buyer = await newGuest(request);
    token = await tokenOf(request, buyer);
    const later = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
    const wish = { voucher_email: newEmail(), voucher_send_date: later, voucher_message: 'Sit down, say nothing.' };
    await buyVoucher(request, token, shop, voucher, wish);
    code = CODE.exec(await mailTo(page, buyer.email, /voucher/i))?.[0] ?? '';
  });

  test('[VOUCH-034] is shown to whoever has its link, and is printed without header and buttons', async ({ page }) => {
    await page.goto(`/gift/${code}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Orla Fennell has a voucher for you' })).toBeVisible();
    await expect(page.getByText('“Sit down, say nothing.”')).toBeVisible();
    await expect(page.getByText(code, { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(code, { exact: true })).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  });

  test('[VOUCH-032] [VOUCH-033] [VOUCH-035] is changed and sent by its buyer in My Vouchers', async () => {
    const page = shared();
    await openAs(page, token, '/profile/vouchers');
    await expect(page.getByText(/^Goes out /)).toBeVisible();
    await page.getByRole('button', { name: 'Change' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Who’s it for?').fill('Bríd K.');
    await dialog.getByRole('radio', { name: /^I’ll print it/ }).check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('For you to give to Bríd K.')).toBeVisible();
    const friend = newEmail();
    await page.getByRole('button', { name: 'Send now' }).click();
    await dialog.getByLabel('Their email').fill(friend);
    await dialog.getByRole('button', { name: 'Send now' }).click();
    await expect(page.getByRole('button', { name: 'Send again' })).toBeVisible();
    expect(await mailTo(page, friend, /has a voucher for you/)).toContain(code);
  });
});

test('[PAY-061] the page after a payment, opened cold, claims nothing', async ({ page }) => {
  await page.goto('/payment-success');
  await expect(page.getByRole('heading', { level: 1, name: 'Your bookings' })).toBeVisible();
  await expect(page).toHaveTitle(/^Your bookings/);
  await expect(page.getByRole('main')).not.toContainText(/Successfull|confirmed!|receipt/);
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
    code = CODE.exec(await mailTo(page, buyer.email, /voucher/i))?.[0] ?? '';
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
    await firstFree(page).last().click();
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
    await firstFree(page).last().click();
    await dialog.getByRole('button', { name: 'Next' }).click();
    await dialog.getByRole('combobox', { name: 'Voucher code' }).selectOption(code);
    await dialog.getByRole('button', { name: 'Redeem' }).click();
    await expect(dialog.getByText('Your voucher covers the whole price.')).toBeVisible();
    await dialog.getByRole('radio', { name: /^Just the deposit/ }).check();
    const due = dueFor(shop, service);
    await expect(
      dialog.getByText(
        `Your voucher covers the ${euro(due)} deposit, so there’s nothing to pay today. You’ll still owe ${euro(price() - due)} at ${shop.name} on the day.`,
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
