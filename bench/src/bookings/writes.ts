import type pg from 'pg';
import type { Bench } from '../measuring/figure.ts';
import { sendQuery } from '../measuring/graphql-load.ts';
import { CEILING } from './ceiling.ts';
import { type Compared, compareWrites } from './compared.ts';
import { freeSlots } from './free-slots.ts';

const BOOK = `mutation($b: Int!, $s: [BookingServiceInput!], $k: String) {
  create_booking(business_id: $b, services: $s, booking_request: "web", total_amount: 50, idempotency_key: $k) { status message sale_id }
}`;

async function expectNoOverlap(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ total: number }>(
    `select count(*)::int as total from occupancies a join occupancies b
     on a.business_id = b.business_id and a.chair_id = b.chair_id and a.id < b.id and a.during && b.during
     where not a.is_override and not b.is_override`,
  );
  if (rows[0]?.total !== 0) throw new Error(`${rows[0]?.total} chairs were sold twice.`);
}

const free: Compared = {
  name: 'bookings',
  what: 'complete bookings, part of what the database alone writes',
  ceiling: CEILING,
  ways: async ({ address }, pool, { shops, guests }) => {
    // Days far apart, so that the two never compete for a slot.
    const [ours, theirs] = [freeSlots(shops, guests, 1), freeSlots(shops, guests, 300)];
    return {
      book: async () => {
        const { shop, time, date, guest, key } = ours();
        const services = [{ service_pricing_id: shop.pricingId, date, time }];
        const { data } = await sendQuery<{ create_booking: { status: number; message: string } }>(address, {
          query: BOOK,
          variables: { b: shop.id, s: services, k: key },
          token: guest.token,
        });
        if (data.create_booking.status !== 1) throw new Error(data.create_booking.message);
      },
      write: async () => {
        const { shop, time, guest, chair, key } = theirs();
        const values = [shop.id, guest.id, chair, shop.pricingId, new Date(time * 1000), key];
        await pool.query('select bench_book($1, $2, $3, $4, $5, $6)', values);
      },
    };
  },
  check: expectNoOverlap,
};

export const bookingWrites: Bench = { name: 'free bookings', run: (context) => compareWrites(context, free) };
