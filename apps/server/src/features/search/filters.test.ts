import { closedDates, holds, occupancies } from '@thyme/db/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  bootApi,
  insertBusiness,
  insertClass,
  joinBusiness,
  type TestApi,
  type TestBusiness,
} from '../../../test/kit/index.ts';
import { beginRendering } from '../../graphql/in-process.ts';

/** Monday 15 June 2026, 09:00 in a shop in Ireland. */
const NINE = Date.UTC(2026, 5, 15, 8) / 1000;
const HOUR = 3_600;
/** A wall-clock time as the API returns it. */
const wall = (day: number, hour: number, minute = 0) => Date.UTC(2026, 5, day, hour, minute) / 1000;

let api: TestApi;
let fern: TestBusiness;
let weekend: TestBusiness;
let abroad: TestBusiness;
let yoga: TestBusiness;
beforeAll(async () => {
  api = await bootApi({ now: NINE });
  const now = NINE;
  fern = await insertBusiness(api.db, now, {
    business: { slug: 'fern', name: 'Fern & Fold', noticeMinutes: 0, fromPrice: 7_500, ratingSum: 9, ratingCount: 2 },
  });
  weekend = await insertBusiness(api.db, now, {
    business: { slug: 'weekend', name: 'Saturday Room', ratingSum: 3, ratingCount: 1 },
    weekdays: [6],
    pricing: { price: 2_000 },
  });
  abroad = await insertBusiness(api.db, now, {
    business: { slug: 'abroad', name: 'Chez Soi', zone: 'America/New_York', lat: 40.7, lng: -74 },
  });
  yoga = await insertBusiness(api.db, now, { business: { slug: 'yoga', name: 'Bláth Yoga' }, chairs: 1 });
  await insertClass(api.db, yoga, { name: 'Morning flow', dates: [NINE + HOUR, NINE + 26 * HOUR], seats: 1 });
});
afterAll(() => api.close());

const find = async (args: string) =>
  (
    await api.ask<{ business_search: { data: { slug: string }[]; paginatorInfo: { total: number } } }>(
      `{ business_search(${args}) { data { slug } paginatorInfo { total } } }`,
    )
  ).business_search.data.map(({ slug }) => slug);

const times = async (ids: number[], text?: string) =>
  (
    await api.ask<{ next_free_times: { business_id: number; service_name: string; times: number[] }[] }>(
      'query($ids: [Int!]!, $text: String) { next_free_times(business_ids: $ids, business_type: $text) { business_id service_name times } }',
      { ids, text },
    )
  ).next_free_times;

describe('filters', () => {
  it('open now: by the hours of each shop in its time zone', async () => {
    expect((await find('open_now: true')).sort()).toEqual(['fern', 'yoga']);
    api.clock.set(NINE + 6 * HOUR);
    expect(await find('open_now: true')).toContain('abroad');
    api.clock.set(NINE - 60);
    expect(await find('open_now: true')).toEqual([]);
    api.clock.set(NINE);
  });

  it('open now: not on a closed date', async () => {
    await api.db.insert(closedDates).values({ businessId: fern.id, date: '2026-06-15' });
    expect(await find('open_now: true')).toEqual(['yoga']);
    await api.db.delete(closedDates);
  });

  it('price: something at that price or less', async () => {
    expect(await find('max_price: 20')).toEqual(['weekend', 'yoga']);
    expect(await find('max_price: 15')).toEqual(['yoga']);
    expect(await find('max_price: 14')).toEqual([]);
    expect(await find('max_price: -5')).toHaveLength(4);
  });

  it('rating: at least this many stars', async () => {
    expect(await find('min_rating: 4.5')).toEqual(['fern']);
    expect(await find('min_rating: 3')).toEqual(['fern', 'weekend']);
    expect(await find('min_rating: 17')).toHaveLength(4);
  });

  it('all of them together, around a place', async () => {
    expect(
      await find('open_now: true, max_price: 80, min_rating: 4, lat: 53.3, lng: -6.25, business_type: "facial"'),
    ).toEqual(['fern']);
    expect(await find('open_now: true, lat: 40.7, lng: -74')).toEqual([]);
  });

  it('reflect a shop’s changes in the next search', async () => {
    const owner = await api.signInBusiness();
    await joinBusiness(api.db, weekend.id, owner.userId);
    const change = (field: string) => api.ask(`mutation { ${field} { status } }`, {}, owner);
    const rename = (name: string) =>
      change(`desk_save_service(business_id: ${weekend.id}, id: ${weekend.serviceId}, category_id: ${weekend.categoryId},
        name: "${name}", pricings: [{ id: ${weekend.pricingId}, price: 20, duration: 60 }])`);
    const sell = (active: boolean) =>
      change(`desk_set_service_active(business_id: ${weekend.id}, id: ${weekend.serviceId}, active: ${active})`);
    await rename('Hot stone massage');
    expect(await find('business_type: "hot stone"')).toEqual(['weekend']);
    await sell(false);
    expect(await find('business_type: "hot stone"')).toEqual([]);
    await sell(true);
    await rename('Signature facial');
  });
});

describe('next free times', () => {
  it('[SEARCH-011] are three different ones, in the shop’s wall-clock time, in the requested order', async () => {
    const found = await times([weekend.id, fern.id]);
    expect(found.map(({ business_id }) => business_id)).toEqual([weekend.id, fern.id]);
    expect(found[0]?.times).toEqual([wall(20, 9), wall(20, 11), wall(27, 9)]);
    expect(found[1]?.times).toEqual([wall(15, 9), wall(15, 11), wall(16, 9)]);
  });

  it('exclude what is sold and held, but not what an expired hold had', async () => {
    const guest = await api.signIn();
    const [hold] = await api.db
      .insert(holds)
      .values({
        businessId: fern.id,
        userId: guest.userId,
        purpose: 'checkout',
        createdAt: NINE - 600,
        expiresAt: NINE + 60,
      })
      .returning();
    await api.db.insert(occupancies).values({
      businessId: fern.id,
      chairId: fern.chairIds[0] ?? 0,
      startsAt: NINE,
      endsAt: NINE + 2 * HOUR,
      holdId: hold?.id ?? 0,
    });
    expect((await times([fern.id]))[0]?.times[0]).toBe(wall(15, 11));
    api.clock.advance(120);
    expect((await times([fern.id]))[0]?.times[0]).toBe(wall(15, 9, 15));
    api.clock.set(NINE);
    await api.db.delete(holds);
  });

  it('are for the searched service, and for a class the next dates that can be joined', async () => {
    expect((await times([yoga.id]))[0]?.service_name).toBe('Signature facial');
    const [flow] = await times([yoga.id], 'morning flow');
    expect(flow).toMatchObject({ service_name: 'Morning flow', times: [wall(16, 11)] });
  });

  it('come with a page of results', async () => {
    const { business_search } = await api.ask<{
      business_search: { data: { id: number }[]; free_times: { business_id: number; times: number[] }[] };
    }>('{ business_search(sort: "Newest") { data { id } free_times { business_id times } } }');
    expect(business_search.free_times.map((shop) => shop.business_id)).toEqual(
      business_search.data.map(({ id }) => id),
    );
    expect(business_search.free_times.find((shop) => shop.business_id === abroad.id)?.times[0]).toBe(wall(15, 9));
  });

  it('and opening state expire: a page declares it, and so does a menu with classes', async () => {
    const madeOf = async (query: string) => {
      const page = beginRendering(api.app.execute, api.app.services, 'page');
      await page.execute(query, {});
      return [...page.tags].toSorted();
    };
    const menuOf = ({ id }: TestBusiness) => `query { service_categories(business_id: ${id}) { id } }`;
    expect(await madeOf('query { business_search { data { id } } }')).toEqual(['businesses']);
    expect(await madeOf('query { business_search { free_times { times } } }')).toEqual(['businesses', 'times']);
    expect(await madeOf('query { business_search(open_now: true) { data { id } } }')).toEqual(['businesses', 'minute']);
    expect(await madeOf(menuOf(fern))).toEqual([`business:${fern.id}`]);
    expect(await madeOf(menuOf(yoga))).toEqual([`business:${yoga.id}`, 'minute']);
  });

  it('are limited to a few shops at a time', async () => {
    const ids = Array.from({ length: 101 }, (_, index) => index);
    const { errors } = await api.run('query($ids: [Int!]!) { next_free_times(business_ids: $ids) { times } }', { ids });
    expect(errors).toHaveLength(1);
  });
});

describe('suggestions while typing', () => {
  const suggest = async (text: string) =>
    (
      await api.ask<{ search_suggestions: { kind: string; name: string; slug: string | null }[] }>(
        'query($text: String!) { search_suggestions(text: $text) { kind name slug } }',
        { text },
      )
    ).search_suggestions.map(({ kind, name }) => `${kind} ${name}`);

  it.each([
    ['fac', ['service Facials']],
    ['ser', []],
    ['fer', ['business Fern & Fold']],
    ['blath', ['business Bláth Yoga']],
    ['morn', ['service Morning flow']],
    ['fcials', ['service Facials']],
    ['f', []],
    ["%'\\", []],
  ])('for %s', async (text, expected) => {
    const found = await suggest(text);
    for (const one of expected) expect(found).toContain(one);
    if (expected.length === 0) expect(found).toEqual([]);
  });
});
