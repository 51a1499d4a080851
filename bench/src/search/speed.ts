import { join } from 'node:path';
import { connect } from '@thyme/db';
import { loadPlaces } from '@thyme/db/places';
import { generate } from '@thyme/demo/generate';
import { addDays, dateAt, HOUR, MINUTE, startOfDay, weekdayOf } from '@thyme/domain/time';
import pg from 'pg';
import { type WrongClock, wrongClock } from '../../../scripts/clock/wrong-clock.ts';
import type { Bench, Context } from '../measuring/figure.ts';
import { type GraphqlRequest, percentile, sendQuery } from '../measuring/graphql-load.ts';
import { type Running, startStocked } from '../server.ts';
import { SEARCH, searches, TIMED, timedSearches, WITH_TIMES } from './searches.ts';

const SIZES = [1_000, 10_000, 100_000];
const ROUNDS = 20;
/** Early searches also pay for compiling the code, in each process: after twenty rounds they still take a tenth longer. */
const WARMING_ROUNDS = 60;
const BUDGET_MS = 15;
const WEDNESDAY = 3;

/** Hours of a working day at which no shop is open, nearly all are, and one in five is: each takes another query plan. */
const HOURS = ['03:00', '15:00', '19:30'];

/** Seconds from now to an hour of the next Wednesday in Ireland. */
function untilWednesday(hour: string): number {
  const now = Math.floor(Date.now() / 1000);
  const today = dateAt('Europe/Dublin', now);
  const wednesday = addDays(today, ((WEDNESDAY - weekdayOf(today) + 6) % 7) + 1);
  const [hours = 0, minutes = 0] = hour.split(':').map(Number);
  return startOfDay('Europe/Dublin', wednesday) + hours * HOUR + minutes * MINUTE - now;
}

/** Milliseconds of every search at each hour, in turn, several times over. */
async function times(
  { address }: Running,
  query: string,
  turn: WrongClock['turn'],
  kinds: readonly object[] = searches,
): Promise<number[]> {
  const requests = kinds.map((variables): GraphqlRequest => ({ query, variables }));
  for (let round = 0; round < WARMING_ROUNDS; round += 1) for (const one of requests) await sendQuery(address, one);
  const taken: number[] = [];
  for (const hour of HOURS) {
    await turn(untilWednesday(hour));
    // The first searches of an hour also fill the memo of open shops.
    for (const one of requests) await sendQuery(address, one);
    for (let round = 0; round < ROUNDS; round += 1)
      for (const one of requests) taken.push((await sendQuery(address, one)).milliseconds);
  }
  await turn(0);
  return taken;
}

/** How often each index of the search was used, and how often the table was read from end to end. */
async function indexUse({ databaseUrl }: Running): Promise<string> {
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

/** Each search's own median at each hour, the slowest first. */
function slowest(taken: readonly number[], kinds: readonly object[] = searches): string {
  const anHour = ROUNDS * kinds.length;
  const each = HOURS.flatMap((hour, number) =>
    kinds.map((search, index) => {
      const own = taken
        .slice(number * anHour, (number + 1) * anHour)
        .filter((_time, at) => at % kinds.length === index);
      return { search: `${JSON.stringify(search)} at ${hour}`, median: percentile(own, 0.5) };
    }),
  );
  const worst = each.toSorted((a, b) => b.median - a.median).slice(0, 4);
  return worst.map(({ search, median }) => `${search} ${median.toFixed(1)} ms`).join(', ');
}

async function measure(context: Context, businesses: number) {
  const clock = wrongClock(join(context.scratch, `search-clock-${businesses}`));
  const fill = async (url: string) => {
    const { db, close } = connect(url);
    await loadPlaces(db);
    await close();
    const { seconds } = await generate({ url, businesses, appointments: businesses });
    context.say(`  ${businesses} businesses, made in ${seconds.toFixed(0)} s`);
  };
  const server = await startStocked(context, `search-${businesses}`, fill, clock.env);
  try {
    const bare = await times(server, SEARCH, clock.turn);
    const whole = await times(server, WITH_TIMES, clock.turn);
    const timed = await times(server, TIMED, clock.turn, timedSearches);
    const empty = await times(server, '{ __typename }', clock.turn);
    context.say(`  slowest: ${slowest(bare)}`);
    context.say(`  slowest with free times: ${slowest(whole)}`);
    context.say(`  slowest with a day and time: ${slowest(timed, timedSearches)}`);
    context.say(`  index use: ${await indexUse(server)}`);
    const p95 = (taken: readonly number[]) => percentile(taken, 0.95);
    return { bare: p95(bare), whole: p95(whole), timed: p95(timed), empty: p95(empty) };
  } finally {
    await server.stop();
  }
}

export const searchSpeed: Bench = {
  name: 'search speed',
  async run(context) {
    const points: { size: number; bare: number; whole: number; timed: number; empty: number }[] = [];
    for (const size of SIZES) points.push({ size, ...(await measure(context, size)) });
    const last = points.at(-1);
    if (!last) throw new Error('Nothing was measured.');
    context.curve({
      what: 'A search, 95th percentile (ms)',
      unit: 'ms',
      along: 'businesses',
      budget: BUDGET_MS,
      points: points.map(({ size, bare }) => ({ size, value: bare })),
    });
    const common = { unit: 'ms', budget: BUDGET_MS, better: 'less' as const };
    const reference = { what: 'an empty answer', value: last.empty, unit: 'ms' };
    return [
      { what: `search over ${last.size} businesses, p95`, value: last.bare, ...common, reference },
      { what: 'the same with the free times of each shop on the page, p95', value: last.whole, ...common, reference },
      { what: 'searches for a day and a time, with their times, p95', value: last.timed, ...common, reference },
    ];
  },
};
