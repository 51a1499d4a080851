import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { addToCart, type BookableShop, bookableShop, bookElsewhere, cartOf, dialogOf } from './bookable.ts';
import { newGuest, sentVariables, stored, toast, tokenOf, visitAs } from './guests.ts';

const expectNoViolations = (page: Page) => expectAccessible(page, { within: '[role="dialog"]' });

const plain = ({ video_vetting }: BookableShop) => !video_vetting;
const firstFree = (page: Page) => page.getByRole('group', { name: 'First free' }).getByRole('radio');
const timesOf = (page: Page) => page.getByRole('group', { name: /^Times on / }).getByRole('radio');
const freeDays = (page: Page) => page.getByRole('button', { name: /, free in the / });

async function logInInside(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByRole('button', { name: 'Continue with email' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
}

test('[BOOK-001] [BOOK-002] [BOOK-004] [BOOK-005] [BOOK-006] [BOOK-021] [BOOK-022] [BOOK-025] [ERR-035] [ERR-037] a visitor books with the mouse', async ({
  page,
  request,
}) => {
  const shop = await bookableShop(request, 0, plain);
  const guest = await newGuest(request);
  await page.goto(`/${shop.slug}`);
  await addToCart(page, ...shop.single.slice(0, 2));
  await page.reload();
  await expect(cartOf(page)).toContainText('2 items');
  await expect(cartOf(page)).toContainText('First free for both services');
  await cartOf(page).getByRole('button', { name: 'Next' }).click();

  const dialog = dialogOf(page, shop);
  const steps = dialog.getByRole('list', { name: 'Steps of the booking' });
  await expect(steps.getByRole('listitem')).toHaveText([/Date and time/, /Log in/, /Confirm/]);
  await expect(dialog.getByRole('button', { name: 'Next' })).toBeDisabled();
  await expect(freeDays(page).first()).toBeVisible();
  await expectNoViolations(page);
  await firstFree(page).nth(1).click();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Next' }).click();

  await expect(toast(page, 'Please login first!')).toBeVisible();
  for (const name of ['email', 'Google', 'Apple', 'Facebook']) {
    await expect(dialog.getByRole('button', { name: `Continue with ${name}` })).toBeVisible();
  }
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Sign up' }).click();
  await expect(dialog.getByLabel('First name')).toBeVisible();
  await dialog.getByRole('button', { name: 'Log In' }).click();
  await dialog.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(dialog.getByRole('button', { name: 'Send me a link' })).toBeVisible();
  await dialog.getByRole('region', { name: 'Log in' }).getByRole('button', { name: 'Back' }).click();
  await dialog.getByRole('region', { name: 'Log in' }).getByRole('button', { name: 'Back' }).click();
  await logInInside(page, guest);

  await expect(dialog.getByRole('heading', { name: 'Confirm Appointment' })).toBeFocused();
  await expect(dialog).toContainText(guest.email);
  await expect(dialog).toContainText(/Free to cancel|Cancelling now costs|the business decides/);
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect(firstFree(page).nth(1)).toBeChecked();
  await dialog.getByRole('button', { name: 'Next' }).click();
  const refetched = sentVariables(page, 'UpcomingAppointments');
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page).toHaveURL(/\/payment-success$/);
  await expect(toast(page, 'Booking confirmed!')).toBeVisible();
  expect(await refetched).toEqual({ type: 'upcoming', count: 10, page: 1 });
  await expect(page.getByRole('region', { name: 'What you booked' })).toContainText(shop.name);
  expect(await stored(page, `cart.${shop.id}`)).toBeNull();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a visitor books by touch', async ({ page, request }) => {
    const shop = await bookableShop(request, 1, plain);
    const guest = await newGuest(request);
    const [service] = shop.single;
    await page.goto(`/${shop.slug}`);
    await page.getByRole('button', { name: `Add ${service?.service_name} to the cart`, exact: true }).tap();
    await page.getByRole('button', { name: /^Open the cart/ }).tap();
    const sheet = page.getByRole('dialog', { name: 'My Cart' });
    await expect(sheet).toContainText('Total Cost');
    await expectNoViolations(page);
    await sheet.getByRole('button', { name: 'Next' }).tap();

    const dialog = dialogOf(page, shop);
    await freeDays(page).nth(1).tap();
    await timesOf(page).first().tap();
    await expectNoViolations(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await dialog.getByRole('button', { name: 'Next' }).tap();
    await logInInside(page, guest);
    await expect(dialog.getByRole('heading', { name: 'Confirm Appointment' })).toBeVisible();
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: 'Confirm', exact: true }).tap();
    await expect(page).toHaveURL(/\/payment-success$/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

/** Goes forward by Tab until this is focused. */
async function tabTo(page: Page, name: RegExp, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 250; presses += 1) {
    await page.keyboard.press(key);
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element?.textContent;
      return element?.getAttribute('aria-label') ?? label ?? '';
    });
    if (name.test(focused.trim())) return;
  }
  throw new Error(`The keyboard never came to ${name}.`);
}

test('a visitor books with the keyboard alone', async ({ page, request }) => {
  const shop = await bookableShop(request, 2, plain);
  const guest = await newGuest(request);
  await page.goto(`/${shop.slug}`);
  await tabTo(page, /^Add .* to the cart$/);
  await page.keyboard.press('Enter');
  await expect(cartOf(page)).toContainText('1 item');
  await tabTo(page, /^Next/);
  await page.keyboard.press('Enter');

  const dialog = dialogOf(page, shop);
  await expect(dialog.getByRole('heading', { name: 'When suits you?' })).toBeFocused();
  await expect(freeDays(page).first()).toBeVisible();
  await tabTo(page, /today$|, free in the /);
  await page.keyboard.press('PageDown');
  await expect(freeDays(page).first()).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    const name = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
    expect(name).toMatch(/, free in the /);
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(timesOf(page).first()).toBeVisible();
  await tabTo(page, /^\d+:\d\d [ap]m$/);
  await page.keyboard.press('Space');
  await expect(timesOf(page).first()).toBeChecked();
  await tabTo(page, /^Next$/);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('region', { name: 'Log in' })).toBeFocused();
  await tabTo(page, /^Continue with email$/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Email/);
  await page.keyboard.type(guest.email);
  await tabTo(page, /^Password/);
  await page.keyboard.type(guest.password);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: 'Confirm Appointment' })).toBeFocused();
  await tabTo(page, /^Confirm$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/payment-success$/);
});

test('[BOOK-003] [BOOK-007] a time goes while one looks, and whoever loses a race is offered the nearest', async ({
  page,
  request,
}) => {
  const shop = await bookableShop(request, 3, plain);
  const [service] = shop.single;
  if (!service) throw new Error('The shop sells nothing.');
  const token = await tokenOf(request, await newGuest(request));
  const rival = await tokenOf(request, await newGuest(request));
  await visitAs(page, token, `/${shop.slug}`);
  await addToCart(page, service);
  await cartOf(page).getByRole('button', { name: 'Next' }).click();
  const dialog = dialogOf(page, shop);
  await freeDays(page).nth(2).click();
  await expect(timesOf(page).first()).toBeVisible();
  const times = await timesOf(page).evaluateAll((radios) =>
    radios.map((radio) => Number((radio as HTMLInputElement).value)),
  );
  const [first, last] = [times[0] ?? 0, times.at(-1) ?? 0];

  // Every chair is taken at once, so that the time is gone for everybody.
  await takeAll(request, shop, service, rival, first);
  await expect(dialog.getByText(/, just taken$/).first()).toBeAttached();
  await timesOf(page).last().check();
  const checked = sentVariables(page, 'TimeslotAvailability');
  await dialog.getByRole('button', { name: 'Next' }).click();
  expect(await checked).toMatchObject({
    business_id: shop.id,
    services: [{ service_pricing_id: service.id, time: last }],
  });
  await expect(dialog.getByRole('heading', { name: 'Confirm Appointment' })).toBeVisible();

  await takeAll(request, shop, service, rival, last);
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(dialog.getByRole('heading', { name: /has just gone$/ })).toBeFocused();
  await expect(dialog.getByRole('button', { name: /^Take this/ })).toHaveCount(3);
  await expectNoViolations(page);
  await dialog
    .getByRole('button', { name: /^Take this/ })
    .last()
    .click();
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page).toHaveURL(/\/payment-success$/);
});

/** Books a time until nobody else can have it. */
async function takeAll(
  request: Parameters<typeof bookElsewhere>[0],
  shop: BookableShop,
  service: BookableShop['single'][number],
  token: string,
  time: number,
): Promise<void> {
  for (let chair = 0; chair < 12; chair += 1) {
    if ((await bookElsewhere(request, token, shop, service, time)).status !== 1) return;
  }
  throw new Error('The time cannot be filled.');
}

test('[BOOK-008] [BOOK-011] [BOOK-013] a new guest books a call before the first visit', async ({ page, request }) => {
  const shop = await bookableShop(request, 0, ({ video_vetting }) => video_vetting);
  const token = await tokenOf(request, await newGuest(request));
  await visitAs(page, token, `/${shop.slug}`);
  await addToCart(page, ...shop.single.slice(0, 1));
  await cartOf(page).getByRole('button', { name: 'Next' }).click();
  const dialog = dialogOf(page, shop);
  await freeDays(page).nth(4).click();
  await timesOf(page).first().click();
  await dialog.getByRole('button', { name: 'Next' }).click();

  await expect(dialog.getByRole('heading', { name: 'Your consultation call' })).toBeFocused();
  const days = dialog.getByRole('group', { name: 'Day of the call' }).getByRole('radio');
  await expect(dialog.getByRole('button', { name: 'Next' })).toBeDisabled();
  await days.last().click();
  await timesOf(page).last().click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'You must select a vetting call time before the time you have selected for the services!',
  );
  await expectNoViolations(page);
  await days.first().click();
  await timesOf(page).first().click();
  const time = Number(await timesOf(page).first().inputValue());
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByText('Video consultation')).toBeVisible();
  const sent = sentVariables(page, 'CreateBooking');
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  expect((await sent).video_datetime).toBe(time);
  await expect(page).toHaveURL(/\/payment-success$/);
  await expect(page.getByRole('link', { name: /^Consultation Video Call/ })).toBeVisible();
});

test('[BOOK-026] [SLOT-009] [SLOT-014] a guest books a class, a course and a class that repeats', async ({
  page,
  request,
}) => {
  const kinds = ({ groups }: BookableShop) => ({
    one: groups.find(({ service_group: group }) => group && !group.is_course && group.group_type !== 'repeated'),
    course: groups.find(({ service_group: group }) => group?.is_course),
    repeated: groups.find(({ service_group: group }) => group?.group_type === 'repeated'),
  });
  const shop = await bookableShop(request, 0, (found) => plain(found) && Object.values(kinds(found)).every(Boolean));
  const { one, course, repeated } = kinds(shop);
  const token = await tokenOf(request, await newGuest(request));
  await visitAs(page, token, `/${shop.slug}`);
  for (const service of [one, course, repeated]) if (service) await addToCart(page, service);
  await cartOf(page).getByRole('button', { name: 'Next' }).click();
  const dialog = dialogOf(page, shop);
  const parts = dialog.getByRole('group', { name: 'A time for each' }).getByRole('radio');
  await expect(parts).toHaveCount(3);
  await expectNoViolations(page);
  await dialog.getByRole('group', { name: 'Come on' }).getByRole('radio').first().click();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('group', { name: 'Start on' }).getByRole('radio').first().click();
  const often = dialog.getByRole('group', { name: 'How many times?' }).getByRole('radio');
  await expect(often.first()).toBeVisible();
  const most = await often.count();
  await expect(
    dialog.getByText(new RegExp(`^${most + 1} are available from|^1[4-9] are available from`)),
  ).toBeVisible();
  await often.nth(1).click();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByRole('heading', { name: 'Confirm Appointment' })).toBeVisible();
  const sent = sentVariables(page, 'CreateBooking');
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  const { services } = (await sent) as { services: { service_pricing_id: number; occurrences: number | null }[] };
  expect(services.find(({ service_pricing_id: id }) => id === repeated?.id)?.occurrences).toBe(3);
  await expect(page).toHaveURL(/\/payment-success$/);
});
