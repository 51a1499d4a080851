import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { addToCart, cartOf, dialogOf } from './bookable.ts';
import { withDatabase } from './calls.ts';
import { letItBegin } from './desks.ts';
import { newEmail, newGuest, PASSWORD, toast, tokenOf, visitAs } from './guests.ts';
import { CARDS, payButton, typeAddress, typeCard } from './money.ts';
import { askAs } from './visits.ts';

test.use({
  extraHTTPHeaders: { 'x-forwarded-for': `10.8.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}` },
});

const next = (page: Page, name = 'Next') => page.getByRole('button', { name }).click();
const panel = (page: Page) => page.getByRole('complementary', { name: 'Appointment' });

async function own(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ permissions: ['camera', 'microphone'] });
  return context.newPage();
}

/** The owner signs up, describes the shop, wants a deposit and a call before a first visit, and opens. */
async function openShop(page: Page, name: string): Promise<void> {
  await page.goto('/business/sign-up');
  await page.getByLabel('First name').fill('Maeve');
  await page.getByLabel('Last name').fill('Joyce');
  await page.getByLabel('Email').fill(newEmail());
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByLabel(/I accept the/).check();
  await next(page);
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Town or Eircode').fill('Westport');
  await page
    .getByRole('option', { name: /Westport/ })
    .first()
    .click();
  await page.getByLabel('Trade').selectOption({ label: 'Nails' });
  await page.getByLabel('Street and house').fill('3 Bridge Street, Westport');
  await page.getByLabel('In one sentence').fill('Careful hands on Bridge Street.');
  await next(page);
  await page.getByLabel('Gel manicure costs').fill('40');
  await next(page);
  await expect(page.getByRole('heading', { name: 'When are you open?' })).toBeVisible();
  await next(page);
  await expect(page.getByRole('radio', { name: /20% deposit/ })).toBeChecked();
  await next(page);
  await page.getByLabel(/New guests have a short video call first/).check();
  await next(page, `Open ${name}`);
  await expect(toast(page, 'Your shop is open.')).toBeVisible();
}

const timesOf = (page: Page) => page.getByRole('group', { name: /^Times on / }).getByRole('radio');
const freeDays = (page: Page) => page.getByRole('button', { name: /, free in the / });

/** The guest finds the shop, chooses a time and a call, and pays the deposit by card. */
async function book(page: Page, shop: { name: string }): Promise<void> {
  await page
    .getByRole('link', { name: new RegExp(shop.name) })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: shop.name, level: 1 })).toBeVisible();
  await addToCart(page, { service_name: 'Gel manicure' });
  await cartOf(page).getByRole('button', { name: 'Next' }).click();
  const dialog = dialogOf(page, shop);
  await freeDays(page).nth(4).click();
  await timesOf(page).first().click();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByRole('heading', { name: 'Your consultation call' })).toBeFocused();
  await dialog.getByRole('group', { name: 'Day of the call' }).getByRole('radio').first().click();
  await timesOf(page).first().click();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('radio', { name: 'Card' }).check();
  await dialog.getByRole('button', { name: 'Confirm and pay €8.00' }).click();
  await expect(page.getByRole('heading', { name: 'Pay by card' })).toBeVisible();
  await typeCard(page, CARDS.pays);
  await typeAddress(page);
  await payButton(page).click();
  await expect(page).toHaveURL(/\/payment-success$/);
}

/** The call was chosen for another day; nobody waits that long. */
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

test('from an owner who signs up to a guest who is welcome again', async ({ browser, page: owner, request }) => {
  test.setTimeout(400_000);
  const shop = { name: `Lúnasa Nails ${randomUUID().slice(0, 6)}` };
  await openShop(owner, shop.name);

  const guest = await own(browser);
  const token = await tokenOf(request, await newGuest(request, { first_name: 'Orla', last_name: 'Storey' }));
  await visitAs(guest, token, `/search?${new URLSearchParams({ service: shop.name })}`);
  await book(guest, shop);
  const { appointments } = await askAs<{ appointments: { data: { id: number; date: number }[] } }>(
    request,
    token,
    '{ appointments { data { id date } } }',
  );
  const [visit] = appointments.data;
  if (!visit) throw new Error('The visit is not among the appointments.');
  const day = new Date(visit.date * 1000).toISOString().slice(0, 10);

  await owner.context().grantPermissions(['camera', 'microphone']);
  const room = await bringCallForward(visit.id);
  await meet(guest, owner, { room, appointmentId: visit.id, day });

  await owner.goto(`/business/?date=${day}&appt=${visit.id}`);
  await panel(owner).getByRole('button', { name: 'Propose a new time' }).click();
  await panel(owner).getByRole('group', { name: 'Day' }).getByRole('button').nth(1).click();
  await panel(owner)
    .getByRole('group', { name: /^Free on/ })
    .getByRole('button')
    .first()
    .click();
  await panel(owner).getByRole('button', { name: 'Send the time' }).click();
  await expect(panel(owner).getByText('You asked Orla for another time')).toBeVisible();
  await guest.goto('/profile/notification');
  await guest.getByRole('button', { name: 'Accept' }).first().click();
  await expect(panel(owner).getByText('You asked Orla for another time')).toHaveCount(0);
  await expect(panel(owner).getByText('Accepted', { exact: true })).toBeVisible();

  await letItBegin(visit.id);
  await owner.goto(`/business/?appt=${visit.id}`);
  await panel(owner).getByRole('button', { name: 'Complete, take €32.00' }).click();
  await expect(panel(owner).getByText('Completed', { exact: true })).toBeVisible();
  await withDatabase((client) =>
    client.query("update appointments set ends_at = now() - interval '1 minute' where id = $1", [visit.id]),
  );

  await guest.goto(`/profile/appointments?tab=past&id=${visit.id}`);
  await guest.getByRole('radio', { name: '5 stars, Excellent' }).check();
  await guest.getByRole('button', { name: 'Rate Us' }).click();
  await expect(toast(guest, 'Thank you!')).toBeVisible();
  // A visitor who has nothing to do with either of them reads it.
  const visitor = await own(browser);
  await visitor.goto(`/${await slugOf(shop.name)}`);
  await expect(visitor.locator('#reviews').getByRole('img', { name: '5 out of 5' }).first()).toBeVisible();
  await expect(visitor.locator('#reviews').getByText('1 rating')).toBeVisible();
  await visitor.context().close();

  await panel(owner).getByRole('link', { name: 'Orla Storey' }).click();
  await owner.getByRole('button', { name: 'Block Orla…' }).click();
  await owner.getByLabel('Why').fill('A test of patience.');
  await owner.getByRole('button', { name: 'Block Orla', exact: true }).click();
  await expect(owner.getByRole('heading', { name: 'Orla is blocked' })).toBeVisible();
  await owner.getByRole('button', { name: 'Unblock Orla' }).click();
  await expect(owner.getByRole('heading', { name: 'Block Orla' })).toBeVisible();
  await guest.context().close();
});

const slugOf = (name: string) =>
  withDatabase(async (client) => {
    const { rows } = await client.query<{ slug: string }>('select slug from businesses where name = $1', [name]);
    return rows[0]?.slug ?? '';
  });
