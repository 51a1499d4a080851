import { type APIRequestContext, expect, test } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { type Appointment, act, askAs, statusOf } from '../support/appointments.ts';
import { appointmentPanel, dayOf, namedGuestWithAppointment, openDesk, startAppointment } from '../support/desk.ts';
import { sharedPage } from '../support/shared-page.ts';

/** Books the same service for the same guest on the same day, hours apart. */
async function bookSameDay(request: APIRequestContext, token: string, appointment: Appointment): Promise<void> {
  const [b, d] = [appointment.shop.id, dayOf(appointment)];
  const { time_slots } = await askAs<{ time_slots: { time_slots: { s_time: number }[] } }>(
    request,
    token,
    `query ($b: Int!, $d: String!, $s: [Int!]) { time_slots(business_id: $b, date: $d, service_pricing_ids: $s) { time_slots { s_time } } }`,
    { b, d, s: [appointment.pricing] },
  );
  const time = time_slots.time_slots.findLast(({ s_time }) => Math.abs(s_time - appointment.time) > 4 * 3_600)?.s_time;
  await act(
    request,
    token,
    `mutation ($b: Int!, $s: [BookingServiceInput!]) {
      create_booking(business_id: $b, services: $s, booking_request: "web") { status message } }`,
    { b, s: [{ service_pricing_id: appointment.pricing, date: d, time }] },
  );
}

test.describe('the calendar of the desk', () => {
  let guest: Awaited<ReturnType<typeof namedGuestWithAppointment>>;
  const shared = sharedPage(async (page, request) => {
    guest = await namedGuestWithAppointment(request, 5);
    await openDesk(page, guest.desk, `/business/?date=${dayOf(guest.appointment)}`);
  });
  const blocks = () => shared().getByRole('region', { name: 'Calendar' }).getByRole('link', { name: guest.name });
  const panel = () => appointmentPanel(shared());
  const proposed = () => panel().getByText('You proposed another time to Orla');

  async function openAppointment(): Promise<void> {
    const { id } = guest.appointment;
    if (!(await panel().isVisible()))
      await shared().getByRole('region', { name: 'Calendar' }).locator(`a[href*="appt=${id}"]`).first().click();
    await expect(panel()).toBeVisible();
  }

  /** Proposes another day, unless an earlier test has done so. */
  async function propose(): Promise<void> {
    await openAppointment();
    if (await proposed().isVisible()) return;
    const accept = panel().getByRole('button', { name: 'Accept', exact: true });
    if (await accept.isVisible()) await accept.click();
    await panel().getByRole('button', { name: 'Propose a new time' }).click();
    await panel().getByRole('group', { name: 'Day' }).getByRole('button').nth(1).click();
    await panel()
      .getByRole('group', { name: /^Free on/ })
      .getByRole('button')
      .first()
      .click();
    await panel().getByLabel('Message to Orla').fill('Could you come then?');
    await panel().getByRole('button', { name: 'Send the time' }).click();
    await expect(proposed()).toBeVisible();
  }

  test('shows a booking as soon as it is made', async ({ request }) => {
    await expect(blocks()).toHaveCount(1);
    await bookSameDay(request, guest.token, guest.appointment);
    await expect(blocks()).toHaveCount(2);
  });

  test('opens an appointment, which the owner accepts', async () => {
    await openAppointment();
    await expect(panel().getByText('New', { exact: true })).toBeVisible();
    await panel().getByRole('button', { name: 'Accept', exact: true }).click();
    await expect(panel().getByText('Accepted', { exact: true })).toBeVisible();
    await expectAccessible(shared(), { without: '.Toastify' });
  });

  test('proposes another time to the guest', () => propose());

  test('shows the answer of the guest at once', async ({ request }) => {
    await propose();
    await act(
      request,
      guest.token,
      'mutation ($id: Int!) { statusUpdateForAppointment(id: $id, status: "Accept") { status message } }',
      { id: guest.appointment.id },
    );
    await expect(proposed()).toHaveCount(0);
    const moved = await statusOf(request, guest.token, guest.appointment.id);
    expect(moved.status).toBe('Accept');
    expect(moved.date).not.toBe(guest.appointment.time);
  });
});

const letters = () =>
  Array.from({ length: 9 }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join('');

test.describe('a new entry in the calendar', () => {
  let name: string;
  const shared = sharedPage(async (page, request) => {
    const { appointment, desk } = await namedGuestWithAppointment(request, 17);
    name = `Mac${letters()}`;
    await openDesk(page, desk, `/business/?date=${dayOf(appointment)}`);
  });
  const begin = () => shared().getByRole('button', { name: 'New booking', exact: true });
  const aside = () =>
    shared()
      .getByRole('complementary', { name: 'In the calendar' })
      .or(shared().getByRole('dialog', { name: /New booking|Block time/ }));

  async function openForm(): Promise<void> {
    if (!(await aside().isVisible())) await begin().click();
    await expect(aside()).toBeVisible();
  }

  test('keeps what was typed while the owner looks at other days and free times', async () => {
    const page = shared();
    await openForm();
    await aside().getByRole('button', { name: 'New client' }).click();
    await aside().getByLabel('Last name').fill(name);
    await page.getByRole('button', { name: 'Next day' }).click();
    await page.getByRole('button', { name: 'Previous day' }).click();
    await page
      .getByRole('button', { name: /^New booking, .* free from/ })
      .first()
      .click();
    await expect(aside().getByLabel('Last name')).toHaveValue(name);
    await expectAccessible(page, { without: '.Toastify' });
  });

  test('blocks a time, which can be freed', async () => {
    await openForm();
    await aside().getByText('Block time', { exact: true }).first().click();
    await aside().getByLabel('From').fill('5 am');
    await aside().getByLabel('Until').fill('5:45 am');
    await aside().getByLabel('Reason').fill(`Delivery ${name}`);
    await expectAccessible(shared(), { without: '.Toastify' });
    await aside().getByRole('button', { name: 'Block this time' }).click();
    const block = shared()
      .getByRole('link', { name: new RegExp(`Delivery ${name}`) })
      .first();
    await block.click();
    await shared().getByRole('button', { name: 'Unblock this time' }).click();
    await expect(block).toHaveCount(0);
  });

  test('books for a walk-in guest on a phone', async () => {
    const page = shared();
    await page.setViewportSize({ width: 390, height: 844 });
    await openForm();
    await expect(aside().getByRole('heading', { name: 'New booking' })).toBeVisible();
    await aside().getByRole('button', { name: 'New client' }).click();
    await aside().getByLabel('First name').fill('Nuala');
    await aside().getByLabel('Last name').fill(name);
    await aside().getByLabel('Phone').fill('087 555 0199');
    await aside().getByRole('list', { name: 'Services' }).getByRole('checkbox').first().press('Space');
    const free = aside()
      .getByRole('group', { name: /^Free on/ })
      .getByRole('button');
    // The day may be full by now; the last of the days that are shown has a free time.
    await expect(free.first().or(aside().getByText('Nothing is free on this day.'))).toBeVisible();
    await aside().getByRole('group', { name: 'Days with a free time' }).getByRole('button').last().click();
    await free.first().click();
    await expectAccessible(page, { without: '.Toastify' });
    await aside()
      .getByRole('button', { name: /^Book / })
      .click();
    await expect(page.getByText('Accepted', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: `Nuala ${name}` }).first()).toBeVisible();
  });
});

test.describe('an appointment that has begun, on a phone', () => {
  let guest: Awaited<ReturnType<typeof namedGuestWithAppointment>>;
  const shared = sharedPage(
    async (page, request) => {
      guest = await namedGuestWithAppointment(request, 6);
      await startAppointment(guest.appointment.id);
      await openDesk(page, guest.desk, `/business/?appt=${guest.appointment.id}`);
      await expect(panel().getByRole('button', { name: 'In the chair' })).toBeVisible();
    },
    { viewport: { width: 390, height: 844 } },
  );
  const panel = () => appointmentPanel(shared());
  const completed = () => panel().getByText('Completed', { exact: true });

  /** Completed with the payment left for later, unless an earlier test has done so. */
  async function complete(): Promise<void> {
    if (await completed().isVisible()) return;
    await panel().getByRole('button', { name: 'Complete, pay later' }).click();
    await expect(completed()).toBeVisible();
  }

  test('leads to the guest', async () => {
    await expect(panel().getByRole('link', { name: guest.name })).toHaveAttribute('href', /\/guests\/\d+/);
    await expectAccessible(shared(), { without: '.Toastify' });
  });

  test('[DAY-052] is marked when the guest sits down', async () => {
    await panel().getByRole('button', { name: 'In the chair' }).click();
    await expect(panel().getByText('In the chair', { exact: true })).toBeVisible();
    await expect(panel().getByRole('button', { name: 'Not here yet' })).toBeVisible();
  });

  test('is completed before it is paid', async ({ request }) => {
    await complete();
    expect((await statusOf(request, guest.token, guest.appointment.id)).status).toBe('Completed');
    await expectAccessible(shared(), { without: '.Toastify' });
  });

  test('is paid in cash afterwards', async () => {
    await complete();
    const page = shared();
    await panel()
      .getByRole('link', { name: /^Check out, €/ })
      .click();
    await page.getByRole('button', { name: 'Cash', exact: true }).click();
    await page.getByRole('button', { name: /in cash and finish$/ }).click();
    await expect(page.getByRole('heading', { name: /^Paid, €/ })).toBeVisible();
  });
});
