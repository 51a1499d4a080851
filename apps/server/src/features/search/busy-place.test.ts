import { businesses, serviceCategories, services } from '@thyme/db/schema';
import { refreshSearchEntries } from '@thyme/db/search';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootApi, insertBusiness, type TestApi } from '../../../test/kit/index.ts';

/** Monday 15 June 2026, 09:00 in Dublin. */
const NINE = Date.UTC(2026, 5, 15, 8) / 1000;
const DUBLIN = { lat: 53.34, lng: -6.26 };
const CORK = { lat: 51.9, lng: -8.47 };
const LIMERICK = { lat: 52.66, lng: -8.63 };
/** More than are collected around one place. */
const MANY = 1_800;
/** A few more than make a place busy, one in eight of which is slightly below the number collected. */
const JUST_BUSY = 760;
const HERONS = 95;

let api: TestApi;

/** Inserts this many copies of the first shop, with other names and positions. */
async function insertMany(total: number, shopOf: (n: number) => Partial<typeof businesses.$inferInsert>) {
  const [row] = await api.db.select().from(businesses).where(eq(businesses.slug, 'first'));
  if (!row) throw new Error('The first shop is gone.');
  const { id: _id, rating: _rating, nameFolded: _name, areaFolded: _area, point: _point, ...rest } = row;
  const rows = Array.from({ length: total }, (_, n) => ({
    ...rest,
    ratingSum: 1 + (n % 5),
    ratingCount: 1,
    ...shopOf(n),
  }));
  const ids: number[] = [];
  // A statement takes at most 65,535 values.
  for (let from = 0; from < total; from += 600) {
    const made = await api.db
      .insert(businesses)
      .values(rows.slice(from, from + 600))
      .returning({ id: businesses.id });
    ids.push(...made.map(({ id }) => id));
  }
  return ids;
}

beforeAll(async () => {
  api = await bootApi({ now: NINE });
  await insertBusiness(api.db, NINE, { business: { slug: 'first', name: 'Otter Yard', ...DUBLIN } });
  await insertBusiness(api.db, NINE, { business: { slug: 'far', name: 'Velvet Otter', ...CORK } });
  await insertMany(MANY, (n) => ({
    slug: `shop-${n}`,
    name: n % 3 === 0 ? `Velvet ${n}` : `Linen ${n}`,
    lat: DUBLIN.lat + (n % 40) / 1_000,
  }));
  await refreshSearchEntries(api.db, 'all');
});
afterAll(() => api.close());

async function find(args: string) {
  const { business_search: found } = await api.ask<{
    business_search: {
      data: { slug: string; name: string; rating: number }[];
      paginatorInfo: { total: number };
      has_uncounted: boolean;
    };
  }>(`{ business_search(${args}) { data { slug name rating } paginatorInfo { total } has_uncounted } }`);
  return found;
}

const near = `lat: ${DUBLIN.lat}, lng: ${DUBLIN.lng}, distance: 15`;

describe('around a place with very many shops', () => {
  it('a word that many of them have finds the best of them', async () => {
    const found = await find(`business_type: "velvet", ${near}`);
    expect(found.has_uncounted).toBe(true);
    expect(found.data).toHaveLength(24);
    expect(found.data.every(({ name, rating }) => name.startsWith('Velvet') && rating === 5)).toBe(true);
  });

  it('a word that few of them have finds those few, and none elsewhere', async () => {
    const found = await find(`business_type: "otter", ${near}`);
    expect(found.data.map(({ slug }) => slug)).toEqual(['first']);
    expect(found).toMatchObject({ has_uncounted: false, paginatorInfo: { total: 1 } });
  });

  it('open shops are found by the hour, with and without words', async () => {
    expect((await find(`open_now: true, ${near}`)).data.map(({ slug }) => slug)).toEqual(['first']);
    expect((await find(`open_now: true, business_type: "otter", ${near}`)).data).toHaveLength(1);
    expect((await find(`open_now: true, business_type: "velvet", ${near}`)).data).toEqual([]);
  });

  it('the next page continues where the first ended', async () => {
    const pages = [await find('business_type: "velvet", page: 1'), await find('business_type: "velvet", page: 2')];
    expect(new Set(pages.flatMap(({ data }) => data.map(({ slug }) => slug))).size).toBe(48);
  });
});

describe('around a place with many shops, of which some of the first', () => {
  const near = `lat: ${LIMERICK.lat}, lng: ${LIMERICK.lng}, distance: 15`;
  beforeAll(async () => {
    const ids = await insertMany(JUST_BUSY, (n) => ({
      slug: `river-${n}`,
      name: n % 8 === 0 ? `Heron ${n}` : `Reed ${n}`,
      lat: LIMERICK.lat + (n % 39) / 1_000,
      lng: LIMERICK.lng,
    }));
    const offering = ids.filter((_id, n) => n % 2 === 0);
    const categories = await api.db
      .insert(serviceCategories)
      .values(offering.map((businessId) => ({ businessId, name: 'Water' })))
      .returning();
    await api.db
      .insert(services)
      .values(categories.map(({ businessId, id }) => ({ businessId, categoryId: id, name: 'Peony bath' })));
    await refreshSearchEntries(api.db, ids);
    await insertBusiness(api.db, NINE, { business: { slug: 'peony', name: 'Peony House', ...LIMERICK } });
    // By then the total is known.
    api.clock.advance(3_600);
  });

  it('seemed to be more than are collected, all are counted', async () => {
    const found = await find(`business_type: "heron", ${near}`);
    expect(found).toMatchObject({ has_uncounted: false, paginatorInfo: { total: HERONS } });
    expect(found.data.every(({ name }) => name.startsWith('Heron'))).toBe(true);
    expect(found.data.map(({ rating }) => rating)).toEqual([...Array(19).fill(5), ...Array(5).fill(4)]);
  });

  it('offer what only one is named after, that one comes first', async () => {
    const found = await find(`business_type: "peony", ${near}`);
    expect(found).toMatchObject({ has_uncounted: true, paginatorInfo: { total: 100 } });
    expect(found.data[0]?.slug).toBe('peony');
    expect(found.data.slice(1).map(({ rating }) => rating)).toEqual(Array(23).fill(5));
  });

  it('are found on the next page too, once each', async () => {
    const pages = [1, 2, 3].map((page) => find(`business_type: "peony", page: ${page}, ${near}`));
    const slugs = (await Promise.all(pages)).flatMap(({ data }) => data.map(({ slug }) => slug));
    expect(new Set(slugs).size).toBe(72);
    expect(slugs.filter((slug) => slug === 'peony')).toHaveLength(1);
  });
});
