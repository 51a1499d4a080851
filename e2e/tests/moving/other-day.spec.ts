import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test';
import { askAs } from '../support/appointments.ts';
import { appointmentPanel, openDesk } from '../support/desk.ts';
import { openSalon, type Salon, type SalonGuest } from '../support/salon-day/salon.ts';

const DAY = 86_400;
const dateOf = (wall: number) => new Date(wall * 1000).toISOString().slice(0, 10);

const blockOf = (page: Page, { id }: SalonGuest) =>
  page.getByRole('region', { name: 'Calendar' }).last().locator(`a[href*="appt=${id}"]`).first();
const sheet = (page: Page) => page.getByRole('dialog', { name: /^Move / });
const bar = (page: Page) => page.getByRole('status').filter({ hasText: 'Undo' });
const parked = (page: Page) => page.getByRole('region', { name: 'Parked appointment' });

async function startOf(request: APIRequestContext, { token }: Salon, { id }: SalonGuest): Promise<number> {
  const query = 'query ($id: Int!) { desk_appointment(id: $id) { starts } }';
  return (await askAs<{ desk_appointment: { starts: number } }>(request, token, query, { id })).desk_appointment.starts;
}

async function centreOf(place: Locator) {
  const box = await place.boundingBox();
  if (!box) throw new Error('It is not on the screen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Drags something over a day, or over the parking area, without dropping it. */
async function dragTo(page: Page, what: Locator, drop: string): Promise<void> {
  await what.scrollIntoViewIfNeeded();
  const box = await what.boundingBox();
  if (!box) throw new Error('It is not on the screen.');
  await page.mouse.move(box.x + 30, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x + 40, box.y + 20, { steps: 4 });
  const { x, y } = await centreOf(page.locator(`[data-drop="${drop}"]`));
  await page.mouse.move(x, y, { steps: 8 });
}

async function openWith(page: Page, request: APIRequestContext) {
  const salon = await openSalon(request, [['Aoife', '17:00', 'Cut and finish']]);
  const [guest] = salon.guests as [SalonGuest];
  await openDesk(page, salon.token, `/business/?date=${salon.today}`);
  await expect(blockOf(page, guest)).toBeVisible();
  return { salon, guest, before: await startOf(request, salon, guest) };
}

/** Confirms the dialog without notifying anyone. */
async function confirmMove(page: Page): Promise<void> {
  await expect(sheet(page)).toBeVisible();
  await sheet(page)
    .getByRole('radio', { name: /Nobody/ })
    .check();
  const button = sheet(page).getByRole('button', { name: /^(Move|Book anyway)$/ });
  await expect(button).toBeEnabled();
  await button.click();
  await expect(bar(page)).toBeVisible();
}

for (const width of [1440, 1024])
  test.describe(`another day by drag at ${width}`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('[DESKB-004] dropped on a day of the strip, it keeps its time, and undo brings it back', async ({
      page,
      request,
    }) => {
      const { salon, guest, before } = await openWith(page, request);
      const next = before + 2 * DAY;
      await dragTo(page, blockOf(page, guest), dateOf(next));
      await expect(page.locator('[data-landing]')).toBeHidden();
      await page.mouse.up();
      await confirmMove(page);
      await expect.poll(() => startOf(request, salon, guest)).toBe(next);
      await page.keyboard.press('Control+z');
      await expect(bar(page)).toBeHidden();
      await expect.poll(() => startOf(request, salon, guest)).toBe(before);
    });

    test('[DESKB-005] parked, it waits while another day is opened, and lands where it is dropped', async ({
      page,
      request,
    }) => {
      const { salon, guest, before } = await openWith(page, request);
      await dragTo(page, blockOf(page, guest), 'park');
      await page.mouse.up();
      await expect(parked(page)).toContainText(`${guest.name} is parked`);
      expect(await startOf(request, salon, guest)).toBe(before);
      await page.getByRole('button', { name: 'Next day' }).click();
      await page.getByRole('button', { name: 'Next day' }).click();
      await expect(page).toHaveURL(new RegExp(`date=${dateOf(before + 2 * DAY)}`));
      const column = page.getByRole('region', { name: 'Calendar' }).last().locator('[data-column-key]').first();
      await expect(column).toBeVisible();
      const to = await column.boundingBox();
      if (!to) throw new Error('There is no column.');
      const from = await parked(page).boundingBox();
      if (!from) throw new Error('Nothing is parked.');
      await page.mouse.move(from.x + 20, from.y + 12);
      await page.mouse.down();
      await page.mouse.move(to.x + 60, 380, { steps: 8 });
      await expect(page.locator('[data-landing]')).toBeVisible();
      await page.mouse.up();
      await confirmMove(page);
      await expect(parked(page)).toBeHidden();
      await expect.poll(async () => dateOf(await startOf(request, salon, guest))).toBe(dateOf(before + 2 * DAY));
    });
  });

test('[DESKB-004] on a phone, dropped on a person above the hours, it keeps its time', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const salon = await openSalon(request, [['Aoife', '17:00', 'Cut and finish']]);
  const [guest] = salon.guests as [SalonGuest];
  await openDesk(page, salon.token, `/business/?date=${salon.today}`);
  const block = page.locator(`a[href*="appt=${guest.id}"]`).filter({ visible: true }).first();
  await expect(block).toBeVisible();
  await dragTo(page, block, `chair:${salon.chairs.Bríd}`);
  await page.mouse.up();
  await confirmMove(page);
  const query = 'query ($id: Int!) { desk_appointment(id: $id) { lines { person } } }';
  const read = () =>
    askAs<{ desk_appointment: { lines: { person: string }[] } }>(request, salon.token, query, { id: guest.id });
  await expect.poll(async () => (await read()).desk_appointment.lines).toEqual([{ person: 'Bríd' }]);
});

test('[DESKB-005] a parked appointment gets its time by keyboard, or goes back', async ({ page, request }) => {
  const { guest } = await openWith(page, request);
  await dragTo(page, blockOf(page, guest), 'park');
  await page.mouse.up();
  await parked(page).getByRole('button', { name: 'Choose a time' }).press('Enter');
  await expect(sheet(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await parked(page).getByRole('button', { name: 'Put it back' }).press('Enter');
  await expect(parked(page)).toBeHidden();
});

test('[DESKB-003] an edit is undone beside the calendar; the price is as before', async ({ page, request }) => {
  const { guest } = await openWith(page, request);
  await blockOf(page, guest).click();
  const panel = appointmentPanel(page);
  const price = `€${(guest.price / 100).toFixed(2)}`;
  await expect(panel.getByRole('link', { name: `Check out, ${price}` })).toBeVisible();
  await panel.getByRole('button', { name: 'Edit', exact: true }).click();
  await panel.getByRole('button', { name: /^Gloss €/ }).click();
  await panel.getByRole('button', { name: /^Save/ }).click();
  await expect(bar(page)).toContainText('Saved');
  await expect(panel.getByRole('link', { name: `Check out, ${price}` })).toBeHidden();
  await bar(page).getByRole('button', { name: 'Undo' }).click();
  await expect(bar(page)).toBeHidden();
  await expect(panel.getByRole('link', { name: `Check out, ${price}` })).toBeVisible();
});
