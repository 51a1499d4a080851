import { businesses, favourites } from '@thyme/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootApi, insertBusiness, type SignedIn, type TestApi } from '../../../test/kit/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await bootApi();
});
afterAll(() => api.close());

const SAVE = 'mutation($type: Int!, $id: Int!) { save_businesses(type: $type, business_id: $id) { status message } }';
const save = async (guest: SignedIn, type: number, id: number) =>
  (await api.ask<{ save_businesses: { status: number; message: string } }>(SAVE, { type, id }, guest)).save_businesses;
const LIST = `query($count: Int, $page: Int) { my_favorite_business(count: $count, page: $page) {
  data { id business_id business_info { name slug rating } } paginatorInfo { total hasMorePages } } }`;
interface List {
  data: { business_id: number; business_info: { slug: string } | null }[];
  paginatorInfo: { total: number; hasMorePages: boolean };
}
const list = async (guest: SignedIn, variables: object = {}) =>
  (await api.ask<{ my_favorite_business: List }>(LIST, variables, guest)).my_favorite_business;

describe('save_businesses', () => {
  it('[FAV-003] [FAV-004] [API-037] type 1 adds, type 0 removes, and repeating either changes nothing', async () => {
    const guest = await api.signIn();
    const shop = await insertBusiness(api.db, api.clock.now());
    for (let time = 0; time < 2; time += 1)
      expect(await save(guest, 1, shop.id)).toEqual({ status: 1, message: 'Added to your favourite list!' });
    expect((await list(guest)).data).toMatchObject([{ business_id: shop.id, business_info: { slug: shop.slug } }]);
    for (let time = 0; time < 2; time += 1)
      expect(await save(guest, 0, shop.id)).toEqual({ status: 1, message: 'Removed from your favourite list!' });
    expect((await list(guest)).paginatorInfo.total).toBe(0);
  });

  it('refuses missing shops and any other type', async () => {
    const guest = await api.signIn();
    const hidden = await insertBusiness(api.db, api.clock.now(), { business: { published: false } });
    for (const id of [hidden.id, 999_999])
      expect(await save(guest, 1, id)).toEqual({ status: 0, message: 'This business could not be found.' });
    for (const type of [2, -1])
      expect((await api.run(SAVE, { type, id: hidden.id }, guest)).errors?.[0]?.extensions?.validation).toHaveProperty(
        'type',
      );
    expect(await api.db.select().from(favourites).where(eq(favourites.userId, guest.userId))).toEqual([]);
  });

  it('a visitor is unauthenticated', async () => {
    expect((await api.run(SAVE, { type: 1, id: 1 })).errors?.[0]?.message).toBe('Unauthenticated.');
  });
});

describe('my_favorite_business', () => {
  it('[API-011] returns 18 of the guest’s own, newest first, and grows', async () => {
    const guest = await api.signIn();
    const stranger = await api.signIn();
    const shops = [];
    for (let index = 0; index < 20; index += 1) shops.push(await insertBusiness(api.db, api.clock.now()));
    for (const shop of shops) await save(guest, 1, shop.id);
    await save(stranger, 1, shops[0]?.id ?? 0);
    const first = await list(guest);
    expect([first.data.length, first.paginatorInfo]).toEqual([18, { total: 20, hasMorePages: true }]);
    expect(first.data[0]?.business_id).toBe(shops[19]?.id);
    expect((await list(guest, { count: 36, page: 1 })).data).toHaveLength(20);
    expect((await list(stranger)).paginatorInfo.total).toBe(1);
  });

  it('a shop that left the marketplace is neither shown nor counted', async () => {
    const guest = await api.signIn();
    const shop = await insertBusiness(api.db, api.clock.now());
    await save(guest, 1, shop.id);
    await api.db.update(businesses).set({ published: false }).where(eq(businesses.id, shop.id));
    expect(await list(guest)).toMatchObject({ data: [], paginatorInfo: { total: 0 } });
  });
});
