import { expect, type Page, test } from '@playwright/test';
import { act, askAs, dayFromNow, guestWithAppointment, statusOf } from '../support/appointments.ts';
import { openAs, sentVariables } from '../support/guests.ts';
import { sharedPage } from '../support/shared-page.ts';

const items = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox') });

test.describe('a guest who has been warned', () => {
  let guest: Awaited<ReturnType<typeof guestWithAppointment>>;
  let ids: { b: number; g: number };
  const shared = sharedPage(async (page, request) => {
    guest = await guestWithAppointment(request, 7);
    const { profileInformation: me } = await askAs<{ profileInformation: { id: number } }>(
      request,
      guest.token,
      '{ profileInformation { id } }',
    );
    ids = { b: guest.appointment.shop.id, g: me.id };
    const warn =
      'mutation ($b: Int!, $g: Int!) { desk_warn_guest(business_id: $b, guest_id: $g, reason: "Two late cancellations.") { status message } }';
    await act(request, guest.desk, warn, ids);
    await openAs(page, guest.token, '/profile/notification');
  });
  const schedule = () => items(shared()).getByRole('button', { name: 'Schedule a video call' });
  const dialog = () => shared().getByRole('dialog', { name: 'Schedule a video call' });
  const book = () => dialog().getByRole('button', { name: 'Book the call' });

  const days = () => dialog().getByRole('group', { name: 'Call: day' }).getByRole('radio');

  async function openPicker(): Promise<void> {
    if (!(await dialog().isVisible())) await schedule().click();
    await expect(days().first()).toBeVisible();
    const more = dialog().getByRole('button', { name: 'More days' });
    if (await more.isVisible()) await more.click();
  }

  test('[SLOT-042] is offered calls within seven days, and none later', async () => {
    await openPicker();
    const offered = await days().evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
    expect(offered.length).toBeGreaterThan(0);
    expect(offered.length).toBeLessThanOrEqual(8);
    for (const day of offered) expect(day <= dayFromNow(7)).toBe(true);
  });

  test('[NOTIF-015] cannot book a call later than in seven days', async ({ request }) => {
    const later = Date.parse(`${dayFromNow(9)}T10:00Z`) / 1000;
    const { video_consultation_booking: answer } = await askAs<{ video_consultation_booking: object }>(
      request,
      guest.token,
      'mutation ($b: Int!, $t: Int!) { video_consultation_booking(business_id: $b, video_datetime: $t) { status message } }',
      { b: ids.b, t: later },
    );
    expect(answer).toEqual({ status: 0, message: 'Please select any date within 7 days!' });
  });

  test('[NOTIF-013] books a call within seven days', async () => {
    await openPicker();
    await days().last().check({ force: true });
    await dialog()
      .getByRole('group', { name: /^Call: times/ })
      .getByRole('radio')
      .first()
      .check({ force: true });
    const sent = sentVariables(shared(), 'BookWarningCall');
    await book().click();
    expect(await sent).toMatchObject({ business_id: ids.b });
    await expect(dialog()).toBeHidden();
    await expect(schedule()).toBeHidden();
  });

  test('[NOTIF-014] cancels all upcoming appointments', async ({ request }) => {
    await items(shared()).getByRole('button', { name: 'Cancel all future appointments' }).click();
    const sent = sentVariables(shared(), 'CancelFuture');
    await shared().getByRole('dialog').getByRole('button', { name: 'Cancel them all' }).click();
    expect(await sent).toEqual({ business_id: ids.b });
    await expect(shared().getByRole('dialog')).toBeHidden();
    await expect
      .poll(() => statusOf(request, guest.token, guest.appointment.id))
      .toMatchObject({ status: 'Cancelled' });
  });

  test('[NOTIF-016] has a link to book again once unblocked', async ({ request }) => {
    const unblock =
      'mutation ($b: Int!, $g: Int!) { desk_unblock_guest(business_id: $b, guest_id: $g) { status message } }';
    await act(request, guest.desk, unblock, ids);
    const link = items(shared()).getByRole('link', { name: 'Rebook' });
    await expect(link).toHaveAttribute('href', `/${guest.appointment.shop.slug}`);
  });
});
