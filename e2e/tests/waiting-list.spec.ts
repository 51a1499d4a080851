import { type APIRequestContext, expect, test } from '@playwright/test';
import { type Appointment, act, askAs, bookAppointment } from './support/appointments.ts';
import { newGuest, openAs, toast, tokenOf } from './support/guests.ts';

/** A time that one guest has booked and another waits for, first on the list. */
async function wantedTime(request: APIRequestContext, booker: string, waiter: string): Promise<Appointment> {
  for (let nth = 3; nth < 8; nth += 1) {
    const appointment = await bookAppointment(request, booker, nth);
    const { cancellation_request: joined } = await askAs<{ cancellation_request: { position: number | null } }>(
      request,
      waiter,
      `mutation ($b: Int!, $p: Int!, $d: String!) {
        cancellation_request(business_id: $b, service_pricing_id: $p, date: $d, date_scope: "this_date") { status message position }
      }`,
      {
        b: appointment.shop.id,
        p: appointment.pricing,
        d: new Date(appointment.time * 1000).toISOString().slice(0, 10),
      },
    );
    if (joined.position === 1) return appointment;
  }
  throw new Error('Demo guests are first on every waiting list.');
}

test('a time that becomes free is offered at once, held, and booked by "Take this time"', async ({ page, request }) => {
  const booker = await tokenOf(request, await newGuest(request));
  const waiter = await tokenOf(request, await newGuest(request));
  const appointment = await wantedTime(request, booker, waiter);
  await openAs(page, waiter, '/profile/notification');
  await expect(page.getByRole('heading', { name: "You don't have any notification!" })).toBeVisible();
  const cancel = `mutation ($id: Int!) { statusUpdateForAppointment(id: $id, status: "Cancelled") { status message } }`;
  await act(request, booker, cancel, { id: appointment.id });
  const offer = page.getByRole('listitem').filter({ hasText: `A time has come free at ${appointment.shop.name}` });
  await expect(offer.getByText(/held for you, then it’s offered to the next person/)).toBeVisible();
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
