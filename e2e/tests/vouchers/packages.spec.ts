import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { askAs } from '../support/appointments.ts';
import { addToCart, cartOf, dialogOf, firstFree } from '../support/bookable.ts';
import { expectDeskFits, namedGuestWithAppointment, openDesk, startAppointment } from '../support/desk.ts';
import { openAs, toast } from '../support/guests.ts';
import { sharedPage } from '../support/shared-page.ts';

type Arranged = Awaited<ReturnType<typeof namedGuestWithAppointment>>;

/** A package of three sessions for every service, on sale at the shop of an appointment. */
async function sellsPackage(request: Parameters<typeof askAs>[0], { desk, appointment }: Arranged): Promise<string> {
  const name = `Three of it ${randomUUID().slice(0, 8)}`;
  await askAs(
    request,
    desk,
    `mutation ($b: Int!, $name: String!) { desk_save_package(business_id: $b, name: $name, color: "plum", price: 90, sessions: 3,
      valid_for: 12, shareable: false, limit_number_of_sales: -999) { status } }`,
    { b: appointment.shop.id, name },
  );
  return name;
}

test.describe('packages at the desk', () => {
  let arranged: Arranged;
  let name: string;
  const shared = sharedPage(async (page, request) => {
    arranged = await namedGuestWithAppointment(request, 9);
    name = await sellsPackage(request, arranged);
    await startAppointment(arranged.appointment.id);
    await openDesk(page, arranged.desk, '/business/packages');
  });
  const button = (text: string | RegExp) => shared().getByRole('button', { name: text, exact: true });

  test('[PACK-021] [PACK-030] the owner puts a package on sale', async () => {
    const page = shared();
    const own = `Five of it ${randomUUID().slice(0, 8)}`;
    await button('New package').click();
    const dialog = page.getByRole('dialog', { name: 'New package' });
    await dialog.getByLabel('Name').fill(own);
    await dialog.getByLabel('Sessions').fill('5');
    await dialog.getByLabel('Price').fill('152');
    await expectAccessible(page, { within: '[role="dialog"]' });
    await dialog.getByRole('button', { name: 'Put it on sale' }).click();
    const card = page.getByRole('article').filter({ hasText: own });
    await expect(card).toContainText('€152.00');
    await expect(card.getByRole('img', { name: '5 sessions' })).toBeVisible();
    await expectDeskFits(page);
  });

  test('[PACK-020] the till sells one and takes a session of it for the bill', async () => {
    const page = shared();
    await page.goto(`/business/till/${arranged.appointment.id}`);
    await button('Sell a package').click();
    const dialog = page.getByRole('dialog', { name: 'Sell a package' });
    await dialog.getByLabel('Package').selectOption({ label: `${name}, 3 sessions, €90.00` });
    await dialog.getByRole('radio', { name: 'Cash' }).check();
    await dialog.getByRole('button', { name: 'Take €90.00' }).click();
    await expect(toast(page, `${name} sold. €90.00 taken.`)).toBeVisible();
    await button(`Use a session of ${name}`).click();
    await expect(page.getByText('A session of the package')).toBeVisible();
    await expectDeskFits(page);
    await button('Finish').click();
    await expect(page.getByRole('heading', { name: /^Paid/ })).toBeVisible();
    await page.goto('/business/packages');
    const row = page.getByRole('row').filter({ hasText: name });
    await expect(row.getByRole('img', { name: '2 of 3 left' })).toBeVisible();
  });
});

test.describe('a guest with a package', () => {
  let arranged: Arranged;
  let name: string;
  const shared = sharedPage(async (page, request) => {
    arranged = await namedGuestWithAppointment(request, 13);
    name = await sellsPackage(request, arranged);
    const { desk, appointment, token } = arranged;
    const { desk_till_packages: till } = await askAs<{
      desk_till_packages: { offers: { id: number; name: string; price: number }[] };
    }>(
      request,
      desk,
      'query ($b: Int!, $a: Int!) { desk_till_packages(business_id: $b, appointment_id: $a) { offers { id name price } } }',
      { b: appointment.shop.id, a: appointment.id },
    );
    const offer = till.offers.find((one) => one.name === name);
    await askAs(
      request,
      desk,
      `mutation ($b: Int!, $a: Int!, $p: Int!) { desk_sell_package(business_id: $b, appointment_id: $a, package_id: $p,
        method: "card", price: 90) { status message } }`,
      { b: appointment.shop.id, a: appointment.id, p: offer?.id },
    );
    const { profileInformation: me } = await askAs<{ profileInformation: { id: number } }>(
      request,
      token,
      '{ profileInformation { id } }',
    );
    await page.goto('/robots.txt');
    await page.evaluate((id) => localStorage.setItem('user_id', String(id)), me.id);
    await openAs(page, token, '/profile/vouchers');
  });

  test('[PACK-031] sees what is left of it', async () => {
    const card = shared().getByRole('article').filter({ hasText: name });
    await expect(card.getByRole('img', { name: '3 of 3 sessions left' })).toBeVisible();
    await expect(card.getByRole('link', { name: 'Book the next one' })).toBeVisible();
    await expectAccessible(shared());
  });

  test('[PACK-012] [PACK-032] pays for an appointment with a session', async () => {
    const page = shared();
    const { appointment } = arranged;
    await page.goto(`/${appointment.shop.slug}`);
    await expect(page.getByRole('region', { name: 'Packages', exact: true })).toContainText(name);
    await addToCart(page, { service_name: appointment.service });
    await cartOf(page).getByRole('button', { name: 'Next' }).click();
    await firstFree(page).last().click();
    const dialog = dialogOf(page, appointment.shop);
    await dialog.getByRole('button', { name: 'Next' }).click();
    await dialog.getByRole('combobox', { name: 'Voucher code' }).selectOption({ label: `${name}, 3 left` });
    await dialog.getByRole('button', { name: 'Redeem' }).click();
    await expect(dialog.getByText('One session, 2 left after')).toBeVisible();
    await expect(dialog.getByText('Your package covers the whole price.', { exact: false })).toBeVisible();
    await dialog.getByRole('button', { name: /^Confirm/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Payment Successfull' })).toBeVisible();
    await page.goto('/profile/vouchers');
    const card = page.getByRole('article').filter({ hasText: name });
    await expect(card.getByRole('img', { name: '2 of 3 sessions left' })).toBeVisible();
  });
});
