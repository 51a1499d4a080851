import { expect, test } from '@playwright/test';
import { askAs } from '../support/appointments.ts';
import { expectDeskFits, openDesk } from '../support/desk.ts';
import { newGuest, toast, tokenOf } from '../support/guests.ts';
import { type NewShop, newShop } from '../support/new-shop.ts';
import { sharedPage } from '../support/shared-page.ts';

interface Slot {
  s_date: string;
  s_time: number;
}

test.describe('rooms, steps and people at the desk', () => {
  let shop: NewShop;
  let pricing: number;
  let token: string;
  let slot: Slot;
  const shared = sharedPage(async (_page, request) => {
    shop = await newShop(request, 'publish');
    await askAs(
      request,
      shop.token,
      `mutation ($b: Int!) { desk_save_terms(business_id: $b, confirms_at_once: true, consultation_minutes: 15,
        policy: [1], upfront_percent: 0, video_vetting: false) { status } }`,
      { b: shop.id },
    );
    await askAs(
      request,
      shop.token,
      'mutation ($b: Int!) { desk_save_chair(business_id: $b, name: "Window", person: "Aoife") { status } }',
      {
        b: shop.id,
      },
    );
    token = await tokenOf(request, await newGuest(request, { first_name: 'Maeve', last_name: 'Daly' }));
  });

  test('[PLAN-034] the owner adds a room', async () => {
    const page = shared();
    await openDesk(page, shop.token, '/business/rooms');
    await page.getByRole('button', { name: 'Add' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Treatment room');
    await dialog.getByRole('button', { name: 'Add' }).click();
    await expect(toast(page, 'Added.')).toBeVisible();
    await expect(page.getByRole('button', { name: /Treatment room/ })).toBeVisible();
  });

  test('[PLAN-039] [PLAN-015] a service gets steps, a room and a price of its own for one person', async ({
    request,
  }) => {
    const page = shared();
    await openDesk(page, shop.token, '/business/services');
    await page.getByRole('button', { name: /^Gel manicure/ }).click();
    await page.getByRole('button', { name: 'Hands free at times' }).click();
    await page.getByRole('group', { name: 'Step 1' }).getByLabel('Minutes').fill('25');
    await page.getByRole('group', { name: 'Step 2' }).getByLabel('Minutes').fill('20');
    await page.getByRole('button', { name: 'Add a room or equipment' }).click();
    await page.getByRole('button', { name: 'Own prices and times' }).click();
    await page.getByRole('group', { name: 'Aoife' }).getByLabel('Price').fill('50');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(toast(page, 'Saved.')).toBeVisible();
    const { desk_menu: menu } = await askAs<{
      desk_menu: { services: { pricings: { id: number; steps: object[]; own: object[] }[]; needs: object[] }[] }[];
    }>(
      request,
      shop.token,
      'query ($b: Int!) { desk_menu(business_id: $b) { services { needs { name } pricings { id steps { minutes hands_free } own { price } } } } }',
      { b: shop.id },
    );
    const service = menu[0]?.services[0];
    expect(service?.needs).toEqual([{ name: 'Treatment room' }]);
    expect(service?.pricings[0]).toMatchObject({
      steps: [
        { minutes: 25, hands_free: false },
        { minutes: 20, hands_free: true },
      ],
      own: [{ price: 50 }],
    });
    pricing = service?.pricings[0]?.id ?? 0;
    await expectDeskFits(page);
  });

  test('[PLAN-030] [PLAN-038] a guest’s booking holds the room, which the desk sees', async ({ request }) => {
    const page = shared();
    const { first_free: times } = await askAs<{ first_free: Slot[] }>(
      request,
      token,
      'query ($b: Int!, $p: Int!) { first_free(business_id: $b, service_pricing_id: $p, count: 1) { s_date s_time } }',
      { b: shop.id, p: pricing },
    );
    slot = times[0] as Slot;
    const book = async () =>
      (
        await askAs<{ create_booking: { status: number } }>(
          request,
          await tokenOf(request, await newGuest(request, { first_name: 'Maeve', last_name: 'Daly' })),
          `mutation ($b: Int!, $s: [BookingServiceInput!]) { create_booking(business_id: $b, services: $s, booking_request: "web") { status } }`,
          { b: shop.id, s: [{ service_pricing_id: pricing, date: slot.s_date, time: slot.s_time }] },
        )
      ).create_booking.status;
    expect(await book()).toBe(1);
    // Another person is free, the room is not.
    expect(await book()).toBe(0);
    await openDesk(page, shop.token, '/business/rooms');
    const lanes = page.getByRole('list', { name: 'Treatment room, in use' });
    await expect(lanes).toBeVisible();
    const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Europe/Dublin' });
    const days = (Date.parse(slot.s_date) - Date.parse(today)) / 86_400_000;
    for (let day = 0; day < days; day++) await page.getByRole('button', { name: 'Next day' }).click();
    await expect(lanes.getByRole('link', { name: /Maeve Daly, Gel manicure/ })).toBeVisible();
    await expectDeskFits(page);
  });

  test('[PLAN-010] the owner chooses who gets guests who take anyone', async () => {
    const page = shared();
    await openDesk(page, shop.token, '/business/team');
    await page.getByLabel('Everyone in turn').check();
    await expect(toast(page, 'Saved.')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Everyone in turn')).toBeChecked();
  });
});
