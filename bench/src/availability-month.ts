import { generate } from '@thyme/demo/generate';
import pg from 'pg';
import type { Bench, Context } from './measuring/figure.ts';
import { type GraphqlRequest, percentile, sendQuery, steadily } from './measuring/graphql-load.ts';
import { type Running, startStocked } from './server.ts';

/** A hundred appointments in each shop, whatever their number. */
const SIZES = [10_000, 100_000, 1_000_000];
const PER_SHOP = 100;

const MONTH = `query($b: Int!, $p: Int!, $m: String!) {
  availability_month(business_id: $b, service_pricing_id: $p, month: $m) {
    days { date state morning { free total } afternoon { free total } evening { free total } }
    first_free { s_date s_time }
  }
}`;

/** The same for a group of three, one after the other: every shop could take it on an empty day. */
const GROUP_MONTH = `query($b: Int!, $ids: [Int!], $m: String!) {
  availability_month(business_id: $b, service_pricing_ids: $ids, guests: [0, 1, 2], arrange: after, month: $m) {
    days { date state morning { free total } afternoon { free total } evening { free total } }
    first_free { s_date s_time }
  }
}`;

/** Months of many shops in turn, so that no shop's rows are cached better than another's. */
async function questions(databaseUrl: string): Promise<{ one: () => GraphqlRequest; group: () => GraphqlRequest }> {
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
    const next = () => {
      count += 1;
      // A large odd step reaches every shop before it repeats one.
      const shop = rows[(count * 7919) % rows.length];
      return { b: shop?.b, p: shop?.p, m: months[count % months.length] };
    };
    return {
      one: () => ({ query: MONTH, variables: next() }),
      group: () => {
        const { b, p, m } = next();
        return { query: GROUP_MONTH, variables: { b, m, ids: [p, p, p] } };
      },
    };
  } finally {
    await client.end();
  }
}

const ALONE = 400;

/** The median of single requests, one after the other, after a warm-up. */
async function aloneMedian({ address }: Running, next: () => GraphqlRequest): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < ALONE * 2; count += 1) times.push((await sendQuery(address, next())).milliseconds);
  return percentile(times.slice(ALONE), 0.5);
}

interface Measured {
  alone: number;
  /** An operation that does nothing. */
  bare: number;
  /** The 95th percentile at a hundred a second. */
  busy: number;
  /** The same for a group of three. */
  busyGroup: number;
}

async function measure(context: Context, appointments: number): Promise<Measured> {
  const businesses = appointments / PER_SHOP;
  const server = await startStocked(context, `months-${appointments}`, async (url) => {
    const { seconds } = await generate({ url, businesses, appointments });
    context.say(`  ${appointments} appointments in ${businesses} shops, made in ${seconds.toFixed(0)} s`);
  });
  try {
    const { one: next, group } = await questions(server.databaseUrl);
    const bare = await aloneMedian(server, () => ({ query: '{ __typename }', variables: {} }));
    const alone = await aloneMedian(server, next);
    const times = await steadily(server.address, { perSecond: 100, seconds: 15, next });
    const groups = await steadily(server.address, { perSecond: 100, seconds: 15, next: group });
    const busyGroup = percentile(groups, 0.95);
    context.say(
      `  one month alone ${alone.toFixed(2)} ms, an empty answer ${bare.toFixed(2)} ms; at 100/s p50 ${percentile(times, 0.5).toFixed(1)} ms, p95 ${percentile(times, 0.95).toFixed(1)} ms, of a group of three ${busyGroup.toFixed(1)} ms`,
    );
    return { alone, bare, busy: percentile(times, 0.95), busyGroup };
  } finally {
    await server.stop();
  }
}

export const availabilityMonth: Bench = {
  name: 'availability month',
  async run(context) {
    const points: ({ size: number } & Measured)[] = [];
    for (const size of SIZES) points.push({ size, ...(await measure(context, size)) });
    const [few, many] = [points[0], points.at(-1)];
    if (!few || !many) throw new Error('Nothing was measured.');
    context.curve({
      what: 'A month of free times, alone (ms)',
      unit: 'ms',
      along: 'appointments stored',
      budget: 1.3 * few.alone,
      points: points.map(({ size, alone }) => ({ size, value: alone })),
    });
    return [
      {
        what: 'month query, 1,000,000 stored, 95th percentile at 100/s',
        value: many.busy,
        unit: 'ms',
        budget: 20,
        better: 'less',
        reference: { what: 'an empty answer', value: many.bare, unit: 'ms' },
      },
      {
        what: 'month query for a group of three, 1,000,000 stored, 95th percentile at 100/s',
        value: many.busyGroup,
        unit: 'ms',
        budget: 20,
        better: 'less',
        reference: { what: 'an empty answer', value: many.bare, unit: 'ms' },
      },
      {
        what: 'month query, 1,000,000 stored against 10,000',
        value: many.alone / few.alone,
        unit: '×',
        budget: 1.3,
        better: 'less',
      },
    ];
  },
};
