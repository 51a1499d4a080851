import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { readDemoShops } from './demo-shops.ts';
import { newGuest, tokenOf } from './guests.ts';

/** The password of every demo account. */
export const DEMO_PASSWORD = 'Quiet-hour-1!';
export const niamh = {
  email: 'niamh.gallagher@guest.example',
  password: DEMO_PASSWORD,
  first_name: 'Niamh',
  last_name: 'Gallagher',
};

/** Calls the API with a token. */
export async function askAs<Result>(
  request: APIRequestContext,
  token: string,
  query: string,
  variables: object = {},
): Promise<Result> {
  const response = await request.post('/graphql', {
    headers: { authorization: `Bearer ${token}` },
    data: { query, variables },
  });
  const { data, errors } = (await response.json()) as { data: Result; errors?: { message: string }[] };
  expect(errors).toBeUndefined();
  return data;
}

/** Runs a mutation and expects it to succeed. */
export async function act(request: APIRequestContext, token: string, query: string, variables: object = {}) {
  const data = await askAs<Record<string, { status: number; message: string }>>(request, token, query, variables);
  const [answer] = Object.values(data);
  expect(answer?.status, answer?.message).toBe(1);
}

interface Shop {
  id: number;
  slug: string;
  name: string;
  upfront_amount: number;
  video_vetting: boolean;
}

/** Demo shops without a deposit and without a consultation call. */
export async function shopsWithoutDeposit(request: APIRequestContext): Promise<Shop[]> {
  const shops = await readDemoShops<Shop>(request, 'id slug name upfront_amount video_vetting');
  return shops.filter(({ upfront_amount, video_vetting }) => upfront_amount === 0 && !video_vetting);
}

interface Pricing {
  id: number;
  service_name: string;
  is_group: boolean;
  special_deposit: number | null;
}

async function simpleService(request: APIRequestContext, shop: number): Promise<Pricing | undefined> {
  const { service_categories } = await askAs<{ service_categories: { services: Pricing[] }[] }>(
    request,
    '',
    `query ($id: Int!) { service_categories(business_id: $id) { services { id service_name is_group special_deposit } } }`,
    { id: shop },
  );
  return service_categories
    .flatMap(({ services }) => services)
    .find((service) => !service.is_group && !service.special_deposit);
}

export interface Appointment {
  id: number;
  shop: Shop;
  service: string;
  pricing: number;
  /** The shop's wall clock, in unix seconds. */
  time: number;
}

type Slot = { s_date: string; s_time: number };

export async function freeTimes(
  request: APIRequestContext,
  shop: number,
  pricing: number,
  from: string,
): Promise<Slot[]> {
  const { first_free } = await askAs<{ first_free: Slot[] }>(
    request,
    '',
    `query ($b: Int!, $p: Int!, $from: String) { first_free(business_id: $b, service_pricing_id: $p, count: 6, from: $from) { s_date s_time } }`,
    { b: shop, p: pricing, from },
  );
  return first_free;
}

/** The date a number of days from now. */
export const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Books an appointment without a deposit, about a week ahead. Each `nth` starts at another shop, so that tests do not compete for times. */
export async function bookAppointment(request: APIRequestContext, token: string, nth = 0): Promise<Appointment> {
  const shops = await shopsWithoutDeposit(request);
  for (const shop of [...shops.slice(nth), ...shops]) {
    const service = await simpleService(request, shop.id);
    if (!service) continue;
    for (const slot of await freeTimes(request, shop.id, service.id, dayFromNow(5))) {
      const { create_booking: answer } = await askAs<{
        create_booking: { status: number; appointment_ids: number[]; payment_url: string | null };
      }>(
        request,
        token,
        `mutation ($b: Int!, $s: [BookingServiceInput!]) { create_booking(business_id: $b, services: $s, booking_request: "web") { status message appointment_ids payment_url } }`,
        { b: shop.id, s: [{ service_pricing_id: service.id, date: slot.s_date, time: slot.s_time }] },
      );
      const [id] = answer.appointment_ids;
      if (answer.status === 1 && id !== undefined)
        return { id, shop, service: service.service_name, pricing: service.id, time: slot.s_time };
    }
  }
  throw new Error('No shop of the marketplace has a free time without a deposit.');
}

/** A token for the owner of a shop. */
export async function ownerToken(request: APIRequestContext, slug: string): Promise<string> {
  const { desk_login } = await askAs<{ desk_login: { access_token: string } }>(
    request,
    '',
    'mutation ($u: String!, $p: String!) { desk_login(username: $u, password: $p) { access_token } }',
    { u: `owner@${slug}.example`, p: DEMO_PASSWORD },
  );
  return desk_login.access_token;
}

/** A new guest with one upcoming appointment, and the owner's token for the desk. */
export async function guestWithAppointment(request: APIRequestContext, nth = 0) {
  const guest = await newGuest(request, { first_name: 'Orla' });
  const token = await tokenOf(request, guest);
  const appointment = await bookAppointment(request, token, nth);
  return { guest, token, appointment, desk: await ownerToken(request, appointment.shop.slug) };
}

/** The shop proposes another day; returns the proposed time. */
export async function proposeMove(request: APIRequestContext, desk: string, appointment: Appointment): Promise<number> {
  const { id, shop, pricing, time } = appointment;
  const other = (await freeTimes(request, shop.id, pricing, dayFromNow(9))).find(({ s_time }) => s_time !== time);
  if (!other) throw new Error('The shop has no other time.');
  await act(
    request,
    desk,
    `mutation ($id: Int!, $times: [Int!]!) { desk_propose_times(id: $id, times: $times, note: "Our boiler is being fixed.") { status message } }`,
    { id, times: [other.s_time] },
  );
  return other.s_time;
}

export const statusOf = async (request: APIRequestContext, token: string, id: number) =>
  (
    await askAs<{ appointment: { status: string; date: number } }>(
      request,
      token,
      'query ($id: Int!) { appointment(id: $id) { status date } }',
      { id },
    )
  ).appointment;

/** Another tab of the same browser, with the same token. */
export async function secondTab(page: Page, path: string): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(path);
  return tab;
}
