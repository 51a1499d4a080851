import { type APIRequestContext, expect, test } from '@playwright/test';
import { act, askAs } from '../support/appointments.ts';
import { expectDeskFits, openDesk } from '../support/desk.ts';
import { newGuest, openAs, toast, tokenOf } from '../support/guests.ts';
import { type NewShop, newShop } from '../support/new-shop.ts';
import { sharedPage } from '../support/shared-page.ts';

/** Weekly evenings from a week from now on, on the shop's wall clock. */
const EVENINGS = [7, 14, 21].map((days) => {
  const day = new Date(Date.now() + days * 86_400_000);
  return Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), 19) / 1000;
});
const dateOf = (wall: number) => new Date(wall * 1000).toISOString().slice(0, 10);

/** A shop without a deposit and calls, with a class that repeats. */
async function shopWithClass(request: APIRequestContext) {
  const shop = await newShop(request, 'publish');
  await act(
    request,
    shop.token,
    `mutation ($id: Int!) { desk_save_terms(business_id: $id, confirms_at_once: true, consultation_minutes: 15,
      upfront_percent: 0, video_vetting: false) { status message } }`,
    { id: shop.id },
  );
  const { desk_menu } = await askAs<{ desk_menu: { id: number }[] }>(
    request,
    shop.token,
    'query ($id: Int!) { desk_menu(business_id: $id) { id } }',
    { id: shop.id },
  );
  await act(
    request,
    shop.token,
    `mutation ($id: Int!, $category: Int!, $dates: [Int!]!) { desk_save_service(business_id: $id, category_id: $category,
      name: "Weekly blowout", pricings: [{ price: 15, duration: 60 }], group: { kind: "weekly", seats: 2, dates: $dates }) { status message } }`,
    { id: shop.id, category: desk_menu[0]?.id, dates: EVENINGS },
  );
  const { desk_calendar } = await askAs<{
    desk_calendar: { entries: { schedule_id: number | null; starts: number }[] };
  }>(
    request,
    shop.token,
    'query ($id: Int!, $from: String!, $to: String!) { desk_calendar(business_id: $id, from: $from, to: $to) { entries { schedule_id starts } } }',
    { id: shop.id, from: dateOf(EVENINGS[0] ?? 0), to: dateOf(EVENINGS[2] ?? 0) },
  );
  const schedules = EVENINGS.map((at) => desk_calendar.entries.find(({ starts }) => starts === at)?.schedule_id ?? 0);
  return { shop, schedules };
}

/** Books all three dates. */
async function enrol(request: APIRequestContext, shop: NewShop): Promise<string> {
  const token = await tokenOf(request, await newGuest(request, { first_name: 'Bríd', last_name: 'Kavanagh' }));
  const { service_categories } = await askAs<{
    service_categories: { services: { id: number; is_group: boolean }[] }[];
  }>(request, '', 'query ($id: Int!) { service_categories(business_id: $id) { services { id is_group } } }', {
    id: shop.id,
  });
  const pricing = service_categories.flatMap(({ services }) => services).find(({ is_group }) => is_group)?.id;
  await act(
    request,
    token,
    `mutation ($b: Int!, $s: [BookingServiceInput!]) { create_booking(business_id: $b, services: $s, booking_request: "web") { status message } }`,
    {
      b: shop.id,
      s: [{ service_pricing_id: pricing, date: dateOf(EVENINGS[0] ?? 0), time: EVENINGS[0], occurrences: 3 }],
    },
  );
  return token;
}

test.describe('a class at the desk', () => {
  let guest: string;
  let [first, second]: [string, string] = ['', ''];
  const shared = sharedPage(async (page, request) => {
    const { shop, schedules } = await shopWithClass(request);
    guest = await enrol(request, shop);
    const pageOf = (nth: number) => `/business/?view=day&date=${dateOf(EVENINGS[nth] ?? 0)}&class=${schedules[nth]}`;
    [first, second] = [pageOf(0), pageOf(1)];
    await openDesk(page, shop.token, second);
    await expect(page.getByRole('heading', { name: 'Weekly blowout' })).toBeVisible();
  });
  const people = () => shared().getByRole('list', { name: 'Who’s coming' });

  test('[CLASS-010] guests are checked in on its list', async () => {
    const row = people().getByRole('listitem').filter({ hasText: 'Bríd Kavanagh' });
    await row.getByRole('button', { name: 'Here' }).click();
    await expect(row.getByRole('button', { name: 'Here' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('[CLASS-007] a new guest is added, and one too many only after a warning', async () => {
    for (const [name, action] of [
      ['Maud', 'Add'],
      ['Tess', 'Add anyway'],
    ] as const) {
      await shared().getByRole('button', { name: 'Add', exact: true }).click();
      const dialog = shared().getByRole('dialog', { name: 'Add a participant' });
      await dialog.getByRole('button', { name: 'New client' }).click();
      await dialog.getByLabel('First name').fill(name);
      await dialog.getByLabel('Phone').fill('087 123 4567');
      await dialog.getByRole('button', { name: action, exact: true }).click();
      await expect(people().getByRole('link', { name })).toBeVisible();
    }
    await expect(shared().getByText('3 of 3 places taken')).toBeVisible();
  });

  test('[CLASS-003] cancelling one date drops that date alone, and the guest reads which', async ({ browser }) => {
    await shared().goto(second);
    await shared().getByRole('button', { name: 'Cancel this date' }).click();
    const dialog = shared().getByRole('dialog');
    await expect(dialog.getByText(/Only this date is cancelled/)).toBeVisible();
    await dialog.getByRole('button', { name: /Cancel and tell/ }).click();
    await expect(toast(shared(), /The date is cancelled/)).toBeVisible();
    const page = await (await browser.newContext()).newPage();
    await openAs(page, guest, '/profile/notification');
    const day = new Intl.DateTimeFormat('en-IE', { day: 'numeric', month: 'short', timeZone: 'UTC' });
    const cancelled = day.format(new Date((EVENINGS[1] ?? 0) * 1000));
    await expect(page.getByText(new RegExp(`had to cancel .*${cancelled}`)).first()).toBeVisible();
    await expect(page.getByText(/Your other dates stay/).first()).toBeVisible();
    await page.context().close();
  });

  test('the panel fits a phone and a wide screen', async () => {
    await shared().goto(first);
    await expect(people().getByRole('listitem').filter({ hasText: 'Bríd Kavanagh' })).toBeVisible();
    await expectDeskFits(shared());
  });
});
