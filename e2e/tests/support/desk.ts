import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { bookVisit, ownerToken, type Visit } from './appointments.ts';
import { withDatabase } from './calls.ts';
import { newGuest, tokenOf } from './guests.ts';

/** Opens a page of the desk as somebody who works there. */
export async function atTheDesk(page: Page, token: string, path = '/business/'): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate((stored) => localStorage.setItem('token', stored), token);
  await page.goto(path);
}

/** A guest with a name that nobody else has, one coming visit, and the key to the shop's desk. */
export async function namedGuestWithVisit(request: APIRequestContext, nth = 0) {
  const name = Array.from({ length: 10 }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join('');
  const guest = await newGuest(request, { first_name: 'Orla', last_name: `Mac${name}` });
  const token = await tokenOf(request, guest);
  const visit = await bookVisit(request, token, nth);
  return { name: `Orla Mac${name}`, token, visit, desk: await ownerToken(request, visit.shop.slug) };
}

/** The day of a visit on the shop's wall. */
export const dayOf = ({ time }: Pick<Visit, 'time'>) => new Date(time * 1000).toISOString().slice(0, 10);

/** Lets a visit have begun half an hour ago, which no screen can arrange. */
export async function letItBegin(visitId: number): Promise<void> {
  await withDatabase(async (client) => {
    const started = "date_trunc('minute', now() - interval '30 minutes')";
    await client.query(
      `delete from occupancies o using appointment_lines l
       where l.appointment_id = $1 and o.business_id = l.business_id and o.line_id = l.id`,
      [visitId],
    );
    await client.query(`update appointment_lines set starts_at = ${started} where appointment_id = $1`, [visitId]);
    await client.query(
      `update appointments set starts_at = ${started}, ends_at = ${started} + interval '1 hour' where id = $1`,
      [visitId],
    );
  });
}

/** Tries to book the same service again and answers what the server said. */
export async function tryAgain(
  request: APIRequestContext,
  token: string,
  visit: Pick<Visit, 'pricing' | 'time'> & { shop: { id: number } },
): Promise<string> {
  const response = await request.post('/graphql', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      query: `mutation ($b: Int!, $s: [BookingServiceInput!]) {
        create_booking(business_id: $b, services: $s, booking_request: "web") { status message } }`,
      variables: { b: visit.shop.id, s: [{ service_pricing_id: visit.pricing, date: dayOf(visit), time: visit.time }] },
    },
  });
  const { data, errors } = await response.json();
  expect(errors).toBeUndefined();
  return data.create_booking.message;
}
