import { businesses, places, serviceCategories, services, trades } from '@thyme/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootApi, insertBusiness, refreshListing, type TestApi } from '../../../test/kit/index.ts';

const RANELAGH = { lat: 53.3242, lng: -6.2535 };
const GALWAY = { lat: 53.2707, lng: -9.0568 };

let api: TestApi;
beforeAll(async () => {
  api = await bootApi();
  const now = api.clock.now();
  const shop = (slug: string, name: string, at: typeof RANELAGH, more = {}) =>
    insertBusiness(api.db, now, { business: { slug, name, ...at, ...more } });
  const fern = await shop('fern', 'Fern & Fold', RANELAGH, { publishedAt: now - 30 });
  await shop('razor', 'Razor & Rook', { lat: 53.3018, lng: -6.1778 }, { publishedAt: now - 20, genderServed: 'male' });
  await shop('saol', 'Saol Séimh', GALWAY, { publishedAt: now - 10, ratingSum: 50, ratingCount: 10 });
  await shop('hidden', 'Hidden Fern', RANELAGH, { published: false, publishedAt: null });
  const [category] = await api.db
    .insert(serviceCategories)
    .values({ businessId: fern.id, name: 'Colour' })
    .returning({ id: serviceCategories.id });
  await api.db
    .insert(services)
    .values({ businessId: fern.id, categoryId: category?.id ?? 0, name: 'Half-head 100% balayage' });
  await refreshListing(api.db, fern.id);
  await api.db.insert(places).values([
    { kind: 'area', name: 'Ranelagh', irishName: 'Raghnallach', county: 'Dublin', ...RANELAGH },
    { kind: 'town', name: 'Galway', irishName: 'Gaillimh', county: 'Galway', population: 80_000, ...GALWAY },
    { kind: 'eircode', name: 'H91', county: 'Galway', routingKey: 'H91', ...GALWAY },
  ]);
});
afterAll(() => api.close());

interface Found {
  business_search: {
    data: { slug: string }[];
    paginatorInfo: { total: number; hasMorePages: boolean };
    place: { name: string } | null;
    unknown_place: boolean;
  };
}

async function find(args: string) {
  const { business_search } = await api.ask<Found>(
    `{ business_search(${args}) { data { slug } paginatorInfo { total hasMorePages } place { name } unknown_place } }`,
    {},
  );
  return { ...business_search, slugs: business_search.data.map(({ slug }) => slug) };
}

describe('business_search', () => {
  it('[API-065] takes sort, gender, business_type, lat, lng and distance and returns businesses', async () => {
    const { lat, lng } = RANELAGH;
    const found = await find(
      `sort: "Nearest", gender: "Everyone", business_type: "facial", lat: ${lat}, lng: ${lng}, distance: 20`,
    );
    expect(found.slugs).toEqual(['fern', 'razor']);
    expect(found.paginatorInfo.total).toBe(2);
  });

  it('respects the distance', async () => {
    expect((await find(`lat: ${RANELAGH.lat}, lng: ${RANELAGH.lng}, distance: 3`)).slugs).toEqual(['fern']);
    expect((await find(`lat: ${RANELAGH.lat}, lng: ${RANELAGH.lng}, distance: 400`)).slugs).toHaveLength(3);
  });

  it('matches a compound word that shops write as two', async () => {
    expect((await find('business_type: "halfhead"')).slugs).toEqual(['fern']);
    expect((await find('business_type: "balayagehead"')).slugs).toEqual(['fern']);
    expect((await find('business_type: "halfunknown"')).slugs).toEqual([]);
  });

  it.each([
    ['All', ['saol', 'fern', 'razor']],
    ['Newest', ['saol', 'razor', 'fern']],
    ['cheapest', ['saol', 'fern', 'razor']],
  ])('sorts by %s', async (sort, slugs) => {
    expect((await find(`sort: "${sort}"`)).slugs).toEqual(slugs);
  });

  it('ranks specialised shops before those that offer it among other things, whatever their rating', async () => {
    const now = api.clock.now();
    const hush = await insertBusiness(api.db, now, {
      business: { slug: 'hush', name: 'Hush Room', ...GALWAY, ratingSum: 40, ratingCount: 10 },
    });
    const [category] = await api.db
      .insert(serviceCategories)
      .values({ businessId: hush.id, name: 'Sugaring' })
      .returning({ id: serviceCategories.id });
    await api.db.insert(services).values({ businessId: hush.id, categoryId: category?.id ?? 0, name: 'Legs' });
    const [saol] = await api.db.select().from(businesses).where(eq(businesses.slug, 'saol'));
    const [other] = await api.db
      .insert(serviceCategories)
      .values({ businessId: saol?.id ?? 0, name: 'Extras' })
      .returning({ id: serviceCategories.id });
    const values = { businessId: saol?.id ?? 0, categoryId: other?.id ?? 0, name: 'Sugaring, arms' };
    await api.db.insert(services).values(values);
    for (const id of [hush.id, values.businessId]) await refreshListing(api.db, id);
    expect((await find('business_type: "sugaring"')).slugs).toEqual(['hush', 'saol']);
    expect((await find('business_type: "sugaring saol"')).slugs).toEqual(['saol']);
    await api.db.update(businesses).set({ published: false }).where(eq(businesses.id, hush.id));
    await api.db.delete(services).where(eq(services.name, 'Sugaring, arms'));
    for (const id of [hush.id, values.businessId]) await refreshListing(api.db, id);
  });

  it('ranks shops that offer it before better rated ones whose trade merely includes it', async () => {
    const now = api.clock.now();
    const therapy = { slug: 'therapy', name: 'Therapy', keywords: ['counselling', 'kinesiology'], position: 90 };
    await api.db.insert(trades).values(therapy);
    const shop = async (slug: string, name: string, service: string, ratingSum: number) => {
      const business = { slug, name, trade: 'therapy', ...GALWAY, ratingSum, ratingCount: 10 };
      const { id: businessId } = await insertBusiness(api.db, now, { business });
      const [category] = await api.db
        .insert(serviceCategories)
        .values({ businessId, name: 'Sessions' })
        .returning({ id: serviceCategories.id });
      await api.db.insert(services).values({ businessId, categoryId: category?.id ?? 0, name: service });
      await refreshListing(api.db, businessId);
      return businessId;
    };
    const ids = [
      await shop('talking', 'Listening Hour', 'A conversation', 50),
      await shop('both', 'Two Rooms', 'Kinesiology, first hour', 40),
      await shop('moving', 'Good Kinesiology', 'First hour', 30),
    ];
    expect((await find('business_type: "kinesio"')).slugs).toEqual(['moving', 'both', 'talking']);
    expect((await find('business_type: "counselling"')).slugs).toEqual(['talking', 'both', 'moving']);
    expect((await find('business_type: "therapy"')).slugs).toEqual(['talking', 'both', 'moving']);
    await api.db.update(businesses).set({ published: false }).where(eq(businesses.trade, 'therapy'));
    for (const id of ids) await refreshListing(api.db, id);
  });

  it('filters by gender', async () => {
    expect((await find('gender: "Male Only"')).slugs).toEqual(['razor']);
    expect((await find('gender: "Female Only"')).slugs).toEqual([]);
  });

  it.each([
    ['a slip of the finger in a name', 'fern fodl', ['fern']],
    ['a name nearly right', 'razer rook', ['razor']],
    ['a name without its accents', 'saol seimh', ['saol']],
    ['a service', 'balayage', ['fern']],
    ['a category', 'colour', ['fern']],
    ['a trade', 'beauty', ['saol', 'fern', 'razor']],
    ['a percent sign as a letter', '100%', ['fern']],
    ['signs that mean something to the database', "balayage:* & !fern | ('", ['fern']],
    ['several words in any order', 'balayage colour ranelagh', ['fern']],
    ['the beginning of a word', 'balay', ['fern']],
    ['a plural', 'facials', ['saol', 'fern', 'razor']],
    ['an area', 'ranelagh razor', ['razor']],
    ['nothing like it', 'submarine', []],
  ])('finds by %s', async (_name, text, slugs) => {
    expect((await find(`business_type: "${text}"`)).slugs).toEqual(slugs);
  });

  it.each([
    ['Galway', 'Galway', ['saol']],
    ['gaillimh', 'Galway', ['saol']],
    ['H91 T8V6', 'H91', ['saol']],
    ['raneleagh', 'Ranelagh', ['fern', 'razor']],
  ])('understands the place %s', async (where, name, slugs) => {
    const found = await find(`where: "${where}", distance: 15`);
    expect(found.place?.name).toBe(name);
    expect(found.slugs).toEqual(slugs);
  });

  it('reports an unknown place and shows everything', async () => {
    const found = await find('where: "Timbuktu"');
    expect(found).toMatchObject({ unknown_place: true, place: null });
    expect(found.slugs).toHaveLength(3);
  });

  it('ignores invalid coordinates and distances', async () => {
    expect((await find('lat: 9999, lng: 0, distance: -4')).slugs).toHaveLength(3);
  });

  it('pages through the results', async () => {
    const first = await find('count: 2, page: 1, sort: "Newest"');
    const second = await find('count: 2, page: 2, sort: "Newest"');
    expect([first.slugs, second.slugs]).toEqual([['saol', 'razor'], ['fern']]);
    expect([first.paginatorInfo.hasMorePages, second.paginatorInfo.hasMorePages]).toEqual([true, false]);
  });
});
