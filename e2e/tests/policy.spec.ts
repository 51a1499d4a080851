import { expect, test } from '@playwright/test';
import { act, askAs, freeTimes, statusOf } from './support/appointments.ts';
import { expectDeskFits, openDesk } from './support/desk.ts';
import { newGuest, openAs, toast, tokenOf } from './support/guests.ts';
import { newShop } from './support/new-shop.ts';

test('[POLICY-015] own steps go from the desk to the guest who cancels', async ({ page, request, browser }) => {
  const shop = await newShop(request, 'publish');
  await act(
    request,
    shop.token,
    `mutation ($id: Int!) { desk_save_terms(business_id: $id, confirms_at_once: true, consultation_minutes: 15,
      upfront_percent: 0, video_vetting: false) { status message } }`,
    { id: shop.id },
  );
  await openDesk(page, shop.token, '/business/rules');
  await page.getByRole('button', { name: 'My own' }).click();
  await page.getByLabel('Free until, hours before').fill('36');
  await page.getByLabel('After that, keep (%)').fill('30');
  const first = page.getByRole('slider', { name: 'Step 1 begins' });
  await first.focus();
  await page.keyboard.press('ArrowRight');
  await expect(first).toHaveAttribute('aria-valuetext', '35 hours before');
  await page.getByLabel('Step 2, keep (%)').fill('20');
  await expect(page.getByText(/each step has to be closer to the appointment and keep more/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save rules' })).toBeDisabled();
  await page.getByLabel('Step 2, keep (%)').fill('100');
  await expect(page.getByRole('region', { name: 'What guests read' }).getByText(/^Free to cancel until/)).toBeVisible();
  await page.getByRole('button', { name: 'Save rules' }).click();
  await expect(toast(page, 'Your booking rules are saved.')).toBeVisible();
  await expectDeskFits(page);

  const html = await (await request.get(`/${shop.slug}`)).text();
  expect(html).toContain('Free to cancel until 35 hours before.');

  const { service_categories } = await askAs<{ service_categories: { services: { id: number }[] }[] }>(
    request,
    '',
    'query ($id: Int!) { service_categories(business_id: $id) { services { id } } }',
    { id: shop.id },
  );
  const pricing = service_categories[0]?.services[0]?.id ?? 0;
  const [slot] = await freeTimes(
    request,
    shop.id,
    pricing,
    new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10),
  );
  const token = await tokenOf(request, await newGuest(request));
  const { create_booking } = await askAs<{ create_booking: { appointment_ids: number[] } }>(
    request,
    token,
    `mutation ($b: Int!, $s: [BookingServiceInput!]) { create_booking(business_id: $b, services: $s, booking_request: "web") { appointment_ids } }`,
    { b: shop.id, s: [{ service_pricing_id: pricing, date: slot?.s_date, time: slot?.s_time }] },
  );
  const theirs = await (await browser.newContext()).newPage();
  await openAs(theirs, token, '/profile/appointments');
  const section = theirs.getByRole('main');
  await expect(section.getByText(/^Free to cancel until/).first()).toBeVisible();
  await expect(section.getByText('30% kept').first()).toBeVisible();
  await expect(section.getByText('100% kept').first()).toBeVisible();
  await theirs.getByRole('button', { name: 'Cancel', exact: true }).click();
  await theirs
    .getByRole('dialog')
    .getByRole('button', { name: /^Cancel the appointment/ })
    .click();
  await expect(theirs.getByRole('dialog')).toHaveCount(0);
  await expect
    .poll(async () => (await statusOf(request, token, create_booking.appointment_ids[0] ?? 0)).status)
    .toBe('Cancelled');
  await theirs.context().close();
});
