import { randomUUID } from 'node:crypto';
import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { askAs } from './support/appointments.ts';
import { addToCart, cartOf, dialogOf } from './support/bookable.ts';
import { withDatabase } from './support/calls.ts';
import { dayOf, letItBegin, tryAgain } from './support/desk.ts';
import { newEmail, newGuest, PASSWORD, toast, tokenOf, visitAs } from './support/guests.ts';
import { CARDS, payButton, typeAddress, typeCard } from './support/payments.ts';

test.use({
  extraHTTPHeaders: { 'x-forwarded-for': `10.8.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}` },
});

const next = (page: Page, name = 'Next') => page.getByRole('button', { name }).click();
const panel = (page: Page) => page.getByRole('complementary', { name: 'Appointment' });

async function own(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ permissions: ['camera', 'microphone'] });
  return context.newPage();
}

/** Who one is, after a form that is not filled in. */
async function signUp(page: Page): Promise<void> {
  await page.goto('/business/sign-up');
  await expect(page.getByRole('heading', { name: 'Open your shop on Thyme' })).toBeVisible();
  await next(page);
  await expect(page.getByText('First name is required')).toBeVisible();
  await expectAccessible(page, { without: '.Toastify' });
  await page.getByLabel('First name').fill('Maeve');
  await page.getByLabel('Last name').fill('Joyce');
  await page.getByLabel('Email').fill(newEmail());
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByLabel(/I accept the/).check();
  await next(page);
}

/** The name, the place and the address, which may not be one of our own. */
async function sayWhere(page: Page, { name, slug }: { name: string; slug: string }): Promise<void> {
  await expect(page.getByRole('heading', { name: 'What is it called, and where?' })).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Town or Eircode').fill('Westport');
  await page
    .getByRole('option', { name: /Westport/ })
    .first()
    .click();
  await page.getByLabel('Trade').selectOption({ label: 'Nails' });
  await page.getByLabel('Street and house').fill('3 Bridge Street, Westport');
  await page.getByLabel('In one sentence').fill('Careful hands on Bridge Street.');
  await expect(page.getByLabel('Address of your page')).toHaveValue(slug);
  await page.getByLabel('Address of your page').fill('search');
  await next(page);
  await expect(page.getByText('This address is one of our own. Please choose another.').first()).toBeVisible();
  await page.getByLabel('Address of your page').fill(slug);
  await next(page);
}

/** What it costs, when it is open, a deposit and a call before a first visit; then the door opens. */
async function openShop(page: Page, { name, slug }: { name: string; slug: string }): Promise<void> {
  await expect(page.getByRole('heading', { name: 'What do you do most?' })).toBeVisible();
  await page.getByLabel('Gel manicure costs').fill('40');
  await next(page);
  await expect(page.getByRole('heading', { name: 'When are you open?' })).toBeVisible();
  // What was begun is kept: whoever leaves goes on where they were.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'When are you open?' })).toBeVisible();
  for (const day of ['Monday', 'Sunday']) await page.getByRole('button', { name: day }).click();
  await expectAccessible(page, { without: '.Toastify' });
  await next(page);
  await expect(page.getByRole('heading', { name: 'How shall guests pay?' })).toBeVisible();
  await expect(page.getByRole('radio', { name: /20% deposit/ })).toBeChecked();
  await next(page);
  await expect(page.getByRole('heading', { name: 'Shall we open the door?' })).toBeVisible();
  await page.getByLabel(/New guests have a short video call first/).check();
  expect(await statusAt(page, slug)).toEqual([404, undefined]);
  await next(page, `Open ${name}`);
  await expect(toast(page, 'Your shop is open.')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Desk' }).first()).toBeVisible();
}

/** Another address: the old one leads there. Hidden: neither is found. */
async function moveAndHide(page: Page, slug: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Profile' }).click();
  await page.getByLabel('Address of your page').fill(`${slug}-two`);
  await page.getByRole('button', { name: 'Change the address' }).click();
  await expect(page.getByRole('button', { name: 'Change the address' })).toBeDisabled();
  expect(await statusAt(page, slug)).toEqual([301, `/${slug}-two`]);
  await page.getByRole('button', { name: 'Hide your page' }).click();
  await page.getByRole('button', { name: 'Hide it' }).click();
  await expect(page.getByText('Hidden from guests')).toBeVisible();
  for (const path of [slug, `${slug}-two`]) expect(await statusAt(page, path)).toEqual([404, undefined]);
}

/** What anybody gets who asks for a page, and where it leads. */
async function statusAt(page: Page, path: string): Promise<[number, string | undefined]> {
  const response = await page.request.get(`/${path}`, { maxRedirects: 0 });
  return [response.status(), response.headers().location];
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
  await expect(page.getByText('€40').first()).toBeVisible();
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

/** A day and a time are proposed at the desk; the guest reads of it and agrees, which the desk hears. */
async function agreeOnAnotherTime(owner: Page, guest: Page): Promise<void> {
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
}

/** The guest rates the visit, and a visitor who has nothing to do with either of them reads it. */
async function review(guest: Page, browser: Browser, { visit, slug }: { visit: number; slug: string }): Promise<void> {
  await guest.goto(`/profile/appointments?tab=past&id=${visit}`);
  await guest.getByRole('radio', { name: '5 stars, Excellent' }).check();
  await guest.getByRole('button', { name: 'Rate Us' }).click();
  await expect(toast(guest, 'Thank you!')).toBeVisible();
  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await visitor.goto(`/${slug}`);
  await expect(visitor.locator('#reviews').getByRole('img', { name: '5 out of 5' }).first()).toBeVisible();
  await expect(visitor.locator('#reviews').getByText('1 rating')).toBeVisible();
  await visitor.context().close();
}

/** The guest is looked for at the desk, noted about, blocked, refused and let in again. */
async function block(owner: Page, tryToBook: () => Promise<string>): Promise<void> {
  await owner.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Guests' }).click();
  await owner.getByRole('searchbox', { name: 'Find a guest' }).fill('Orla Storey');
  await owner.getByRole('link', { name: 'Orla Storey' }).click();
  await expect(owner.getByRole('heading', { name: 'Orla Storey' })).toBeVisible();
  await owner.getByLabel('Notes, only you see them').fill('Prefers mornings.');
  await owner.getByRole('button', { name: 'Save the note' }).click();
  await expect(toast(owner, 'Saved.')).toBeVisible();
  await owner.getByRole('button', { name: 'Block Orla…' }).click();
  await owner.getByLabel('Why').fill('A test of patience.');
  await expectAccessible(owner, { without: '.Toastify' });
  await owner.getByRole('button', { name: 'Block Orla', exact: true }).click();
  await expect(owner.getByRole('heading', { name: 'Orla is blocked' })).toBeVisible();
  const refused = await tryToBook();
  await owner.getByRole('button', { name: 'Unblock Orla' }).click();
  await expect(owner.getByRole('heading', { name: 'Block Orla' })).toBeVisible();
  expect(await tryToBook()).not.toBe(refused);
}

test('from an owner who signs up to a guest who is welcome again, and a door that is shut', async ({
  browser,
  page: owner,
  request,
}) => {
  test.setTimeout(400_000);
  const name = `Lúnasa Nails ${randomUUID().slice(0, 6)}`;
  const shop = { name, slug: name.toLowerCase().replace('ú', 'u').replaceAll(' ', '-') };
  await test.step('an owner signs up', () => signUp(owner));
  await test.step('and says where', () => sayWhere(owner, shop));
  await test.step('and opens', () => openShop(owner, shop));

  const guest = await own(browser);
  const token = await tokenOf(request, await newGuest(request, { first_name: 'Orla', last_name: 'Storey' }));
  await test.step('a guest finds the shop and books', async () => {
    await visitAs(guest, token, `/search?${new URLSearchParams({ service: shop.name })}`);
    await book(guest, shop);
  });
  const visit = await theVisit(request, token);
  await test.step('they meet in the call', async () => {
    await owner.context().grantPermissions(['camera', 'microphone']);
    const room = await bringCallForward(visit.id);
    await meet(guest, owner, { room, appointmentId: visit.id, day: dayOf(visit) });
  });
  await test.step('they agree on another time', async () => {
    await owner.goto(`/business/?date=${dayOf(visit)}&appt=${visit.id}`);
    await agreeOnAnotherTime(owner, guest);
  });
  await test.step('the visit is completed and paid', async () => {
    await letItBegin(visit.id);
    await owner.goto(`/business/?appt=${visit.id}`);
    await panel(owner).getByRole('button', { name: 'Complete, take €32.00' }).click();
    await expect(panel(owner).getByText('Completed', { exact: true })).toBeVisible();
    await withDatabase((client) =>
      client.query("update appointments set ends_at = now() - interval '1 minute' where id = $1", [visit.id]),
    );
  });
  await test.step('its review appears', () => review(guest, browser, { visit: visit.id, slug: shop.slug }));
  await guest.context().close();
  await test.step('the guest is blocked and unblocked', () => block(owner, () => tryAgain(request, token, visit)));
  await test.step('the shop moves and hides', () => moveAndHide(owner, shop.slug));
});

async function theVisit(request: APIRequestContext, token: string) {
  const { appointments } = await askAs<{
    appointments: {
      data: {
        id: number;
        date: number;
        business_id: number;
        appointment_detail: { service_pricing: { id: number } }[];
      }[];
    };
  }>(request, token, '{ appointments { data { id date business_id appointment_detail { service_pricing { id } } } } }');
  const [visit] = appointments.data;
  if (!visit) throw new Error('The visit is not among the appointments.');
  const pricing = visit.appointment_detail[0]?.service_pricing.id ?? 0;
  return { id: visit.id, time: visit.date, shop: { id: visit.business_id }, pricing };
}
