import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { askAs } from '../support/appointments.ts';
import { withDatabase } from '../support/calls.ts';
import {
  appointmentPanel,
  dayOf,
  expectDeskFits,
  namedGuestWithAppointment,
  openDesk,
  startAppointment,
} from '../support/desk.ts';
import { newShop } from '../support/new-shop.ts';
import { sharedPage } from '../support/shared-page.ts';

/** A shop that is open at any hour, with a service that fits before midnight. */
async function openShop(request: APIRequestContext) {
  const shop = await newShop(request, 'publish');
  await withDatabase(async (client) => {
    await client.query('delete from work_hours where business_id = $1', [shop.id]);
    await client.query(
      `insert into work_hours (business_id, weekday, start_minute, end_minute) select $1, d, 0, 1440 from generate_series(0, 6) d`,
      [shop.id],
    );
    await client.query('update service_pricings set duration_minutes = 5, buffer_minutes = 0 where business_id = $1', [
      shop.id,
    ]);
    await client.query('update businesses set calendar_version = calendar_version + 1 where id = $1', [shop.id]);
  });
  return shop;
}

const panel = (page: Page) => appointmentPanel(page);

test.describe('a walk-in', () => {
  let shop: Awaited<ReturnType<typeof openShop>>;
  const shared = sharedPage(async (page, request) => {
    shop = await openShop(request);
    await openDesk(page, shop.token);
    // A shop that has just opened begins with what is left to do.
    await page.getByRole('link', { name: 'Go to the calendar' }).click();
  });

  test('[DAY-002] sits in the chair with one press, is named later and pays at the till', async ({ request }) => {
    const page = shared();
    await page.getByRole('button', { name: 'Walk-in' }).click();
    await expect(page.getByRole('dialog', { name: 'Who can take them?' })).toBeVisible();
    await page.getByRole('button', { name: /Gel manicure/ }).click();
    await expect(panel(page).getByText('In the chair', { exact: true })).toBeVisible();
    const guests = 'query ($id: Int!) { desk_guests(business_id: $id) { guests { first_name } } }';
    const list = async () =>
      (await askAs<{ desk_guests: { guests: object[] } }>(request, shop.token, guests, { id: shop.id })).desk_guests
        .guests;
    expect(await list()).toEqual([]);
    await panel(page).getByRole('button', { name: 'Add their name' }).click();
    const dialog = page.getByRole('dialog', { name: 'Who is this?' });
    await dialog.getByLabel('Find a guest').fill('Maud Ryan');
    await dialog.getByRole('button', { name: /New client|Maud/ }).click();
    await dialog.getByLabel('Phone').fill('087 123 4567');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(panel(page).getByRole('link', { name: 'Maud Ryan' })).toBeVisible();
    expect(await list()).toEqual([{ first_name: 'Maud' }]);
    await panel(page).getByRole('link', { name: 'Check out, €40.00' }).click();
    await page.getByRole('button', { name: 'Take €40.00 by card and finish' }).click();
    await expect(page.getByRole('heading', { name: 'Paid, €40.00' })).toBeVisible();
    await expect(page.getByRole('link', { name: /In 6 weeks/ })).toBeVisible();
  });

  test('[TILL-050] ends with the day closed, which a second desk is told when it tries', async ({ browser }) => {
    const second = await (await browser.newContext()).newPage();
    for (const page of [shared(), second]) {
      await openDesk(page, shop.token, '/business/money');
      await page.getByRole('button', { name: 'Close the day' }).click();
    }
    const confirm = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Close the day' });
    await confirm(shared()).click();
    await expect(shared().getByText(/^Closed by Maeve Joyce/)).toBeVisible();
    await expect(second.getByText(/^Closed by Maeve Joyce/)).toBeVisible();
    await second.context().close();
    await expectDeskFits(shared());
  });
});

test.describe('an appointment of today', () => {
  let guest: Awaited<ReturnType<typeof namedGuestWithAppointment>>;
  const shared = sharedPage(async (page, request) => {
    guest = await namedGuestWithAppointment(request, 9);
    await startAppointment(guest.appointment.id);
    await openDesk(page, guest.desk, `/business/?appt=${guest.appointment.id}`);
  });

  test('[DAY-010] runs late, which its block in the calendar shows', async () => {
    await panel(shared()).getByRole('button', { name: 'Running late' }).click();
    const dialog = shared().getByRole('dialog', { name: 'Running late' });
    await dialog.getByRole('button', { name: '20 min' }).click();
    await dialog.getByRole('radio', { name: /^Orla/ }).click();
    await dialog.getByRole('button', { name: 'Mark as 20 minutes late' }).click();
    await expect(shared().getByText('Noted. We’ve let Orla know.')).toBeVisible();
    await expect(panel(shared()).getByRole('button', { name: '20 min late' })).toBeVisible();
    await expect(shared().getByRole('region', { name: 'Calendar' }).getByText('20 min late').first()).toBeAttached();
  });
});

test.describe('an appointment of the coming days', () => {
  let guest: Awaited<ReturnType<typeof namedGuestWithAppointment>>;
  const shared = sharedPage(async (page, request) => {
    guest = await namedGuestWithAppointment(request, 8);
    await openDesk(page, guest.desk, `/business/?date=${dayOf(guest.appointment)}&appt=${guest.appointment.id}`);
  });

  test('[DAY-022] is repeated: all dates are checked and booked as a series', async () => {
    await panel(shared()).getByRole('button', { name: 'Repeat' }).click();
    const dialog = shared().getByRole('dialog', { name: /regularly/ });
    await expect(dialog.getByRole('list', { name: 'Dates' }).getByRole('listitem')).toHaveCount(6);
    await dialog.getByRole('button', { name: /^Book \d appointments?$/ }).click();
    await expect(panel(shared()).getByRole('list', { name: 'Other dates of the series' })).toBeVisible();
    await expectDeskFits(shared());
  });

  test('[DAY-053] is booked again with the same guest, services and person', async () => {
    await shared().setViewportSize({ width: 1440, height: 900 });
    await panel(shared()).getByRole('link', { name: 'Book again' }).click();
    const adding = shared().getByRole('complementary', { name: 'In the calendar' });
    await expect(adding.getByText(guest.name)).toBeVisible();
    await expect(adding.getByRole('button', { name: /Choose a time|^Book / })).toBeVisible();
  });
});
