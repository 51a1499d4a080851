import { generate } from '@thyme/db/generate';
import pg from 'pg';
import type { Bench, Context } from './figure.ts';
import { type Ask, ask, percentile, steadily } from './graphql-load.ts';
import type { Marketplace } from './marketplace.ts';
import { startStocked } from './stocked-server.ts';

const SMALL = { businesses: 100, appointments: 10_000 };
const LARGE = { businesses: 10_000, appointments: 1_000_000 };

const MONTH = `query($b: Int!, $p: Int!, $m: String!) {
  availability_month(business_id: $b, service_pricing_id: $p, month: $m) {
    days { date state morning { free total } afternoon { free total } evening { free total } }
    first_free { s_date s_time }
  }
}`;

/** Months of many shops in turn, so that no shop's rows are warmer than another's. */
async function questions(databaseUrl: string): Promise<() => Ask> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ b: number; p: number }>(
      `select distinct on (p.business_id) p.business_id as b, p.id as p from service_pricings p
       join services s on s.business_id = p.business_id and s.id = p.service_id
       where not exists (select from service_groups g where g.business_id = s.business_id and g.service_id = s.id)
       order by p.business_id, p.id`,
    );
    const months = [0, 31].map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 7));
    let count = 0;
    return () => {
      count += 1;
      // A large odd step visits every shop before it comes back to one.
      const shop = rows[(count * 7919) % rows.length];
      return { query: MONTH, variables: { ...shop, m: months[count % months.length] } };
    };
  } finally {
    await client.end();
  }
}

const ALONE = 400;

/** The median of single questions, one after the other, once everything is warm. */
async function aloneMedian({ address }: Marketplace, next: () => Ask): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < ALONE * 2; count += 1) times.push((await ask(address, next())).milliseconds);
  return percentile(times.slice(ALONE), 0.5);
}

async function stocked(context: Context, size: typeof SMALL) {
  const marketplace = await startStocked(context, `months-${size.appointments}`, async (url) => {
    const { seconds } = await generate({ url, ...size });
    context.say(`  ${size.appointments} appointments in ${size.businesses} shops, made in ${seconds.toFixed(0)} s`);
  });
  return { marketplace, next: await questions(marketplace.databaseUrl) };
}

export const availabilityMonth: Bench = {
  name: 'availability month',
  async run(context) {
    const small = await stocked(context, SMALL);
    const few = await aloneMedian(small.marketplace, small.next);
    await small.marketplace.stop();
    const large = await stocked(context, LARGE);
    try {
      const many = await aloneMedian(large.marketplace, large.next);
      context.say(`  one month alone: ${few.toFixed(2)} ms, among a hundred times as many ${many.toFixed(2)} ms`);
      const { address } = large.marketplace;
      const times = await steadily(address, { perSecond: 100, seconds: 15, next: large.next });
      return [
        {
          what: 'month query, 1,000,000 stored, 95th percentile at 100/s',
          value: percentile(times, 0.95),
          unit: 'ms',
          budget: 20,
          better: 'less' as const,
        },
        {
          what: 'month query, 1,000,000 stored against 10,000',
          value: many / few,
          unit: '×',
          budget: 1.3,
          better: 'less' as const,
        },
      ];
    } finally {
      await large.marketplace.stop();
    }
  },
};
