import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { addToCart, cartOf, dialogOf, firstFree } from './support/bookable.ts';
import { newGuest, openAs, toast, tokenOf } from './support/guests.ts';
import { expectTidy } from './support/layout.ts';
import {
  CARDS,
  dueFor,
  euro,
  holdBooking,
  type PaidShop,
  paidBooking,
  paidShop,
  payButton,
  saveCard,
  typeCard,
} from './support/payments.ts';
import { sharedPage } from './support/shared-page.ts';

const takesDeposit = ({ upfront_amount }: PaidShop) => upfront_amount < 100;
const firstService = ({ services: [service] }: PaidShop) => {
  if (!service) throw new Error('The shop sells nothing.');
  return service;
};

async function openConfirm(page: Page, shop: PaidShop): Promise<void> {
  await page.goto(`/${shop.slug}`);
  await addToCart(page, firstService(shop));
  await cartOf(page).getByRole('button', { name: 'Next' }).click();
  await firstFree(page).last().click();
  await dialogOf(page, shop).getByRole('button', { name: 'Next' }).click();
}

test.describe('a guest without a saved card', () => {
  let shop: PaidShop;
  const shared = sharedPage(async (page, request) => {
    shop = await paidShop(request, 2, takesDeposit);
    await openAs(page, await tokenOf(request, await newGuest(request)), '/robots.txt');
    await openConfirm(page, shop);
  });
  const dialog = () => dialogOf(shared(), shop);

  test('[PAY-039] [PAY-048] finds the card chosen and all ways to pay in view', async () => {
    const methods = dialog().getByRole('group', { name: /^Pay €/ });
    await expect(methods.getByRole('radio', { name: /^Card/ })).toBeChecked();
    for (const radio of await methods.getByRole('radio').all()) await expect(radio).toBeInViewport();
    await expect(dialog().getByRole('button', { name: /^Confirm and pay/ })).toBeEnabled();
  });

  test('[PAY-041] [PAY-045] saves it on the card page, where an Eircode fills in the town', async () => {
    const page = shared();
    await dialog()
      .getByRole('button', { name: /^Confirm and pay/ })
      .click();
    await page.getByLabel('Post code').fill('H91 E2K3');
    await expect(page.getByLabel('City', { exact: true })).toHaveValue('Galway');
    await expect(page.getByLabel('Region')).toHaveValue('Galway');
    await page.getByLabel('Address line 1').fill('1 Shop Street');
    await typeCard(page, CARDS.pays);
    const consent = page.getByRole('checkbox', { name: /^Save this card for next time/ });
    await expect(consent).not.toBeChecked();
    await consent.check();
    await payButton(page).click();
    await expect(page).toHaveURL(/\/payment-success$/);
    await page.goto('/profile/vouchers');
    await expect(page.getByRole('region', { name: 'Cards' })).toContainText('Visa ending 4242');
  });
});

test.describe('a guest with a saved card', () => {
  let shop: PaidShop;
  let token: string;
  const shared = sharedPage(async (page, request) => {
    shop = await paidShop(request, 3, takesDeposit);
    token = await tokenOf(request, await newGuest(request));
    await saveCard(request, token, await holdBooking(request, token, shop, firstService(shop)), CARDS.pays);
    await openAs(page, token, '/robots.txt');
  });

  test('[PAY-039] [PAY-042] books with it in one press', async () => {
    const page = shared();
    await openConfirm(page, shop);
    const dialog = dialogOf(page, shop);
    await expect(dialog.getByRole('radio', { name: /^Visa ending 4242/ })).toBeChecked();
    await expectAccessible(page, { within: '[role="dialog"]' });
    const due = dueFor(shop, firstService(shop));
    await dialog.getByRole('button', { name: `Confirm and pay ${euro(due)}` }).click();
    await expect(toast(page, 'Payment Success')).toBeVisible();
    await expect(page).toHaveURL(/\/payment-success$/);
  });

  test('[PAY-047] pays an invoice with it', async ({ request }) => {
    const page = shared();
    const { sale_id } = await paidBooking(request, token, shop, firstService(shop));
    await page.goto(`/invoice/${sale_id}`);
    await page.getByRole('radio', { name: /^Visa ending 4242/ }).check();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Make Payment' }).click();
    await expect(page).toHaveURL(/\/payment-success$/);
    await page.goto(`/invoice/${sale_id}`);
    await expect(page.getByRole('article')).toContainText('Paid');
    await expect(page.getByRole('button', { name: 'Make Payment' })).toHaveCount(0);
  });

  test('[PAY-043] [PAY-044] removes it in another tab while it is chosen: nothing is booked or lost', async () => {
    const page = shared();
    await openConfirm(page, shop);
    const dialog = dialogOf(page, shop);
    await expect(dialog.getByRole('radio', { name: /^Visa ending 4242/ })).toBeChecked();
    const other = await page.context().newPage();
    await other.goto('/profile/vouchers');
    await other.getByRole('button', { name: 'Remove Visa ending 4242' }).click();
    await expectAccessible(other, { within: '[role="dialog"]' });
    await other.getByRole('button', { name: 'Remove card' }).click();
    await expect(other.getByText(/^No saved cards/)).toBeVisible();
    await other.close();
    await dialog.getByRole('button', { name: /^Confirm and pay/ }).click();
    await expect(toast(page, 'That card is no longer saved. Please choose another way to pay.')).toBeVisible();
    await expect(dialog.getByRole('radio', { name: /^Card/ })).toBeChecked();
    await expect(dialog.getByRole('button', { name: /^Confirm and pay/ })).toBeEnabled();
  });
});

test.describe('a saved card that is declined', () => {
  let shop: PaidShop;
  const shared = sharedPage(async (page, request) => {
    shop = await paidShop(request, 4, takesDeposit);
    const token = await tokenOf(request, await newGuest(request));
    await saveCard(request, token, await holdBooking(request, token, shop, firstService(shop)), CARDS.onceOnly);
    await openAs(page, token, '/robots.txt');
    await openConfirm(page, shop);
    await expect(dialog().getByRole('radio', { name: /^Visa ending 0341/ })).toBeChecked();
    await dialog()
      .getByRole('button', { name: /^Confirm and pay/ })
      .click();
    await expect(dialog().getByRole('heading', { name: 'Your bank turned that card down' })).toBeVisible();
  });
  const dialog = () => dialogOf(shared(), shop);

  test('[PAY-040] [GUESTB-007] says that nothing was taken and how long the time is held', async () => {
    await expect(dialog().getByText(/^[89] min \d+ s left to pay$/)).toBeVisible();
    await expect(dialog().getByText(/^No money has been taken/)).toBeVisible();
    await expect(dialog().getByRole('radio', { name: /^Visa ending 0341/ })).toBeDisabled();
    await expectAccessible(shared(), { within: '[role="dialog"]' });
    await expectTidy(shared(), dialog());
  });

  test('[PAY-040] lets another card pay the same booking', async () => {
    const page = shared();
    await dialog().getByRole('radio', { name: 'New card' }).check();
    await dialog()
      .getByRole('button', { name: /^Pay €/ })
      .click();
    await page.getByRole('radio', { name: 'New card' }).check();
    await page.getByLabel('Address line 1').fill('1 Shop Street');
    await page.getByLabel('Post code').fill('H91 E2K3');
    await expect(page.getByLabel('City', { exact: true })).toHaveValue('Galway');
    await typeCard(page, CARDS.pays);
    await payButton(page).click();
    await expect(page).toHaveURL(/\/payment-success$/);
  });
});
