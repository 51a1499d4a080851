import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { act, type bookVisit, DEMO_PASSWORD, statusOf } from '../support/appointments.ts';
import { atTheDesk, dayOf, letItBegin, namedGuestWithVisit } from '../support/desk.ts';
import { toast } from '../support/guests.ts';

const phone = { width: 390, height: 844 };
const wide = { width: 1440, height: 900 };

/** Beside the calendar, or over it where there is no room. */
const panel = (page: Page) => page.getByRole('complementary', { name: 'Appointment' }).or(page.getByRole('dialog'));

/** The page as it stands, on a phone and at a desk; the colours are the same on both. */
async function expectFit(page: Page): Promise<void> {
  for (const size of [phone, wide]) {
    await page.setViewportSize(size);
    await expectAccessible(page, { without: '.Toastify', colours: size === wide });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
}

test("an owner comes in through the desk's own door, knows only the own business, and leaves", async ({
  page,
  request,
}) => {
  const bar = page.getByRole('navigation', { name: 'Desk' });
  await test.step('the door, which is not for guests', async () => {
    await page.goto('/business/guests');
    await expect(page.getByRole('heading', { name: 'Your desk' })).toBeVisible();
    await expectFit(page);
    await page.getByLabel('Email').fill('niamh.gallagher@guest.example');
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(toast(page, 'Please login with your business account!')).toBeVisible();
    await page.getByLabel('Email').fill('owner@fern-and-fold.example');
    await page.getByRole('button', { name: 'Log In' }).click();
  });

  await test.step('guests, money, and what is not there', async () => {
    await expect(page.getByRole('heading', { name: 'Guests', level: 1 })).toBeVisible();
    // Who comes depends on the day.
    await expect(page.getByRole('region', { name: 'Guests' }).getByRole('listitem').first()).toBeVisible();
    await expectFit(page);
    await bar.getByRole('link', { name: 'Money' }).click();
    await expect(page.getByRole('heading', { name: 'Paid ahead' })).toBeVisible();
    await expectFit(page);
    await page.goto('/business/nowhere');
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  });

  await test.step('the calendar, where an appointment of others is not shown', async () => {
    const { visit } = await namedGuestWithVisit(request, 8);
    expect(visit.shop.slug).not.toBe('fern-and-fold');
    await page.goto(`/business/?appt=${visit.id}`);
    await expect(page.getByRole('heading', { name: 'This appointment could not be shown' })).toBeVisible();
    await bar.getByRole('link', { name: /Calendar$/ }).click();
    await expect(page.getByRole('heading', { name: 'This appointment could not be shown' })).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Calendar' })).toBeVisible();
    await expectFit(page);
  });

  await test.step('out, by the name at a desk and by More on a phone', async () => {
    await expect(bar.getByRole('link', { name: 'Aisling', exact: true })).toBeVisible();
    await page.setViewportSize(phone);
    await bar.getByRole('link', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('heading', { name: 'Your desk' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await page.evaluate(() => localStorage.setItem('token', 'of somebody who left'));
    await page.goto('/business/guests');
    await expect(page.getByRole('heading', { name: 'Your desk' })).toBeVisible();
  });
});

test('a booking appears on the floor as it is made, is accepted, and so does the answer of a guest who is asked for another time', async ({
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

  await act(
    request,
    token,
    'mutation ($id: Int!) { statusUpdateForAppointment(id: $id, status: "Accept") { status message } }',
    { id: visit.id },
  );
  // The owner's page hears of it without being touched.
  await expect(panel(page).getByText('You asked Orla for another time')).toHaveCount(0);
  const moved = await statusOf(request, token, visit.id);
  expect(moved.status).toBe('Accept');
  expect(moved.date).not.toBe(visit.time);
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
  const { visit, desk, token, name } = await namedGuestWithVisit(request, 6);
  await letItBegin(visit.id);
  await page.setViewportSize(phone);
  await atTheDesk(page, desk, `/business/?appt=${visit.id}`);
  const sitsDown = panel(page).getByRole('button', { name: 'In the chair' });
  await expect(sitsDown).toBeVisible();
  await expect(panel(page).getByRole('link', { name })).toHaveAttribute('href', /\/guests\/\d+/);
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
