import { type APIRequestContext, expect, test } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { askAs, ownerToken } from '../support/appointments.ts';
import { readDemoShops } from '../support/demo-shops.ts';
import { dayOf, expectDeskFits, namedGuestWithAppointment, openDesk } from '../support/desk.ts';
import { newGuest, tokenOf } from '../support/guests.ts';
import { ask } from '../support/marketplace.ts';
import { withMotion } from '../support/motion.ts';
import { sharedPage } from '../support/shared-page.ts';

test.use(withMotion);

const widths = [390, 1024, 1440] as const;

test.describe('finding one’s way in the calendar', () => {
  let guest: Awaited<ReturnType<typeof namedGuestWithAppointment>>;
  const shared = sharedPage(async (page, request) => {
    guest = await namedGuestWithAppointment(request, 14);
    await openDesk(page, guest.desk, '/business/?view=day');
  });
  const openJump = async () => {
    await shared().goto('/business/?view=day');
    await shared()
      .getByRole('button', { name: /go to another date/ })
      .click();
    const jump = shared().getByRole('dialog', { name: 'Go to a date' });
    await expect(jump).toBeVisible();
    return jump;
  };

  test('[CAL-003] a date in words leads there', async () => {
    const jump = await openJump();
    await jump.getByLabel('Go to', { exact: true }).fill('in 6 weeks');
    await expectAccessible(shared(), { without: '.Toastify' });
    await shared().keyboard.press('Enter');
    const date = new Date(Date.now() + 42 * 86_400_000).toISOString().slice(0, 10);
    await expect(shared()).toHaveURL(new RegExp(`date=${date}`));
    await expect(jump).toHaveCount(0);
  });

  test('[CAL-003] the small month leads to any day', async () => {
    const jump = await openJump();
    await jump.getByRole('button', { name: 'Next month' }).click();
    await jump.getByRole('button', { name: /^\w{3} 15 \w{3}/ }).click();
    await expect(shared()).toHaveURL(/date=\d{4}-\d{2}-15/);
  });

  test('[CAL-004] an appointment is found by its guest and opened', async () => {
    const jump = await openJump();
    await jump.getByRole('searchbox', { name: 'Find an appointment' }).fill(guest.name);
    await jump.getByRole('link', { name: new RegExp(guest.name) }).click();
    await expect(shared()).toHaveURL(new RegExp(`date=${dayOf(guest.appointment)}.*appt=${guest.appointment.id}`));
    await expect(shared().getByRole('complementary', { name: 'Appointment' })).toBeVisible();
  });

  for (const width of widths)
    test(`[CAL-008] [CAL-016] the month is accessible and fits ${width} pixels, and opens a day`, async () => {
      const page = shared();
      await page.setViewportSize({ width, height: width === 390 ? 844 : 800 });
      await page.goto(`/business/?view=month&date=${dayOf(guest.appointment)}`);
      const month = page.getByRole('table', { name: 'Month' });
      await expect(month).toBeVisible();
      await expectAccessible(page, { without: '.Toastify', colours: width === 1440 });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
        .toBeLessThanOrEqual(0);
      const day = Number(dayOf(guest.appointment).slice(8));
      await month
        .getByRole('button', { name: new RegExp(`^\\w{3} ${day} .*booking`) })
        .first()
        .click();
      if (width === 390) {
        const open = page.getByRole('button', { name: 'Open day' });
        // Below the weeks without scrolling, and not under the buttons that float over a day.
        await expect(open).toBeInViewport({ ratio: 1 });
        const isCovered = await open.evaluate((button) => {
          const { right, bottom } = button.getBoundingClientRect();
          return !button.contains(document.elementFromPoint(right - 4, bottom - 4));
        });
        expect(isCovered).toBe(false);
        await open.click();
      }
      await expect(page.getByRole('region', { name: 'Calendar' })).toBeVisible();
    });

  for (const width of widths)
    test(`[CAL-002] the day and the week fit ${width} pixels`, async () => {
      const page = shared();
      await page.setViewportSize({ width, height: width === 390 ? 844 : 800 });
      for (const view of ['day', 'week']) {
        await page.goto(`/business/?view=${view}&date=${dayOf(guest.appointment)}`);
        await expect(page.getByRole('region', { name: 'Calendar' })).toBeVisible();
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
          .toBeLessThanOrEqual(0);
      }
    });

  test('[CAL-013] the week shows every day of it at 1440 pixels', async () => {
    const page = shared();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/business/?view=week&date=${dayOf(guest.appointment)}`);
    const calendar = page.getByRole('region', { name: 'Calendar' }).filter({ visible: true }).last();
    await expect(calendar.locator(`a[href*="appt=${guest.appointment.id}"]`).first()).toBeVisible();
    await expect
      .poll(() => calendar.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
      .toBeLessThanOrEqual(0);
  });

  test('[CAL-014] what the desk reports covers neither “New booking” nor the choice of a view', async () => {
    const page = shared();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/business/?date=${dayOf(guest.appointment)}&appt=${guest.appointment.id}`);
    await page.getByRole('complementary', { name: 'Appointment' }).getByRole('button', { name: 'Accept' }).click();
    const toast = page.locator('.Toastify__toast').first();
    await expect(toast).toBeVisible();
    const box = await toast.boundingBox();
    for (const control of [
      page.getByRole('button', { name: 'New booking', exact: true }),
      page.getByRole('radio', { name: 'Week' }),
    ]) {
      const other = await control.boundingBox();
      const isClear =
        box !== null &&
        other !== null &&
        (box.y >= other.y + other.height ||
          box.y + box.height <= other.y ||
          box.x >= other.x + other.width ||
          box.x + box.width <= other.x);
      expect(isClear).toBe(true);
    }
  });

  test('[CAL-009] the day prints on one page, without the rail', async () => {
    const page = shared();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/business/?date=${dayOf(guest.appointment)}`);
    await expect(page.getByRole('region', { name: 'Calendar' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('region', { name: 'Day for printing' }).getByText(guest.name)).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Desk' })).toHaveCount(0);
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'screen' });
  });
});

interface Sold {
  id: number;
  price: number;
  special_price: number;
  special_deposit: number | null;
  is_group: boolean;
}

/** A demo shop that asks for a deposit and no call, and one of its services; other tests open shops of their own. */
async function shopWithDeposit(request: APIRequestContext) {
  const shops = await readDemoShops<{ id: number; slug: string; upfront_amount: number; video_vetting: boolean }>(
    request,
    'id slug upfront_amount video_vetting',
  );
  const suits = ({ upfront_amount, video_vetting }: (typeof shops)[number]) => upfront_amount > 0 && !video_vetting;
  for (const shop of shops.filter(suits)) {
    const { service_categories } = await ask<{ service_categories: { services: Sold[] }[] }>(
      request,
      `{ service_categories(business_id: ${shop.id}) { services { id price special_price special_deposit is_group } } }`,
    );
    const services = service_categories.flatMap((category) => category.services);
    const service = services.find(({ is_group, special_deposit }) => !is_group && special_deposit === null);
    if (service) return { shop, service };
  }
  throw new Error('No shop of the marketplace asks for a deposit alone.');
}

test.describe('a time that a guest is paying for', () => {
  test('[CAL-005] is in the calendar as being booked within a second, in every window', async ({ page, request }) => {
    const guest = await tokenOf(request, await newGuest(request));
    const { shop, service } = await shopWithDeposit(request);
    const owner = await ownerToken(request, shop.slug);
    const { first_free: times } = await askAs<{ first_free: { s_date: string; s_time: number }[] }>(
      request,
      guest,
      `{ first_free(business_id: ${shop.id}, service_pricing_ids: [${service.id}], count: 3) { s_date s_time } }`,
    );
    const { s_date: date = '', s_time: time = 0 } = times[0] ?? {};
    const deposit = Math.round((service.special_price || service.price) * shop.upfront_amount) / 100;
    await openDesk(page, owner, `/business/?date=${date}`);
    const held = page.getByRole('region', { name: 'Calendar' }).getByText('Being booked');
    await expect(page.getByRole('region', { name: 'Calendar' })).toBeVisible();
    const before = await held.count();
    const second = await page.context().newPage();
    await second.goto(`/business/?date=${date}`);
    await expect(second.getByRole('region', { name: 'Calendar' })).toBeVisible();
    const { create_booking } = await askAs<{ create_booking: { status: number; message: string } }>(
      request,
      guest,
      `mutation ($s: [BookingServiceInput!], $a: Float!) { create_booking(business_id: ${shop.id}, services: $s,
        booking_request: "web", payment_info: { stripe: $a }) { status message } }`,
      { s: [{ service_pricing_id: service.id, date, time }], a: deposit },
    );
    expect(create_booking).toMatchObject({ status: 1 });
    for (const window of [page, second])
      await expect(window.getByRole('region', { name: 'Calendar' }).getByText('Being booked')).toHaveCount(before + 1, {
        timeout: 5_000,
      });
    await expect(
      page
        .getByText(/^held (9|10) min more$/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    // Its edge is whole: dashed on all four sides.
    const edge = await page
      .getByRole('region', { name: 'Calendar' })
      .getByText('Being booked')
      .filter({ visible: true })
      .first()
      .evaluate((words) => {
        const { borderTopStyle, borderRightStyle, borderBottomStyle, borderLeftStyle } = getComputedStyle(
          words.closest('[class*="border-dashed"]') ?? words,
        );
        return [borderTopStyle, borderRightStyle, borderBottomStyle, borderLeftStyle];
      });
    expect(edge).toEqual(['dashed', 'dashed', 'dashed', 'dashed']);
    await second.close();
  });
});

test('[CAL-007] a closed day leads to the next open one', async ({ page, request }) => {
  const owner = await ownerToken(request, 'fern-and-fold');
  // Fern & Fold rests on Sundays.
  const now = new Date();
  const sunday = new Date(now.getTime() + ((7 - now.getUTCDay()) % 7 || 7) * 86_400_000).toISOString().slice(0, 10);
  await openDesk(page, owner, `/business/?date=${sunday}`);
  await expect(page.getByRole('heading', { name: 'Closed on Sundays' })).toBeVisible();
  await expectDeskFits(page);
  await page.getByRole('button', { name: /^Go to / }).click();
  await expect(page.getByRole('heading', { name: 'Closed on Sundays' })).toHaveCount(0);
});
