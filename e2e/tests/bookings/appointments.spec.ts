import { expect, type Page, test } from '@playwright/test';
import { askAs, bookVisit, dayFromNow, niamh, statusOf } from '../support/appointments.ts';
import { breakOperation, newGuest, sentVariables, toast, tokenOf, visitAs } from '../support/guests.ts';

interface Listed {
  id: number;
  user_id: number;
  sale_id: number | null;
  status: string;
  payment_status: string;
  room_id: string | null;
  can_cancel: boolean;
  can_reschedule: boolean;
  can_rate: boolean;
  business_info: { name: string };
}

const fields =
  'id user_id sale_id status payment_status room_id can_cancel can_reschedule can_rate business_info { name }';

async function listOf(
  request: Parameters<typeof askAs>[0],
  token: string,
  type: 'upcoming' | 'past',
): Promise<{ data: Listed[]; total: number }> {
  const { appointments } = await askAs<{ appointments: { data: Listed[]; paginatorInfo: { total: number } } }>(
    request,
    token,
    `query ($type: String) { appointments(type: $type, count: 100) { data { ${fields} } paginatorInfo { total } } }`,
    { type },
  );
  return { data: appointments.data, total: appointments.paginatorInfo.total };
}

function pick(list: readonly Listed[], fits: (appointment: Listed) => boolean): Listed {
  const found = list.find(fits);
  if (!found) throw new Error(`The marketplace has no appointment for: ${fits}`);
  return found;
}

const list = (page: Page) => page.getByRole('list', { name: 'Appointments' });
const detail = (page: Page) => page.getByRole('article');

/** Chooses a visit from the list; some have the same shop and hour, so its address tells which. */
async function choose(page: Page, { id }: { id: number }): Promise<void> {
  await list(page).locator(`a[href$="id=${id}"]`).click();
  await expect(detail(page).getByRole('heading', { level: 2 }).first()).toBeFocused();
}

test.describe('/profile/appointments', () => {
  test('[APPT-006] [APPT-007] [APPT-008] [APPT-009] [APPT-010] [APPT-011] [APPT-012] [APPT-013] [ROUTE-055] lists what is coming beside the chosen visit and all that can be done with it', async ({
    page,
    request,
  }) => {
    const token = await tokenOf(request, niamh);
    const coming = await listOf(request, token, 'upcoming');
    const past = await listOf(request, token, 'past');
    await visitAs(page, token, '/profile/appointments');
    await expect(page.getByRole('radio', { name: `Upcoming ${coming.total}` })).toBeChecked();
    await expect(page.getByRole('radio', { name: `Past ${past.total}` })).toBeVisible();
    await expect(list(page).getByRole('listitem')).toHaveCount(coming.total);
    await expect(detail(page)).toBeVisible();
    const [left, right] = [await list(page).boundingBox(), await detail(page).boundingBox()];
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);

    const movable = pick(coming.data, (visit) => visit.can_cancel && visit.can_reschedule && visit.sale_id !== null);
    await choose(page, movable);
    await expect(detail(page).getByText(movable.business_info.name).first()).toBeVisible();
    await expect(detail(page).getByRole('link', { name: 'Directions' })).toHaveAttribute('href', /maps/);
    await expect(detail(page).getByRole('link', { name: 'Show Invoice' })).toHaveAttribute(
      'href',
      `/invoice/${movable.sale_id}/${movable.id}`,
    );
    await expect(detail(page).getByRole('button', { name: 'Cancel' }).first()).toBeVisible();
    await expect(detail(page).getByRole('button', { name: 'Reschedule' }).first()).toBeVisible();
    const file = await detail(page).getByRole('link', { name: 'Add to calendar' }).getAttribute('href');
    expect(await (await request.get(file ?? '')).text()).toContain('BEGIN:VEVENT');

    const withCall = pick(coming.data, (visit) => visit.room_id !== null);
    await choose(page, withCall);
    await expect(detail(page).getByRole('link', { name: 'Consultation Video Call' })).toHaveAttribute(
      'href',
      `/video-vetting/${withCall.room_id}/${withCall.user_id}/Niamh%20Gallagher`,
    );
    await choose(
      page,
      pick(coming.data, (visit) => visit.payment_status === 'Upfront'),
    );
    await expect(detail(page).getByText('Partially Paid')).toBeVisible();
  });

  test('[APPT-014] [APPT-015] [APPT-023] [APPT-025] [ERR-026] [CONST-007] [CONST-008] [CONST-009] past visits load more, are rated once, a cancelled one is not, and one tap books one again', async ({
    page,
    request,
  }) => {
    const token = await tokenOf(request, niamh);
    const past = await listOf(request, token, 'past');
    expect(past.total).toBeGreaterThan(50);
    const first = sentVariables(page, 'query Appointments');
    await visitAs(page, token, '/profile/appointments?tab=past');
    expect(await first).toMatchObject({ type: 'past', count: 50, page: 1 });
    await expect(list(page).getByRole('listitem')).toHaveCount(50);
    const second = sentVariables(page, 'query Appointments');
    await page.getByRole('button', { name: 'Load more' }).click();
    expect(await second).toMatchObject({ type: 'past', count: 60, page: 1 });
    const shown = past.data.slice(0, 60);
    await expect(list(page).getByRole('listitem')).toHaveCount(shown.length);

    await choose(
      page,
      pick(shown, (visit) => visit.status === 'Cancelled'),
    );
    await expect(detail(page).getByText('Cancelled', { exact: true })).toBeVisible();
    await expect(detail(page).getByRole('button', { name: 'Rate Us' })).toBeHidden();

    const unrated = pick(shown, (visit) => visit.can_rate);
    await choose(page, unrated);
    const rate = detail(page).getByRole('button', { name: 'Rate Us' });
    await rate.click();
    await expect(toast(page, 'Please give rating first!')).toBeVisible();
    for (const [index, word] of ['very poor', 'poor', 'Average', 'Good', 'Excellent'].entries()) {
      await expect(
        detail(page).getByRole('radio', { name: `${index + 1} ${index === 0 ? 'star' : 'stars'}, ${word}` }),
      ).toBeVisible();
    }
    await detail(page).getByRole('radio', { name: '4 stars, Good' }).check();
    const sent = sentVariables(page, 'AddReview');
    await rate.click();
    expect(await sent).toEqual({ appt_id: unrated.id, rating: 4, comment: '' });
    await expect(toast(page, 'Thank you!')).toBeVisible();
    await expect(detail(page).getByRole('heading', { name: 'Your review' })).toBeVisible();
    await expect(rate).toBeHidden();

    await detail(page).getByRole('button', { name: 'Book again' }).click();
    await expect(page.getByText(/^\d items?$/).first()).toBeVisible();
  });

  test('[APPT-016] [APPT-017] [APPT-018] [APPT-022] [ERR-019] [ERR-020] says what is missing, finds by word and by day, and a visit is moved, seen on a phone and cancelled', async ({
    page,
    request,
  }) => {
    const token = await tokenOf(request, await newGuest(request, { first_name: 'Orla' }));
    await visitAs(page, token, '/profile/appointments');
    await expect(page.getByRole('heading', { name: "You haven't booked any appointment yet!" })).toBeVisible();
    const visit = await bookVisit(request, token, 1);

    await test.step('what is missing is said, what is there is found', async () => {
      await page.goto('/profile/appointments?tab=past');
      await expect(page.getByRole('heading', { name: "You don't have any past appointment!" })).toBeVisible();
      await page.getByRole('link', { name: 'See upcoming appointments' }).click();
      await expect(list(page).getByText(visit.shop.name)).toBeVisible();
      const nothing = page.getByRole('heading', { name: 'No appointment fits' });
      await page.getByRole('searchbox', { name: 'Find an appointment' }).fill('no such shop');
      await expect(nothing).toBeVisible();
      await page.getByRole('button', { name: 'Show all again' }).click();
      await expect(list(page).getByText(visit.shop.name)).toBeVisible();
      await page.getByRole('button', { name: 'Dates' }).click();
      await page.getByLabel('From').fill(dayFromNow(400));
      await expect(nothing).toBeVisible();
      await page.getByRole('button', { name: 'Show all again' }).click();
      await expect(list(page).getByText(visit.shop.name)).toBeVisible();
    });

    await test.step('list and visit are two views on a phone, and Back leads from one to the other', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(detail(page)).toBeHidden();
      await choose(page, visit);
      await expect(detail(page)).toBeVisible();
      await expect(list(page)).toBeHidden();
      await page.getByRole('link', { name: 'All appointments' }).click();
      await expect(list(page)).toBeVisible();
      await page.goBack();
      await expect(detail(page)).toBeVisible();
      await page.setViewportSize({ width: 1440, height: 900 });
    });

    await test.step('it is moved with the same picker, and nothing is paid', async () => {
      await detail(page).getByRole('button', { name: 'Reschedule' }).click();
      const dialog = page.getByRole('dialog', { name: 'Reschedule' });
      await dialog
        .getByRole('radio')
        .or(dialog.getByRole('button', { name: / [ap]m$/ }))
        .first()
        .click();
      const ask = dialog.getByRole('button', { name: 'Ask for this time' });
      await expect(ask).toBeEnabled();
      await breakOperation(page, 'ChangeAppointment');
      const logged = sentVariables(page, 'SystemLog');
      await ask.click();
      await expect(toast(page, 'Internal server error!')).toBeVisible();
      expect(await logged).toMatchObject({ api: 'statusUpdateForAppointment' });
      await page.unroute('**/graphql');
      const sent = sentVariables(page, 'ChangeAppointment');
      await ask.click();
      const asked = await sent;
      expect(asked).toMatchObject({ id: visit.id, status: 'Reschedule', service_pricing_ids: [visit.pricing] });
      expect(asked.date).toMatch(/^\d{4}-\d\d-\d\d$/);
      await expect(dialog).toBeHidden();
      await expect(detail(page).getByRole('heading', { name: 'You asked for another time' })).toBeVisible();
      expect(await statusOf(request, token, visit.id)).toEqual({ status: 'Reschedule', date: visit.time });
    });

    await test.step('what a cancellation costs is said before it is done', async () => {
      await detail(page).getByRole('button', { name: 'Cancel' }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText('You have paid nothing yet, so nothing is kept.')).toBeVisible();
      const sent = sentVariables(page, 'ChangeAppointment');
      await dialog.getByRole('button', { name: 'Cancel the appointment' }).click();
      expect(await sent).toMatchObject({ id: visit.id, status: 'Cancelled', service_pricing_ids: [visit.pricing] });
      await expect(page.getByRole('heading', { name: "You don't have any upcoming appointment!" })).toBeVisible();
      expect(await statusOf(request, token, visit.id)).toMatchObject({ status: 'Cancelled' });
    });
  });
});
