import { businesses } from '@thyme/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootApi, insertBusiness, type TestApi } from '../../testkit/index.ts';

/** Monday 15 June 2026, 09:00 in Dublin. */
const NINE = Date.UTC(2026, 5, 15, 8) / 1000;
const DUBLIN = { lat: 53.34, lng: -6.26 };
const CORK = { lat: 51.9, lng: -8.47 };
/** More than are collected around one place. */
const MANY = 1_800;

let api: TestApi;
beforeAll(async () => {
  api = await bootApi({ now: NINE });
  const first = await insertBusiness(api.db, NINE, { business: { slug: 'first', name: 'Otter Yard', ...DUBLIN } });
  await insertBusiness(api.db, NINE, { business: { slug: 'far', name: 'Velvet Otter', ...CORK } });
  const [row] = await api.db.select().from(businesses).where(eq(businesses.id, first.id));
  if (!row) throw new Error('The first shop is gone.');
  const { id: _id, rating: _rating, nameFolded: _name, areaFolded: _area, point: _point, ...rest } = row;
  const others = Array.from({ length: MANY }, (_, n) => ({
    ...rest,
    slug: `shop-${n}`,
    name: n % 3 === 0 ? `Velvet ${n}` : `Linen ${n}`,
    lat: DUBLIN.lat + (n % 40) / 1_000,
    ratingSum: 1 + (n % 5),
    ratingCount: 1,
  }));
  // A statement takes no more than 65,535 values.
  for (let from = 0; from < MANY; from += 600) await api.db.insert(businesses).values(others.slice(from, from + 600));
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
  it('words that many of them say find the best of them', async () => {
    const found = await find(`business_type: "velvet", ${near}`);
    expect(found.has_uncounted).toBe(true);
    expect(found.data).toHaveLength(24);
    expect(found.data.every(({ name, rating }) => name.startsWith('Velvet') && rating === 5)).toBe(true);
  });

  it('words that few of them say find those few, and nobody elsewhere', async () => {
    const found = await find(`business_type: "otter", ${near}`);
    expect(found.data.map(({ slug }) => slug)).toEqual(['first']);
    expect(found).toMatchObject({ has_uncounted: false, paginatorInfo: { total: 1 } });
  });

  it('shops that are open are found by the hour, with and without words', async () => {
    expect((await find(`open_now: true, ${near}`)).data.map(({ slug }) => slug)).toEqual(['first']);
    expect((await find(`open_now: true, business_type: "otter", ${near}`)).data).toHaveLength(1);
    expect((await find(`open_now: true, business_type: "velvet", ${near}`)).data).toEqual([]);
  });

  it('the next page goes on where the first ended', async () => {
    const pages = [await find('business_type: "velvet", page: 1'), await find('business_type: "velvet", page: 2')];
    expect(new Set(pages.flatMap(({ data }) => data.map(({ slug }) => slug))).size).toBe(48);
  });
});
