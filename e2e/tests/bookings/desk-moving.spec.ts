import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { act, askAs, secondTab } from '../support/appointments.ts';
import { appointmentPanel, dayOf, namedGuestWithAppointment, openDesk } from '../support/desk.ts';

type Guest = Awaited<ReturnType<typeof namedGuestWithAppointment>>;

/** Pixels of an hour in the calendar. */
const HOUR = 84;

async function openDay(page: Page, request: APIRequestContext, nth: number): Promise<Guest> {
  const guest = await namedGuestWithAppointment(request, nth);
  await act(request, guest.desk, 'mutation ($id: Int!) { desk_accept(id: $id) { status message } }', {
    id: guest.appointment.id,
  });
  await openDesk(page, guest.desk, `/business/?date=${dayOf(guest.appointment)}`);
  await expect(blockOf(page, guest)).toBeVisible();
  return guest;
}

const blockOf = (page: Page, { appointment }: Guest) =>
  page.getByRole('region', { name: 'Calendar' }).last().locator(`a[href*="appt=${appointment.id}"]`).first();
const sheet = (page: Page) => page.getByRole('dialog', { name: /^Move Orla/ });
const bar = (page: Page) => page.getByRole('status').filter({ hasText: 'Undo' });

async function startOf(request: APIRequestContext, { desk, appointment }: Guest): Promise<number> {
  const query = 'query ($id: Int!) { desk_appointment(id: $id) { starts } }';
  return (await askAs<{ desk_appointment: { starts: number } }>(request, desk, query, { id: appointment.id }))
    .desk_appointment.starts;
}

/** Starts dragging a block down by some hours, without dropping it. */
async function drag(page: Page, guest: Guest, hours: number): Promise<void> {
  const block = blockOf(page, guest);
  await block.scrollIntoViewIfNeeded();
  const box = await block.boundingBox();
  if (!box) throw new Error('The block is not on the screen.');
  await page.mouse.move(box.x + 30, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x + 34, box.y + 10 + (hours * HOUR) / 2, { steps: 4 });
  await page.mouse.move(box.x + 34, box.y + 10 + hours * HOUR, { steps: 4 });
}

test.describe('moving an appointment at the desk', () => {
  test('[MOVE-017] drags it, puts it back with Esc, and moves it after the drop', async ({ page, request }) => {
    const guest = await openDay(page, request, 21);
    const before = await startOf(request, guest);
    await drag(page, guest, 1);
    await expect(page.locator('[data-landing]')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-landing]')).toBeHidden();
    await page.mouse.up();
    await expect(sheet(page)).toBeHidden();
    await drag(page, guest, 1);
    await page.mouse.up();
    await expect(sheet(page)).toBeVisible();
    await expectAccessible(page, { without: '.Toastify' });
    await sheet(page)
      .getByRole('radio', { name: /Nobody/ })
      .check();
    await sheet(page)
      .getByRole('button', { name: /^(Move|Book anyway)$/ })
      .click();
    await expect(bar(page)).toBeVisible();
    await expect.poll(() => startOf(request, guest)).toBe(before + 3_600);
  });

  test('[MOVE-018] moves and undoes by keyboard alone', async ({ page, request }) => {
    const guest = await openDay(page, request, 22);
    const before = await startOf(request, guest);
    await blockOf(page, guest).focus();
    await page.keyboard.press('m');
    await expect(sheet(page)).toBeVisible();
    const next = new Date((guest.appointment.time + 7 * 86_400) * 1000).toISOString().slice(0, 10);
    await sheet(page).getByLabel('Day').fill(next);
    await expect(sheet(page).getByRole('heading', { name: new RegExp(`${Number(next.slice(8))} `) })).toBeVisible();
    const button = sheet(page).getByRole('button', { name: /^(Move|Book anyway)/ });
    await expect(button).toBeEnabled();
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(bar(page)).toBeVisible();
    await expect.poll(() => startOf(request, guest)).toBe(before + 7 * 86_400);
    await bar(page).getByRole('button', { name: 'Undo' }).focus();
    await page.keyboard.press('Enter');
    await expect(bar(page)).toBeHidden();
    await expect.poll(() => startOf(request, guest)).toBe(before);
  });

  test('[MOVE-006] warns by name and books anyway; [MOVE-019] the other window updates automatically', async ({
    page,
    request,
  }) => {
    const guest = await openDay(page, request, 23);
    const other = await secondTab(page, `/business/?date=${dayOf(guest.appointment)}`);
    await expect(blockOf(other, guest)).toBeVisible();
    await blockOf(page, guest).click();
    await appointmentPanel(page).getByRole('button', { name: 'Move', exact: true }).click();
    await sheet(page).getByLabel('Time').fill('05:00');
    await expect(sheet(page).getByText(/^Starts .* before/)).toBeVisible();
    await sheet(page)
      .getByRole('radio', { name: /Nobody/ })
      .check();
    await sheet(page).getByRole('button', { name: 'Book anyway' }).click();
    await expect(bar(page)).toBeVisible();
    await expect(blockOf(other, guest)).toContainText('5:00');
  });

  test('[MOVE-011] the slower of two windows sees what changed, and chooses', async ({ page, request }) => {
    const guest = await openDay(page, request, 24);
    const before = await startOf(request, guest);
    await blockOf(page, guest).focus();
    await page.keyboard.press('m');
    await expect(sheet(page)).toBeVisible();
    await act(
      request,
      guest.desk,
      'mutation ($id: Int!, $start: Int) { desk_move(id: $id, start: $start, anyway: ["early", "closed", "off"]) { status message } }',
      { id: guest.appointment.id, start: before + 7 * 86_400 },
    );
    await sheet(page).getByLabel('Minutes').fill('25');
    const button = sheet(page).getByRole('button', { name: /^(Move|Book anyway)/ });
    await button.click();
    await expect(sheet(page).getByText(/has changed in the meantime/)).toBeVisible();
    await button.click();
    await expect(bar(page)).toBeVisible();
    await expect.poll(() => startOf(request, guest)).toBe(before);
  });

  test('[MOVE-020] a block that clashes offers to move the appointment', async ({ page, request }) => {
    const guest = await openDay(page, request, 25);
    await page.getByRole('button', { name: 'New booking', exact: true }).click();
    await page
      .getByRole('button', { name: /Block/ })
      .or(page.getByRole('tab', { name: /Block/ }))
      .or(page.getByRole('radio', { name: /Block/ }))
      .first()
      .click();
    const time = new Date(guest.appointment.time * 1000).toISOString().slice(11, 16);
    const hourLater = `${String(Number(time.slice(0, 2)) + 1).padStart(2, '0')}${time.slice(2)}`;
    await page.getByRole('combobox', { name: 'From' }).fill(time);
    await page.getByRole('combobox', { name: 'Until' }).fill(hourLater);
    await page.getByRole('button', { name: 'Block this time' }).click();
    await page.getByRole('button', { name: `Move ${guest.name} to another time` }).click();
    await expect(sheet(page)).toBeVisible();
  });
});
