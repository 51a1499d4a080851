import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test';
import { type Appointment, askAs, bookAppointment, dayFromNow, niamh } from '../support/appointments.ts';
import { newGuest, openAs, sentVariables, toast, tokenOf } from '../support/guests.ts';
import { sharedPage } from '../support/shared-page.ts';

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

interface List {
  data: Listed[];
  total: number;
}

const fields =
  'id user_id sale_id status payment_status room_id can_cancel can_reschedule can_rate business_info { name }';

async function listOf(request: APIRequestContext, token: string, type: 'upcoming' | 'past'): Promise<List> {
  const { appointments } = await askAs<{ appointments: { data: Listed[]; paginatorInfo: { total: number } } }>(
    request,
    token,
    `query ($type: String) { appointments(type: $type, count: 100) { data { ${fields} } paginatorInfo { total } } }`,
    { type },
  );
  return { data: appointments.data, total: appointments.paginatorInfo.total };
}

function pick(list: readonly Listed[], matches: (appointment: Listed) => boolean): Listed {
  const found = list.find(matches);
  if (!found) throw new Error(`The marketplace has no appointment for: ${matches}`);
  return found;
}

const list = (page: Page) => page.getByRole('list', { name: 'Appointments' });
const detail = (page: Page) => page.getByRole('article');

/** Chooses an appointment from the list by its link: some have the same shop and hour. */
async function choose(page: Page, { id }: { id: number }): Promise<void> {
  await list(page).locator(`a[href$="id=${id}"]`).click();
  await expect(detail(page).getByRole('heading', { level: 2 }).first()).toBeFocused();
}

test.describe('upcoming appointments', () => {
  let upcoming: List;
  let past: List;
  const shared = sharedPage(async (page, request) => {
    const token = await tokenOf(request, niamh);
    upcoming = await listOf(request, token, 'upcoming');
    past = await listOf(request, token, 'past');
    await openAs(page, token, '/profile/appointments');
    await expect(detail(page)).toBeVisible();
  });
  const movable = () => pick(upcoming.data, (each) => each.can_cancel && each.can_reschedule && each.sale_id !== null);
  const chosen = async (appointment: Listed): Promise<Locator> => {
    await choose(shared(), appointment);
    return detail(shared());
  };

  test('[APPT-007] [ROUTE-055] have a tab beside the past ones, with their number', async () => {
    await expect(shared().getByRole('radio', { name: `Upcoming ${upcoming.total}` })).toBeChecked();
    await expect(shared().getByRole('radio', { name: `Past ${past.total}` })).toBeVisible();
    await expect(list(shared()).getByRole('listitem')).toHaveCount(upcoming.total);
  });

  test('[APPT-008] are listed to the left of the chosen one', async () => {
    const [left, right] = [await list(shared()).boundingBox(), await detail(shared()).boundingBox()];
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
  });

  test('get the focus when they are chosen, also the one that is shown already', async () => {
    await choose(shared(), movable());
    await choose(shared(), movable());
  });

  test('[APPT-009] name the shop and lead there', async () => {
    const shown = await chosen(movable());
    await expect(shown.getByText(movable().business_info.name).first()).toBeVisible();
    await expect(shown.getByRole('link', { name: 'Directions' })).toHaveAttribute('href', /maps/);
  });

  test('[APPT-010] lead to the invoice', async () => {
    const { sale_id, id } = movable();
    const link = (await chosen(movable())).getByRole('link', { name: 'Show Invoice' });
    await expect(link).toHaveAttribute('href', `/invoice/${sale_id}/${id}`);
  });

  test('[APPT-012] [APPT-013] can be cancelled and rescheduled', async () => {
    const shown = await chosen(movable());
    await expect(shown.getByRole('button', { name: 'Cancel' }).first()).toBeVisible();
    await expect(shown.getByRole('button', { name: 'Reschedule' }).first()).toBeVisible();
  });

  test('can be added to a calendar', async ({ request }) => {
    const link = (await chosen(movable())).getByRole('link', { name: 'Add to calendar' });
    expect(await (await request.get((await link.getAttribute('href')) ?? '')).text()).toContain('BEGIN:VEVENT');
  });

  test('[APPT-011] lead to the consultation call', async () => {
    const withCall = pick(upcoming.data, ({ room_id }) => room_id !== null);
    const link = (await chosen(withCall)).getByRole('link', { name: 'Consultation Video Call' });
    await expect(link).toHaveAttribute(
      'href',
      `/video-vetting/${withCall.room_id}/${withCall.user_id}/Niamh%20Gallagher`,
    );
  });

  test('[APPT-006] with a paid deposit are partially paid', async () => {
    const shown = await chosen(pick(upcoming.data, ({ payment_status }) => payment_status === 'Upfront'));
    await expect(shown.getByText('Partially Paid')).toBeVisible();
  });
});

test.describe('past appointments', () => {
  let past: List;
  let requested: Record<string, unknown>;
  const shared = sharedPage(async (page, request) => {
    const token = await tokenOf(request, niamh);
    past = await listOf(request, token, 'past');
    const sent = sentVariables(page, 'query Appointments');
    await openAs(page, token, '/profile/appointments?tab=past');
    requested = await sent;
    await expect(list(page).getByRole('listitem')).toHaveCount(50);
  });
  /** Those on the first page of the list. */
  const first = () => past.data.slice(0, 50);
  const rate = () => detail(shared()).getByRole('button', { name: 'Rate Us' });

  test('[CONST-007] come fifty at first', () => {
    expect(past.total).toBeGreaterThan(50);
    expect(requested).toMatchObject({ type: 'past', count: 50, page: 1 });
  });

  test('[APPT-015] that were cancelled cannot be rated', async () => {
    await choose(
      shared(),
      pick(first(), ({ status }) => status === 'Cancelled'),
    );
    await expect(detail(shared()).getByText('Cancelled', { exact: true })).toBeVisible();
    await expect(rate()).toBeHidden();
  });

  test('[APPT-023] are not rated without stars', async () => {
    await choose(
      shared(),
      pick(first(), ({ can_rate }) => can_rate),
    );
    await rate().click();
    await expect(toast(shared(), 'Please give rating first!')).toBeVisible();
  });

  test('[APPT-025] have five ratings with their names', async () => {
    await choose(
      shared(),
      pick(first(), ({ can_rate }) => can_rate),
    );
    for (const [index, word] of ['very poor', 'poor', 'Average', 'Good', 'Excellent'].entries()) {
      const name = `${index + 1} ${index === 0 ? 'star' : 'stars'}, ${word}`;
      await expect(detail(shared()).getByRole('radio', { name })).toBeVisible();
    }
  });

  test('[APPT-014] [ERR-026] are rated once', async () => {
    const unrated = pick(first(), ({ can_rate }) => can_rate);
    await choose(shared(), unrated);
    await detail(shared()).getByRole('radio', { name: '4 stars, Good' }).check();
    const sent = sentVariables(shared(), 'AddReview');
    await rate().click();
    expect(await sent).toEqual({ appt_id: unrated.id, rating: 4, comment: '' });
    await expect(toast(shared(), 'Thank you!')).toBeVisible();
    await expect(detail(shared()).getByRole('heading', { name: 'Your review' })).toBeVisible();
    await expect(rate()).toBeHidden();
  });

  test('[CONST-008] [CONST-009] load ten more', async () => {
    const sent = sentVariables(shared(), 'query Appointments');
    await shared().getByRole('button', { name: 'Load more' }).click();
    expect(await sent).toMatchObject({ type: 'past', count: 60, page: 1 });
    await expect(list(shared()).getByRole('listitem')).toHaveCount(Math.min(60, past.total));
  });

  test('can be booked again with one press', async () => {
    await choose(
      shared(),
      pick(first(), ({ status }) => status === 'Completed'),
    );
    await detail(shared()).getByRole('button', { name: 'Book again' }).click();
    await expect(
      shared()
        .getByText(/^\d items?$/)
        .first(),
    ).toBeVisible();
  });
});

test('[APPT-016] a new guest reads that there is no appointment yet', async ({ page, request }) => {
  await openAs(page, await tokenOf(request, await newGuest(request)), '/profile/appointments');
  await expect(page.getByRole('heading', { name: "You haven't booked any appointment yet!" })).toBeVisible();
});

test.describe('a guest with one appointment', () => {
  let token: string;
  let appointment: Appointment;
  const shared = sharedPage(async (page, request) => {
    token = await tokenOf(request, await newGuest(request, { first_name: 'Orla' }));
    appointment = await bookAppointment(request, token, 1);
    await openAs(page, token, '/profile/appointments?tab=past');
  });
  const entry = () => list(shared()).getByText(appointment.shop.name);
  const nothing = () => shared().getByRole('heading', { name: 'No appointments found' });
  const showAll = () => shared().getByRole('button', { name: 'Show them all' }).click();

  /** The upcoming ones, from whichever tab the page shows. */
  async function showUpcoming(): Promise<void> {
    const link = shared().getByRole('link', { name: 'See upcoming appointments' });
    await expect(link.or(entry()).first()).toBeVisible();
    if (await link.isVisible()) await link.click();
    await expect(entry()).toBeVisible();
  }

  test('[APPT-018] reads that there is no past one', () =>
    expect(shared().getByRole('heading', { name: "You don't have any past appointment!" })).toBeVisible());

  test('finds it by a word', async () => {
    await showUpcoming();
    await shared().getByRole('searchbox', { name: 'Find an appointment' }).fill('no such shop');
    await expect(nothing()).toBeVisible();
    await showAll();
    await expect(entry()).toBeVisible();
  });

  test('finds it by a day', async () => {
    await showUpcoming();
    await shared().getByRole('button', { name: 'Dates' }).click();
    await shared().getByLabel('From').fill(dayFromNow(400));
    await expect(nothing()).toBeVisible();
    await showAll();
    await expect(entry()).toBeVisible();
  });

  test('sees list and appointment as two views on a phone', async () => {
    const page = shared();
    await showUpcoming();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(detail(page)).toBeHidden();
    await choose(page, appointment);
    await expect(detail(page)).toBeVisible();
    await expect(list(page)).toBeHidden();
    await page.getByRole('link', { name: 'All appointments' }).click();
    await expect(list(page)).toBeVisible();
    await page.goBack();
    await expect(detail(page)).toBeVisible();
    await page.setViewportSize({ width: 1440, height: 900 });
  });
});
