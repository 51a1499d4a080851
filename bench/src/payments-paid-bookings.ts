import pg from 'pg';
import { type BenchGuest, type BenchShop, openShops } from './bookings-shops.ts';
import type { Bench } from './figure.ts';
import { ask, together } from './graphql-load.ts';
import { PAID_CEILING } from './payments-ceiling.ts';
import { startStocked } from './stocked-server.ts';

const SHOPS = 20;
const GUESTS = 200;
const CLIENTS = 16;
const SECONDS = 10;
const ROUNDS = 3;
const SLOT = 1_800;
const DAY = 86_400;

const BOOK = `mutation($b: Int!, $s: [BookingServiceInput!], $t: String, $k: String) {
  create_booking(business_id: $b, services: $s, booking_request: "web", total_amount: 50, payment_info: { google: 50 }, google_pay_token: $t, idempotency_key: $k) { status payment_status message }
}`;

/** Times that nobody has yet: ten in each half hour of each shop, since each has ten chairs. */
function places(shops: readonly BenchShop[], guests: readonly BenchGuest[], firstDay: number) {
  const start = (Math.ceil(Date.now() / 1000 / DAY) + firstDay) * DAY;
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

/** What a sandbox sheet gives for €50; it is good for ten minutes. */
async function walletToken(address: string): Promise<string> {
  const response = await fetch(`${address}/sandbox/wallets/google/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ amount: 5_000, currency: 'EUR' }),
  });
  return ((await response.json()) as { token: string }).token;
}

/** Sales whose books and gateway disagree, which may never be. */
async function disagreements(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ total: number }>(
    `select count(*)::int as total from sales s
     left join payments p on p.business_id = s.business_id and p.sale_id = s.id
     left join card_orders o on o.id = p.order_id left join sandbox_orders g on g.id = o.provider_order_id
     where s.status <> 'confirmed' or s.paid_amount <> s.claimed_amount or g.state <> 'completed' or g.amount <> p.amount`,
  );
  return rows[0]?.total ?? 0;
}

type Stock = Awaited<ReturnType<typeof openShops>>;

/** One paid booking through GraphQL, and the same rows by functions in the database. Days far apart keep them from meeting. */
async function bothWays(address: string, pool: pg.Pool, { shops, guests }: Stock) {
  const [ours, theirs] = [places(shops, guests, 1), places(shops, guests, 300)];
  const token = await walletToken(address);
  const book = async () => {
    const { shop, time, guest, key } = ours();
    const date = new Date(time * 1000).toISOString().slice(0, 10);
    const services = [{ service_pricing_id: shop.pricingId, date, time }];
    const { data } = await ask<{ create_booking: { payment_status: number; message: string } }>(address, {
      query: BOOK,
      variables: { b: shop.id, s: services, t: token, k: key },
      token: guest.token,
    });
    if (data.create_booking.payment_status !== 1) throw new Error(data.create_booking.message);
  };
  const write = async () => {
    const { shop, time, guest, chair, key } = theirs();
    const held = [shop.id, guest.id, chair, shop.pricingId, new Date(time * 1000), key];
    const { rows } = await pool.query<{ sale: number }>('select bench_hold($1, $2, $3, $4, $5, $6) as sale', held);
    const sale = rows[0]?.sale;
    await pool.query('select bench_charge($1, $2)', [sale, key]);
    await pool.query('select bench_settle($1, $2, $3, $4)', [shop.id, guest.id, sale, key]);
  };
  return { book, write };
}

export const paidBookings: Bench = {
  name: 'paid bookings',
  async run(context) {
    let stock: Stock | undefined;
    const marketplace = await startStocked(context, 'paid-bookings', async (url) => {
      stock = await openShops(url, SHOPS, GUESTS);
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query('update businesses set upfront_percent = 100');
      await client.end();
    });
    const pool = new pg.Pool({ connectionString: marketplace.databaseUrl, max: CLIENTS });
    try {
      if (!stock) throw new Error('No shops were opened.');
      await pool.query(PAID_CEILING);
      const { book, write } = await bothWays(marketplace.address, pool, stock);
      await together(CLIENTS, 4, book);
      await together(CLIENTS, 2, write);
      const rates = { paid: 0, written: 0 };
      // In turns, so that a machine that gets slower or faster does so for both.
      for (let round = 0; round < ROUNDS; round += 1) {
        rates.paid += (await together(CLIENTS, SECONDS, book)) / ROUNDS;
        rates.written += (await together(CLIENTS, SECONDS, write)) / ROUNDS;
      }
      context.say(
        `  ${rates.paid.toFixed(0)} paid bookings/s through GraphQL, ${rates.written.toFixed(0)}/s by functions in the database`,
      );
      const value = (100 * rates.paid) / rates.written;
      const what = 'complete paid bookings, part of what the database alone writes';
      return [
        { what, value, unit: '%', budget: 25, better: 'more' as const },
        {
          what: 'sales whose books disagree',
          value: await disagreements(pool),
          unit: '',
          budget: 0,
          better: 'less' as const,
        },
      ];
    } finally {
      await pool.end();
      await marketplace.stop();
    }
  },
};
