import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { atTheDesk, dayOf, letItBegin, namedGuestWithVisit, tryAgain } from './desks.ts';
import { toast, visitAs } from './guests.ts';
import { type bookVisit, DEMO_PASSWORD, ownerToken, statusOf } from './visits.ts';

const phone = { width: 390, height: 844 };

/** Beside the calendar, or over it where there is no room. */
const panel = (page: Page) => page.getByRole('complementary', { name: 'Appointment' }).or(page.getByRole('dialog'));

for (const size of [{ width: 1440, height: 900 }, phone]) {
  test(`an owner comes in through the desk's own door, at ${size.width} pixels`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto('/business/guests');
    await expect(page.getByRole('heading', { name: 'Your desk' })).toBeVisible();
    await expectAccessible(page, { without: '.Toastify' });
    await page.getByLabel('Email').fill('niamh.gallagher@guest.example');
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(toast(page, 'Please login with your business account!')).toBeVisible();
    await page.getByLabel('Email').fill('owner@fern-and-fold.example');
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(page.getByRole('heading', { name: 'Guests', level: 1 })).toBeVisible();
    // Who comes depends on the day.
    await expect(page.getByRole('region', { name: 'Guests' }).getByRole('listitem').first()).toBeVisible();
    await expectAccessible(page, { without: '.Toastify' });
    const bar = page.getByRole('navigation', { name: 'Desk' });
    await bar.getByRole('link', { name: 'Money' }).click();
    await expect(page.getByRole('heading', { name: 'Paid ahead' })).toBeVisible();
    await expectAccessible(page, { without: '.Toastify' });
    await bar.getByRole('link', { name: /Calendar$/ }).click();
    await expect(page.getByRole('region', { name: 'Calendar' })).toBeVisible();
    await expectAccessible(page, { without: '.Toastify' });
    await page.getByRole('link', { name: size === phone ? 'More' : 'Aisling', exact: true }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('heading', { name: 'Your desk' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });
}

test('a booking appears on the floor as it is made, is accepted, and the guest accepts another time', async ({
  browser,
  page,
  request,
}) => {
  const { token, visit, desk, name } = await namedGuestWithVisit(request, 5);
  await atTheDesk(page, desk, `/business/?date=${dayOf(visit)}`);
  const blocks = page.getByRole('region', { name: 'Calendar' }).getByRole('link', { name });
  await expect(blocks).toHaveCount(1);
  // Somebody books while the owner looks on.
  const second = await bookVisitAt(request, token, visit);
  await expect(blocks).toHaveCount(2);
  expect(second).toBe(1);
  await blocks.first().click();
  await expect(panel(page).getByText('New', { exact: true })).toBeVisible();
  await panel(page).getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(panel(page).getByText('Accepted', { exact: true })).toBeVisible();
  await expectAccessible(page, { without: '.Toastify' });

  await panel(page).getByRole('button', { name: 'Propose a new time' }).click();
  const days = panel(page).getByRole('group', { name: 'Day' }).getByRole('button');
  await days.nth(1).click();
  const times = panel(page)
    .getByRole('group', { name: /^Free on/ })
    .getByRole('button');
  await times.first().click();
  await panel(page).getByLabel('A word to Orla').fill('Could you come then?');
  await panel(page).getByRole('button', { name: 'Send the time' }).click();
  await expect(panel(page).getByText('You asked Orla for another time')).toBeVisible();

  const guestPage = await (await browser.newContext()).newPage();
  await visitAs(guestPage, token, '/profile/notification');
  await guestPage.getByRole('button', { name: 'Accept' }).first().click();
  await expect.poll(async () => (await statusOf(request, token, visit.id)).status).toBe('Accept');
  expect((await statusOf(request, token, visit.id)).date).not.toBe(visit.time);
  // The owner's page hears of it without being touched.
  await expect(panel(page).getByText('You asked Orla for another time')).toHaveCount(0);
  await guestPage.context().close();
});

/** Another visit of the same guest at the same shop and day. */
async function bookVisitAt(
  request: Parameters<typeof bookVisit>[0],
  token: string,
  visit: Awaited<ReturnType<typeof bookVisit>>,
): Promise<number> {
  const ask = async <Result>(query: string, variables: object) => {
    const response = await request.post('/graphql', {
      headers: { authorization: `Bearer ${token}` },
      data: { query, variables },
    });
    return (await response.json()).data as Result;
  };
  const { time_slots } = await ask<{ time_slots: { time_slots: { s_time: number }[] } }>(
    `query ($b: Int!, $d: String!, $s: [Int!]) { time_slots(business_id: $b, date: $d, service_pricing_ids: $s) { time_slots { s_time } } }`,
    { b: visit.shop.id, d: dayOf(visit), s: [visit.pricing] },
  );
  const time = time_slots.time_slots.findLast(({ s_time }) => Math.abs(s_time - visit.time) > 4 * 3_600)?.s_time;
  const { create_booking } = await ask<{ create_booking: { status: number } }>(
    `mutation ($b: Int!, $s: [BookingServiceInput!]) {
      create_booking(business_id: $b, services: $s, booking_request: "web") { status message } }`,
    { b: visit.shop.id, s: [{ service_pricing_id: visit.pricing, date: dayOf(visit), time }] },
  );
  return create_booking.status;
}

test('on a phone a guest sits down, the visit is completed, and paid at the till later', async ({ page, request }) => {
  const { visit, desk, token } = await namedGuestWithVisit(request, 6);
  await letItBegin(visit.id);
  await page.setViewportSize(phone);
  await atTheDesk(page, desk, `/business/?appt=${visit.id}`);
  const sitsDown = panel(page).getByRole('button', { name: 'In the chair' });
  await expect(sitsDown).toBeVisible();
  await expectAccessible(page, { without: '.Toastify' });
  await sitsDown.click();
  await expect(panel(page).getByText('In the chair', { exact: true })).toBeVisible();
  await expect(panel(page).getByRole('button', { name: 'Not here yet' })).toBeVisible();
  await panel(page).getByText('Later', { exact: true }).click();
  await panel(page).getByRole('button', { name: 'Complete', exact: true }).click();
  await expect(panel(page).getByText('Completed', { exact: true })).toBeVisible();
  await expectAccessible(page, { without: '.Toastify' });
  await panel(page).getByText('Cash', { exact: true }).click();
  await panel(page)
    .getByRole('button', { name: /^Take €/ })
    .click();
  await expect(panel(page).getByText('Paid', { exact: true })).toBeVisible();
  expect((await statusOf(request, token, visit.id)).status).toBe('Completed');
});

test('an owner asks for a call, blocks a guest, who cannot book then, and lets them in again', async ({
  page,
  request,
}) => {
  const { visit, desk, token, name } = await namedGuestWithVisit(request, 7);
  await atTheDesk(page, desk, '/business/guests');
  await page.getByRole('searchbox', { name: 'Find a guest' }).fill(name);
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await page.getByLabel('Notes, only you see them').fill('Prefers mornings.');
  await page.getByRole('button', { name: 'Save the note' }).click();
  await expect(toast(page, 'Saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Block Orla…' }).click();
  await page.getByLabel('Why').fill('Two visits missed.');
  await expectAccessible(page, { without: '.Toastify' });
  await page.getByRole('button', { name: 'Block Orla', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Orla is blocked' })).toBeVisible();
  const refused = await tryAgain(request, token, visit);
  await page.getByRole('button', { name: 'Unblock Orla' }).click();
  await expect(page.getByRole('heading', { name: 'Block Orla' })).toBeVisible();
  expect(await tryAgain(request, token, visit)).not.toBe(refused);
});

test('a desk knows only its own business', async ({ page, request }) => {
  const { visit } = await namedGuestWithVisit(request, 8);
  const other = await ownerToken(request, visit.shop.slug === 'fern-and-fold' ? 'wild-thyme' : 'fern-and-fold');
  await atTheDesk(page, other, `/business/?appt=${visit.id}`);
  await expect(page.getByRole('heading', { name: 'This appointment could not be shown' })).toBeVisible();
  await page.goto('/business/nowhere');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await page.evaluate(() => localStorage.setItem('token', 'of somebody who left'));
  await page.goto('/business/guests');
  await expect(page.getByRole('heading', { name: 'Your desk' })).toBeVisible();
});
