import { type APIRequestContext, expect, test } from '@playwright/test';
import { act, askAs, bookVisit, type Visit } from './support/appointments.ts';
import { newGuest, toast, tokenOf, visitAs } from './support/guests.ts';

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
