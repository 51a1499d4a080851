import { expect, type Locator, test } from '@playwright/test';
import { askAs } from '../support/appointments.ts';
import { withDatabase } from '../support/calls.ts';
import { openDesk } from '../support/desk.ts';
import { MENU, openSalon, type Salon, type SalonGuest } from '../support/salon-day/salon.ts';

const CUT = 'Cut and finish';

/** Bríd asks for €10 less, and Ciara doesn't cut. */
async function differ({ id, chairs, pricings }: Salon): Promise<void> {
  await withDatabase(async (client) => {
    await client.query(
      'insert into chair_pricings (business_id, chair_id, pricing_id, price) values ($1, $2, $3, $4)',
      [id, chairs.Bríd, pricings[CUT], MENU[CUT].price - 1_000],
    );
    await client.query(
      `insert into chair_services (business_id, chair_id, service_id)
       select $1, c, p.service_id from service_pricings p, unnest($2::int[]) c where p.id = $3`,
      [id, [chairs.Aoife, chairs.Bríd, chairs.Donal], pricings[CUT]],
    );
    await client.query('update businesses set calendar_version = calendar_version + 1 where id = $1', [id]);
  });
}

async function boxOf(place: Locator) {
  const box = await place.boundingBox();
  if (!box) throw new Error('It is not on the screen.');
  return box;
}

test('[DESKC-002] [DESKC-003] dragged to somebody else, the heads say who does it, and their price can be taken and undone', async ({
  page,
  request,
}) => {
  const salon = await openSalon(request, [['Aoife', '17:00', CUT]]);
  await differ(salon);
  const [guest] = salon.guests as [SalonGuest];
  await openDesk(page, salon.token, `/business/?date=${salon.today}`);
  const grid = page.getByRole('region', { name: 'Calendar' }).last();
  const block = grid.locator(`a[href*="appt=${guest.id}"]`).first();
  await expect(block).toBeVisible();
  await block.scrollIntoViewIfNeeded();
  const from = await boxOf(block);
  const to = await boxOf(grid.locator(`[data-column-key="${salon.chairs.Bríd}"]`));
  await page.mouse.move(from.x + 30, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x + 60, from.y + 12, { steps: 8 });
  const head = (name: string) => grid.getByRole('region', { name: new RegExp(`^${name}`) });
  await expect(head('Bríd')).toContainText('Does it, 45 min, €38.35');
  await expect(head('Aoife')).toContainText(`Has ${guest.name.split(' ')[0]} now`);
  await expect(head('Ciara')).toContainText('Doesn’t do this');
  await expect(head('Ciara').locator('[data-dimmed]')).toBeVisible();
  await page.mouse.up();

  const sheet = page.getByRole('dialog', { name: /^Move / });
  await expect(sheet.getByRole('radio', { name: /Keep €48.35/ })).toBeChecked();
  await sheet.getByRole('radio', { name: /Bríd’s price, €38.35/ }).check();
  await sheet.getByRole('radio', { name: /Nobody/ }).check();
  await sheet.getByRole('button', { name: /^(Move|Book anyway)$/ }).click();
  const bar = page.getByRole('status').filter({ hasText: 'Undo' });
  await expect(bar).toContainText('with Bríd for €38.35');
  const query = 'query ($id: Int!) { desk_appointment(id: $id) { total_amount due lines { person } } }';
  const read = async () =>
    (await askAs<{ desk_appointment: object }>(request, salon.token, query, { id: guest.id })).desk_appointment;
  expect(await read()).toEqual({ total_amount: 38.35, due: 38.35, lines: [{ person: 'Bríd' }] });
  await page.keyboard.press('Control+z');
  await expect(bar).toBeHidden();
  await expect.poll(read).toEqual({ total_amount: 48.35, due: 48.35, lines: [{ person: 'Aoife' }] });
});
