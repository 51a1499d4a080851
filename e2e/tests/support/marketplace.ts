import { type APIRequestContext, expect } from '@playwright/test';
import { readDemoShops } from './demo-shops.ts';

export interface ListedShop {
  id: number;
  slug: string;
  name: string;
  rating: number;
  number_of_ratings: number;
  about: string;
  location: string;
  video_vetting: boolean;
  slider: { image: string }[];
  social_links: Record<'facebook' | 'instagram' | 'linkedin' | 'tiktok', string | null>;
  business_vouchers: { id: number; name: string }[];
  cancellation: { value: number }[];
}

/** Calls the API without the site. */
export async function ask<Result>(
  request: APIRequestContext,
  query: string,
  variables: object = {},
  headers: Record<string, string> = {},
): Promise<Result> {
  const response = await request.post('/graphql', { headers, data: { query, variables } });
  const { data, errors } = (await response.json()) as { data: Result; errors?: { message: string }[] };
  expect(errors).toBeUndefined();
  return data;
}

const known = new Map<string, Promise<unknown>>();

/** The same for data that does not change while tests run: requested once per worker. */
export function askOnce<Result>(request: APIRequestContext, query: string, variables: object = {}): Promise<Result> {
  const key = JSON.stringify([query, variables]);
  const answer = known.get(key) ?? ask<Result>(request, query, variables);
  known.set(key, answer);
  return answer as Promise<Result>;
}

const fields = `id slug name rating number_of_ratings about location video_vetting slider { image }
  social_links { facebook instagram linkedin tiktok } business_vouchers { id name } cancellation { value }`;

/** The shops of the marketplace the tests run on. */
export function listShops(request: APIRequestContext): Promise<ListedShop[]> {
  return readDemoShops(request, fields);
}

/** A shop that matches; the marketplace has to have one. */
export async function shopWhere(request: APIRequestContext, holds: (shop: ListedShop) => boolean): Promise<ListedShop> {
  const shop = (await listShops(request)).find(holds);
  if (!shop) throw new Error(`No shop of the marketplace fits: ${holds}`);
  return shop;
}

export function anyShop(request: APIRequestContext): Promise<ListedShop> {
  return shopWhere(request, (shop) => shop.rating > 0);
}

export interface OfferedService {
  id: number;
  service_name: string;
  is_group: boolean;
}

export async function servicesOf(
  request: APIRequestContext,
  id: number,
): Promise<{ name: string; services: OfferedService[] }[]> {
  const query = `query ($id: Int!) { service_categories(business_id: $id) { name services { id service_name is_group } } }`;
  const { service_categories } = await ask<{ service_categories: { name: string; services: OfferedService[] }[] }>(
    request,
    query,
    { id },
  );
  return service_categories;
}
