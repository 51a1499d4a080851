import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { atTheDesk, dayOf } from './desks.ts';
import { mailTo, newEmail, PASSWORD, toast } from './guests.ts';
import { askAs, guestWithVisit, ownerToken, statusOf } from './visits.ts';

const phone = { width: 390, height: 844 };

/** Registrations are counted by network: each test comes from one of its own. */
test.use({
  extraHTTPHeaders: { 'x-forwarded-for': `10.9.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}` },
});

const next = (page: Page, name = 'Next') => page.getByRole('button', { name }).click();

test('an owner signs up, describes the shop in five steps and can be booked; before that nobody finds it', async ({
  page,
  browser,
}) => {
  const name = `Lúnasa Nails ${randomUUID().slice(0, 6)}`;
  const slug = name.toLowerCase().replace('ú', 'u').replaceAll(' ', '-');
  await page.goto('/business/sign-up');
  await expect(page.getByRole('heading', { name: 'Open your shop on Thyme' })).toBeVisible();
  await next(page);
  await expect(page.getByText('First name is required')).toBeVisible();
  await expectAccessible(page, { without: '.Toastify' });
  await page.getByLabel('First name').fill('Maeve');
  await page.getByLabel('Last name').fill('Joyce');
  await page.getByLabel('Email').fill(newEmail());
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByLabel(/I accept the/).check();
  await next(page);

  await expect(page.getByRole('heading', { name: 'What is it called, and where?' })).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Town or Eircode').fill('Westport');
  await page
    .getByRole('option', { name: /Westport/ })
    .first()
    .click();
  await page.getByLabel('Trade').selectOption({ label: 'Nails' });
  await page.getByLabel('Street and house').fill('3 Bridge Street, Westport');
  await page.getByLabel('In one sentence').fill('Careful hands on Bridge Street.');
  await expect(page.getByLabel('Address of your page')).toHaveValue(slug);
  await page.getByLabel('Address of your page').fill('search');
  await next(page);
  await expect(page.getByText('This address is one of our own. Please choose another.').first()).toBeVisible();
  await page.getByLabel('Address of your page').fill(slug);
  await next(page);

  await expect(page.getByRole('heading', { name: 'What do you do most?' })).toBeVisible();
  await page.getByLabel('Gel manicure costs').fill('39');
  await next(page);
  await expect(page.getByRole('heading', { name: 'When are you open?' })).toBeVisible();
  // What was begun is kept: whoever leaves goes on where they were.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'When are you open?' })).toBeVisible();
  for (const day of ['Monday', 'Sunday']) await page.getByRole('button', { name: day }).click();
  await expectAccessible(page, { without: '.Toastify' });
  await next(page);
  await expect(page.getByRole('heading', { name: 'How shall guests pay?' })).toBeVisible();
  await expect(page.getByRole('radio', { name: /20% deposit/ })).toBeChecked();
  await next(page);
  await expect(page.getByRole('heading', { name: 'Shall we open the door?' })).toBeVisible();

  const guest = await (await browser.newContext()).newPage();
  expect((await guest.goto(`/${slug}`))?.status()).toBe(404);
  await next(page, `Open ${name}`);
  await expect(toast(page, 'Your shop is open.')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Desk' }).first()).toBeVisible();
  expect((await guest.goto(`/${slug}`))?.status()).toBe(200);
  await expect(guest.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(guest.getByText('€39').first()).toBeVisible();
  await guest
    .getByRole('button', { name: /Add.*Gel manicure|Gel manicure.*Add/ })
    .first()
    .click();
  await expect(guest.getByText(/First free/).first()).toBeVisible();

  // Another address: the old one leads there. Hidden: neither is found.
  await page.goto('/business/profile');
  await page.getByLabel('Address of your page').fill(`${slug}-two`);
  await page.getByRole('button', { name: 'Change the address' }).click();
  await expect(page.getByRole('button', { name: 'Change the address' })).toBeDisabled();
  const old = await guest.request.get(`/${slug}`, { maxRedirects: 0 });
  expect([old.status(), old.headers().location]).toEqual([301, `/${slug}-two`]);
  await page.getByRole('button', { name: 'Hide your page' }).click();
  await page.getByRole('button', { name: 'Hide it' }).click();
  await expect(page.getByText('Hidden from guests')).toBeVisible();
  for (const path of [slug, `${slug}-two`]) expect((await guest.request.get(`/${path}`)).status()).toBe(404);
  await guest.context().close();
});

test('a price changed at the desk stands on the page in the next request', async ({ page, request, browser }) => {
  const { desk, visit } = await guestWithVisit(request, 11);
  await atTheDesk(page, desk, '/business/services');
  const name = `Quiet cut ${randomUUID().slice(0, 6)}`;
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const form = page.getByRole('form', { name: /New service|Quiet cut/ });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Price', { exact: true }).fill('9000000');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(form.getByText('Please enter at most 100000.')).toBeVisible();
  await form.getByLabel('Price', { exact: true }).fill('41.50');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(toast(page, 'Added.')).toBeVisible();
  const guest = await (await browser.newContext()).newPage();
  await guest.goto(`/${visit.shop.slug}`);
  await expect(guest.getByText(name).first()).toBeAttached();
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  await page.getByLabel('Sale price').fill('33');
  // Unsaved work is asked about.
  await page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Calendar' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expectAccessible(page, { without: '.Toastify' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page, 'Saved.')).toBeVisible();
  await guest.reload();
  await expect(guest.getByText('€33').first()).toBeAttached();
  await guest.context().close();
});

test('a day with a visit is closed only when the visit has been decided about', async ({ page, request }) => {
  const { desk, token, visit } = await guestWithVisit(request, 13);
  await page.setViewportSize(phone);
  await atTheDesk(page, desk, '/business/hours');
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
  const desk = await ownerToken(request, 'fern-and-fold');
  const email = newEmail();
  await atTheDesk(page, desk, '/business/staff');
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

const rooms = [
  ['services', 'Colour'],
  ['vouchers', 'Sold'],
  ['hours', 'Every week'],
  ['profile', 'Booking terms'],
  ['staff', 'Invite somebody'],
  ['history', 'Who changed what, and when'],
] as const;

for (const [path, words] of rooms) {
  test(`the page of ${path} can be read by everybody, on a desk and on a phone`, async ({ page, request }) => {
    await atTheDesk(page, await ownerToken(request, 'fern-and-fold'), `/business/${path}`);
    for (const size of [{ width: 1440, height: 900 }, phone]) {
      await page.setViewportSize(size);
      await expect(page.getByText(words, { exact: true }).first()).toBeVisible();
      await expectAccessible(page, { without: '.Toastify' });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
  });
}
