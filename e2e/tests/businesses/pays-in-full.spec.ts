import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { act, askAs, dayFromNow, freeTimes, statusOf } from '../support/appointments.ts';
import { addToCart, cartOf, dialogOf, firstFree } from '../support/bookable.ts';
import { withDatabase } from '../support/calls.ts';
import { expectDeskFits, openDesk } from '../support/desk.ts';
import { newGuest, openAs, toast, tokenOf } from '../support/guests.ts';
import { type NewShop, newShop } from '../support/new-shop.ts';
import { CARDS, type HeldBooking, payButton, payHeld, typeAddress, typeCard } from '../support/payments.ts';

const SERVICE = { service_name: 'Gel manicure' };

/** A shop without calls that asks for a fifth of the price: €8 of €40. */
async function openShop(request: APIRequestContext): Promise<NewShop> {
  const shop = await newShop(request, 'publish');
  await act(
    request,
    shop.token,
    `mutation ($id: Int!) { desk_save_terms(business_id: $id, confirms_at_once: false, consultation_minutes: 15,
      upfront_percent: 20, video_vetting: false) { status message } }`,
    { id: shop.id },
  );
  return shop;
}

/** A guest who paid a deposit and did not come. */
async function whoMissed(request: APIRequestContext, shop: NewShop): Promise<string> {
  const token = await tokenOf(request, await newGuest(request));
  const { service_categories } = await askAs<{ service_categories: { services: { id: number }[] }[] }>(
    request,
    '',
    'query ($id: Int!) { service_categories(business_id: $id) { services { id } } }',
    { id: shop.id },
  );
  const pricing = service_categories[0]?.services[0]?.id ?? 0;
  const [slot] = await freeTimes(request, shop.id, pricing, dayFromNow(5));
  const { create_booking: held } = await askAs<{ create_booking: HeldBooking }>(
    request,
    token,
    `mutation ($b: Int!, $s: [BookingServiceInput!]) { create_booking(business_id: $b, services: $s,
      payment_info: { stripe: 8 }, booking_request: "web") { sale_id appointment_ids payment_url } }`,
    { b: shop.id, s: [{ service_pricing_id: pricing, date: slot?.s_date, time: slot?.s_time }] },
  );
  await payHeld(request, token, held);
  await withDatabase((client) =>
    client.query(
      `update appointments set status = 'No Show', starts_at = now() - interval '3 days',
         ends_at = now() - interval '3 days' + interval '45 minutes' where id = $1`,
      [held.appointment_ids[0]],
    ),
  );
  return token;
}

/** Goes to the last step of a booking. */
async function goToConfirm(page: Page, shop: NewShop, token: string) {
  await openAs(page, token, `/${shop.slug}`);
  await addToCart(page, SERVICE);
  await cartOf(page).getByRole('button', { name: 'Next' }).click();
  await firstFree(page).last().click();
  const dialog = dialogOf(page, shop);
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByRole('heading', { name: 'Confirm Appointment' })).toBeVisible();
  return dialog;
}

test('[ANSWER-011] the owner asks guests who missed an appointment for the full price: one pays it, another the deposit', async ({
  page,
  request,
  browser,
}) => {
  test.slow();
  const shop = await openShop(request);
  const token = await whoMissed(request, shop);

  await openDesk(page, shop.token, '/business/rules');
  await page.getByRole('button', { name: 'Rule', exact: true }).click();
  const adding = page.getByRole('dialog');
  await adding.getByLabel('What happens').selectOption('Pays in full first');
  await expect(adding.getByText('They pay the full price when they book online')).toBeVisible();
  await adding.getByRole('button', { name: 'Add rule' }).click();
  const rule = page.getByRole('listitem').filter({ hasText: 'Guests who missed an appointment' });
  await expect(rule).toContainText('1 guest');
  await page.getByRole('button', { name: 'Save rules' }).click();
  await expect(toast(page, 'Your booking rules are saved.')).toBeVisible();
  await expectDeskFits(page);

  const theirs = await (await browser.newContext()).newPage();
  const dialog = await goToConfirm(theirs, shop, token);
  await expect(dialog.getByText(`${shop.name} asks for the full price when you book.`)).toBeVisible();
  await expectAccessible(theirs, { within: '[role="dialog"]' });
  await dialog.getByRole('button', { name: 'Confirm and pay €40.00' }).click();
  await expect(theirs).toHaveURL(/\/revolut\/[^/]+\/40\.00\/\d+\/\d+$/);
  await typeCard(theirs, CARDS.pays);
  await typeAddress(theirs);
  await payButton(theirs).click();
  await expect(theirs).toHaveURL(/\/payment-success/);
  const { appointments } = await askAs<{ appointments: { data: { id: number }[] } }>(
    request,
    token,
    '{ appointments(type: "upcoming") { data { id } } }',
  );
  await expect.poll(async () => (await statusOf(request, token, appointments.data[0]?.id ?? 0)).status).toBe('Accept');
  await theirs.context().close();

  const others = await (await browser.newContext()).newPage();
  const usual = await goToConfirm(others, shop, await tokenOf(request, await newGuest(request)));
  await expect(usual.getByRole('button', { name: 'Confirm and pay €8.00' })).toBeEnabled();
  await expect(usual.getByText('asks for the full price')).toHaveCount(0);
  await others.context().close();
});
