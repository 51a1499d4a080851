import type { Bench } from '../measuring/figure.ts';
import { percentile, sendQuery } from '../measuring/graphql-load.ts';
import { startStocked } from '../server.ts';
import { type BenchShop, openShops } from './shops.ts';

const CROWD = 64;
const RUSHES = 10;
const DAY = 86_400;

const BOOK = `mutation($b: Int!, $s: [BookingServiceInput!]) {
  create_booking(business_id: $b, services: $s, booking_request: "web", total_amount: 50) { status alternatives { time } }
}`;

interface Answer {
  create_booking: { status: number; alternatives: object[] };
}

/** 64 guests request the same half hour of a shop at once; as many win as it has chairs. */
export const bookingRush: Bench = {
  name: 'booking rush',
  async run(context) {
    let stock: Awaited<ReturnType<typeof openShops>> | undefined;
    const server = await startStocked(context, 'rush', async (url) => {
      stock = await openShops(url, 1, CROWD);
    });
    try {
      const { shops, guests } = stock ?? { shops: [], guests: [] };
      const { id, pricingId, chairIds } = shops[0] as BenchShop;
      const slowest: number[] = [];
      for (let rush = 0; rush <= RUSHES; rush += 1) {
        const time = (Math.ceil(Date.now() / 1000 / DAY) + 2 + rush) * DAY + 12 * 3600;
        const date = new Date(time * 1000).toISOString().slice(0, 10);
        const variables = { b: id, s: [{ service_pricing_id: pricingId, date, time }] };
        const answers = await Promise.all(
          guests.map(({ token }) => sendQuery<Answer>(server.address, { query: BOOK, variables, token })),
        );
        const won = answers.filter(({ data }) => data.create_booking.status === 1).length;
        if (won !== chairIds.length) throw new Error(`${won} guests won ${chairIds.length} chairs.`);
        // The first one is the warm-up.
        if (rush > 0) slowest.push(Math.max(...answers.map(({ milliseconds }) => milliseconds)));
      }
      const bare = await Promise.all(
        guests.map(({ token }) => sendQuery(server.address, { query: '{ __typename }', variables: {}, token })),
      );
      const reference = {
        what: 'the same number of empty requests',
        value: Math.max(...bare.map(({ milliseconds }) => milliseconds)),
        unit: 'ms',
      };
      const what = `${CROWD} guests at one time, until the last has an answer`;
      return [{ what, value: percentile(slowest, 0.5), unit: 'ms', budget: 2_000, better: 'less', reference }];
    } finally {
      await server.stop();
    }
  },
};
