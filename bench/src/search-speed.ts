import { connect } from '@thyme/db';
import { generate } from '@thyme/db/generate';
import { loadPlaces } from '@thyme/db/places';
import pg from 'pg';
import type { Bench } from './figure.ts';
import { type Ask, ask, percentile } from './graphql-load.ts';
import { startStocked } from './stocked-server.ts';

const SIZE = { businesses: 100_000, appointments: 100_000 };
const ROUNDS = 20;
const BUDGET_MS = 15;

/** Searches of every kind: places full of shops and empty ones, names, slips, filters alone and together. */
const searches: readonly object[] = [
  {},
  { sort: 'Newest' },
  { where: 'Dublin 8' },
  { where: 'Dublin 8', sort: 'Nearest' },
  { where: 'Clifden' },
  { where: 'Clifden', text: 'hair' },
  { where: 'Dublin 8', text: 'massage' },
  { where: 'Ranelagh', text: 'massage', distance: 3 },
  { where: 'Galway', text: 'massage', sort: 'Nearest' },
  { text: 'willow room' },
  { text: 'Fern Quiet' },
  { text: 'wilow rom' },
  { text: 'masage', where: 'Limerick' },
  { gender: 'Female Only', where: 'Cork' },
  { open: true, where: 'Dublin 8' },
  { open: true, where: 'Galway', text: 'hair' },
  { price: 20, where: 'Galway' },
  { rating: 4.5, where: 'Limerick' },
  { text: 'yoga', where: 'Dingle' },
  { text: 'submarine' },
];

const SEARCH = `query($text: String, $where: String, $distance: Int, $sort: String, $gender: String, $open: Boolean, $price: Int, $rating: Float) {
  business_search(business_type: $text, where: $where, distance: $distance, sort: $sort, gender: $gender, open_now: $open, max_price: $price, min_rating: $rating) {
    data { id slug name rating } paginatorInfo { total }
  }
}`;
const WITH_TIMES = SEARCH.replace('paginatorInfo', 'free_times { business_id times } paginatorInfo');

async function times(address: string, query: string): Promise<number[]> {
  const asks = searches.map((variables): Ask => ({ query, variables }));
  for (const one of asks) await ask(address, one);
  const taken: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    for (const one of asks) taken.push((await ask(address, one)).milliseconds);
  return taken;
}

/** How often each index of the search was used, and how often the table was read from end to end. */
async function indexUse(databaseUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string; scans: string }>(
      `select indexrelname as name, idx_scan as scans from pg_stat_user_indexes where relname = 'search_entries' and idx_scan > 0
       union all select 'whole table', seq_scan from pg_stat_user_tables where relname = 'search_entries' order by 1`,
    );
    return rows.map(({ name, scans }) => `${name} ${scans}`).join(', ');
  } finally {
    await client.end();
  }
}

export const searchSpeed: Bench = {
  name: 'search speed',
  async run(context) {
    const marketplace = await startStocked(context, 'search', async (url) => {
      const { db, close } = connect(url);
      await loadPlaces(db);
      await close();
      const { seconds } = await generate({ url, ...SIZE });
      context.say(`  ${SIZE.businesses} businesses, made in ${seconds.toFixed(0)} s`);
    });
    try {
      const bare = await times(marketplace.address, SEARCH);
      const whole = await times(marketplace.address, WITH_TIMES);
      context.say(`  index use: ${await indexUse(marketplace.databaseUrl)}`);
      context.say(
        `  with the free times of the page: p50 ${percentile(whole, 0.5).toFixed(1)} ms, p95 ${percentile(whole, 0.95).toFixed(1)} ms`,
      );
      const what = `search over ${SIZE.businesses} businesses through GraphQL, p95`;
      return [{ what, value: percentile(bare, 0.95), unit: 'ms', budget: BUDGET_MS, better: 'less' }];
    } finally {
      await marketplace.stop();
    }
  },
};
