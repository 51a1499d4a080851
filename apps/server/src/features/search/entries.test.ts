import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { businesses, searchEntries, searchTopics, searchWords } from '@thyme/db/schema';
import { refreshSearchEntries } from '@thyme/db/search';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ChangeWire, changeOf } from '../../../test/kit/desk-changes.ts';
import {
  bootApi,
  insertAppointment,
  insertBusiness,
  joinBusiness,
  type SignedIn,
  type TestApi,
  type TestBusiness,
} from '../../../test/kit/index.ts';

const DAY = 86_400;

let api: TestApi;
let owner: SignedIn;
let shop: TestBusiness;

beforeAll(async () => {
  const westport = { id: 'ie:1', name: 'Westport', description: 'County Mayo', kind: 'town' as const, country: 'IE' };
  const place = { ...westport, position: { lat: 53.8, lng: -9.52 }, address: 'Westport, Co. Mayo', postcode: 'F28' };
  api = await bootApi({
    places: { name: 'stand-in', suggest: async () => [], find: async (id) => (id === 'ie:1' ? place : null) },
  });
  owner = await api.signInBusiness();
  shop = await insertBusiness(api.db, api.clock.now(), { chairs: 2 });
  await joinBusiness(api.db, shop.id, owner.userId);
});
afterAll(() => api.close());

const entryOf = async (businessId: number) =>
  (await api.db.select().from(searchEntries).where(eq(searchEntries.businessId, businessId)))[0];

const vocabulary = async () => [await api.db.$count(searchWords), await api.db.$count(searchTopics)];

const lowest = sql`min(case when p.special_price > 0 then p.special_price else p.price end)`;
const wrongPrices = sql`select id from businesses b where from_price is distinct from (
  select coalesce(${lowest} filter (where not s.add_on), ${lowest})
  from service_pricings p join services s on s.business_id = p.business_id and s.id = p.service_id where p.business_id = b.id and p.active and s.active)`;

/** Rebuilding everything finds nothing to change: every price, entry, word and topic equals a fresh computation. */
async function expectFresh(): Promise<void> {
  expect((await api.db.execute(wrongPrices)).rows).toEqual([]);
  const before = await vocabulary();
  expect(await refreshSearchEntries(api.db, 'all')).toEqual([]);
  expect(await vocabulary()).toEqual(before);
}

async function change(field: string): Promise<number> {
  const query = `mutation { change: ${field} { ${changeOf} } }`;
  const { change: answer } = await api.ask<{ change: ChangeWire }>(query, {}, owner);
  expect(answer).toMatchObject({ status: 1 });
  return answer.id ?? 0;
}

const profile = (more: Record<string, string> = {}) => {
  const values = {
    name: 'Willow Room',
    location: '42 Sandford Close',
    area: 'Ranelagh',
    zone: 'Europe/Dublin',
    gender_served: 'everyone',
    ...more,
  };
  const list = Object.entries(values).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return `desk_save_profile(business_id: ${shop.id}, ${list.join(', ')})`;
};
const service = (id: number | null, name: string, pricing: string, more = '') =>
  `desk_save_service(business_id: ${shop.id}, ${id === null ? '' : `id: ${id}, `}category_id: ${shop.categoryId}, name: "${name}", pricings: [{ ${pricing} }] ${more})`;
const own = (field: string, more: string) => `${field}(business_id: ${shop.id}, ${more})`;
const added = { category: 0, service: 0 };

describe('the search entry of a business equals a fresh computation after', () => {
  it.each<[title: string, part: keyof typeof searchEntries.$inferSelect, write: () => Promise<unknown>]>([
    ['another name', 'words', () => change(profile({ name: 'Heron House' }))],
    ['another area', 'words', () => change(profile({ area: 'Rathmines' }))],
    ['another street', 'words', () => change(profile({ location: '1 Grove Road' }))],
    ['another place on the map', 'point', () => change(profile({ place_id: 'ie:1' }))],
    ['another time zone', 'zone', () => change(profile({ zone: 'Europe/Lisbon' }))],
    ['other guests', 'genderServed', () => change(profile({ gender_served: 'female', zone: 'Europe/Lisbon' }))],
    [
      'a new category',
      'words',
      async () => {
        added.category = await change(own('desk_save_category', 'name: "Sugaring"'));
      },
    ],
    [
      'a renamed category',
      'words',
      () => change(own('desk_save_category', `id: ${added.category}, name: "Threading"`)),
    ],
    ['a removed category', 'words', () => change(own('desk_remove_category', `id: ${added.category}`))],
    [
      'a new service',
      'words',
      async () => {
        added.service = await change(service(null, 'Kinesiology', 'price: 60, duration: 45'));
      },
    ],
    ['a renamed service', 'words', () => change(service(added.service, 'Reflexology', 'price: 60, duration: 45'))],
    ['a lower price', 'fromPrice', () => change(service(added.service, 'Reflexology', 'price: 50, duration: 45'))],
    [
      'a special price',
      'fromPrice',
      () => change(service(added.service, 'Reflexology', 'price: 50, special_price: 36, duration: 45')),
    ],
    [
      'a service that becomes an add-on',
      'fromPrice',
      () => change(service(added.service, 'Reflexology', 'price: 50, special_price: 36, duration: 45', 'add_on: true')),
    ],
    [
      'an add-on that becomes a service',
      'fromPrice',
      () =>
        change(service(added.service, 'Reflexology', 'price: 50, special_price: 36, duration: 45', 'add_on: false')),
    ],
    [
      'a service taken off sale',
      'fromPrice',
      () => change(own('desk_set_service_active', `id: ${added.service}, active: false`)),
    ],
    [
      'a service back on sale',
      'words',
      () => change(own('desk_set_service_active', `id: ${added.service}, active: true`)),
    ],
    [
      'other opening hours',
      'openMinutes',
      () => change(own('desk_save_hours', 'hours: [{ weekday: 6, from: 600, to: 1080 }]')),
    ],
    [
      'a review',
      'ratingCount',
      async () => {
        const guest = await api.signIn();
        const now = api.clock.now();
        const appointment = { status: 'Completed' as const, completedAt: now - DAY };
        const { id } = await insertAppointment(api.db, shop, guest.userId, { startsAt: now - 2 * DAY, appointment });
        const add = `mutation { add_review(appt_id: ${id}, rating: 4) { status } }`;
        expect(await api.ask(add, {}, guest)).toEqual({ add_review: { status: 1 } });
      },
    ],
  ])('%s', async (_title, part, write) => {
    const before = await entryOf(shop.id);
    await write();
    const after = await entryOf(shop.id);
    expect(after?.[part]).toBeDefined();
    expect(after?.[part]).not.toEqual(before?.[part]);
    await expectFresh();
  });

  it.each<[title: string, write: () => Promise<unknown>]>([
    ['another address of its page', () => change(own('desk_change_address', 'slug: "heron-house"'))],
    ['another order of the menu', () => change(own('desk_order_menu', 'categories: []'))],
    ['no pictures', () => change(own('desk_order_pictures', 'ids: []'))],
    ['a chair put away', () => change(own('desk_set_chair_active', `id: ${shop.chairIds[1]}, active: false`))],
    [
      'hours of one chair',
      () =>
        change(own('desk_save_hours', `chair_id: ${shop.chairIds[0]}, hours: [{ weekday: 6, from: 600, to: 660 }]`)),
    ],
    [
      'closed days',
      () => change(own('desk_close_days', 'kind: "closed", from: "2026-07-01", to: "2026-07-02", reason: ""')),
    ],
  ])('%s, which is not part of it', async (_title, write) => {
    const before = await entryOf(shop.id);
    await write();
    expect(await entryOf(shop.id)).toEqual(before);
    await expectFresh();
  });

  it('hiding it and showing it again', async () => {
    const before = await entryOf(shop.id);
    await change(own('desk_set_visible', 'visible: false'));
    expect(await entryOf(shop.id)).toBeUndefined();
    await expectFresh();
    await change(own('desk_set_visible', 'visible: true'));
    expect(await entryOf(shop.id)).toEqual(before);
    await expectFresh();
  });

  it('a shop opens, and not before', async () => {
    const facts =
      'name: "Lúnasa Nails", trade: "nails", description: "", location: "Bridge Street", place_id: "ie:1", slug: "lunasa-nails"';
    const id = await change(`desk_save_place(${facts})`);
    const steps = [
      `desk_save_first_services(business_id: ${id}, services: [{ name: "Soak off", minutes: 30, price: 20 }])`,
      `desk_save_first_hours(business_id: ${id}, weekdays: [2], from: 600, to: 1080, buffer_minutes: 10, chairs: 1)`,
    ];
    for (const step of steps) {
      await change(step);
      expect(await entryOf(id)).toBeUndefined();
      await expectFresh();
    }
    await change(`desk_publish(business_id: ${id}, video_vetting: false, confirms_at_once: true)`);
    expect(await entryOf(id)).toMatchObject({ fromPrice: 2_000, openHours: [58, 59, 60, 61, 62, 63, 64, 65] });
    await expectFresh();
  });

  it('and an entry that was not refreshed is detected', async () => {
    await api.db.update(businesses).set({ name: 'Forgotten' }).where(eq(businesses.id, shop.id));
    await expect(expectFresh()).rejects.toThrow(String(shop.id));
  });
});

describe('rows that search entries are computed from', () => {
  /** Where each file's writes are followed by `businessChanged`, or why they need not be. */
  const writers: Record<string, string> = {
    'availability/desk/hours-store.ts': 'changeShop',
    'businesses/desk/address-store.ts': 'changeShop',
    'businesses/desk/profile-store.ts': 'changeShop',
    'businesses/vat-rates/rate-store.ts': 'VAT rates are not part of an entry',
    'edits/calendar-lock.ts': 'calendar_version is not part of an entry',
    'guests/merge/merge-store.ts': 'who wrote a review is not part of an entry',
    'imports/services/store.ts':
      'imports/services/bring.ts calls businessChanged; services of imported appointments are hidden',
    'onboarding/store.ts': 'a new shop is not published; a trade that exists is not changed',
    'payments/subscriptions/subscription-store.ts': 'endPlan and activate',
    'reviews/desk-store.ts': 'replyToReview, deleteReply and decideReport',
    'reviews/write-store.ts': 'addReview',
    'services/store.ts': 'changeShop',
  };
  const tables = 'businesses|services|serviceCategories|servicePricings|workHours|trades|reviews';
  const names = 'businesses|services|service_categories|service_pricings|work_hours|trades|reviews';
  const writes = [
    new RegExp(String.raw`\.(insert|update|delete)\(\s*(schema\.)?(${tables})\s*\)`),
    new RegExp(String.raw`\b(insert into|update|delete from)\s+"?(${names})"?\s`, 'i'),
  ];

  it('are written by files that are known to refresh them', async () => {
    const folder = new URL('../', import.meta.url).pathname;
    const found: string[] = [];
    for await (const path of glob('**/*.ts', { cwd: folder })) {
      if (path.endsWith('.test.ts')) continue;
      const text = readFileSync(`${folder}${path}`, 'utf8');
      if (writes.some((pattern) => pattern.test(text))) found.push(path);
    }
    expect(found.sort()).toEqual(Object.keys(writers));
  });
});
