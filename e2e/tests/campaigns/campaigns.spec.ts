import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { type Appointment, act, bookAppointment, ownerToken } from '../support/appointments.ts';
import { withDatabase } from '../support/calls.ts';
import { expectDeskFits, openDesk } from '../support/desk.ts';
import { type Guest, hydrated, mailTo, newGuest, openAs, toast, tokenOf } from '../support/guests.ts';

/** The job that closes a campaign runs once a minute. */
const PATIENCE = 100_000;

/** Away from the shops of other tests, which expect the usual quiet hours. */
const SHOP = 6;

const NO_QUIET_HOURS = `mutation ($b: Int!) { desk_save_reminders(business_id: $b, booked_channels: ["mail"],
  booked_wording: "Booked, {first name}.", rules: [], quiet_from: 0, quiet_until: 0, text_limit: 25) { status message } }`;

interface Ready {
  guest: Guest;
  token: string;
  desk: string;
  appointment: Appointment;
}

/** A guest with a confirmed address and an appointment, at a shop that has no quiet hours: tests run at night too. */
async function guestAtShop(request: APIRequestContext): Promise<Ready> {
  const guest = await newGuest(request);
  await withDatabase((client) =>
    client.query('update users set email_verified_at = now() where email = $1', [guest.email]),
  );
  const token = await tokenOf(request, guest);
  const appointment = await bookAppointment(request, token, SHOP);
  const desk = await ownerToken(request, appointment.shop.slug);
  await act(request, desk, NO_QUIET_HOURS, { b: appointment.shop.id });
  return { guest, token, desk, appointment };
}

const newsOf = (page: Page, shop: string) => page.getByRole('checkbox', { name: `Email from ${shop}` });

/** Opens the guest's choices, once they are loaded. */
async function openChoices(page: Page, token: string, shop: string): Promise<void> {
  await openAs(page, token, '/profile/security');
  await hydrated(page);
  await expect(newsOf(page, shop)).toBeVisible();
}

test('[CAMP-016] an owner writes to guests who said yes, and one of them says no more', async ({ page, request }) => {
  test.setTimeout(240_000);
  const { guest, token, desk, appointment } = await guestAtShop(request);
  const { name: shop } = appointment.shop;

  await openChoices(page, token, shop);
  await newsOf(page, shop).check();
  await expect(newsOf(page, shop)).toBeChecked();

  await openDesk(page, desk, '/business/campaigns/new');
  await page.getByRole('radio', { name: /All your guests/ }).check();
  const subject = `Autumn news ${appointment.id}`;
  await page.getByLabel('Subject').fill(subject);
  await expect(page.getByRole('region', { name: 'As your guest sees it' })).toContainText(subject);
  await expect(page.getByRole('region', { name: 'Who can you write to?' })).toContainText('said yes to news by mail');
  await page.getByRole('button', { name: /^Send to [1-9]/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send now' }).click();
  await expect(toast(page, /^On its way to/)).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Sent' })).toBeVisible();

  const text = await mailTo(page, guest.email, new RegExp(subject));
  await expect(page.locator('#main').getByText('Sent', { exact: true }).first()).toBeVisible({ timeout: PATIENCE });

  const link = /\/u\/[\w.-]+/.exec(text)?.[0] ?? '';
  await page.goto(link);
  await expect(page.getByRole('heading', { name: `No more offers from ${shop}?` })).toBeVisible();
  await page.getByRole('button', { name: 'No more offers' }).click();
  await expect(page.getByRole('heading', { name: `You won’t get offers from ${shop} any more` })).toBeVisible();
  await openChoices(page, token, shop);
  await expect(newsOf(page, shop)).not.toBeChecked();
});

test('[CAMP-016] the pages of campaigns fit a phone and a wide screen, and can be read aloud', async ({
  page,
  request,
}) => {
  const desk = await ownerToken(request, 'fern-and-fold');
  await openDesk(page, desk, '/business/campaigns');
  await expect(page.getByRole('link', { name: /The new gloss/ })).toContainText(/booking/);
  await expectDeskFits(page);
  await page.getByRole('link', { name: /The new gloss/ }).click();
  await expect(page.getByRole('heading', { name: 'Results' })).toBeVisible();
  await expectDeskFits(page);
  await openDesk(page, desk, '/business/campaigns/new');
  await expect(page.getByRole('region', { name: 'Who can you write to?' })).toContainText('said yes');
  await expectDeskFits(page);
});
