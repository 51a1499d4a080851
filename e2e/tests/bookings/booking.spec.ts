import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import {
  addToCart,
  type BookableShop,
  bookableShop,
  cartOf,
  dialogOf,
  firstFree,
  freeDays,
  isQuiet,
  timesOf,
} from '../support/bookable.ts';
import { type Guest, newGuest, openAs, sentVariables, stored, toast, tokenOf } from '../support/guests.ts';
import { sharedPage } from '../support/shared-page.ts';

const expectNoViolations = (page: Page) => expectAccessible(page, { within: '[role="dialog"]' });

test.describe('the booking of a visitor', () => {
  let shop: BookableShop;
  let guest: Guest;
  const shared = sharedPage(async (page, request) => {
    shop = await bookableShop(request, 0, (found) => isQuiet(found) && found.single.length > 3);
    guest = await newGuest(request);
    await page.goto(`/${shop.slug}`);
    await addToCart(page, ...shop.single.slice(0, 2));
    await cartOf(page).getByRole('button', { name: 'Next' }).click();
    await expect(freeDays(page).first()).toBeVisible();
  });
  const dialog = () => dialogOf(shared(), shop);
  const next = () => dialog().getByRole('button', { name: 'Next' });
  const login = () => dialog().getByRole('region', { name: 'Log in' });
  const provider = () => dialog().getByRole('button', { name: 'Continue with email' });
  const confirm = () => dialog().getByRole('heading', { name: 'Confirm Appointment' });

  /** The choice of a provider, from wherever the dialog is before it. */
  async function goToLogin(): Promise<void> {
    if (await next().isVisible()) {
      await firstFree(shared()).nth(1).click();
      await next().click();
    }
    await expect(provider()).toBeVisible();
  }

  async function goToConfirm(): Promise<void> {
    if (await confirm().isVisible()) return;
    await goToLogin();
    await provider().click();
    await shared().getByLabel('Email').fill(guest.email);
    await shared().getByLabel('Password', { exact: true }).fill(guest.password);
    await shared().getByRole('button', { name: 'Log In', exact: true }).click();
    await expect(confirm()).toBeFocused();
  }

  test('[BOOK-001] has the steps date and time, login, and confirmation', async () => {
    const steps = dialog().getByRole('list', { name: 'Steps of the booking' });
    await expect(steps.getByRole('listitem')).toHaveText([/Date and time/, /Log in/, /Confirm/]);
  });

  test('goes on once a time is chosen', async () => {
    await expect(next()).toBeDisabled();
    await firstFree(shared()).nth(1).click();
    await expect(next()).toBeEnabled();
    await expectNoViolations(shared());
  });

  test('[BOOK-002] [BOOK-004] [ERR-037] goes on with the login and all its providers', async () => {
    await goToLogin();
    await expect(toast(shared(), 'Please login first!')).toBeVisible();
    for (const name of ['email', 'Google', 'Apple', 'Facebook'])
      await expect(dialog().getByRole('button', { name: `Continue with ${name}` })).toBeVisible();
    await expectNoViolations(shared());
  });

  test('[BOOK-005] moves between provider, login, sign-up and forgotten password', async () => {
    await goToLogin();
    await dialog().getByRole('button', { name: 'Sign up' }).click();
    await expect(dialog().getByLabel('First name')).toBeVisible();
    await dialog().getByRole('button', { name: 'Log In' }).click();
    await dialog().getByRole('button', { name: 'Forgot your password?' }).click();
    await expect(dialog().getByRole('button', { name: 'Send me a link' })).toBeVisible();
    await login().getByRole('button', { name: 'Back' }).click();
    await login().getByRole('button', { name: 'Back' }).click();
    await expect(provider()).toBeVisible();
  });

  test('[BOOK-006] continues with the confirmation after the login', async () => {
    await goToConfirm();
    await expect(dialog()).toContainText(guest.email);
    await expect(dialog()).toContainText(/Free to cancel|Cancelling now costs|the business decides/);
    await expectNoViolations(shared());
  });

  test('keeps the chosen time when the guest goes back', async () => {
    await goToConfirm();
    await dialog().getByRole('button', { name: 'Back' }).click();
    await expect(firstFree(shared()).nth(1)).toBeChecked();
    await next().click();
    await expect(confirm()).toBeVisible();
  });

  test('[BOOK-021] [BOOK-022] [BOOK-025] [ERR-035] is confirmed: the cart is empty and the appointments are fetched again', async () => {
    const page = shared();
    await goToConfirm();
    const refetched = sentVariables(page, 'UpcomingAppointments');
    await dialog().getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(page).toHaveURL(/\/payment-success$/);
    await expect(toast(page, 'Booking confirmed!')).toBeVisible();
    expect(await refetched).toEqual({ type: 'upcoming', count: 10, page: 1 });
    await expect(page.getByRole('region', { name: 'What you booked' })).toContainText(shop.name);
    await expect.poll(() => stored(page, `cart.${shop.id}`)).toBeNull();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  const kinds = ({ groups }: BookableShop) => ({
    one: groups.find(({ service_group: group }) => group && !group.is_course && group.group_type !== 'repeated'),
    course: groups.find(({ service_group: group }) => group?.is_course),
    repeated: groups.find(({ service_group: group }) => group?.group_type === 'repeated'),
  });

  test('[BOOK-026] [SLOT-009] [SLOT-014] a guest books a service, a class, a course and a class that repeats, by touch', async ({
    page,
    request,
  }) => {
    const shop = await bookableShop(
      request,
      0,
      (found) => !found.video_vetting && Object.values(kinds(found)).every(Boolean),
    );
    const { one, course, repeated } = kinds(shop);
    await openAs(page, await tokenOf(request, await newGuest(request)), `/${shop.slug}`);
    const dialog = dialogOf(page, shop);
    const next = dialog.getByRole('button', { name: 'Next' });
    await test.step('all four are in the cart', async () => {
      for (const service of [shop.single[0], one, course, repeated]) if (service) await addToCart(page, service);
      await page.getByRole('button', { name: /^Open the cart/ }).tap();
      const sheet = page.getByRole('dialog', { name: 'My Cart' });
      await expect(sheet).toContainText('Total Cost');
      await expectNoViolations(page);
      await sheet.getByRole('button', { name: 'Next' }).tap();
      await expect(dialog.getByRole('group', { name: 'A time for each' }).getByRole('radio')).toHaveCount(4);
    });

    await test.step('a time for the service', async () => {
      await freeDays(page).nth(1).tap();
      await timesOf(page).first().tap();
      await expectNoViolations(page);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      await next.tap();
    });

    await test.step('a date for the class', async () => {
      await dialog
        .getByRole('group', { name: /^(Choose a date|Date)$/ })
        .getByRole('radio')
        .first()
        .tap();
      await expect(dialog.getByText(/^\d+ places?$/).first()).toBeVisible();
      await next.tap();
    });

    await test.step('how many times the class that repeats', async () => {
      const often = dialog.getByRole('group', { name: 'How many times?' });
      if (await dialog.getByRole('radio', { name: 'Just once' }).isVisible())
        await dialog.getByRole('radio', { name: /^Several/ }).tap();
      await dialog.getByRole('group', { name: 'Start on' }).getByRole('radio').first().tap();
      await expect(dialog.getByText(/^Up to \d+ from/)).toBeVisible();
      await often.getByRole('button', { name: 'One more' }).tap();
      await expect(often.getByRole('textbox')).toHaveValue('3');
      await expectNoViolations(page);
      await next.tap();
    });

    await expect(dialog.getByRole('heading', { name: 'Confirm Appointment' })).toBeVisible();
    await expectNoViolations(page);
    const sent = sentVariables(page, 'CreateBooking');
    await dialog.getByRole('button', { name: 'Confirm', exact: true }).tap();
    const { services } = (await sent) as { services: { service_pricing_id: number; occurrences: number | null }[] };
    expect(services.find(({ service_pricing_id: id }) => id === repeated?.id)?.occurrences).toBe(3);
    await expect(page).toHaveURL(/\/payment-success$/);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
