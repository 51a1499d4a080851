import { expect, type Locator, test } from '@playwright/test';
import { type Appointment, bookAppointment, statusOf } from '../support/appointments.ts';
import { failOperation, newGuest, openAs, sentVariables, toast, tokenOf } from '../support/guests.ts';
import { sharedPage } from '../support/shared-page.ts';

test.describe('a guest with an appointment', () => {
  let token: string;
  let appointment: Appointment;
  const shared = sharedPage(async (page, request) => {
    token = await tokenOf(request, await newGuest(request, { first_name: 'Orla' }));
    appointment = await bookAppointment(request, token, 1);
    await openAs(page, token, '/profile/appointments');
  });
  const detail = () => shared().getByRole('article');
  const moving = () => shared().getByRole('dialog', { name: 'Reschedule' });

  async function pickTime(): Promise<Locator> {
    if (!(await moving().isVisible())) {
      await detail().getByRole('button', { name: 'Reschedule' }).click();
    }
    await moving()
      .getByRole('radio')
      .or(moving().getByRole('button', { name: / [ap]m$/ }))
      .first()
      .click();
    const send = moving().getByRole('button', { name: 'Ask for this time' });
    await expect(send).toBeEnabled();
    return send;
  }

  test('[ERR-019] [ERR-020] sees that a request for another time failed, which is logged', async () => {
    const send = await pickTime();
    await failOperation(shared(), 'ChangeAppointment');
    const logged = sentVariables(shared(), 'SystemLog');
    await send.click();
    await expect(toast(shared(), 'Internal server error!')).toBeVisible();
    expect(await logged).toMatchObject({ api: 'statusUpdateForAppointment' });
  });

  test('[APPT-022] requests another time, and keeps the present one until the shop agrees', async ({ request }) => {
    const send = await pickTime();
    const sent = sentVariables(shared(), 'ChangeAppointment');
    await send.click();
    const { date, ...change } = await sent;
    expect(change).toMatchObject({
      id: appointment.id,
      status: 'Reschedule',
      service_pricing_ids: [appointment.pricing],
    });
    expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
    await expect(moving()).toBeHidden();
    await expect(detail().getByRole('heading', { name: 'You asked for another time' })).toBeVisible();
    await expect
      .poll(() => statusOf(request, token, appointment.id))
      .toEqual({ status: 'Reschedule', date: appointment.time });
  });

  test('[APPT-017] reads what a cancellation costs, and cancels', async ({ request }) => {
    await detail().getByRole('button', { name: 'Cancel' }).click();
    const dialog = shared().getByRole('dialog');
    await expect(dialog.getByText('You haven’t paid anything yet, so cancelling costs you nothing.')).toBeVisible();
    const sent = sentVariables(shared(), 'ChangeAppointment');
    await dialog.getByRole('button', { name: 'Cancel the appointment' }).click();
    expect(await sent).toMatchObject({
      id: appointment.id,
      status: 'Cancelled',
      service_pricing_ids: [appointment.pricing],
    });
    await expect(shared().getByRole('heading', { name: "You don't have any upcoming appointment!" })).toBeVisible();
    await expect.poll(() => statusOf(request, token, appointment.id)).toMatchObject({ status: 'Cancelled' });
  });
});
