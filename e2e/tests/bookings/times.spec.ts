import { type APIRequestContext, expect, test } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { askAs } from '../support/appointments.ts';
import {
  addToCart,
  type BookableService,
  type BookableShop,
  blockedDays,
  bookableShop,
  bookByApi,
  cartOf,
  dialogOf,
  freeDays,
  timesOf,
} from '../support/bookable.ts';
import { newGuest, openAs, sentVariables, tokenOf } from '../support/guests.ts';
import { expectTidy } from '../support/layout.ts';
import { sharedPage } from '../support/shared-page.ts';

const today = new Date().toISOString().slice(0, 10);
const monthsOf = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));

test.describe('days and times', () => {
  let shop: BookableShop;
  let service: BookableService;
  let token: string;
  let rival: string;
  const shared = sharedPage(async (page, request) => {
    shop = await bookableShop(request, 0, (found) => !found.video_vetting && blockedDays(found).length > 0);
    service = shop.single[0] as BookableService;
    token = await tokenOf(request, await newGuest(request));
    rival = await tokenOf(request, await newGuest(request));
    await openAs(page, token, `/${shop.slug}`);
    await addToCart(page, service);
    await cartOf(page).getByRole('button', { name: 'Next' }).click();
    await expect(dialog().getByRole('grid')).toBeVisible();
  });
  const dialog = () => dialogOf(shared(), shop);
  const next = () => dialog().getByRole('button', { name: 'Next', exact: true });
  const day = () => blockedDays(shop)[0] ?? '';
  const blocked = () => dialog().locator(`[data-date="${day()}"]`);
  const waitingList = () => dialog().getByRole('region', { name: 'Join Cancellation List' });

  /** The month of the blocked day, from the present one. */
  async function showBlockedMonth(): Promise<void> {
    const later = dialog()
      .getByRole('button', { name: /^[A-Z][a-z]+ \d{4}$/ })
      .last();
    for (let turns = monthsOf(day()) - monthsOf(today); turns > 0 && !(await blocked().isVisible()); turns -= 1)
      await later.click();
    await expect(blocked()).toBeVisible();
  }

  /** Books every chair at a time, so that it is gone. */
  async function takeAll(request: APIRequestContext, time: number): Promise<void> {
    for (let chair = 0; chair < 12; chair += 1)
      if ((await bookByApi(request, rival, shop, service, time)).status !== 1) return;
    throw new Error('The time cannot be filled.');
  }

  /** A free day with its times, the earliest first. */
  async function openFreeDay(): Promise<number[]> {
    await freeDays(shared()).nth(2).click();
    await expect(timesOf(shared()).first()).toBeVisible();
    return timesOf(shared()).evaluateAll((radios) => radios.map((radio) => Number((radio as HTMLInputElement).value)));
  }

  test('[SLOT-008] [SLOT-010] a blocked day cannot be booked and offers the waiting list', async () => {
    await showBlockedMonth();
    await expect(blocked()).toHaveAccessibleName(/, blocked\. Join Cancellation List/);
    await blocked().click();
    await expect(waitingList().getByRole('radio')).toHaveCount(3);
    await expect(next()).toBeDisabled();
    await expectAccessible(shared(), { within: '[role="dialog"]' });
  });

  test('[SLOT-012] No returns to the choice of a day', async () => {
    await showBlockedMonth();
    await blocked().click();
    await waitingList().getByRole('button', { name: 'No' }).click();
    await expect(waitingList()).toHaveCount(0);
    await expect(dialog().getByText('Pick a day')).toBeVisible();
  });

  test('[SLOT-011] [ERR-043] Yes joins the waiting list', async ({ request }) => {
    await showBlockedMonth();
    await blocked().click();
    await waitingList()
      .getByRole('radio', { name: /^Any day in/ })
      .click();
    await waitingList().getByRole('button', { name: 'Yes' }).click();
    await expect(dialog().getByText('You’re on the list')).toBeVisible();
    const query = '{ waiting_list { business_id service_pricing_id date date_scope position } }';
    expect((await askAs<{ waiting_list: object[] }>(request, token, query)).waiting_list).toMatchObject([
      { business_id: shop.id, service_pricing_id: service.id, date: day(), date_scope: 'this_month' },
    ]);
  });

  test('a time that is booked meanwhile is marked at once', async ({ request }) => {
    const [early = 0] = await openFreeDay();
    await takeAll(request, early);
    await expect(
      dialog()
        .getByText(/, just taken$/)
        .first(),
    ).toBeAttached();
  });

  test('[BOOK-003] [BOOK-007] the chosen time is checked before the confirmation', async () => {
    const late = (await openFreeDay()).at(-1);
    await timesOf(shared()).last().check();
    const checked = sentVariables(shared(), 'TimeslotAvailability');
    await next().click();
    expect(await checked).toMatchObject({
      business_id: shop.id,
      services: [{ service_pricing_id: service.id, time: late }],
    });
    await expect(dialog().getByRole('heading', { name: 'Confirm Appointment' })).toBeVisible();
    await dialog().getByRole('button', { name: 'Back' }).click();
    await expect(dialog().getByRole('grid')).toBeVisible();
  });

  test('[GUESTB-007] a guest who loses the race for a time is offered the nearest ones', async ({ request }) => {
    const last = (await openFreeDay()).at(-1) ?? 0;
    await timesOf(shared()).last().check();
    await next().click();
    const confirm = dialog().getByRole('button', { name: 'Confirm', exact: true });
    await expect(confirm).toBeVisible();
    await takeAll(request, last);
    await confirm.click();
    await expect(dialog().getByRole('heading', { name: /has just gone$/ })).toBeFocused();
    const nearest = dialog().getByRole('button', { name: /^Take this/ });
    await expect(nearest).toHaveCount(3);
    await expectAccessible(shared(), { within: '[role="dialog"]' });
    await expectTidy(shared(), dialog());
    await nearest.last().click();
    await confirm.click();
    await expect(shared()).toHaveURL(/\/payment-success$/);
  });
});
