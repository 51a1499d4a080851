import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { askAs } from '../support/appointments.ts';
import { addToCart, type BookableShop, bookableShop, bookElsewhere, cartOf, dialogOf } from '../support/bookable.ts';
import { newGuest, sentVariables, stored, toast, tokenOf, visitAs } from '../support/guests.ts';

const expectNoViolations = (page: Page) => expectAccessible(page, { within: '[role="dialog"]' });

const today = new Date().toISOString().slice(0, 10);
const plain = ({ video_vetting }: BookableShop) => !video_vetting;
const blockedDays = ({ block_date }: BookableShop) => block_date.filter((date) => date > today).sort();
/** Where nobody waits on a list: another test fills the days of a shop with a blocked one. */
const quiet = (shop: BookableShop) => plain(shop) && blockedDays(shop).length === 0;

const firstFree = (page: Page) => page.getByRole('group', { name: 'First free' }).getByRole('radio');
const timesOf = (page: Page) => page.getByRole('group', { name: /^Times on / }).getByRole('radio');
const freeDays = (page: Page) => page.getByRole('button', { name: /, free in the / });

test('[BOOK-001] [BOOK-002] [BOOK-004] [BOOK-005] [BOOK-006] [BOOK-021] [BOOK-022] [BOOK-025] [ERR-035] [ERR-037] [SHOP-024] [SHOP-027] [SHOP-028] [SHOP-029] [SHOP-030] [CONST-039] a visitor fills the cart and books with the mouse', async ({
  page,
  request,
}) => {
  const shop = await bookableShop(request, 0, (found) => quiet(found) && found.single.length > 3);
  const guest = await newGuest(request);
  const [first, second, ...others] = shop.single.slice(0, 4);
  if (!first || !second) throw new Error('The shop sells nothing.');
  const dialog = dialogOf(page, shop);

  await test.step('the cart fills, scrolls, empties and outlives a reload', async () => {
    const cart = cartOf(page);
    await page.goto(`/${shop.slug}`);
    await expect(cart.getByRole('heading', { name: 'My Cart' })).toBeVisible();
    await addToCart(page, first);
    await expect(toast(page, 'Added to cart!')).toBeVisible();
    await addToCart(page, second, ...others);
    const list = cart.getByRole('list', { name: 'Items, scrolls' });
    expect(await list.evaluate((box) => box.scrollHeight > box.clientHeight)).toBe(true);
    await expectAccessible(page, { within: '[aria-label="My Cart and your visit"]' });
    for (const { service_name: name } of others) {
      await cart.getByRole('button', { name: `Remove ${name}`, exact: true }).click();
      await expect(toast(page, 'Removed from the cart!')).toBeVisible();
      await expect(page.getByRole('button', { name: `Add ${name} to the cart`, exact: true })).toBeVisible();
    }
    await page.reload();
    await expect(cart).toContainText('2 items');
    await expect(cart).toContainText('First free for both services');
    await cart.getByRole('button', { name: 'Next' }).click();
  });

  await test.step('a time is chosen', async () => {
    const steps = dialog.getByRole('list', { name: 'Steps of the booking' });
    await expect(steps.getByRole('listitem')).toHaveText([/Date and time/, /Log in/, /Confirm/]);
    await expect(dialog.getByRole('button', { name: 'Next' })).toBeDisabled();
    await expect(freeDays(page).first()).toBeVisible();
    await firstFree(page).nth(1).click();
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: 'Next' }).click();
  });

  await test.step('the login has every way in and out', async () => {
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
    await page.getByRole('button', { name: 'Continue with email' }).click();
    await page.getByLabel('Email').fill(guest.email);
    await page.getByLabel('Password', { exact: true }).fill(guest.password);
    await page.getByRole('button', { name: 'Log In', exact: true }).click();
  });

  await test.step('it is confirmed, after a look back', async () => {
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
    const shop = await bookableShop(request, 0, (found) => plain(found) && Object.values(kinds(found)).every(Boolean));
    const { one, course, repeated } = kinds(shop);
    await visitAs(page, await tokenOf(request, await newGuest(request)), `/${shop.slug}`);
    for (const service of [shop.single[0], one, course, repeated]) if (service) await addToCart(page, service);
    await page.getByRole('button', { name: /^Open the cart/ }).tap();
    const sheet = page.getByRole('dialog', { name: 'My Cart' });
    await expect(sheet).toContainText('Total Cost');
    await expectNoViolations(page);
    await sheet.getByRole('button', { name: 'Next' }).tap();

    const dialog = dialogOf(page, shop);
    const next = dialog.getByRole('button', { name: 'Next' });
    await expect(dialog.getByRole('group', { name: 'A time for each' }).getByRole('radio')).toHaveCount(4);
    await freeDays(page).nth(1).tap();
    await timesOf(page).first().tap();
    await expectNoViolations(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await next.tap();
    await dialog
      .getByRole('group', { name: /^(Choose a date|Date)$/ })
      .getByRole('radio')
      .first()
      .tap();
    await next.tap();
    await dialog.getByRole('group', { name: 'Start on' }).getByRole('radio').first().tap();
    const often = dialog.getByRole('group', { name: 'How many times?' }).getByRole('radio');
    await expect(often.first()).toBeVisible();
    const most = await often.count();
    await expect(
      dialog.getByText(new RegExp(`^${most + 1} are available from|^1[4-9] are available from`)),
    ).toBeVisible();
    await often.nth(1).tap();
    await expectNoViolations(page);
    await next.tap();
    await expect(dialog.getByRole('heading', { name: 'Confirm Appointment' })).toBeVisible();
    await expectNoViolations(page);
    const sent = sentVariables(page, 'CreateBooking');
    await dialog.getByRole('button', { name: 'Confirm', exact: true }).tap();
    const { services } = (await sent) as { services: { service_pricing_id: number; occurrences: number | null }[] };
    expect(services.find(({ service_pricing_id: id }) => id === repeated?.id)?.occurrences).toBe(3);
    await expect(page).toHaveURL(/\/payment-success$/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

/** Goes forward by Tab until this is focused. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 250; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element?.textContent;
      return element?.getAttribute('aria-label') ?? label ?? '';
    });
    if (name.test(focused.trim())) return;
  }
  throw new Error(`The keyboard never came to ${name}.`);
}

const A_TIME = /^\d+:\d\d [ap]m$/;
const A_DAY_OF_THE_CALL = /^[A-Z][a-z]{2}\s*\d+ [A-Z][a-z]{2}/;

test('[BOOK-008] [BOOK-011] [BOOK-013] a new guest books a visit and the call before it with the keyboard alone', async ({
  page,
  request,
}) => {
  const shop = await bookableShop(request, 0, ({ video_vetting }) => video_vetting);
  const guest = await newGuest(request);
  const dialog = dialogOf(page, shop);
  await page.goto(`/${shop.slug}`);
  await tabTo(page, /^Add .* to the cart$/);
  await page.keyboard.press('Enter');
  await expect(cartOf(page)).toContainText('1 item');
  await tabTo(page, /^Next/);
  await page.keyboard.press('Enter');

  await test.step('a day of the next month and a time', async () => {
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
    await tabTo(page, A_TIME);
    await page.keyboard.press('Space');
    await expect(timesOf(page).first()).toBeChecked();
    await tabTo(page, /^Next$/);
    await page.keyboard.press('Enter');
  });

  await test.step('the login', async () => {
    await expect(dialog.getByRole('region', { name: 'Log in' })).toBeFocused();
    await tabTo(page, /^Continue with email$/);
    await page.keyboard.press('Enter');
    await tabTo(page, /^Email/);
    await page.keyboard.type(guest.email);
    await tabTo(page, /^Password/);
    await page.keyboard.type(guest.password);
    await page.keyboard.press('Enter');
  });

  const time = await test.step('a call before the visit', async () => {
    await expect(dialog.getByRole('heading', { name: 'Your consultation call' })).toBeFocused();
    await expect(dialog.getByRole('button', { name: 'Next' })).toBeDisabled();
    const days = dialog.getByRole('group', { name: 'Day of the call' }).getByRole('radio');
    await expect(days.first()).toBeVisible();
    await tabTo(page, A_DAY_OF_THE_CALL);
    await page.keyboard.press('ArrowRight');
    await expect(days.nth(1)).toBeChecked();
    await expect(timesOf(page).first()).toBeVisible();
    await expectNoViolations(page);
    await tabTo(page, A_TIME);
    await page.keyboard.press('Space');
    await expect(timesOf(page).first()).toBeChecked();
    const chosen = Number(await timesOf(page).first().inputValue());
    await tabTo(page, /^Next$/);
    await page.keyboard.press('Enter');
    return chosen;
  });

  await expect(dialog.getByRole('heading', { name: 'Confirm Appointment' })).toBeFocused();
  await expect(dialog.getByText('Video consultation')).toBeVisible();
  const sent = sentVariables(page, 'CreateBooking');
  await tabTo(page, /^Confirm$/);
  await page.keyboard.press('Enter');
  expect((await sent).video_datetime).toBe(time);
  await expect(page).toHaveURL(/\/payment-success$/);
  await expect(page.getByRole('link', { name: /^Consultation Video Call/ })).toBeVisible();
});

test('[BOOK-003] [BOOK-007] [SLOT-008] [SLOT-010] [SLOT-011] [SLOT-012] [ERR-043] a blocked day has a list to wait on, a time goes while one looks, and whoever loses a race is offered the nearest', async ({
  page,
  request,
}) => {
  const shop = await bookableShop(request, 0, (found) => plain(found) && blockedDays(found).length > 0);
  const [service] = shop.single;
  const [day = ''] = blockedDays(shop);
  if (!service) throw new Error('The shop sells nothing.');
  const token = await tokenOf(request, await newGuest(request));
  const rival = await tokenOf(request, await newGuest(request));
  const dialog = dialogOf(page, shop);
  await visitAs(page, token, `/${shop.slug}`);
  await addToCart(page, service);
  await cartOf(page).getByRole('button', { name: 'Next' }).click();

  await test.step('the list of a blocked day is joined, after a No', async () => {
    const blocked = dialog.locator(`[data-date="${day}"]`);
    await expect(dialog.getByRole('grid')).toBeVisible();
    const months = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
    for (let ahead = months(today); ahead < months(day); ahead += 1) {
      await dialog
        .getByRole('button', { name: /^[A-Z][a-z]+ \d{4}$/ })
        .last()
        .click();
    }
    await expect(blocked).toHaveAccessibleName(/, blocked\. Join Cancellation List/);
    await blocked.click();
    const list = dialog.getByRole('region', { name: 'Join Cancellation List' });
    await expect(list.getByRole('radio')).toHaveCount(3);
    await expect(dialog.getByRole('button', { name: 'Next', exact: true })).toBeDisabled();
    await expectNoViolations(page);
    await list.getByRole('button', { name: 'No' }).click();
    await expect(list).toHaveCount(0);
    await expect(dialog.getByText('Pick a day')).toBeVisible();
    await blocked.click();
    await list.getByRole('radio', { name: /^Any day in/ }).click();
    await list.getByRole('button', { name: 'Yes' }).click();
    await expect(dialog.getByText('You are on the list')).toBeVisible();
    const asked = '{ waiting_list { business_id service_pricing_id date date_scope position } }';
    expect((await askAs<{ waiting_list: object[] }>(request, token, asked)).waiting_list).toMatchObject([
      { business_id: shop.id, service_pricing_id: service.id, date: day, date_scope: 'this_month' },
    ]);
  });

  const last = await test.step('a time goes while one looks', async () => {
    await freeDays(page).nth(2).click();
    await expect(timesOf(page).first()).toBeVisible();
    const times = await timesOf(page).evaluateAll((radios) =>
      radios.map((radio) => Number((radio as HTMLInputElement).value)),
    );
    const [early, late] = [times[0] ?? 0, times.at(-1) ?? 0];
    // Every chair is taken at once, so that the time is gone for everybody.
    await takeAll(request, shop, service, rival, early);
    await expect(dialog.getByText(/, just taken$/).first()).toBeAttached();
    await timesOf(page).last().check();
    const checked = sentVariables(page, 'TimeslotAvailability');
    await dialog.getByRole('button', { name: 'Next' }).click();
    expect(await checked).toMatchObject({
      business_id: shop.id,
      services: [{ service_pricing_id: service.id, time: late }],
    });
    await expect(dialog.getByRole('heading', { name: 'Confirm Appointment' })).toBeVisible();
    return late;
  });

  await test.step('a race is lost, and the nearest time taken', async () => {
    const nearest = dialog.getByRole('button', { name: /^Take this/ });
    await takeAll(request, shop, service, rival, last);
    await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(dialog.getByRole('heading', { name: /has just gone$/ })).toBeFocused();
    await expect(nearest).toHaveCount(3);
    await expectNoViolations(page);
    await nearest.last().click();
    await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(page).toHaveURL(/\/payment-success$/);
  });
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
