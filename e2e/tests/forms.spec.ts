import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { askAs, freeTimes } from './support/appointments.ts';
import { addToCart, cartOf, dialogOf, firstFree, freeDays } from './support/bookable.ts';
import { expectDeskFits, openDesk } from './support/desk.ts';
import { mailTo, newGuest, openAs, toast, tokenOf } from './support/guests.ts';
import { expectTidy } from './support/layout.ts';
import { type NewShop, newShop } from './support/new-shop.ts';
import { sharedPage } from './support/shared-page.ts';

const COLOUR = { service_name: 'Gel manicure' };

/**
 * A shop that takes bookings at once, without a call, and sells a patch test. It asks for a deposit, so that tests which
 * look for a shop without one do not find it, but what it sells is free.
 */
async function openShop(request: Parameters<typeof newShop>[0]): Promise<NewShop> {
  const shop = await newShop(request, 'publish');
  await askAs(
    request,
    shop.token,
    `mutation ($b: Int!) { desk_save_terms(business_id: $b, confirms_at_once: true, consultation_minutes: 15,
      policy: [1], upfront_percent: 20, video_vetting: false) { status } }`,
    { b: shop.id },
  );
  const { desk_menu: menu } = await askAs<{
    desk_menu: { id: number; services: { id: number; pricings: { id: number }[] }[] }[];
  }>(request, shop.token, 'query ($b: Int!) { desk_menu(business_id: $b) { id services { id pricings { id } } } }', {
    b: shop.id,
  });
  const [category] = menu;
  const [colour] = category?.services ?? [];
  await askAs(
    request,
    shop.token,
    `mutation ($b: Int!, $c: Int!, $id: Int!, $p: Int!) { desk_save_service(business_id: $b, id: $id, category_id: $c,
      name: "Gel manicure", pricings: [{ id: $p, price: 0, duration: 45 }]) { status } }`,
    { b: shop.id, c: category?.id, id: colour?.id, p: colour?.pricings[0]?.id },
  );
  await askAs(
    request,
    shop.token,
    `mutation ($b: Int!, $c: Int!) { desk_save_service(business_id: $b, category_id: $c, name: "Patch test", add_on: true,
      pricings: [{ price: 0, duration: 15 }]) { status } }`,
    { b: shop.id, c: category?.id },
  );
  return shop;
}

test.describe('forms and patch tests', () => {
  let shop: NewShop;
  let token: string;
  const shared = sharedPage(async (_page, request) => {
    shop = await openShop(request);
    token = await tokenOf(request, await newGuest(request, { first_name: 'Orla', last_name: 'Kennedy' }));
  });
  const dialog = () => dialogOf(shared(), shop);

  test('[FORM-001] the owner builds a form for a service', async () => {
    const page = shared();
    await openDesk(page, shop.token, '/business/forms');
    await page.getByRole('button', { name: 'New form' }).first().click();
    await page.getByLabel('Title').fill('Before your nails');
    await page.getByLabel('What you ask').fill('Any allergies?');
    await page.getByRole('button', { name: 'Add a signature' }).click();
    await page.getByLabel('Gel manicure').check({ force: true });
    await expectDeskFits(page);
    await page.getByRole('button', { name: 'Save form' }).click();
    await expect(page.getByRole('heading', { name: 'Before your nails' })).toBeVisible();
  });

  test('[FORM-012] the owner requires a patch test', async () => {
    const page = shared();
    await page.getByRole('button', { name: 'Add a patch test' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel('Service', { exact: true }).selectOption({ label: 'Gel manicure' });
    await sheet.getByLabel('Needs this test').selectOption({ label: 'Patch test' });
    await sheet.getByLabel('At least this many hours before').fill('24');
    await sheet.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('At least 24 hours before, valid for 6 months')).toBeVisible();
    await expectDeskFits(page);
  });

  test('[FORM-010] [GUESTB-007] a guest is offered the test first, and one press adds it', async () => {
    const page = shared();
    await openAs(page, token, `/${shop.slug}`);
    await addToCart(page, COLOUR);
    await cartOf(page).getByRole('button', { name: 'Next' }).click();
    await freeDays(page).nth(4).click();
    await page
      .getByRole('group', { name: /^Times on / })
      .getByRole('radio')
      .first()
      .check({ force: true });
    await dialog().getByRole('button', { name: 'Next' }).click();
    await expect(dialog().getByRole('heading', { name: 'Patch test first' })).toBeVisible();
    await expectAccessible(page, { within: '[role="dialog"]' });
    await expectTidy(page, dialog());
    await dialog().getByRole('button', { name: 'Add Patch test and choose a time' }).click();
    await firstFree(page).first().click();
    await dialog().getByRole('button', { name: 'Next' }).click();
    await expect(dialog().getByRole('heading', { name: 'Confirm Appointment' })).toBeVisible();
  });

  test('[FORM-007] [GUESTB-007] the form is asked before the booking is confirmed, and can wait', async () => {
    const page = shared();
    await expect(dialog().getByRole('heading', { name: 'Before your nails' })).toBeVisible();
    await dialog().getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(dialog().getByText('Please answer this question.')).toBeVisible();
    await expectAccessible(page, { within: '[role="dialog"]' });
    await expectTidy(page, dialog());
    await dialog().getByRole('button', { name: 'Answer before the appointment instead' }).click();
    await dialog().getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(page).toHaveURL(/\/payment-success$/);
  });

  test('[FORM-006] it is answered and signed on the page of the appointment, and read at the desk', async ({
    request,
  }) => {
    const page = shared();
    const { appointments } = await askAs<{
      appointments: { data: { id: number; appointment_detail: { service_pricing: { service_name: string } }[] }[] };
    }>(
      request,
      token,
      '{ appointments(type: "upcoming") { data { id appointment_detail { service_pricing { service_name } } } } }',
    );
    const id = appointments.data.find(({ appointment_detail: lines }) =>
      lines.some(({ service_pricing: { service_name: name } }) => name === COLOUR.service_name),
    )?.id;
    await openDesk(page, shop.token, `/business/?appt=${id}`);
    await expect(page.getByText('Not answered', { exact: true })).toBeVisible();
    await openAs(page, token, `/profile/appointments?id=${id}`);
    await page.getByRole('button', { name: 'Fill in Before your nails' }).click();
    await page.getByLabel('Any allergies?').fill('Latex');
    await page.getByLabel(/I have answered truthfully/).check({ force: true });
    await page.getByLabel('Sign with your full name').fill('Orla Kennedy');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(toast(page, 'Thank you, that’s done.')).toBeVisible();
    await openDesk(page, shop.token, `/business/?appt=${id}`);
    await page.getByText('Before your nails').click();
    await expect(page.getByText('Latex')).toBeVisible();
    await expect(page.getByText(/^Signed by Orla Kennedy on .+ version 1$/)).toBeVisible();
    await expect(page.getByText(/^booked for/)).toBeVisible();
  });
});

test.describe('guests without an account', () => {
  let shop: NewShop;
  let pricing: number;
  const shared = sharedPage(async (_page, request) => {
    shop = await openShop(request);
    const { desk_menu: menu } = await askAs<{
      desk_menu: { services: { id: number; name: string; pricings: { id: number }[] }[] }[];
    }>(
      request,
      shop.token,
      'query ($b: Int!) { desk_menu(business_id: $b) { services { id name pricings { id } } } }',
      {
        b: shop.id,
      },
    );
    const all = menu.flatMap(({ services }) => services);
    const [nails, patch] = ['Gel manicure', 'Patch test'].map((name) => all.find((one) => one.name === name));
    pricing = nails?.pricings[0]?.id ?? 0;
    await askAs(
      request,
      shop.token,
      `mutation ($b: Int!, $s: [Int!]!) { desk_save_form(business_id: $b, title: "Before your nails", timing: "before",
        frequency: "each", service_ids: $s, questions: [
          { id: "q1", kind: "short", label: "Any allergies?", required: true },
          { id: "q2", kind: "signature", label: "I agree.", required: true }]) { status } }`,
      { b: shop.id, s: [nails?.id] },
    );
    await askAs(
      request,
      shop.token,
      `mutation ($b: Int!, $s: Int!, $t: Int!) { desk_save_patch_test(business_id: $b, service_id: $s,
        test_service_id: $t, hours_before: 24, valid_days: 183) { status } }`,
      { b: shop.id, s: nails?.id, t: patch?.id },
    );
  });
  let nth = 0;
  /** Books for a guest on the phone, and returns the appointment. */
  async function callIn(request: Parameters<typeof newShop>[0], name: string): Promise<{ id: number; email: string }> {
    nth += 1;
    const date = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
    const [slot] = (await freeTimes(request, shop.id, pricing, date)).slice(nth);
    const email = `${name.toLowerCase()}-${Date.now()}@mail.example`;
    const { desk_book: booked } = await askAs<{ desk_book: { appointment_ids: number[] } }>(
      request,
      shop.token,
      `mutation ($b: Int!, $g: DeskGuestInput, $s: [BookingServiceInput!]!) {
        desk_book(business_id: $b, guest: $g, services: $s) { appointment_ids } }`,
      {
        b: shop.id,
        g: { first_name: name, email },
        s: [{ service_pricing_id: pricing, date: slot?.s_date, time: slot?.s_time }],
      },
    );
    return { id: booked.appointment_ids[0] ?? 0, email };
  }

  test('[FORM-015] the link in the mail needs no login, and the answers stand at the desk', async ({
    request,
    browser,
  }) => {
    const { id, email } = await callIn(request, 'Una');
    const text = await mailTo(shared(), email, /./);
    const path = /\/before-you-come\/[\w.-]+/.exec(text)?.[0] ?? '';
    const page = await (await browser.newContext()).newPage();
    const response = await page.goto(path);
    expect(response?.headers()['referrer-policy']).toBe('no-referrer');
    expect(response?.headers()['cache-control']).toContain('no-store');
    await expect(page.getByRole('heading', { name: 'A few questions before you come' })).toBeVisible();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await expectAccessible(page, { without: '.Toastify' });
    }
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Please answer this question.')).toBeVisible();
    await page.getByLabel('Any allergies?').fill('Latex');
    await page.getByLabel('I agree.').check({ force: true });
    await page.getByLabel('Sign with your full name').fill('Una Flood');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you, Una' })).toBeVisible();
    await expect(page.getByText('Latex')).toHaveCount(0);
    await page.context().close();
    await openDesk(shared(), shop.token, `/business/?appt=${id}`);
    await shared().getByText('Before your nails').click();
    await expect(shared().getByText('Latex')).toBeVisible();
  });

  test('[FORM-014] [FORM-013] the desk fills in the form with the guest and records a test from elsewhere', async ({
    request,
  }) => {
    const { id } = await callIn(request, 'Maud');
    const page = shared();
    await openDesk(page, shop.token, `/business/?appt=${id}`);
    await page.getByRole('button', { name: 'Fill in Before your nails with Maud' }).click();
    const sheet = page.getByRole('dialog', { name: 'Before your nails' });
    await sheet.getByLabel('Any allergies?').fill('None');
    await sheet.getByLabel('I agree.').check({ force: true });
    await sheet.getByLabel('Sign with your full name').fill('Maud Daly');
    await expectAccessible(page, { within: '[role="dialog"]' });
    await sheet.getByRole('button', { name: 'Save answers' }).click();
    await expect(toast(page, 'Saved with the appointment.')).toBeVisible();
    await expect(page.getByText('Signed', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Record a test done elsewhere' }).click();
    const record = page.getByRole('dialog', { name: 'Patch test for Maud' });
    await record.getByLabel('Day of the test').fill('yesterday');
    await record.getByLabel('Done by').fill('Glow, Galway');
    await record.getByRole('button', { name: 'Record' }).click();
    await expect(toast(page, 'The patch test is recorded.')).toBeVisible();
    await expect(page.getByText(/done elsewhere/)).toBeVisible();
    await expect(page.getByText('Valid', { exact: true })).toBeVisible();
  });
});
