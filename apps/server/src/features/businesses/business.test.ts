import { blockedDates, businesses, businessPictures, closedDates, trades } from '@thyme/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  bootApi,
  insertBusiness,
  insertPicture,
  insertVoucher,
  type TestApi,
  type TestBusiness,
} from '../../../test/kit/index.ts';
import { listBest } from './store.ts';

let api: TestApi;
let shop: TestBusiness;
beforeAll(async () => {
  api = await bootApi();
  const thumbnail = await insertPicture(api.db, { name: 'willow-room' });
  shop = await insertBusiness(api.db, api.clock.now(), {
    business: {
      slug: 'willow-room',
      thumbnailId: thumbnail.id,
      about: 'A quiet room.',
      description: 'Facials and brows.',
      website: 'https://willow.example',
      instagram: 'https://instagram.com/willow',
      slotDuration: 30,
      videoVetting: true,
      cancellation: [1, 3],
      upfrontPercent: 30,
      ratingSum: 14,
      ratingCount: 3,
      horizonDays: 60,
    },
  });
});
afterAll(() => api.close());

const FIELDS = `id slug name country thumbnail location rating number_of_ratings about website description
  slider { image alt } slot_duration video_vetting cancellation { value } upfront_amount work_hours { weekday s_time e_time }
  weekdays close_weekday close_date block_date social_links { facebook instagram linkedin tiktok } photos { image }
  business_vouchers { id name } currency_symbol zone_label trade { slug name }`;
const read = async (slug = 'willow-room') =>
  (
    await api.ask<{ business: Record<string, unknown> | null }>(
      `query($slug: String!) { business(slug: $slug) { ${FIELDS} } }`,
      { slug },
    )
  ).business;

describe('a business', () => {
  it('[API-049] [SHOP-001] has every field a shop page shows', async () => {
    expect(await read()).toMatchObject({
      id: shop.id,
      slug: 'willow-room',
      name: 'Willow Room',
      country: 'IE',
      location: '42 Sandford Close, Ranelagh, Dublin 6',
      rating: 4.7,
      number_of_ratings: 3,
      about: 'A quiet room.',
      website: 'https://willow.example',
      description: 'Facials and brows.',
      slider: [],
      slot_duration: 30,
      video_vetting: true,
      cancellation: [{ value: 1 }, { value: 3 }],
      upfront_amount: 30,
      weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      close_weekday: ['Saturday', 'Sunday'],
      close_date: [],
      block_date: [],
      social_links: { facebook: null, instagram: 'https://instagram.com/willow', linkedin: null, tiktok: null },
      photos: [],
      business_vouchers: [],
      currency_symbol: '€',
      zone_label: 'Irish time',
      trade: { slug: 'beauty', name: 'Beauty' },
    });
  });

  it('[SHOP-001] returns opening hours as unix seconds that show the wall clock in UTC', async () => {
    const business = (await read()) ?? {};
    const [monday] = business.work_hours as { weekday: string; s_time: number; e_time: number }[];
    expect(monday?.weekday).toBe('Monday');
    expect(new Date(Number(monday?.s_time) * 1000).toISOString().slice(11, 16)).toBe('09:00');
    expect(new Date(Number(monday?.e_time) * 1000).toISOString().slice(11, 16)).toBe('17:00');
  });

  it('[SHOP-002] has its thumbnail at the business upload path', async () => {
    expect((await read())?.thumbnail).toBe('/uploads/business/willow-room.webp');
  });

  it('lists closed and blocked days from today to the booking horizon', async () => {
    const day = (date: string) => ({ businessId: shop.id, date });
    await api.db.insert(closedDates).values(['2026-06-14', '2026-06-15', '2026-08-03', '2026-12-25'].map(day));
    await api.db.insert(blockedDates).values([day('2026-06-20')]);
    expect(await read()).toMatchObject({ close_date: ['2026-06-15', '2026-08-03'], block_date: ['2026-06-20'] });
  });

  it('[API-049] is fresh in the next request after a change', async () => {
    await api.db.update(businesses).set({ name: 'Willow & Rose' }).where(eq(businesses.id, shop.id));
    expect((await read())?.name).toBe('Willow & Rose');
    await insertVoucher(api.db, shop.id);
    expect((await read())?.business_vouchers).toMatchObject([{ name: 'An afternoon off' }]);
  });

  it('says from which price on, once it sells something', async () => {
    const fromPrice = async (cents: number | null) => {
      await api.db.update(businesses).set({ fromPrice: cents }).where(eq(businesses.id, shop.id));
      const query = 'query($slug: String!) { business(slug: $slug) { from_price } }';
      return (await api.ask<{ business: { from_price: number | null } }>(query, { slug: shop.slug })).business
        .from_price;
    };
    expect([await fromPrice(4_250), await fromPrice(null)]).toEqual([42.5, null]);
  });

  it('has its banner and its photos in order', async () => {
    const [first, second, photo] = [
      await insertPicture(api.db, { name: 'banner-1' }),
      await insertPicture(api.db, { name: 'banner-2' }),
      await insertPicture(api.db, { name: 'photo-1' }),
    ];
    await api.db.insert(businessPictures).values([
      { businessId: shop.id, pictureId: first.id, role: 'slider', position: 2 },
      { businessId: shop.id, pictureId: second.id, role: 'slider', position: 1 },
      { businessId: shop.id, pictureId: photo.id, role: 'photo' },
    ]);
    expect(await read()).toMatchObject({
      slider: [
        { image: expect.stringMatching(/^\/uploads\/business\/banner-2~[\w-]{10}\.webp$/), alt: 'A quiet room' },
        { image: expect.stringContaining('/business/banner-1~') },
      ],
      photos: [{ image: expect.stringContaining('/business/photo-1~') }],
    });
  });

  it('does not exist for guests until it is published, nor under another name', async () => {
    const hidden = await insertBusiness(api.db, api.clock.now(), { business: { slug: 'hidden', published: false } });
    expect(await read('hidden')).toBeNull();
    expect(await read('nobody')).toBeNull();
    expect(await read("'; drop table businesses; --")).toBeNull();
    expect(await api.ask(`{ service_categories(type: "business", business_id: ${hidden.id}) { id } }`)).toEqual({
      service_categories: [],
    });
  });
});

describe('lists for the home page', () => {
  it('count published shops by trade and show the best and the newest', async () => {
    await api.db.insert(trades).values({ slug: 'fitness', name: 'Fitness', position: 1 });
    const now = api.clock.now();
    await insertBusiness(api.db, now, {
      business: { slug: 'best', name: 'Best', ratingSum: 50, ratingCount: 10, publishedAt: now - 9_000 },
    });
    await insertBusiness(api.db, now, { business: { slug: 'newest', name: 'Newest', publishedAt: now + 5 } });
    const {
      trades: kinds,
      featured_businesses,
      newest_businesses,
    } = await api.ask<Record<string, unknown>>(
      '{ trades { slug number_of_businesses } featured_businesses(count: 2) { slug service_category_names } newest_businesses(count: 1) { slug } }',
    );
    expect(kinds).toEqual([
      { slug: 'beauty', number_of_businesses: 3 },
      { slug: 'fitness', number_of_businesses: 0 },
    ]);
    expect(featured_businesses).toEqual([
      { slug: 'best', service_category_names: ['Facials'] },
      { slug: 'willow-room', service_category_names: ['Facials'] },
    ]);
    expect(newest_businesses).toEqual([{ slug: 'newest' }]);
  });

  it('name the best of the visitor’s country first, then those of others', async () => {
    await api.db.insert(trades).values({ slug: 'falconry', name: 'Falconry', position: 2 });
    const shops = [
      ['IE', 3],
      ['IE', 4],
      ['US', 5],
      ['US', 2],
    ] as const;
    for (const [country, rating] of shops)
      await insertBusiness(api.db, api.clock.now(), {
        business: { trade: 'falconry', country, ratingSum: rating, ratingCount: 1 },
      });
    const best = async (country: string, limit: number) =>
      (await listBest(api.db, { trade: 'falconry', limit, country })).map((one) => `${one.country} ${one.rating}`);
    expect(await best('IE', 2)).toEqual(['IE 4', 'IE 3']);
    expect(await best('IE', 3)).toEqual(['IE 4', 'IE 3', 'US 5']);
    expect(await best('US', 9)).toEqual(['US 5', 'US 2', 'IE 4', 'IE 3']);
  });
});
