import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { askAs } from './support/appointments.ts';
import { addToCart, cartOf, dialogOf } from './support/bookable.ts';
import { withDatabase } from './support/calls.ts';
import { dayOf, openDesk, startAppointment } from './support/desk.ts';
import { newGuest, openAs, tokenOf } from './support/guests.ts';
import { withMotion } from './support/motion.ts';
import { newShop } from './support/new-shop.ts';
import { CARDS, payButton, typeAddress, typeCard } from './support/payments.ts';

test.use(withMotion);

const panel = (page: Page) => page.getByRole('complementary', { name: 'Appointment' });

async function pageWithCamera(browser: Browser): Promise<Page> {
  return (await browser.newContext({ permissions: ['camera', 'microphone'] })).newPage();
}

/** The guest finds the shop, chooses a time and a call, and pays the deposit by card. */
async function book(page: Page, shop: { name: string }): Promise<void> {
  await page
    .getByRole('link', { name: new RegExp(shop.name) })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: shop.name, level: 1 })).toBeVisible();
  await expect(page.getByText('€40').first()).toBeVisible();
  await addToCart(page, { service_name: 'Gel manicure' });
  await cartOf(page).getByRole('button', { name: 'Next' }).click();
  const dialog = dialogOf(page, shop);
  await expect(dialog.getByRole('heading', { name: 'First, a quick hello' })).toBeFocused();
  await dialog.getByRole('group', { name: 'Soonest, call included' }).getByRole('radio').last().click();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('radio', { name: 'Card' }).check();
  await dialog.getByRole('button', { name: 'Confirm and pay €8.00' }).click();
  await expect(page.getByRole('heading', { name: 'Pay by card' })).toBeVisible();
  await typeCard(page, CARDS.pays);
  await typeAddress(page);
  await payButton(page).click();
  await expect(page).toHaveURL(/\/payment-success$/);
}

/** Moves the call, which was chosen for another day, to now. */
async function bringCallForward(appointmentId: number): Promise<string> {
  return withDatabase(async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `update video_rooms set starts_at = now() + interval '2 minutes', ends_at = now() + interval '17 minutes'
       where appointment_id = $1 returning id`,
      [appointmentId],
    );
    return rows[0]?.id ?? '';
  });
}

async function meet(guest: Page, owner: Page, call: { room: string; appointmentId: number; day: string }) {
  await owner.goto(`/business/?date=${call.day}&appt=${call.appointmentId}`);
  await owner.getByRole('link', { name: 'Join call' }).click();
  await guest.goto(`/video-vetting/${call.room}/0/Orla`);
  for (const page of [guest, owner]) {
    await expect(page.getByText('Camera works')).toBeVisible();
    await page.getByRole('button', { name: 'Join the call' }).click();
  }
  await expect(guest.getByLabel('Picture of Maeve')).toBeVisible();
  await expect(owner.getByLabel('Picture of Orla')).toBeVisible();
  await owner
    .getByRole('button', { name: /^(End|Leave)/ })
    .first()
    .click();
  await expect(guest.getByRole('alertdialog', { name: 'Call Ended' })).toBeVisible();
}

/** The owner proposes a day and a time; the guest reads of it and agrees, which the desk shows. */
async function agreeOnAnotherTime(owner: Page, guest: Page): Promise<void> {
  await panel(owner).getByRole('button', { name: 'Propose a new time' }).click();
  await panel(owner).getByRole('group', { name: 'Day' }).getByRole('button').nth(1).click();
  await panel(owner)
    .getByRole('group', { name: /^Free on/ })
    .getByRole('button')
    .first()
    .click();
  await panel(owner).getByRole('button', { name: 'Send the time' }).click();
  await expect(panel(owner).getByText('You proposed another time to Orla')).toBeVisible();
  await guest.goto('/profile/notification');
  await guest.getByRole('button', { name: 'Accept' }).first().click();
  await expect(panel(owner).getByText('You proposed another time to Orla')).toHaveCount(0);
  await expect(panel(owner).getByText('Accepted', { exact: true })).toBeVisible();
}

async function onlyAppointment(request: APIRequestContext, token: string): Promise<{ id: number; time: number }> {
  const { appointments } = await askAs<{ appointments: { data: { id: number; date: number }[] } }>(
    request,
    token,
    '{ appointments { data { id date } } }',
  );
  const [appointment] = appointments.data;
  if (!appointment) throw new Error('The guest has no appointment.');
  return { id: appointment.id, time: appointment.date };
}

// The journey is the behaviour: each side acts on what the other has just done. Its parts have their own specs.
test('a guest finds a new shop, books with a deposit, meets the owner in the call, agrees on another time and pays the rest', async ({
  browser,
  request,
}) => {
  test.setTimeout(400_000);
  const shop = await newShop(request, 'publish');
  const owner = await pageWithCamera(browser);
  const guest = await pageWithCamera(browser);
  const token = await tokenOf(request, await newGuest(request, { first_name: 'Orla', last_name: 'Storey' }));
  await test.step('the guest finds the shop and books', async () => {
    await openAs(guest, token, `/search?${new URLSearchParams({ service: shop.name })}`);
    await book(guest, shop);
  });
  const appointment = await onlyAppointment(request, token);
  const day = dayOf(appointment);
  await openDesk(owner, shop.token, '/robots.txt');
  await test.step('they meet in the call', async () => {
    const room = await bringCallForward(appointment.id);
    await meet(guest, owner, { room, appointmentId: appointment.id, day });
  });
  await test.step('they agree on another time', async () => {
    await owner.goto(`/business/?date=${day}&appt=${appointment.id}`);
    await agreeOnAnotherTime(owner, guest);
  });
  await test.step('the appointment is completed and paid', async () => {
    await startAppointment(appointment.id);
    await owner.goto(`/business/?appt=${appointment.id}`);
    await panel(owner).getByRole('link', { name: 'Check out, €32.00' }).click();
    await owner.getByRole('button', { name: 'Take €32.00 by card and finish' }).click();
    await expect(owner.getByText('€32.00 taken.')).toBeVisible();
    await owner.goto(`/business/?appt=${appointment.id}`);
    await expect(panel(owner).getByText('Completed', { exact: true })).toBeVisible();
  });
  for (const page of [owner, guest]) await page.context().close();
});
