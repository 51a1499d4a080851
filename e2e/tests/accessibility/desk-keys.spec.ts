import { expect, type Page, test } from '@playwright/test';
import { appointmentPanel, openDesk } from '../support/desk.ts';
import { enter, tabTo, type } from '../support/keys.ts';
import { openSalon, type SalonGuest } from '../support/salon-day/salon.ts';

const grid = (page: Page) => page.getByRole('region', { name: 'Calendar' }).last();
const blockOf = (page: Page, { id }: SalonGuest) => grid(page).locator(`a[href*="appt=${id}"]`).first();

test('[DESKC-004] the calendar: arrows, a panel, the sheet and a parked block, each with the way back', async ({
  page,
  request,
}) => {
  const salon = await openSalon(request, [
    ['Aoife', '17:00', 'Cut and finish'],
    ['Bríd', '17:15', 'Cut and finish'],
  ]);
  const [first, second] = salon.guests as [SalonGuest, SalonGuest];
  await openDesk(page, salon.token, `/business/?date=${salon.today}`);
  await expect(blockOf(page, second)).toBeVisible();
  await tabTo(page, blockOf(page, first));
  await expect(grid(page).getByText('Arrow keys move between appointments.')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(blockOf(page, second)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(blockOf(page, first)).toBeFocused();

  await page.keyboard.press('Enter');
  const panel = appointmentPanel(page);
  await expect(panel).toBeFocused();
  await expect(panel.getByRole('link', { name: first.name })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(blockOf(page, first)).toBeFocused();

  await page.keyboard.press('m');
  const sheet = page.getByRole('dialog', { name: /^Move / });
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(blockOf(page, first)).toBeFocused();

  await page.keyboard.press('p');
  const parked = page.getByRole('region', { name: 'Parked appointment' });
  await expect(parked).toContainText(`${first.name} is parked`);
  await enter(page, parked.getByRole('button', { name: 'Put it back' }));
  await expect(parked).toBeHidden();
  await page.keyboard.press('Escape');
  await tabTo(page, blockOf(page, first));
  await page.keyboard.press('Escape');
  await expect(grid(page)).toBeFocused();
});

test('[DESKC-001] another date, the month and a search, with the keyboard alone', async ({ page, request }) => {
  const salon = await openSalon(request, [['Aoife', '17:00', 'Cut and finish']]);
  const [guest] = salon.guests as [SalonGuest];
  const today = `/business/?date=${salon.today}`;
  await openDesk(page, salon.token, today);
  await expect(blockOf(page, guest)).toBeVisible();
  const date = page.getByRole('heading', { level: 1 }).getByRole('button');
  await enter(page, date);
  const jump = page.getByRole('dialog', { name: 'Go to a date' });
  await type(page, jump.getByLabel('Go to', { exact: true }), 'in 6 weeks');
  await page.keyboard.press('Enter');
  await expect(jump).toBeHidden();
  await expect(page).not.toHaveURL(today);
  await expect(date).toBeFocused();

  await tabTo(page, page.getByRole('radio', { name: 'Day' }));
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/view=month/);
  await expect(page.getByRole('radio', { name: 'Month' })).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await expect(page).not.toHaveURL(/view=/);

  await enter(page, date);
  await type(page, jump.getByRole('searchbox', { name: 'Find an appointment' }), guest.name.split(' ')[1] ?? '');
  await enter(page, jump.getByRole('link', { name: new RegExp(guest.name) }));
  await expect(appointmentPanel(page).getByRole('link', { name: guest.name })).toBeVisible();
});

test('[DESKC-001] services are put in order, opened and left with the keyboard alone', async ({ page, request }) => {
  const salon = await openSalon(request, []);
  await openDesk(page, salon.token, '/business/services');
  const handle = page.getByRole('button', { name: 'Move Gloss: up and down arrow keys' });
  const names = page.getByRole('button', { name: /^Move .*: up and down arrow keys$/ });
  await tabTo(page, handle);
  await page.keyboard.press('ArrowUp');
  await expect(names.nth(1)).toHaveAccessibleName(/Gloss/);
  await expect(handle).toBeFocused();
  const row = page.getByRole('button', { name: /^Gloss/ });
  await enter(page, row);
  const editor = page.getByRole('complementary', { name: 'Gloss' });
  await expect(editor).toBeFocused();
  await enter(page, editor.getByRole('button', { name: 'Close' }));
  await expect(editor).toBeHidden();
  await expect(row).toBeFocused();
});
