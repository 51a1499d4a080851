import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test';
import {
  act,
  askAs,
  dayFromNow,
  guestWithVisit,
  niamh,
  proposeMove,
  secondTab,
  statusOf,
} from './support/appointments.ts';
import { breakOperation, holdOperation, sentVariables, toast, tokenOf, visitAs } from './support/guests.ts';

const bell = (page: Page, name: string | RegExp) => page.getByRole('banner').getByRole('link', { name });
const items = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox') });

/** From another page of the account. */
const openList = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Your account' })
    .getByRole('link', { name: /^Notifications/ })
    .click();

const warn =
  'mutation ($b: Int!, $g: Int!) { desk_warn_guest(business_id: $b, guest_id: $g, reason: "Two late cancellations.") { status message } }';
const unblock =
  'mutation ($b: Int!, $g: Int!) { desk_unblock_guest(business_id: $b, guest_id: $g) { status message } }';

async function userId(request: Parameters<typeof askAs>[0], token: string): Promise<number> {
  const { profileInformation } = await askAs<{ profileInformation: { id: number } }>(
    request,
    token,
    '{ profileInformation { id } }',
  );
  return profileInformation.id;
}

/** Picks the first call of a day that lies at least so many days ahead. */
async function pickCall(request: APIRequestContext, dialog: Locator, shop: number, days: number) {
  const from = dayFromNow(days);
  const months = [...new Set([from.slice(0, 7), dayFromNow(days + 20).slice(0, 7)])];
  for (const [index, month] of months.entries()) {
    const { availability_month } = await askAs<{ availability_month: { days: { date: string; state: string }[] } }>(
      request,
      '',
      'query ($b: Int!, $m: String!) { availability_month(business_id: $b, month: $m, consultation: true) { days { date state } } }',
      { b: shop, m: month },
    );
    const day = availability_month.days.find(({ date, state }) => date >= from && state === 'free');
    if (!day) continue;
    if (index > 0) await dialog.getByRole('button', { name: monthWords(month) }).click();
    await dialog.getByRole('button', { name: new RegExp(`^${dateWords(day.date)}`) }).click();
    await dialog.getByRole('region').getByRole('radio').first().check({ force: true });
    return;
  }
  throw new Error('The shop takes no calls.');
}

/** 'December 2026', as the way to that month is called. */
const monthWords = (month: string) =>
  new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(month));

/** 'Tuesday 24 November'. */
const dateWords = (date: string) =>
  new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
    .format(new Date(date))
    .replace(',', '');

test('[NOTIF-001] [NOTIF-009] [NOTIF-010] [NOTIF-011] [NOTIF-012] [NOTIF-018] a shop’s question reaches every open tab at once, and so does the answer: yes, another time, or no', async ({
  page,
  request,
}) => {
  const { token, visit, desk } = await guestWithVisit(request, 4);
  await visitAs(page, token, '/profile/my-profile');
  const shopTab = await secondTab(page, `/${visit.shop.slug}`);
  const visitTab = await secondTab(page, `/profile/appointments?id=${visit.id}`);
  const asksInTab = visitTab.getByRole('heading', { name: /would like another time/ });
  const question = items(page).filter({ hasText: visit.shop.name }).first();

  const asked = await test.step('the question is in every tab', async () => {
    await expect(visitTab.getByRole('article')).toBeVisible();
    await expect(bell(page, /^Notifications/)).toBeVisible();
    await expect(bell(shopTab, /^Notifications/)).toBeVisible();
    const before = await bell(page, /^Notifications/).getAttribute('aria-label');
    const time = await proposeMove(request, desk, visit);
    await expect(bell(page, /new$/)).toBeVisible();
    await expect(bell(page, /^Notifications/)).not.toHaveAccessibleName(before ?? '');
    await expect(bell(shopTab, /new$/)).toBeVisible();
    await expect(asksInTab).toBeVisible();
    await shopTab.close();
    return time;
  });

  await test.step('yes', async () => {
    await openList(page);
    await expect(question.getByText(/Accepted for you in 2\d h \d+ min if you do nothing/)).toBeVisible();
    const sent = sentVariables(page, 'ChangeAppointment');
    await question.getByRole('button', { name: 'Accept' }).click();
    expect(await sent).toMatchObject({ id: visit.id, status: 'Accept' });
    await expect(asksInTab).toBeHidden();
    expect(await statusOf(request, token, visit.id)).toEqual({ status: 'Accept', date: asked });
    await expect(question.getByRole('button', { name: 'Accept' })).toBeHidden();
    await visitTab.close();
  });

  await test.step('another time', async () => {
    await proposeMove(request, desk, { ...visit, time: asked });
    await question.getByRole('button', { name: 'Reschedule' }).click();
    const picker = page.getByRole('dialog', { name: 'Reschedule' });
    await picker
      .getByRole('radio')
      .or(picker.getByRole('button', { name: / [ap]m$/ }))
      .first()
      .click();
    const moved = sentVariables(page, 'ChangeAppointment');
    await picker.getByRole('button', { name: 'Ask for this time' }).click();
    expect(await moved).toMatchObject({ id: visit.id, status: 'Reschedule' });
    await expect(picker).toBeHidden();
    await expect(items(page).getByRole('button', { name: 'Cancel' })).toHaveCount(0);
  });

  await test.step('no', async () => {
    await proposeMove(request, desk, { ...visit, time: asked });
    await items(page).getByRole('button', { name: 'Cancel' }).click();
    const cancelled = sentVariables(page, 'ChangeAppointment');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel the appointment' }).click();
    expect(await cancelled).toMatchObject({ id: visit.id, status: 'Cancelled' });
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await statusOf(request, token, visit.id)).toMatchObject({ status: 'Cancelled' });
  });
});

test('[CONST-016] [NOTIF-002] [NOTIF-003] [NOTIF-004] [NOTIF-005] [NOTIF-008] [NOTIF-018] [ROUTE-058] what came while the line was cut is found when it is back, is seen 300 ms after the page opens, and can all be deleted', async ({
  page,
  request,
}) => {
  let cut: () => Promise<void> = async () => undefined;
  let mend = () => {};
  let mended = Promise.resolve();
  await page.routeWebSocket(/\/realtime/, async (line) => {
    await mended;
    line.connectToServer();
    cut = () => line.close();
  });
  const { token, visit, desk } = await guestWithVisit(request, 5);
  await visitAs(page, token, '/profile/my-profile');
  await test.step('the line is cut, and back', async () => {
    await expect(bell(page, 'Notifications, 1 new')).toBeVisible();
    mended = new Promise((resolve) => {
      mend = resolve;
    });
    await cut();
    await proposeMove(request, desk, visit);
    await expect(bell(page, 'Notifications, 1 new')).toBeVisible();
    mend();
    await expect(bell(page, 'Notifications, 2 new')).toBeVisible();
  });
  await test.step('seen', async () => {
    const answered = page.waitForResponse(
      (response) => response.request().postData()?.includes('OwnNotifications') ?? false,
    );
    const seen = page.waitForRequest((sent) => sent.postData()?.includes('myNotificationSeen') ?? false);
    await openList(page);
    const list = await answered;
    await list.finished();
    const told = await seen;
    await told.response();
    // By the browser's clock: the test hears of both later, and not equally late.
    const { startTime, responseEnd } = list.request().timing();
    expect(told.timing().startTime - (startTime + responseEnd)).toBeGreaterThanOrEqual(300);
    await expect(bell(page, 'Notifications')).toBeVisible();
  });
  await test.step('deleted', async () => {
    const { myNotification } = await askAs<{ myNotification: { new: number; total: number } }>(
      request,
      token,
      '{ myNotification { new total } }',
    );
    expect(myNotification.new).toBe(0);
    await expect(items(page)).toHaveCount(myNotification.total);
    const remove = page.getByRole('button', { name: /^Delete/ });
    await expect(remove).toBeDisabled();
    await page.getByRole('checkbox', { name: 'Select all' }).check({ force: true });
    const sent = sentVariables(page, 'DeleteNotifications');
    await remove.click();
    expect(JSON.parse(String((await sent).ids))).toHaveLength(myNotification.total);
    await expect(page.getByRole('heading', { name: "You don't have any notification!" })).toBeVisible();
    await expect(bell(page, 'Notifications')).toBeVisible();
  });
});

test('[NOTIF-013] [NOTIF-014] [NOTIF-015] [NOTIF-016] a warned guest books a call within seven days and no later, or lets all coming visits go; unblocked, there is a way to rebook', async ({
  page,
  request,
}) => {
  const { token, visit, desk } = await guestWithVisit(request, 7);
  const guest = { b: visit.shop.id, g: await userId(request, token) };
  await act(request, desk, warn, guest);
  await visitAs(page, token, '/profile/notification');
  await test.step('a call', async () => {
    await items(page).getByRole('button', { name: 'Schedule a video call' }).click();
    const dialog = page.getByRole('dialog', { name: 'Schedule a video call' });
    await expect(dialog.getByRole('grid').or(dialog.getByRole('table')).first()).toBeVisible();
    await pickCall(request, dialog, visit.shop.id, 9);
    const book = dialog.getByRole('button', { name: 'Book the call' });
    await book.click();
    await expect(toast(page, 'Please select any date within 7 days!')).toBeVisible();
    await pickCall(request, dialog, visit.shop.id, 2);
    const sent = sentVariables(page, 'BookWarningCall');
    await book.click();
    expect(await sent).toMatchObject({ business_id: visit.shop.id });
    await expect(dialog).toBeHidden();
    await expect(items(page).getByRole('button', { name: 'Schedule a video call' })).toBeHidden();
  });
  await test.step('all visits', async () => {
    await items(page).getByRole('button', { name: 'Cancel all future appointments' }).click();
    const sent = sentVariables(page, 'CancelFuture');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel them all' }).click();
    expect(await sent).toEqual({ business_id: visit.shop.id });
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await statusOf(request, token, visit.id)).toMatchObject({ status: 'Cancelled' });
  });
  await test.step('unblocked', async () => {
    await act(request, desk, unblock, guest);
    await expect(items(page).getByRole('link', { name: 'Rebook' })).toHaveAttribute('href', `/${visit.shop.slug}`);
  });
});

test('[NOTIF-012] [NOTIF-017] tell of a confirmed time and of a deposit on its way back, after another try; the header does not move when the guest’s name comes', async ({
  page,
  request,
}) => {
  const token = await tokenOf(request, niamh);
  const { myNotification } = await askAs<{ myNotification: { data: { status: string; title: string }[] } }>(
    request,
    token,
    '{ myNotification(count: 50) { data { status title } } }',
  );
  const release = await holdOperation(page, 'query Me');
  await breakOperation(page, 'OwnNotifications');
  await visitAs(page, token, '/profile/notification');
  await test.step('the header stands still', async () => {
    const links = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
    const before = await links.boundingBox();
    release();
    await expect(page.getByRole('banner').getByText('Niamh', { exact: true })).toBeVisible();
    expect(before).not.toBeNull();
    expect(await links.boundingBox()).toEqual(before);
  });
  await test.step('what cannot be shown says so, and is there after another try', async () => {
    await expect(page.getByRole('heading', { name: 'Your notifications could not be shown' })).toBeVisible();
    await page.unroute('**/graphql');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Select all')).toBeVisible();
  });
  for (const kind of ['accept_reschedule_appointment', 'refundable_deposit']) {
    const title = myNotification.data.find(({ status }) => status === kind)?.title ?? kind;
    await expect(page.getByRole('heading', { name: title }).first()).toBeVisible();
  }
});
