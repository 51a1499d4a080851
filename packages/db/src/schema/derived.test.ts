import { and, eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Connection, connect } from '../client.ts';
import {
  createTestDatabase,
  insertAppointment,
  insertGuest,
  insertShop,
  type ShopFixture,
  type TestDatabase,
} from '../testing/index.ts';
import { businesses, pages, reviews, users } from './index.ts';

const NOW = Math.floor(Date.now() / 1000);

let database: TestDatabase;
let connection: Connection;
let listener: pg.Client;
let shop: ShopFixture;
let guestId: number;
let received: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  connection = connect(database.url);
  listener = new pg.Client({ connectionString: database.url });
  await listener.connect();
  listener.on('notification', ({ payload }) => received.push(payload ?? ''));
  await listener.query('listen page_changes');
});
afterAll(async () => {
  await listener.end();
  await connection.close();
  await database.drop();
});
beforeEach(async () => {
  shop = await insertShop(connection.db);
  guestId = (await insertGuest(connection.db)).id;
  await announcements();
});

/** Notifications arrive before the result of a later query. */
async function announcements(): Promise<string[]> {
  await listener.query('select 1');
  const messages = [...new Set(received)];
  received = [];
  return messages;
}

const business = async () => {
  const [row] = await connection.db.select().from(businesses).where(eq(businesses.id, shop.businessId));
  return row;
};

async function review(rating: number) {
  const { businessId } = shop;
  const appointment = await insertAppointment(connection.db, businessId, guestId, { startsAt: NOW });
  await connection.db.insert(reviews).values({ businessId, userId: guestId, appointmentId: appointment.id, rating });
  return appointment.id;
}

describe('a rating', () => {
  it('is the average of the reviews, one for each appointment', async () => {
    const first = await review(5);
    await review(4);
    await review(4);
    expect(await business()).toMatchObject({ rating: 4.3, ratingCount: 3 });
    const mine = and(eq(reviews.businessId, shop.businessId), eq(reviews.appointmentId, first));
    await connection.db.update(reviews).set({ rating: 1 }).where(mine);
    expect(await business()).toMatchObject({ rating: 3, ratingCount: 3 });
    await connection.db.delete(reviews).where(mine);
    expect(await business()).toMatchObject({ rating: 4, ratingCount: 2 });
  });

  it('counts concurrent reviews', async () => {
    await Promise.all([5, 4, 3, 2, 1, 5, 5, 5].map((stars) => review(stars)));
    expect(await business()).toMatchObject({ ratingSum: 30, ratingCount: 8 });
  });
});

describe('page_changes', () => {
  it('names the shop whose page changed', async () => {
    await connection.db.update(businesses).set({ about: 'New' }).where(eq(businesses.id, shop.businessId));
    expect(await announcements()).toEqual([`business:${shop.businessId}`]);
    await review(5);
    expect(await announcements()).toEqual([`business:${shop.businessId}`]);
    await connection.db.update(users).set({ firstName: 'Someone' }).where(eq(users.id, guestId));
    expect(await announcements()).toEqual([`business:${shop.businessId}`]);
  });

  it('ignores what no public page shows', async () => {
    await insertAppointment(connection.db, shop.businessId, guestId, { startsAt: NOW });
    await connection.db.update(users).set({ language: 'ga' }).where(eq(users.id, guestId));
    expect(await announcements()).toEqual([]);
  });

  it('reports many changed shops once', async () => {
    const rows = Array.from({ length: 101 }, (_, i) => ({ slug: `bulk-${i}`, name: `Bulk ${i}`, trade: 'hair' }));
    await connection.db.insert(businesses).values(rows);
    expect(await announcements()).toEqual(['business:*']);
  });

  it('reports content, and only after the commit', async () => {
    await connection.db.transaction(async (tx) => {
      await tx.insert(pages).values({ slug: 'about_us', title: 'About', body: '<p>Hello</p>' });
      expect(await announcements()).toEqual([]);
    });
    expect(await announcements()).toEqual(['content']);
  });
});

describe('names', () => {
  it('are found without fadas and with a typing error', async () => {
    await insertShop(connection.db, { business: { name: 'Gruaig le Sinéad', slug: 'gruaig-le-sinead' } });
    const { rows } = await connection.db.execute<{ name: string }>(
      sql`select name from businesses where name_folded % fold_text('gruaig le sinaed') order by name`,
    );
    expect(rows.map((row) => row.name)).toEqual(['Gruaig le Sinéad']);
  });
});

describe('distance', () => {
  it('is measured between the point of a shop and the place of a search', async () => {
    const { rows } = await connection.db.execute<{ metres: number; near: boolean }>(
      sql`select point <-> ll_to_earth(lat, lng) as metres, point <-> ll_to_earth(lat + 0.01, lng) <= gc_to_sec(1113.3) as near
        from businesses where id = ${shop.businessId}`,
    );
    expect(rows).toEqual([{ metres: 0, near: true }]);
  });

  it('equals the results of the extension earthdistance, for every length', async () => {
    const { rows } = await connection.db.execute<{ length: number; straight: number }>(
      sql`select length, gc_to_sec(length) as straight from unnest(array[-1, 0, 1000, 50000, 20037606, 30000000]::float8[]) as length`,
    );
    const globe = 6_378_168;
    const expected = (length: number) =>
      length < 0 ? 0 : length / globe > Math.PI ? 2 * globe : 2 * globe * Math.sin(length / (2 * globe));
    for (const { length, straight } of rows) expect(straight).toBeCloseTo(expected(length), 6);
  });
});
