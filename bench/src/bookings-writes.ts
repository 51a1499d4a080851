import pg from 'pg';
import { CEILING } from './bookings-ceiling.ts';
import { type BenchGuest, type BenchShop, openShops } from './bookings-shops.ts';
import type { Bench } from './figure.ts';
import { ask, together } from './graphql-load.ts';
import { startStocked } from './stocked-server.ts';

const SHOPS = 20;
const GUESTS = 200;
const CLIENTS = 16;
const SECONDS = 10;
const ROUNDS = 3;
const SLOT = 1_800;

const BOOK = `mutation($b: Int!, $s: [BookingServiceInput!], $k: String) {
  create_booking(business_id: $b, services: $s, booking_request: "web", total_amount: 50, idempotency_key: $k) { status message sale_id }
}`;

interface Place {
  shop: BenchShop;
  guest: BenchGuest;
  /** Seconds as the shops' wall shows them. */
  time: number;
  chair: number;
  key: string;
}

/** Times that nobody has yet: ten in each half hour of each shop, since each has ten chairs. */
function places(shops: readonly BenchShop[], guests: readonly BenchGuest[], firstDay: number): () => Place {
  const start = Math.ceil(Date.now() / 1000 / 86_400) * 86_400 + firstDay * 86_400;
  let count = -1;
  return () => {
    count += 1;
    const shop = shops[count % shops.length] as BenchShop;
    const turn = Math.floor(count / shops.length);
    const chair = shop.chairIds[turn % shop.chairIds.length] ?? 0;
    const time = start + Math.floor(turn / shop.chairIds.length) * SLOT;
    return { shop, chair, time, guest: guests[count % guests.length] as BenchGuest, key: `${firstDay}-${count}` };
  };
}

/** Books the next place through GraphQL. */
function booker(address: string, next: () => Place): () => Promise<void> {
  return async () => {
    const { shop, time, guest, key } = next();
    const services = [{ service_pricing_id: shop.pricingId, date: dateOf(time), time }];
    const { data } = await ask<{ create_booking: { status: number; message: string } }>(address, {
      query: BOOK,
      variables: { b: shop.id, s: services, k: key },
      token: guest.token,
    });
    if (data.create_booking.status !== 1) throw new Error(data.create_booking.message);
  };
}

/** Writes the same rows for the next place in one call. */
function writer(pool: pg.Pool, next: () => Place): () => Promise<void> {
  return async () => {
    const { shop, time, guest, chair, key } = next();
    const values = [shop.id, guest.id, chair, shop.pricingId, new Date(time * 1000), key];
    await pool.query('select bench_book($1, $2, $3, $4, $5, $6)', values);
  };
}

async function overlaps(client: pg.Pool): Promise<number> {
  const { rows } = await client.query<{ total: number }>(
    `select count(*)::int as total from occupancies a join occupancies b
     on a.business_id = b.business_id and a.chair_id = b.chair_id and a.id < b.id and a.during && b.during`,
  );
  return rows[0]?.total ?? 0;
}

export const bookingWrites: Bench = {
  name: 'booking writes',
  async run(context) {
    let stock: Awaited<ReturnType<typeof openShops>> | undefined;
    const marketplace = await startStocked(context, 'bookings', async (url) => {
      stock = await openShops(url, SHOPS, GUESTS);
    });
    const pool = new pg.Pool({ connectionString: marketplace.databaseUrl, max: CLIENTS });
    try {
      if (!stock) throw new Error('No shops were opened.');
      await pool.query(CEILING);
      const { shops, guests } = stock;
      // Days far apart, so that the two ways never want the same time.
      const book = booker(marketplace.address, places(shops, guests, 1));
      const write = writer(pool, places(shops, guests, 300));
      await together(CLIENTS, 4, book);
      await together(CLIENTS, 2, write);
      const rates = { booked: 0, written: 0 };
      // In turns, so that a machine that gets slower or faster does so for both.
      for (let round = 0; round < ROUNDS; round += 1) {
        rates.booked += (await together(CLIENTS, SECONDS, book)) / ROUNDS;
        rates.written += (await together(CLIENTS, SECONDS, write)) / ROUNDS;
      }
      const twice = await overlaps(pool);
      if (twice > 0) throw new Error(`${twice} chairs were sold twice.`);
      context.say(
        `  ${rates.booked.toFixed(0)} bookings/s through GraphQL, ${rates.written.toFixed(0)}/s by one function in the database`,
      );
      return [
        {
          what: 'complete bookings, part of what the database alone writes',
          value: (100 * rates.booked) / rates.written,
          unit: '%',
          budget: 25,
          better: 'more' as const,
        },
      ];
    } finally {
      await pool.end();
      await marketplace.stop();
    }
  },
};

const dateOf = (wall: number) => new Date(wall * 1000).toISOString().slice(0, 10);
