import { expect, test } from '@playwright/test';
import { askAs } from '../support/appointments.ts';
import { cartOf, dialogOf } from '../support/bookable.ts';
import { expectDeskFits, openDesk } from '../support/desk.ts';
import { bookBeardTrim, type GroupShop, groupShop } from '../support/group-shop.ts';
import { hydrated, newGuest, openAs, toast, tokenOf } from '../support/guests.ts';
import { sharedPage } from '../support/shared-page.ts';

interface Booked {
  id: number;
  date: number;
  status: string;
  companion: string;
  appointment_detail: { person: string | null }[];
}

test.describe('a guest who brings a friend', () => {
  let shop: GroupShop;
  let token: string;
  const shared = sharedPage(async (_page, request) => {
    shop = await groupShop(request);
    token = await tokenOf(request, await newGuest(request, { first_name: 'Niamh', last_name: 'Byrne' }));
  });

  /** Niamh's appointments as the API has them, her own first. */
  async function booked(request: Parameters<typeof askAs>[0]): Promise<Booked[]> {
    const { appointments } = await askAs<{ appointments: { data: Booked[] } }>(
      request,
      token,
      '{ appointments(type: "upcoming") { data { id date status companion appointment_detail { person } } } }',
    );
    return appointments.data.toSorted((a, b) => a.id - b.id);
  }

  test('[GROUP-018] books a colour for herself and a beard trim for him at the same time', async ({ request }) => {
    const page = shared();
    await openAs(page, token, `/${shop.slug}`);
    await hydrated(page);
    await page.getByRole('button', { name: 'Add Full colour to the cart', exact: true }).click();
    await cartOf(page).getByRole('button', { name: 'Next' }).click();
    const dialog = dialogOf(page, shop);
    await dialog.getByRole('button', { name: 'Coming with someone?' }).click();
    await expect(dialog.getByRole('heading', { name: 'Who’s coming?' })).toBeVisible();
    await dialog.getByLabel('Their first name').fill('Cian');
    await dialog.getByLabel('What they’d like').selectOption({ label: 'Beard trim, 30 min, €25.00' });
    await dialog.getByRole('button', { name: 'Add someone' }).click();
    await expect(dialog.getByRole('button', { name: 'Remove Cian' })).toBeVisible();
    await dialog.getByLabel('Who for Full colour').selectOption('With Aoife');
    await dialog.getByLabel('Who for Beard trim').selectOption('With Tom');
    await expect(dialog.getByLabel('Who for Beard trim')).toHaveValue(String(shop.people.Tom));
    await dialog.getByRole('group', { name: 'First free' }).getByRole('radio').first().check();
    await expect(
      dialog.getByText(/You both start at 9:00 am\. Cian finishes at 9:30 am, you at 10:00 am\./),
    ).toBeVisible();
    await expectDeskFits(page);
    await dialog.getByRole('button', { name: 'Next' }).click();
    await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(page).toHaveURL(/payment-success|booking|appointment/);
    const [own, friend] = await booked(request);
    expect(own).toMatchObject({ companion: '', appointment_detail: [{ person: 'Aoife' }] });
    expect(friend).toMatchObject({ companion: 'Cian', appointment_detail: [{ person: 'Tom' }] });
    expect(friend?.date).toBe(own?.date);
  });

  test('[GROUP-018] sees in the account who comes with her', async ({ request }) => {
    const page = shared();
    const [own] = await booked(request);
    await page.goto(`/profile/appointments?id=${own?.id}`);
    await expect(page.getByRole('heading', { name: 'You’re coming with' })).toBeVisible();
    await expect(page.getByRole('link', { name: /Cian.*Beard trim with Tom/ })).toBeVisible();
  });

  test('[GROUP-018] is in the colour room, which the desk sees', async ({ request }) => {
    const page = shared();
    const [own] = await booked(request);
    await openDesk(page, shop.token, '/business/rooms');
    const lanes = page.getByRole('list', { name: 'Colour room, in use' });
    await expect(lanes).toBeVisible();
    const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Europe/Dublin' });
    const days = Math.round(((own?.date ?? 0) * 1000 - Date.parse(today)) / 86_400_000 - 0.4);
    for (let day = 0; day < days; day++) await page.getByRole('button', { name: 'Next day' }).click();
    await expect(lanes.getByRole('link', { name: /Niamh Byrne, Full colour/ })).toBeVisible();
  });

  test('[ROOM-001] is in the column of the colour room, where the desk looks at the day by room', async ({
    request,
  }) => {
    const page = shared();
    const [own] = await booked(request);
    const date = new Date((own?.date ?? 0) * 1000).toISOString().slice(0, 10);
    await openDesk(page, shop.token, `/business?date=${date}`);
    const rooms = page.getByRole('radio', { name: 'Rooms' });
    await rooms.click();
    await expect(rooms).toBeChecked();
    const calendar = page.getByRole('region', { name: 'Calendar' }).last();
    const room = calendar.getByRole('region', { name: 'Colour room' });
    await expect(room.getByRole('link', { name: /Niamh Byrne/ })).toBeVisible();
    await expect(room.getByRole('link', { name: /Cian/ })).toHaveCount(0);
    await expectDeskFits(page);
  });

  test('[GROUP-024] is moved whole at the desk, and put back', async ({ request }) => {
    const page = shared();
    const before = await booked(request);
    const [own] = before;
    await openDesk(page, shop.token, `/business?appt=${own?.id}`);
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: /^Move Niamh/ });
    await expect(sheet.getByRole('radio', { name: /^Both of them/ })).toBeChecked();
    await sheet.getByLabel('Time', { exact: true }).fill('14:00');
    await sheet.getByRole('radio', { name: /^Nobody/ }).check();
    await sheet.getByRole('button', { name: 'Move', exact: true }).click();
    await expect(page.getByText(/All 2 moved to/)).toBeVisible();
    const moved = await booked(request);
    expect(moved.map(({ date }) => date - (own?.date ?? 0))).toEqual([5 * 3600, 5 * 3600]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(toast(page, 'Undone.')).toBeVisible();
    expect(await booked(request)).toEqual(before);
  });

  test('[GROUP-019] all guests of a stylist who is sick are moved or sent a proposal at once', async ({ request }) => {
    const page = shared();
    const [own] = await booked(request);
    const later = (own?.date ?? 0) + 4 * 3600;
    // Nobody else is free for Orla.
    await bookBeardTrim(request, shop, { name: 'Orla', time: later, person: 'Tom' });
    await bookBeardTrim(request, shop, { name: 'Una', time: later, person: 'Aoife' });
    await bookBeardTrim(request, shop, { name: 'Eva', time: later, person: 'Sinéad' });
    const date = new Date((own?.date ?? 0) * 1000).toISOString().slice(0, 10);
    await openDesk(page, shop.token, '/business/time-off');
    await page.getByRole('button', { name: 'Add time off' }).click();
    const form = page.getByRole('dialog', { name: 'Time off' });
    await form.getByLabel('Who').selectOption('Tom');
    await form.getByLabel('First day').fill(date);
    await form.getByLabel('Last day').fill(date);
    await form.getByLabel('Why').selectOption('Sick');
    await form.getByRole('button', { name: 'Add time off' }).click();
    const question = page.getByRole('dialog', { name: '2 appointments clash with this' });
    const friend = question.getByRole('group', { name: /^Cian, with Niamh Byrne/ });
    await friend.getByRole('radio', { name: /^Move to Sinéad, same time/ }).check();
    const alone = question.getByRole('group', { name: /^Orla Walsh/ });
    await expect(alone.getByRole('radio', { name: /^Move/ })).toHaveCount(0);
    await alone.getByRole('radio', { name: /^Propose another time/ }).check();
    await question.getByRole('button', { name: 'Do it' }).click();
    await expect(question).toBeHidden();
    await expect(page.getByRole('region', { name: 'Coming up' })).toContainText('Tom');
    const [, moved] = await booked(request);
    expect(moved).toMatchObject({ companion: 'Cian', date: own?.date, appointment_detail: [{ person: 'Sinéad' }] });
  });

  test('[GROUP-010] cancels both at once', async ({ request }) => {
    const page = shared();
    const [own] = await booked(request);
    await openAs(page, token, `/profile/appointments?id=${own?.id}`);
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: /^Cancel your/ });
    await dialog.getByRole('radio', { name: 'Both' }).check();
    await dialog.getByRole('button', { name: 'Cancel all of them' }).click();
    await expect(toast(page, 'Your 2 appointments are cancelled.')).toBeVisible();
    expect(await booked(request)).toEqual([]);
  });
});
