import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { askAs, guestWithVisit, ownerToken, statusOf } from './support/appointments.ts';
import { atTheDesk, dayOf } from './support/desk.ts';
import { mailTo, newEmail, PASSWORD, toast } from './support/guests.ts';

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

/** Registrations are counted by network: each test comes from one of its own. */
test.use({
  extraHTTPHeaders: { 'x-forwarded-for': `10.9.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}` },
});

test('a price changed at the desk stands on the page in the next request', async ({ page, request }) => {
  const { desk: owner, visit } = await guestWithVisit(request, 11);
  await atTheDesk(page, owner, '/business/services');
  const name = `Quiet cut ${randomUUID().slice(0, 6)}`;
  /** What the page says of it to a visitor without scripts. */
  const said = async () => {
    const html = await (await request.get(`/${visit.shop.slug}`)).text();
    const words = html.replaceAll(/<script.*?<\/script>|<[^>]*>/gs, ' ');
    return words.split(name)[1]?.slice(0, 200) ?? '';
  };
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const form = page.getByRole('form', { name: /New service|Quiet cut/ });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Price', { exact: true }).fill('9000000');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(form.getByText('Please enter at most 100000.')).toBeVisible();
  await form.getByLabel('Price', { exact: true }).fill('41.50');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(toast(page, 'Added.')).toBeVisible();
  expect(await said()).toContain('€41.50');
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  await page.getByLabel('Sale price').fill('33');
  // Unsaved work is asked about.
  await page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Calendar' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expectAccessible(page, { without: '.Toastify' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page, 'Saved.')).toBeVisible();
  expect(await said()).toContain('€33');
});

test('a day with a visit is closed only when the visit has been decided about', async ({ page, request }) => {
  const { desk: owner, token, visit } = await guestWithVisit(request, 13);
  await page.setViewportSize(phone);
  await atTheDesk(page, owner, '/business/hours');
  const days = page.getByRole('region', { name: 'Days off' });
  await days.getByLabel('First day').fill(dayOf(visit));
  await days.getByLabel('Why').fill('Training');
  await days.getByRole('button', { name: 'Close these days' }).click();
  const question = page.getByRole('dialog', { name: /stand.* in the way/ });
  await expect(question.getByText(/Orla Fennell/).first()).toBeVisible();
  await expectAccessible(page, { without: '.Toastify' });
  await question.getByRole('button', { name: 'Change nothing' }).click();
  expect((await statusOf(request, token, visit.id)).status).not.toBe('Cancelled');
  await days.getByRole('button', { name: 'Close these days' }).click();
  await expect(question.getByText(/Orla Fennell/).first()).toBeVisible();
  for (const item of await question.getByRole('listitem').all()) {
    const isOurs = (await item.getByText(/Orla Fennell/).count()) > 0;
    await item.getByRole('radio', { name: isOurs ? /Cancel, full refund/ : /Keep it as it is/ }).check();
  }
  await question.getByRole('button', { name: 'Do it' }).click();
  await expect(toast(page, 'Closed.')).toBeVisible();
  await expect(days.getByText('Closed, Training')).toBeVisible();
  expect((await statusOf(request, token, visit.id)).status).toBe('Cancelled');
  const { business } = await askAs<{ business: { close_date: string[] } }>(
    request,
    '',
    'query ($slug: String!) { business(slug: $slug) { close_date } }',
    { slug: visit.shop.slug },
  );
  expect(business.close_date).toContain(dayOf(visit));
});

test('staff joins by the link of a mail, sees the floor and no money, and is out when removed', async ({
  page,
  request,
  browser,
}) => {
  const email = newEmail();
  await atTheDesk(page, await ownerToken(request, 'fern-and-fold'), '/business/staff');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByText(/Invited, the link works until/)).toBeVisible();
  const link = /\/business\/join\/\S+/.exec(await mailTo(page, email, /invites you to the desk/))?.[0] ?? '';
  const theirs = await (await browser.newContext({ viewport: phone })).newPage();
  await theirs.goto(link);
  await expect(theirs.getByRole('heading', { name: /Join Fern & Fold/ })).toBeVisible();
  await theirs.getByLabel('First name').fill('Tom');
  await theirs.getByLabel('Last name').fill('Daly');
  await theirs.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await theirs.getByLabel('Confirm password').fill(PASSWORD);
  await expectAccessible(theirs, { without: '.Toastify' });
  await theirs.getByRole('button', { name: 'Join the desk' }).click();
  await expect(theirs.getByRole('navigation', { name: 'Desk' }).first()).toBeVisible();
  await theirs.goto('/business/services');
  await expect(theirs.getByRole('heading', { name: 'This is for the owner' })).toBeVisible();
  await page.reload();
  await page.getByRole('listitem').filter({ hasText: email }).getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Remove Tom' }).click();
  await expect(toast(page, 'Removed. They are logged out.')).toBeVisible();
  await theirs.goto('/business/');
  await expect(theirs.getByRole('heading', { name: 'Your desk' })).toBeVisible();
  await theirs.context().close();
});

const rooms = {
  Services: 'Colour',
  Vouchers: 'Sold',
  Hours: 'Every week',
  Profile: 'Booking terms',
  Staff: 'Invite somebody',
  History: 'Who changed what, and when',
};

test('every room of the shop can be read by everybody, on a desk and on a phone', async ({ page, request }) => {
  await atTheDesk(page, await ownerToken(request, 'fern-and-fold'), '/business/services');
  for (const [room, words] of Object.entries(rooms)) {
    await test.step(room, async () => {
      await page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: room }).click();
      for (const size of [phone, desk]) {
        await page.setViewportSize(size);
        await expect(page.getByText(words, { exact: true }).first()).toBeVisible();
        await expectAccessible(page, { without: '.Toastify', colours: size === desk });
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      }
    });
  }
});
