import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { askAs, guestWithAppointment, niamh, proposeMove, secondTab, statusOf } from './support/appointments.ts';
import { delayOperation, failOperation, openAs, sentVariables, tokenOf } from './support/guests.ts';
import { sharedPage } from './support/shared-page.ts';

type GuestWithAppointment = Awaited<ReturnType<typeof guestWithAppointment>>;

const bell = (page: Page, name: string | RegExp) => page.getByRole('banner').getByRole('link', { name });
const items = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox') });

test('[NOTIF-001] [NOTIF-018] a proposal of the shop shows in every open tab at once', async ({ page, request }) => {
  const { token, appointment, desk } = await guestWithAppointment(request, 4);
  await openAs(page, token, '/profile/my-profile');
  const shopTab = await secondTab(page, `/${appointment.shop.slug}`);
  const appointmentTab = await secondTab(page, `/profile/appointments?id=${appointment.id}`);
  await expect(appointmentTab.getByRole('article')).toBeVisible();
  await expect(bell(page, /^Notifications/)).toBeVisible();
  await expect(bell(shopTab, /^Notifications/)).toBeVisible();
  const before = await bell(page, /^Notifications/).getAttribute('aria-label');
  await proposeMove(request, desk, appointment);
  await expect(bell(page, /new$/)).toBeVisible();
  await expect(bell(page, /^Notifications/)).not.toHaveAccessibleName(before ?? '');
  await expect(bell(shopTab, /new$/)).toBeVisible();
  await expect(appointmentTab.getByRole('heading', { name: /would like another time/ })).toBeVisible();
});

test.describe('a proposal of the shop', () => {
  let guest: GuestWithAppointment;
  const shared = sharedPage(async (page, request) => {
    guest = await guestWithAppointment(request, 4);
    await openAs(page, guest.token, '/profile/notification');
    await expect(bell(page, /^Notifications/)).toBeVisible();
  });
  const proposal = () => items(shared()).filter({ hasText: guest.appointment.shop.name }).first();
  const status = (request: APIRequestContext) => statusOf(request, guest.token, guest.appointment.id);

  /** A new proposal for the time that the appointment has now; returns the proposed time. */
  async function propose(request: APIRequestContext): Promise<number> {
    const { date } = await status(request);
    const time = await proposeMove(request, guest.desk, { ...guest.appointment, time: date });
    await expect(proposal().getByRole('button', { name: 'Accept' })).toBeVisible();
    return time;
  }

  test('says when it is accepted automatically', async ({ request }) => {
    await propose(request);
    await expect(proposal().getByText(/Accepted automatically in 2\d h \d+ min if you don’t answer/)).toBeVisible();
  });

  test('[NOTIF-009] is accepted, which other tabs show at once', async ({ request }) => {
    const time = await propose(request);
    const tab = await secondTab(shared(), `/profile/appointments?id=${guest.appointment.id}`);
    const question = tab.getByRole('heading', { name: /would like another time/ });
    await expect(question).toBeVisible();
    const sent = sentVariables(shared(), 'ChangeAppointment');
    await proposal().getByRole('button', { name: 'Accept' }).click();
    expect(await sent).toMatchObject({ id: guest.appointment.id, status: 'Accept' });
    await expect(question).toBeHidden();
    await expect.poll(() => status(request)).toEqual({ status: 'Accept', date: time });
    await expect(proposal().getByRole('button', { name: 'Accept' })).toBeHidden();
    await tab.close();
  });

  test('[NOTIF-010] is answered with another time', async ({ request }) => {
    await propose(request);
    await proposal().getByRole('button', { name: 'Reschedule' }).click();
    const picker = shared().getByRole('dialog', { name: 'Reschedule' });
    await picker
      .getByRole('radio')
      .or(picker.getByRole('button', { name: / [ap]m$/ }))
      .first()
      .click();
    const moved = sentVariables(shared(), 'ChangeAppointment');
    await picker.getByRole('button', { name: 'Ask for this time' }).click();
    expect(await moved).toMatchObject({ id: guest.appointment.id, status: 'Reschedule' });
    await expect(picker).toBeHidden();
    await expect(items(shared()).getByRole('button', { name: 'Cancel' })).toHaveCount(0);
  });

  test('[NOTIF-011] is answered with a cancellation', async ({ request }) => {
    await propose(request);
    await proposal().getByRole('button', { name: 'Cancel' }).click();
    const cancelled = sentVariables(shared(), 'ChangeAppointment');
    await shared().getByRole('dialog').getByRole('button', { name: 'Cancel the appointment' }).click();
    expect(await cancelled).toMatchObject({ id: guest.appointment.id, status: 'Cancelled' });
    await expect(shared().getByRole('dialog')).toBeHidden();
    await expect.poll(() => status(request)).toMatchObject({ status: 'Cancelled' });
  });
});

test('[NOTIF-018] a notification that was sent during an outage is there after it', async ({ page, request }) => {
  let disconnect: () => Promise<void> = async () => undefined;
  let restore = () => {};
  let restored = Promise.resolve();
  await page.routeWebSocket(/\/realtime/, async (socket) => {
    await restored;
    socket.connectToServer();
    disconnect = () => socket.close();
  });
  const { token, appointment, desk } = await guestWithAppointment(request, 5);
  await openAs(page, token, '/profile/my-profile');
  await expect(bell(page, 'Notifications, 1 new')).toBeVisible();
  restored = new Promise((resolve) => {
    restore = resolve;
  });
  await disconnect();
  await proposeMove(request, desk, appointment);
  await expect(bell(page, 'Notifications, 1 new')).toBeVisible();
  restore();
  await expect(bell(page, 'Notifications, 2 new')).toBeVisible();
});

interface Timed {
  body: string;
  asked: number;
  answered: number;
}
declare global {
  interface Window {
    timed?: Timed[];
  }
}

/** In the page: when each request was made and when the page got its answer. */
function timeRequests(): void {
  const { fetch } = window;
  window.timed = [];
  window.fetch = async (...request) => {
    const timed = { body: String(request[1]?.body ?? ''), asked: performance.now(), answered: 0 };
    window.timed?.push(timed);
    const response = await fetch(...request);
    timed.answered = performance.now();
    return response;
  };
}

test('[CONST-016] [NOTIF-002] [NOTIF-008] [ROUTE-058] notifications are marked as seen 300 ms after the list is shown', async ({
  page,
  request,
}) => {
  const { token } = await guestWithAppointment(request, 5);
  await page.addInitScript(timeRequests);
  await openAs(page, token, '/profile/my-profile');
  await bell(page, /^Notifications/).click();
  const timeOf = (name: string) =>
    page.evaluate((asked) => window.timed?.find(({ body }) => body.includes(asked)), name);
  await expect.poll(async () => (await timeOf('myNotificationSeen'))?.answered).toBeTruthy();
  const [list, marked] = [await timeOf('OwnNotifications'), await timeOf('myNotificationSeen')];
  // By the page's own clock, to its millisecond.
  expect((marked?.asked ?? 0) - (list?.answered ?? 0)).toBeGreaterThanOrEqual(299);
  await expect(bell(page, 'Notifications')).toBeVisible();
  const { myNotification } = await askAs<{ myNotification: { new: number } }>(
    request,
    token,
    '{ myNotification { new } }',
  );
  expect(myNotification.new).toBe(0);
});

test('[NOTIF-003] [NOTIF-004] [NOTIF-005] all notifications are selected and deleted', async ({ page, request }) => {
  const { token } = await guestWithAppointment(request, 5);
  await openAs(page, token, '/profile/notification');
  const ask = () => askAs<{ myNotification: { total: number } }>(request, token, '{ myNotification { total } }');
  // That of the booking is written by a job.
  await expect.poll(async () => (await ask()).myNotification.total).toBeGreaterThan(0);
  const { total } = (await ask()).myNotification;
  await expect(items(page)).toHaveCount(total);
  const remove = page.getByRole('button', { name: /^Delete/ });
  await expect(remove).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Select all' }).check({ force: true });
  const sent = sentVariables(page, 'DeleteNotifications');
  await remove.click();
  expect(JSON.parse(String((await sent).ids))).toHaveLength(total);
  await expect(page.getByRole('heading', { name: "You don't have any notification!" })).toBeVisible();
  await expect(bell(page, 'Notifications')).toBeVisible();
});

test.describe('the list of notifications', () => {
  let token: string;
  const shared = sharedPage(async (page, request) => {
    token = await tokenOf(request, niamh);
    await openAs(page, token, '/robots.txt');
  });

  test('does not move the header when the name of the guest arrives', async () => {
    const page = shared();
    const release = await delayOperation(page, 'query Me');
    await page.goto('/profile/notification');
    const links = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
    const before = await links.boundingBox();
    release();
    await expect(page.getByRole('banner').getByText('Niamh', { exact: true })).toBeVisible();
    expect(before).not.toBeNull();
    expect(await links.boundingBox()).toEqual(before);
  });

  test('is shown at a second try when it could not be fetched', async () => {
    const page = shared();
    await failOperation(page, 'OwnNotifications');
    await page.goto('/profile/notification');
    await expect(page.getByRole('heading', { name: 'We couldn’t load your notifications' })).toBeVisible();
    await page.unroute('**/graphql');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Select all')).toBeVisible();
  });

  async function expectKind(request: APIRequestContext, kind: string): Promise<void> {
    const { myNotification } = await askAs<{ myNotification: { data: { status: string; title: string }[] } }>(
      request,
      token,
      '{ myNotification(count: 50) { data { status title } } }',
    );
    const title = myNotification.data.find(({ status }) => status === kind)?.title ?? kind;
    if (!shared().url().endsWith('/profile/notification')) await shared().goto('/profile/notification');
    await expect(shared().getByRole('heading', { name: title }).first()).toBeVisible();
  }

  test('[NOTIF-012] has confirmed times', ({ request }) => expectKind(request, 'accept_reschedule_appointment'));
  test('[NOTIF-017] has refunded deposits', ({ request }) => expectKind(request, 'refundable_deposit'));
});
