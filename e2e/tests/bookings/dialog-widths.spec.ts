import { expect, type Page, test } from '@playwright/test';
import { addToCart, arriveTooSoon, type BookableShop, bookableShop, dialogOf } from '../support/bookable.ts';
import { newGuest, openAs, tokenOf } from '../support/guests.ts';
import { expectTidy } from '../support/layout.ts';
import { withMotion } from '../support/motion.ts';
import { paidShop } from '../support/payments.ts';

test.use(withMotion);

const openDialog = (page: Page) =>
  page.getByRole('region', { name: 'My Cart' }).getByRole('button', { name: 'Next' }).click();

const groupOf = (kind: 'one' | 'course' | 'repeated') => (shop: BookableShop) =>
  shop.groups.find(({ service_group: group }) => {
    if (kind === 'course') return group?.is_course;
    if (kind === 'repeated') return group?.group_type === 'repeated';
    return group && !group.is_course && group.group_type !== 'repeated';
  });

test('[BOOK-061] consultation, login and confirm are tidy at every width from 320 to 1440', async ({
  page,
  request,
}) => {
  const shop = await bookableShop(request, 0, ({ video_vetting }) => video_vetting);
  const guest = await newGuest(request);
  const dialog = dialogOf(page, shop);
  await page.goto(`/${shop.slug}`);
  await addToCart(page, ...shop.single.slice(0, 2));
  await openDialog(page);

  await test.step('appointment and consultation', async () => {
    await expect(dialog.getByRole('heading', { name: 'First, a quick hello' })).toBeVisible();
    await expectTidy(page, dialog);
    await dialog.getByRole('group', { name: 'Soonest, call included' }).getByRole('radio').last().click();
    await expect(dialog.getByText(/^Call any time until/)).toBeVisible();
    await expectTidy(page, dialog);
    await dialog.getByRole('button', { name: 'Whole month' }).click();
    await expect(dialog.getByRole('button', { name: /, free in the / }).first()).toBeVisible();
    await expectTidy(page, dialog);
    await dialog.getByRole('button', { name: 'Next' }).click();
  });

  await test.step('log in', async () => {
    await expect(dialog.getByRole('button', { name: 'Continue with email' })).toBeVisible();
    await expectTidy(page, dialog);
    await dialog.getByRole('button', { name: 'Continue with email' }).click();
    await expectTidy(page, dialog);
    await dialog.getByLabel('Email').fill(guest.email);
    await dialog.getByLabel('Password', { exact: true }).fill(guest.password);
    await dialog.getByRole('button', { name: 'Log In', exact: true }).click();
  });

  await test.step('confirm', async () => {
    await expect(dialog.getByRole('heading', { name: 'Confirm Appointment' })).toBeVisible();
    await expect(dialog.getByText(guest.email)).toBeVisible();
    await expectTidy(page, dialog);
  });
});

test('[BOOK-061] [BOOK-101] a later appointment is offered tidily at every width', async ({ page, request }) => {
  const shop = await bookableShop(request, 0, ({ video_vetting }) => video_vetting);
  await page.goto(`/${shop.slug}`);
  await arriveTooSoon(page);
  await addToCart(page, ...shop.single.slice(0, 1));
  await openDialog(page);
  const dialog = dialogOf(page, shop);
  await expect(dialog.getByRole('heading', { name: 'Choose a later appointment' })).toBeVisible();
  await expectTidy(page, dialog);
});

test('[BOOK-061] date and time are tidy at every width', async ({ page, request }) => {
  const shop = await bookableShop(request, 0, ({ video_vetting }) => !video_vetting);
  await page.goto(`/${shop.slug}`);
  await addToCart(page, ...shop.single.slice(0, 2));
  await openDialog(page);
  const dialog = dialogOf(page, shop);
  await expect(dialog.getByRole('button', { name: /, free in the / }).first()).toBeVisible();
  await expectTidy(page, dialog);
  await dialog
    .getByRole('button', { name: /, free in the / })
    .last()
    .click();
  await dialog
    .getByRole('group', { name: /^Times on / })
    .getByRole('radio')
    .last()
    .click();
  await expectTidy(page, dialog);

  await test.step('[GUESTB-011] the choice stays in view beside a step that is higher than the dialog', async () => {
    await page.setViewportSize({ width: 1440, height: 800 });
    await dialog.getByText('Morning, afternoon, evening free').scrollIntoViewIfNeeded();
    await expect(dialog.getByRole('heading', { name: 'When suits you?' })).not.toBeInViewport();
    const choice = dialog.getByRole('complementary', { name: 'Your choice' });
    await expect(choice.getByRole('heading').first()).toBeInViewport();
  });
});

test('[BOOK-061] [PEOPLE-007] choosing a person is tidy at every width, for one service and for several', async ({
  page,
  request,
}) => {
  const shop = await bookableShop(request, 0, ({ video_vetting }) => !video_vetting);
  const dialog = dialogOf(page, shop);
  await page.goto(`/${shop.slug}`);
  await addToCart(page, ...shop.single.slice(0, 2));
  await openDialog(page);
  await dialog.getByRole('button', { name: 'Choose a person' }).click();
  await expect(dialog.getByRole('heading', { name: 'Who would you like?' })).toBeVisible();
  await expectTidy(page, dialog);
  await dialog.getByRole('radio', { name: 'One for each' }).click();
  await expectTidy(page, dialog);
  await dialog
    .getByRole('group', { name: /^Who for/ })
    .first()
    .getByRole('radio')
    .nth(1)
    .click();
  await dialog.getByRole('button', { name: 'See times' }).click();
  await expect(dialog.getByRole('button', { name: 'Change' })).toBeVisible();
  await expectTidy(page, dialog);
});

for (const kind of ['one', 'course', 'repeated'] as const) {
  const name = { one: 'a class', course: 'a course', repeated: 'a class that repeats' }[kind];
  test(`[BOOK-061] the dates of ${name} are tidy at every width`, async ({ page, request }) => {
    const find = groupOf(kind);
    const shop = await bookableShop(request, 0, (found) => !found.video_vetting && find(found) !== undefined);
    const service = find(shop);
    if (!service) throw new Error('The shop has no such class.');
    const dialog = dialogOf(page, shop);
    await page.goto(`/${shop.slug}`);
    await addToCart(page, service);
    await openDialog(page);
    await expect(dialog.getByRole('heading', { name: service.service_name })).toBeVisible();
    if (kind !== 'course') await dialog.getByRole('radio', { name: /place/ }).first().click();
    if (kind === 'repeated') {
      const several = dialog.getByRole('radio', { name: /^Several/ });
      if (await several.isVisible()) await several.click();
      await expect(dialog.getByRole('group', { name: 'How many times?' })).toBeVisible();
    }
    await expectTidy(page, dialog);
  });
}

test('[BOOK-061] choosing a payment and the card page are tidy at every width', async ({ page, request }) => {
  const shop = await paidShop(request, 2, () => true);
  const [service] = shop.services;
  if (!service) throw new Error('The shop sells nothing.');
  const dialog = dialogOf(page, shop);
  await openAs(page, await tokenOf(request, await newGuest(request)), `/${shop.slug}`);
  await addToCart(page, service);
  await openDialog(page);
  await dialog.getByRole('group', { name: 'First free' }).getByRole('radio').last().click();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('radio', { name: /^Card/ }).click();
  await expectTidy(page, dialog);
  await dialog.getByRole('button', { name: /^Confirm and pay/ }).click();
  await expect(page.getByRole('heading', { name: 'Pay by card' })).toBeVisible();
  await expect(page.getByLabel('Card number')).toBeVisible();
  await expectTidy(page, page.getByRole('main'));
});
