import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { type Appointment, bookAppointment, ownerToken } from './appointments.ts';
import { withDatabase } from './calls.ts';
import { newGuest, tokenOf } from './guests.ts';

/** Opens a page of the desk with a token. */
export async function openDesk(page: Page, token: string, path = '/business/'): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate((stored) => localStorage.setItem('token', stored), token);
  await page.goto(path);
}

/** The open appointment: beside the calendar, or over it where there is no room. */
export const appointmentPanel = (page: Page) =>
  page.getByRole('complementary', { name: 'Appointment' }).or(page.getByRole('dialog'));

export const deskMenu = (page: Page) => page.getByRole('navigation', { name: 'Desk' });

/** Goes to a page of the desk by the rail and the tabs of its place. */
export async function openPage(page: Page, place: string, tab?: string): Promise<void> {
  await deskMenu(page).getByRole('link', { name: place }).click();
  if (tab) await page.getByRole('navigation', { name: place }).getByRole('link', { name: tab, exact: true }).click();
}

const phone = { width: 390, height: 844 };
const wide = { width: 1440, height: 900 };

/** The open page of the desk is accessible and fits, on a phone and on a wide screen; the colours are the same on both. */
export async function expectDeskFits(page: Page): Promise<void> {
  for (const size of [phone, wide]) {
    await page.setViewportSize(size);
    await expectAccessible(page, { without: '.Toastify', colours: size === wide });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
      .toBeLessThanOrEqual(0);
    await expect.poll(() => page.evaluate(findCut)).toEqual([]);
  }
}

/** What can be pressed or filled in and reaches beyond the right edge, where nothing scrolls sideways to it. */
function findCut(): string[] {
  const isBeyond = (element: Element) => element.getBoundingClientRect().right > innerWidth + 1;
  const canReach = (element: Element): boolean => {
    for (let around = element.parentElement; around; around = around.parentElement) {
      const { overflowX } = getComputedStyle(around);
      if (overflowX !== 'visible' && !isBeyond(around)) return overflowX === 'auto' || overflowX === 'scroll';
    }
    return false;
  };
  return [...document.querySelectorAll('main :is(a, button, input, select, textarea)')]
    .filter((element) => element.checkVisibility() && isBeyond(element) && !canReach(element))
    .map((element) => element.getAttribute('aria-label') ?? (element.textContent || element.tagName));
}

/** A guest with a unique name and one upcoming appointment, and the owner's token for the desk. */
export async function namedGuestWithAppointment(request: APIRequestContext, nth = 0) {
  const name = Array.from({ length: 10 }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join('');
  const guest = await newGuest(request, { first_name: 'Orla', last_name: `Mac${name}` });
  const token = await tokenOf(request, guest);
  const appointment = await bookAppointment(request, token, nth);
  return { name: `Orla Mac${name}`, token, appointment, desk: await ownerToken(request, appointment.shop.slug) };
}

/** The date of an appointment in the shop's zone. */
export const dayOf = ({ time }: Pick<Appointment, 'time'>) => new Date(time * 1000).toISOString().slice(0, 10);

/** Moves the start of an appointment to half an hour ago, which no screen can do. */
export async function startAppointment(id: number): Promise<void> {
  await withDatabase(async (client) => {
    const started = "date_trunc('minute', now() - interval '30 minutes')";
    await client.query(
      `delete from occupancies o using appointment_lines l
       where l.appointment_id = $1 and o.business_id = l.business_id and o.line_id = l.id`,
      [id],
    );
    await client.query(`update appointment_lines set starts_at = ${started} where appointment_id = $1`, [id]);
    await client.query(
      `update appointments set starts_at = ${started}, ends_at = ${started} + interval '1 hour' where id = $1`,
      [id],
    );
  });
}

/** Tries to book the same service again and returns the server's message. */
export async function tryToBook(
  request: APIRequestContext,
  token: string,
  appointment: Pick<Appointment, 'pricing' | 'time'> & { shop: { id: number } },
): Promise<string> {
  const response = await request.post('/graphql', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      query: `mutation ($b: Int!, $s: [BookingServiceInput!]) {
        create_booking(business_id: $b, services: $s, booking_request: "web") { status message } }`,
      variables: {
        b: appointment.shop.id,
        s: [{ service_pricing_id: appointment.pricing, date: dayOf(appointment), time: appointment.time }],
      },
    },
  });
  const { data, errors } = await response.json();
  expect(errors).toBeUndefined();
  return data.create_booking.message;
}
