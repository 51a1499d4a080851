import { businesses, chairs, workHours } from '@thyme/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootApi, insertBusiness, type TestApi } from '../../../test/kit/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await bootApi();
});
afterAll(() => api.close());

const FIELDS = 'number_of_businesses southernmost_area northernmost_area average_chairs average_closing';
const measure = async () => (await api.ask<{ marketplace: object }>(`{ marketplace { ${FIELDS} } }`)).marketplace;

async function open(slug: string, area: string, lat: number, { published = true, country = 'IE' } = {}) {
  const business = { slug, area, lat, lng: -8, published, country };
  const shop = await insertBusiness(api.db, api.clock.now(), { business });
  await api.db.delete(workHours).where(eq(workHours.businessId, shop.id));
  return shop;
}

describe('the marketplace figures', () => {
  it('are empty before the first shop', async () => {
    await api.db.update(businesses).set({ published: false });
    expect(await measure()).toEqual({
      number_of_businesses: 0,
      southernmost_area: '',
      northernmost_area: '',
      average_chairs: 0,
      average_closing: null,
    });
  });

  it('count what guests can see, and the end of a day rather than its break', async () => {
    const south = await open('south', 'Bantry', 51.7);
    const north = await open('north', 'Buncrana', 55.1);
    const hidden = await open('hidden', 'Cape Clear', 51.4, { published: false });
    const hours = (businessId: number, weekday: 1 | 2, startMinute: number, endMinute: number) => ({
      businessId,
      weekday,
      startMinute,
      endMinute,
    });
    await api.db
      .insert(workHours)
      .values([
        hours(south.id, 1, 540, 720),
        hours(south.id, 1, 780, 1020),
        hours(south.id, 2, 540, 1080),
        hours(north.id, 1, 540, 1200),
        hours(hidden.id, 1, 540, 600),
      ]);
    const before = await api.db.$count(chairs, eq(chairs.businessId, south.id));
    await api.db.insert(chairs).values([
      { businessId: south.id, name: 'Second' },
      { businessId: south.id, name: 'Put away', active: false },
    ]);
    const seats = before + 1 + (await api.db.$count(chairs, eq(chairs.businessId, north.id)));
    expect(await measure()).toEqual({
      number_of_businesses: 2,
      southernmost_area: 'Bantry',
      northernmost_area: 'Buncrana',
      average_chairs: seats / 2,
      average_closing: 1100,
    });
  });

  it('[CONTENT-081] measure the reach in Ireland, not to a shop abroad', async () => {
    await open('abroad', 'Tribeca, New York', 40.7, { country: 'US' });
    expect(await measure()).toMatchObject({ number_of_businesses: 3, southernmost_area: 'Bantry' });
  });
});
