import { businesses, chairs, pictures } from '@thyme/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  bootApi,
  insertAppointment,
  insertBusiness,
  joinBusiness,
  type SignedIn,
  type TestApi,
  type TestBusiness,
} from '../../../test/kit/index.ts';
import { chooseBank } from '../../../test/kit/payouts.ts';

const START = `query($business: Int!) { desk_start(business_id: $business) {
  is_over open address description services weekdays unnamed photos bookings first_free } }`;

interface Start {
  is_over: boolean;
  open: string[];
  first_free: number | null;
  [field: string]: unknown;
}

let api: TestApi;
let owner: SignedIn;
let shop: TestBusiness;
beforeAll(async () => {
  api = await bootApi();
  owner = await api.signInBusiness();
  shop = await insertBusiness(api.db, api.clock.now(), {
    business: { description: 'An hour without a phone.' },
    chairs: 2,
    weekdays: [2, 3],
  });
  await joinBusiness(api.db, shop.id, owner.userId);
});
afterAll(() => api.close());

const start = async (who = owner) =>
  (await api.ask<{ desk_start: Start }>(START, { business: shop.id }, who)).desk_start;

describe('after opening', () => {
  it('[START-001] shows what is left, where guests find the shop, and the next free time', async () => {
    const found = await start();
    expect(found).toMatchObject({
      is_over: false,
      open: ['bank', 'people', 'photos', 'about', 'try'],
      description: 'An hour without a phone.',
      services: 1,
      weekdays: [2, 3],
      unnamed: ['Chair 1', 'Chair 2'],
      bookings: 0,
    });
    expect(found.address).toMatch(new RegExp(`/${shop.slug}$`));
    expect(found.first_free).toBeGreaterThan(0);
  });

  it('[START-002] disappears when everything is done', async () => {
    await chooseBank(api, shop, owner);
    await api.db.update(chairs).set({ person: 'Aisling' }).where(eq(chairs.businessId, shop.id));
    await api.db.update(businesses).set({ about: 'We opened in May.' }).where(eq(businesses.id, shop.id));
    expect((await start()).open).toEqual(['photos', 'try']);
    const photo = {
      folder: 'business',
      origin: 'uploaded',
      width: 10,
      height: 10,
      tint: '#aabbcc',
      businessId: shop.id,
    };
    await api.db
      .insert(pictures)
      .values([1, 2, 3].map((nth) => ({ ...photo, name: `start-${shop.id}-${nth}`, storageKey: `start-${nth}` })));
    const guest = await api.signIn();
    await insertAppointment(api.db, shop, guest.userId, { startsAt: api.clock.now() + 3_600 });
    expect(await start()).toMatchObject({ open: [], is_over: true, photos: 3, bookings: 1 });
  });

  it('[START-002] disappears with the tenth booking, whatever is left', async () => {
    const busy = await insertBusiness(api.db, api.clock.now());
    await joinBusiness(api.db, busy.id, owner.userId);
    const guest = await api.signIn();
    const over = async () =>
      (await api.ask<{ desk_start: Start }>(START, { business: busy.id }, owner)).desk_start.is_over;
    for (let nth = 1; nth <= 9; nth += 1)
      await insertAppointment(api.db, busy, guest.userId, { startsAt: api.clock.now() + nth * 7_200 });
    expect(await over()).toBe(false);
    await insertAppointment(api.db, busy, guest.userId, { startsAt: api.clock.now() + 100_000 });
    expect(await over()).toBe(true);
  });

  it('[START-001] is private to the shop', async () => {
    const stranger = await api.signInBusiness();
    const { errors } = await api.run(START, { business: shop.id }, stranger);
    expect(errors?.[0]?.message).toBe('This business does not exist.');
  });
});
