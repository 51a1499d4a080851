import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { askAs, guestWithAppointment } from '../support/appointments.ts';
import { deskMenu, expectDeskFits, openDesk } from '../support/desk.ts';
import { hydrated, openAs } from '../support/guests.ts';

/** The smallest PNG there is: one pixel. */
const PHOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const PHONE = { width: 390, height: 844 };
const said = (page: Page, words: string) => page.getByRole('log').getByText(words, { exact: true });
const send = async (page: Page, label: RegExp, words: string) => {
  await page.getByRole('textbox', { name: label }).fill(words);
  await page.getByRole('button', { name: 'Send' }).click();
};

test('[CONV-020] [CONV-005] a guest on a phone and an owner at the desk see each other’s messages live', async ({
  page: desk,
  browser,
  request,
}) => {
  const { token, desk: ownersToken, appointment } = await guestWithAppointment(request, 23);
  const mark = randomUUID().slice(0, 6);
  const context = await browser.newContext({ viewport: PHONE });
  const phone = await context.newPage();
  await openAs(phone, token, `/profile/appointments?id=${appointment.id}`);
  await phone.getByRole('link', { name: 'Message', exact: true }).click();
  await expect(phone.getByRole('textbox', { name: /^Write to/ })).toBeVisible();
  await send(phone, /^Write to/, `Have you parking ${mark}?`);
  await expect(said(phone, `Have you parking ${mark}?`)).toBeVisible();
  await expect(phone.getByText('Sending…')).toHaveCount(0);

  await openDesk(desk, ownersToken, '/business/messages');
  const row = desk.getByRole('link', { name: new RegExp(`Have you parking ${mark}`) });
  await expect(row).toContainText('1 unread');
  await row.click();
  await expect(said(desk, `Have you parking ${mark}?`)).toBeVisible();
  await expect(row).not.toContainText('unread');
  // The guest learns at once that it was read.
  await expect(phone.getByRole('article', { name: /^You, .*read$/ })).toBeVisible();

  await send(desk, /^Write to/, `Behind the church ${mark}.`);
  await expect(said(phone, `Behind the church ${mark}.`)).toBeVisible();
  await send(phone, /^Write to/, `Grand ${mark}`);
  await expect(said(desk, `Grand ${mark}`)).toBeVisible();
  await expectAccessible(phone);
  await expectDeskFits(desk);
  await context.close();
});

test('[CONV-006] a second tab and the header count what is unread', async ({ page, context, browser, request }) => {
  const { token, desk: ownersToken, appointment } = await guestWithAppointment(request, 24);
  await openAs(page, token, '/profile/my-profile');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Messages', exact: true })).toBeVisible();
  const other = await context.newPage();
  await other.goto(`/${appointment.shop.slug}`);
  await hydrated(other);
  const desk = await (await browser.newContext()).newPage();
  await openDesk(
    desk,
    ownersToken,
    `/business/?date=${new Date(appointment.time * 1000).toISOString().slice(0, 10)}&appt=${appointment.id}`,
  );
  await desk
    .getByRole('link', { name: /^Message / })
    .first()
    .click();
  await expect(desk.getByRole('textbox', { name: /^Write to/ })).toBeVisible();
  await send(desk, /^Write to/, 'See you soon');
  await expect(said(desk, 'See you soon')).toBeVisible();
  for (const tab of [page, other])
    await expect(tab.getByRole('banner').getByRole('link', { name: 'Messages, 1 unread' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Messages, 1 unread' }).click();
  await page.getByRole('link', { name: /See you soon/ }).click();
  await expect(said(page, 'See you soon')).toBeVisible();
  for (const tab of [page, other])
    await expect(tab.getByRole('banner').getByRole('link', { name: 'Messages', exact: true })).toBeVisible();
  await desk.context().close();
});

test('[CONV-003] without a connection a message is kept and goes out once when it is back', async ({
  page,
  context,
  request,
}) => {
  const { token, appointment } = await guestWithAppointment(request, 25);
  await openAs(page, token, `/profile/messages?shop=${appointment.shop.slug}`);
  await expect(page.getByRole('textbox', { name: /^Write to/ })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('You’re offline. What you send goes out when you’re back.')).toBeVisible();
  await send(page, /^Write to/, 'Kept for later');
  await expect(page.getByText('Not sent. Check your connection.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('article', { name: /^You, / })).toHaveCount(1);
  await expect(page.getByText('Not sent. Check your connection.')).toHaveCount(0);
  await page.reload();
  await expect(said(page, 'Kept for later')).toHaveCount(1);
});

test('[CONV-009] [CONV-017] a picture is shown to both, and a blocked guest reads why they cannot write', async ({
  page: desk,
  browser,
  request,
}) => {
  const { token, desk: ownersToken, appointment } = await guestWithAppointment(request, 26);
  const context = await browser.newContext({ viewport: PHONE });
  const phone = await context.newPage();
  await openAs(phone, token, `/profile/messages?shop=${appointment.shop.slug}`);
  await expect(phone.getByRole('textbox', { name: /^Write to/ })).toBeVisible();
  await phone.getByLabel('Add pictures').setInputFiles({ name: 'my-hair.png', mimeType: 'image/png', buffer: PHOTO });
  await expect(phone.getByRole('list', { name: 'Pictures to send' })).toContainText('my-hair.png');
  await phone.getByRole('button', { name: 'Send' }).click();
  await expect(phone.getByRole('img', { name: 'Picture from you' })).toBeVisible();
  await openDesk(desk, ownersToken, '/business/messages');
  await desk
    .getByRole('link', { name: /A picture/ })
    .first()
    .click();
  await expect(desk.getByRole('img', { name: /^Picture from/ })).toBeVisible();
  await desk.getByRole('button', { name: /^More about the conversation/ }).click();
  await desk.getByRole('menuitem', { name: 'Block messages' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Block messages' }).click();
  await expect(phone.getByText(/doesn’t take messages from you. You can still ring them./)).toBeVisible();
  await expect(phone.getByRole('textbox', { name: /^Write to/ })).toHaveCount(0);
  await expect(deskMenu(desk).getByRole('link', { name: /Messages/ })).toBeVisible();
  await context.close();
});

test('[CONV-001] a visitor on a shop’s page is asked to log in and then writes', async ({ page, request }) => {
  const { token, appointment } = await guestWithAppointment(request, 27);
  await page.goto(`/${appointment.shop.slug}`);
  await page.getByRole('link', { name: new RegExp(`^Message ${appointment.shop.name ?? ''}`) }).click();
  await expect(page.getByRole('heading', { name: 'Log in to send a message' })).toBeVisible();
  await openAs(page, token, `/login/message/${appointment.shop.slug}`);
  await expect(page).toHaveURL(new RegExp(`/profile/messages\\?shop=${appointment.shop.slug}$`));
  await expect(page.getByRole('textbox', { name: /^Write to/ })).toBeVisible();
});

test('[REACH-090] a guest’s wish for another time becomes the move to it, on a phone too', async ({
  page: desk,
  request,
}) => {
  const { token, desk: ownersToken, appointment } = await guestWithAppointment(request, 28);
  const { send_message: sent } = await askAs<{ send_message: { conversation_id: number } }>(
    request,
    token,
    'mutation ($b: Int!, $body: String!) { send_message(business_id: $b, body: $body) { conversation_id } }',
    { b: appointment.shop.id, body: 'My meeting moved. Could I come an hour later?' },
  );
  expect(sent.conversation_id).toBeGreaterThan(0);
  await openDesk(desk, ownersToken, '/business/messages');
  await desk
    .getByRole('link', { name: /My meeting moved/ })
    .first()
    .click();
  const move = desk.getByRole('button', { name: /^Move to/ });
  await expect(move).toBeVisible();
  await expectDeskFits(desk);
  await desk.setViewportSize(PHONE);
  await move.click();
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: /^(Move|Book anyway)/ })
    .click();
  await expect(desk.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect(move).toHaveCount(0);
});
