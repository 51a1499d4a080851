import { type APIRequestContext, expect, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { addToCart, bookableShop, cartOf, dialogOf } from './bookable.ts';
import { newGuest, toast, tokenOf, visitAs } from './guests.ts';
import { act, askAs, bookVisit, type Visit } from './visits.ts';

test('[SLOT-008] [SLOT-010] [SLOT-011] [SLOT-012] [ERR-043] a blocked day has a list to wait on', async ({
  page,
  request,
}) => {
  const today = new Date().toISOString().slice(0, 10);
  const shop = await bookableShop(request, 0, ({ block_date }) => block_date.some((date) => date > today));
  const day = shop.block_date.filter((date) => date > today).sort()[0] ?? '';
  const token = await tokenOf(request, await newGuest(request));
  await visitAs(page, token, `/${shop.slug}`);
  const [service] = shop.single;
  if (service) await addToCart(page, service);
  await cartOf(page).getByRole('button', { name: 'Next' }).click();
  const dialog = dialogOf(page, shop);
  const blocked = dialog.locator(`[data-date="${day}"]`);
  await expect(dialog.getByRole('grid')).toBeVisible();
  const months = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
  for (let ahead = months(today); ahead < months(day); ahead += 1) {
    await dialog
      .getByRole('button', { name: /^[A-Z][a-z]+ \d{4}$/ })
      .last()
      .click();
  }
  await expect(blocked).toHaveAccessibleName(/, blocked\. Join Cancellation List/);
  await blocked.click();
  const list = dialog.getByRole('region', { name: 'Join Cancellation List' });
  await expect(list.getByRole('radio')).toHaveCount(3);
  await expect(dialog.getByRole('button', { name: 'Next', exact: true })).toBeDisabled();
  await expectAccessible(page, { within: '[role="dialog"]' });
  await list.getByRole('button', { name: 'No' }).click();
  await expect(list).toHaveCount(0);
  await expect(dialog.getByText('Pick a day')).toBeVisible();

  await blocked.click();
  await list.getByRole('radio', { name: /^Any day in/ }).click();
  await list.getByRole('button', { name: 'Yes' }).click();
  await expect(dialog.getByText('You are on the list')).toBeVisible();
  const response = await request.post('/graphql', {
    headers: { authorization: `Bearer ${token}` },
    data: { query: '{ waiting_list { business_id service_pricing_id date date_scope position } }' },
  });
  expect((await response.json()).data.waiting_list).toMatchObject([
    { business_id: shop.id, service_pricing_id: service?.id, date: day, date_scope: 'this_month' },
  ]);
});

/** A time that one guest has booked and another waits for, first in line. */
async function wantedTime(request: APIRequestContext, booker: string, waiter: string): Promise<Visit> {
  for (let nth = 3; nth < 8; nth += 1) {
    const visit = await bookVisit(request, booker, nth);
    const { cancellation_request: joined } = await askAs<{ cancellation_request: { position: number | null } }>(
      request,
      waiter,
      `mutation ($b: Int!, $p: Int!, $d: String!) {
        cancellation_request(business_id: $b, service_pricing_id: $p, date: $d, date_scope: "this_date") { status message position }
      }`,
      { b: visit.shop.id, p: visit.pricing, d: new Date(visit.time * 1000).toISOString().slice(0, 10) },
    );
    if (joined.position === 1) return visit;
  }
  throw new Error('Somebody of the demo waits everywhere already.');
}

test('a time that comes free is offered live, kept, and booked by "Take this time"', async ({ page, request }) => {
  const booker = await tokenOf(request, await newGuest(request));
  const waiter = await tokenOf(request, await newGuest(request));
  const visit = await wantedTime(request, booker, waiter);
  await visitAs(page, waiter, '/profile/notification');
  await expect(page.getByRole('heading', { name: "You don't have any notification!" })).toBeVisible();
  const cancel = `mutation ($id: Int!) { statusUpdateForAppointment(id: $id, status: "Cancelled") { status message } }`;
  await act(request, booker, cancel, { id: visit.id });
  const offer = page.getByRole('listitem').filter({ hasText: `A time has come free at ${visit.shop.name}` });
  await expect(offer.getByText(/held for you, then the next person is asked/)).toBeVisible();
  await offer.getByRole('button', { name: 'Take this time' }).click();
  await expect(toast(page, 'Booking confirmed!')).toBeVisible();
  await expect(offer.getByRole('button', { name: 'Take this time' })).toHaveCount(0);
  const { appointments } = await askAs<{ appointments: { data: { status: string; date: number }[] } }>(
    request,
    waiter,
    '{ appointments(type: "upcoming") { data { status date } } }',
  );
  expect(appointments.data).toMatchObject([{ status: 'New' }]);
});
