import type pg from 'pg';
import { type Compared, compareWrites } from '../bookings/compared.ts';
import { freeSlots } from '../bookings/free-slots.ts';
import type { Bench } from '../measuring/figure.ts';
import { sendQuery } from '../measuring/graphql-load.ts';
import { PAID_CEILING } from './ceiling.ts';

const BOOK = `mutation($b: Int!, $s: [BookingServiceInput!], $t: String, $k: String) {
  create_booking(business_id: $b, services: $s, booking_request: "web", total_amount: 50, payment_info: { google: 50 }, google_pay_token: $t, idempotency_key: $k) { status payment_status message }
}`;

/** More than a round can use: a token pays once. */
const TOKENS = 3_000;
const AT_ONCE = 16;

/** The token of a sandbox wallet for €50; valid for ten minutes. */
async function walletToken(address: string): Promise<string> {
  const response = await fetch(`${address}/sandbox/wallets/google/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ amount: 5_000, currency: 'EUR' }),
  });
  return ((await response.json()) as { token: string }).token;
}

/** The ledger and the gateway must agree. */
async function expectAgreement(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ total: number }>(
    `select count(*)::int as total from sales s
     left join payments p on p.business_id = s.business_id and p.sale_id = s.id
     left join card_orders o on o.id = p.order_id left join sandbox_orders g on g.id = o.provider_order_id
     where s.status <> 'confirmed' or s.paid_amount <> s.claimed_amount or g.state <> 'completed' or g.amount <> p.amount`,
  );
  if (rows[0]?.total !== 0) throw new Error(`${rows[0]?.total} sales disagree with the gateway.`);
}

const paid: Compared = {
  name: 'paid-bookings',
  what: 'complete paid bookings, part of what the database alone writes',
  ceiling: PAID_CEILING,
  arrange: 'update businesses set upfront_percent = 100',
  ways: async ({ address }, pool, { shops, guests }) => {
    const [ours, theirs] = [freeSlots(shops, guests, 1), freeSlots(shops, guests, 300)];
    const tokens: string[] = [];
    return {
      refill: async () => {
        while (tokens.length < TOKENS)
          tokens.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => walletToken(address)))));
      },
      book: async () => {
        const { shop, time, date, guest, key } = ours();
        const services = [{ service_pricing_id: shop.pricingId, date, time }];
        const { data } = await sendQuery<{ create_booking: { payment_status: number; message: string } }>(address, {
          query: BOOK,
          variables: { b: shop.id, s: services, t: tokens.pop(), k: key },
          token: guest.token,
        });
        if (data.create_booking.payment_status !== 1) throw new Error(data.create_booking.message);
      },
      write: async () => {
        const { shop, time, guest, chair, key } = theirs();
        const held = [shop.id, guest.id, chair, shop.pricingId, new Date(time * 1000), key];
        const { rows } = await pool.query<{ sale: number }>('select bench_hold($1, $2, $3, $4, $5, $6) as sale', held);
        const sale = rows[0]?.sale;
        await pool.query('select bench_charge($1, $2)', [sale, key]);
        await pool.query('select bench_settle($1, $2, $3, $4)', [shop.id, guest.id, sale, key]);
      },
    };
  },
  check: expectAgreement,
};

export const paidBookings: Bench = { name: 'paid bookings', run: (context) => compareWrites(context, paid) };
