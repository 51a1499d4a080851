import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { readDemoShops } from './demo-shops.ts';
import { askOnce } from './marketplace.ts';

export interface BookableService {
  id: number;
  service_id: number;
  service_name: string;
  price: number;
  special_price: number;
  special_deposit: number | null;
  duration: number;
  is_group: boolean;
  service_group: {
    group_type: string;
    is_course: boolean;
    single_visits: boolean;
    enrolment: 'open' | 'full' | 'closed';
    service_schedules: { date_time: number }[];
  } | null;
}

export interface BookableShop {
  id: number;
  slug: string;
  name: string;
  upfront_amount: number;
  video_vetting: boolean;
  block_date: string[];
  /** Services for one guest without a deposit. */
  single: BookableService[];
  groups: BookableService[];
}

const shopFields = 'id slug name upfront_amount video_vetting block_date';
const serviceFields = `id service_id service_name price special_price special_deposit duration is_group
  service_group { group_type is_course single_visits enrolment service_schedules { date_time } }`;

/** A shop where booking needs no deposit. Tests that run in parallel use different shops by `turn`, so that they do not compete for times. */
export async function bookableShop(
  request: APIRequestContext,
  turn: number,
  holds: (shop: BookableShop) => boolean = () => true,
): Promise<BookableShop> {
  const shops = await readDemoShops<Omit<BookableShop, 'single' | 'groups'>>(request, shopFields);
  let seen = 0;
  for (const shop of shops.filter(({ upfront_amount }) => upfront_amount === 0)) {
    const { service_categories } = await askOnce<{ service_categories: { services: BookableService[] }[] }>(
      request,
      `query ($id: Int!) { service_categories(business_id: $id) { services { ${serviceFields} } } }`,
      { id: shop.id },
    );
    const services = service_categories.flatMap((category) => category.services);
    const found = {
      ...shop,
      single: services.filter(
        ({ is_group, special_deposit, duration }) => !is_group && !special_deposit && duration <= 60,
      ),
      groups: services.filter(({ is_group, special_deposit }) => is_group && !special_deposit),
    };
    if (found.single.length < 2 || !holds(found)) continue;
    if (seen === turn) return found;
    seen += 1;
  }
  throw new Error(`The marketplace has too few shops where this can be booked: ${holds}`);
}

/** Books over the API. */
export async function bookByApi(
  request: APIRequestContext,
  token: string,
  shop: { id: number },
  service: BookableService,
  time: number,
): Promise<{ status: number; message: string }> {
  const date = new Date(time * 1000).toISOString().slice(0, 10);
  const response = await request.post('/graphql', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      query: `mutation ($business_id: Int!, $services: [BookingServiceInput!]) {
        create_booking(business_id: $business_id, services: $services, booking_request: "web") { status message }
      }`,
      variables: { business_id: shop.id, services: [{ service_pricing_id: service.id, date, time }] },
    },
  });
  return (await response.json()).data.create_booking;
}

export const cartOf = (page: Page) => page.getByRole('region', { name: 'My Cart' });
export const dialogOf = (page: Page, shop: { name: string }) =>
  page.getByRole('dialog', { name: `Book at ${shop.name}` });

export async function addToCart(page: Page, ...services: { service_name: string }[]): Promise<void> {
  for (const { service_name } of services) {
    const button = page.getByRole('button', {
      name: `Add ${service_name} to the cart`,
      exact: true,
      includeHidden: true,
    });
    // Categories further down are closed at first.
    await button.evaluate((element) => {
      const category = element.closest('details');
      if (category) category.open = true;
    });
    await button.click();
    await expect(button).toHaveCount(0);
  }
}

const today = new Date().toISOString().slice(0, 10);
/** The days ahead that a shop has blocked. */
export const blockedDays = ({ block_date }: BookableShop) => block_date.filter((date) => date > today).sort();
/** Without a call and without a blocked day: the tests of blocked days fill the days of their shop. */
export const isQuiet = (shop: BookableShop) => !shop.video_vetting && blockedDays(shop).length === 0;

export const firstFree = (page: Page) => page.getByRole('group', { name: 'First free' }).getByRole('radio');
export const timesOf = (page: Page) => page.getByRole('group', { name: /^Times on / }).getByRole('radio');
export const freeDays = (page: Page) => page.getByRole('button', { name: /, free in the / });

/** Stores a time of this hour, as a chip on a card would: no call can come before it. */
export async function arriveTooSoon(page: Page): Promise<void> {
  await page.evaluate(() => {
    const hour = 3_600_000;
    const time = Math.floor(Date.now() / hour) * hour;
    const store = (key: string, value: string) =>
      localStorage.setItem(key, JSON.stringify({ value, expires: Date.now() + hour }));
    store('serviceDate', new Date(time).toISOString().slice(0, 10));
    store('serviceTime', String(time / 1000));
  });
}
