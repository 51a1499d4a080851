import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test';
import { act, askAs, dayFromNow, guestWithAppointment, statusOf } from '../support/appointments.ts';
import { openAs, sentVariables, toast } from '../support/guests.ts';
import { sharedPage } from '../support/shared-page.ts';

const items = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox') });

/** 'December 2026', the name of the button that leads to a month. */
const monthWords = (month: string) =>
  new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(month));

/** 'Tuesday 24 November'. */
const dateWords = (date: string) =>
  new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
    .format(new Date(date))
    .replace(',', '');

/** Picks the first call of a day that is at least a number of days ahead. */
async function pickCall(request: APIRequestContext, dialog: Locator, shop: number, days: number) {
  const from = dayFromNow(days);
  const months = [...new Set([from.slice(0, 7), dayFromNow(days + 20).slice(0, 7)])];
  for (const [index, month] of months.entries()) {
    const { availability_month } = await askAs<{ availability_month: { days: { date: string; state: string }[] } }>(
      request,
      '',
      'query ($b: Int!, $m: String!) { availability_month(business_id: $b, month: $m, consultation: true) { days { date state } } }',
      { b: shop, m: month },
    );
    const day = availability_month.days.find(({ date, state }) => date >= from && state === 'free');
    if (!day) continue;
    if (index > 0) await dialog.getByRole('button', { name: monthWords(month) }).click();
    await dialog.getByRole('button', { name: new RegExp(`^${dateWords(day.date)}`) }).click();
    await dialog.getByRole('region').getByRole('radio').first().check({ force: true });
    return;
  }
  throw new Error('The shop takes no calls.');
}

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

  async function openPicker(): Promise<void> {
    if (!(await dialog().isVisible())) await schedule().click();
    await expect(dialog().getByRole('grid').or(dialog().getByRole('table')).first()).toBeVisible();
  }

  test('[NOTIF-015] cannot book a call later than in seven days', async ({ request }) => {
    await openPicker();
    await pickCall(request, dialog(), ids.b, 9);
    await book().click();
    await expect(toast(shared(), 'Please select any date within 7 days!')).toBeVisible();
  });

  test('[NOTIF-013] books a call within seven days', async ({ request }) => {
    await openPicker();
    await pickCall(request, dialog(), ids.b, 2);
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
    expect(await statusOf(request, guest.token, guest.appointment.id)).toMatchObject({ status: 'Cancelled' });
  });

  test('[NOTIF-016] has a link to book again once unblocked', async ({ request }) => {
    const unblock =
      'mutation ($b: Int!, $g: Int!) { desk_unblock_guest(business_id: $b, guest_id: $g) { status message } }';
    await act(request, guest.desk, unblock, ids);
    const link = items(shared()).getByRole('link', { name: 'Rebook' });
    await expect(link).toHaveAttribute('href', `/${guest.appointment.shop.slug}`);
  });
});
