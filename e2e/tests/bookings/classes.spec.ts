import { type APIRequestContext, expect, test } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { addToCart, type BookableService, bookableShop, cartOf, dialogOf } from '../support/bookable.ts';
import { newGuest, openAs, sentVariables, tokenOf } from '../support/guests.ts';

type Group = NonNullable<BookableService['service_group']>;

/** A shop without a deposit that has a class of some kind, and that class. */
async function shopWithClass(request: APIRequestContext, holds: (group: Group) => boolean) {
  const find = (groups: readonly BookableService[]) =>
    groups.find(({ service_group: group }) => group !== null && holds(group));
  const shop = await bookableShop(request, 0, ({ groups }) => find(groups) !== undefined);
  return { shop, service: find(shop.groups) as BookableService };
}

test('[SLOT-030] [SLOT-031] one date of a class that repeats is booked where the studio allows it', async ({
  page,
  request,
}) => {
  const { shop, service } = await shopWithClass(request, (group) => group.single_visits && group.enrolment === 'open');
  await openAs(page, await tokenOf(request, await newGuest(request)), `/${shop.slug}`);
  await addToCart(page, service);
  await cartOf(page).getByRole('button', { name: 'Next' }).click();
  const dialog = dialogOf(page, shop);
  await expect(dialog.getByRole('radio', { name: 'Just once' })).toBeChecked();
  const dates = dialog.getByRole('group', { name: 'Which date?' }).getByRole('radio');
  await dates.last().check();
  await expect(dates.last()).toHaveAccessibleName(/, \d+ places?$/);
  await expectAccessible(page, { within: '[role="dialog"]' });
  await dialog.getByRole('button', { name: 'Next' }).click();
  const sent = sentVariables(page, 'CreateBooking');
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  expect((await sent).services).toMatchObject([{ service_pricing_id: service.id, occurrences: 1 }]);
  await expect(page).toHaveURL(/\/payment-success$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Booking confirmed!' })).toBeVisible();
});

test('[SLOT-032] a class sold in several dates only is not started on its last one', async ({ page, request }) => {
  const { shop, service } = await shopWithClass(
    request,
    (group) => group.group_type === 'repeated' && !group.single_visits && group.enrolment === 'open',
  );
  await page.goto(`/${shop.slug}`);
  await addToCart(page, service);
  await cartOf(page).getByRole('button', { name: 'Next' }).click();
  const dialog = dialogOf(page, shop);
  await expect(dialog.getByText(/places?, too late to start$/)).toBeVisible();
  const starts = dialog.getByRole('group', { name: 'Start on' }).getByRole('radio');
  await starts.last().check();
  await expect(dialog.getByRole('button', { name: 'Next' })).toBeEnabled();
});

test('[SLOT-033] the only date of a class is chosen from the start', async ({ page, request }) => {
  const { shop, service } = await shopWithClass(
    request,
    ({ is_course, service_schedules: dates, enrolment }) => !is_course && dates.length === 1 && enrolment === 'open',
  );
  await page.goto(`/${shop.slug}`);
  await addToCart(page, service);
  await cartOf(page).getByRole('button', { name: 'Next' }).click();
  const dialog = dialogOf(page, shop);
  await expect(dialog.getByRole('group', { name: 'Date' }).getByRole('radio')).toBeChecked();
  await expect(dialog.getByRole('button', { name: 'Next' })).toBeEnabled();
});

test('[SLOT-035] a full course has a waiting list on the shop page', async ({ page, request }) => {
  const { shop, service } = await shopWithClass(request, (group) => group.is_course && group.enrolment === 'full');
  await openAs(page, await tokenOf(request, await newGuest(request)), `/${shop.slug}`);
  await page.getByRole('button', { name: `Join the waiting list for ${service.service_name}` }).click();
  const dialog = page.getByRole('dialog', { name: service.service_name });
  await expect(dialog.getByRole('button', { name: 'Yes' })).toBeVisible();
  await expectAccessible(page, { within: '[role="dialog"]' });
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(dialog.getByText('You’re on the list')).toBeVisible();
});
