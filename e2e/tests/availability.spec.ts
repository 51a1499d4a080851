import { expect, type Locator, test } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { type Appointment, askAs, guestWithAppointment, statusOf } from './support/appointments.ts';
import { dayOf, openDesk } from './support/desk.ts';
import { toast } from './support/guests.ts';
import { sharedPage } from './support/shared-page.ts';

test.describe('closing a day that has an appointment', () => {
  let appointment: Appointment;
  let token: string;
  const shared = sharedPage(
    async (page, request) => {
      const guest = await guestWithAppointment(request, 13);
      ({ appointment, token } = guest);
      await openDesk(page, guest.desk, '/business/hours');
    },
    { viewport: { width: 390, height: 844 } },
  );
  const days = () => shared().getByRole('region', { name: 'Days off' });

  /** Tries to close the day and returns the question about its appointments. */
  async function close(): Promise<Locator> {
    await days().getByLabel('First day').fill(dayOf(appointment));
    await days().getByLabel('Why').fill('Training');
    await days().getByRole('button', { name: 'Close these days' }).click();
    const question = shared().getByRole('dialog', { name: /clash(es)? with this/ });
    await expect(question.getByText(/Orla Fennell/).first()).toBeVisible();
    return question;
  }

  test('can be given up, which changes nothing', async ({ request }) => {
    const question = await close();
    await expectAccessible(shared(), { without: '.Toastify' });
    await question.getByRole('button', { name: 'Cancel', exact: true }).click();
    expect((await statusOf(request, token, appointment.id)).status).not.toBe('Cancelled');
  });

  test('needs a decision about every appointment, and then closes the day', async ({ request }) => {
    const question = await close();
    for (const item of await question.getByRole('listitem').all()) {
      const isOurs = (await item.getByText(/Orla Fennell/).count()) > 0;
      await item.getByRole('radio', { name: isOurs ? /Cancel, full refund/ : /Keep it as it is/ }).check();
    }
    await question.getByRole('button', { name: 'Do it' }).click();
    await expect(toast(shared(), 'Closed.')).toBeVisible();
    await expect(days().getByText('Closed, Training')).toBeVisible();
    expect((await statusOf(request, token, appointment.id)).status).toBe('Cancelled');
    const { business } = await askAs<{ business: { close_date: string[] } }>(
      request,
      '',
      'query ($slug: String!) { business(slug: $slug) { close_date } }',
      { slug: appointment.shop.slug },
    );
    expect(business.close_date).toContain(dayOf(appointment));
  });
});
