import { expect, test } from '@playwright/test';
import { askAs } from '../support/appointments.ts';
import { appointmentPanel, openDesk } from '../support/desk.ts';
import { enter, tabTo, type } from '../support/keys.ts';
import { MENU, openSalon, type SalonGuest } from '../support/salon-day/salon.ts';

const euro = (cents: number) => `€${(cents / 100).toFixed(2)}`;

test('[DAY-031] books, moves, edits, takes money and marks a no-show with the keyboard alone', async ({
  page,
  request,
}) => {
  test.setTimeout(240_000);
  const salon = await openSalon(request, [
    ['Aoife', '17:00', 'Cut and finish'],
    ['Bríd', '17:00', 'Cut and finish'],
  ]);
  const [stays, misses] = salon.guests as [SalonGuest, SalonGuest];
  const panel = appointmentPanel(page);
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const block = ({ id }: Pick<SalonGuest, 'id'>) =>
    page.getByRole('region', { name: 'Calendar' }).last().locator(`a[href*="appt=${id}"]`).first();
  const read = async (id: number) => {
    const query = 'query ($id: Int!) { desk_appointment(id: $id) { status due lines { person service } } }';
    return (
      await askAs<{ desk_appointment: { status: string; due: number; lines: { person: string; service: string }[] } }>(
        request,
        salon.token,
        query,
        { id },
      )
    ).desk_appointment;
  };
  await openDesk(page, salon.token, `/business/?date=${salon.today}`);
  await expect(block(stays)).toBeVisible();

  await test.step('a new booking', async () => {
    await enter(page, button('New booking'));
    const form = page.getByRole('complementary', { name: 'In the calendar' });
    await enter(page, form.getByRole('button', { name: 'New client' }));
    await type(page, form.getByLabel('First name'), 'Nuala');
    await type(page, form.getByLabel('Last name'), 'Keane');
    await type(page, form.getByLabel('Phone'), '0875550199');
    await tabTo(page, form.getByRole('list', { name: 'Services' }).getByRole('checkbox', { name: /Gloss/ }));
    await page.keyboard.press('Space');
    const times = form.getByRole('group', { name: /^Free on/ }).getByRole('button');
    await enter(page, times.last());
    await enter(page, form.getByRole('button', { name: /^Book / }));
    await expect(panel.getByRole('link', { name: 'Nuala Keane' })).toBeVisible();
  });

  await test.step('a move', async () => {
    await tabTo(page, block(stays));
    await page.keyboard.press('m');
    const sheet = page.getByRole('dialog', { name: /^Move / });
    await tabTo(page, sheet.getByLabel('Person'));
    await page.keyboard.press('D');
    await expect(sheet.getByLabel('Person')).toHaveValue(String(salon.chairs.Donal));
    await enter(page, sheet.getByRole('button', { name: /^(Move|Book anyway)/ }));
    await expect(page.getByRole('status').filter({ hasText: 'Undo' })).toBeVisible();
    expect((await read(stays.id)).lines).toEqual([{ person: 'Donal', service: 'Cut and finish' }]);
  });

  const total = MENU['Cut and finish'].price + MENU.Gloss.price;
  await test.step('an edit', async () => {
    await enter(page, block(stays));
    await expect(panel.getByRole('link', { name: stays.name })).toBeVisible();
    await enter(page, panel.getByRole('button', { name: 'Edit', exact: true }));
    await enter(page, panel.getByRole('button', { name: /^Gloss €/ }));
    await enter(page, panel.getByRole('button', { name: new RegExp(`^Save.*, ${euro(total)} to take$`) }));
    await expect(panel.getByRole('link', { name: `Check out, ${euro(total)}` })).toBeVisible();
  });

  await test.step('money', async () => {
    await enter(page, panel.getByRole('link', { name: `Check out, ${euro(total)}` }));
    await enter(page, button('Cash'));
    await enter(page, button(`Take ${euro(total)} in cash and finish`));
    await expect(page.getByRole('heading', { name: `Paid, ${euro(total)}` })).toBeVisible();
    expect(await read(stays.id)).toMatchObject({ status: 'Completed', due: 0 });
  });

  await test.step('a no-show', async () => {
    await enter(page, page.getByRole('link', { name: 'Back to the appointment' }));
    await enter(page, block(misses));
    await expect(panel.getByRole('link', { name: misses.name })).toBeVisible();
    await enter(page, panel.getByRole('button', { name: 'No-show' }));
    await enter(page, page.getByRole('dialog').getByRole('button', { name: 'Mark as a no-show' }));
    await expect(panel.getByRole('button', { name: /turned up after all$/ })).toBeVisible();
    expect(await read(misses.id)).toMatchObject({ status: 'No Show' });
  });
});
