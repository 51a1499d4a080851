import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { post } from '../../faults/src/client.ts';
import { count, type Fault, type Finding, holds, none, notRun } from '../../faults/src/fault.ts';
import { type Fixture, type Instance, openFixture } from '../../faults/src/fixture.ts';
import { book } from '../../faults/src/guest-requests.ts';
import { type Standby, startStandby } from '../../faults/src/standby.ts';
import { ensurePrograms, startSystemPostgres } from '../../faults/src/system-postgres.ts';

const ROUNDS = 15;
const READS = 200;
const FREE = 'query($ids: [Int!]!) { next_free_times(business_ids: $ids) { times } }';

/** A server that reads from a streaming replica, which is delayed, paused, stopped and started again. */
export const replica: Fault = {
  name: 'replica',
  about: 'reads from a streaming replica that is behind, paused, away and back',
  async run(context) {
    const bin = ensurePrograms(context.log);
    if (!bin) return [notRun('install PostgreSQL (on Debian: apt-get install postgresql)')];
    const directory = join(context.scratch, 'replica-postgres');
    const postgres = await startSystemPostgres(bin, directory);
    try {
      postgres.create('thyme');
      const given = { url: postgres.url('thyme'), port: 0, dataDir: directory, stop: async () => undefined };
      const fixture = await openFixture(context, 'replica', { given });
      const standby = await startStandby(postgres, directory);
      try {
        return await readAndDisturb(fixture, standby);
      } finally {
        await fixture.close();
        await standby.stop();
      }
    } finally {
      postgres.stop();
    }
  },
};

async function readAndDisturb(fixture: Fixture, standby: Standby): Promise<Finding[]> {
  const shop = fixture.seed.shops[0];
  if (!shop) throw new Error('No shop was opened.');
  // With one chair, every booking changes the next free time.
  await fixture.pool.query('delete from chairs where business_id = $1 and position > 0', [shop.id]);
  const server = await fixture.instance({ DATABASE_READ_URLS: standby.url });
  await usedWithin(server, standby, shop.id, 5_000);
  const shares = await shareOfReads(fixture, server, standby, shop.id);
  const stale = await bookFirst(fixture, server, standby);
  await standby.query('select pg_wal_replay_pause()');
  await book(server.address, bookingOf(fixture, 'paused', await firstFree(server, shop.id)), giveUp, 'card');
  const before = await readsOf(standby);
  await readMany(server, shop.id, 20);
  const whilePaused = (await readsOf(standby)) !== before;
  await standby.query('select pg_wal_replay_resume()');
  const resumed = await usedWithin(server, standby, shop.id, 5_000);
  standby.kill();
  const failed = await readMany(server, shop.id, 50);
  standby.start();
  const back = await usedWithin(server, standby, shop.id, 10_000);
  return [
    count('rows read by the replica, of all', shares),
    none(`own bookings that a read right after it missed, of ${ROUNDS}, replica one second behind`, stale),
    holds('a replica without a change that was made gets no reads', !whilePaused),
    holds('used again after it caught up', resumed !== null, `${resumed} ms`),
    none('reads that failed when the replica was killed, of 50', failed),
    holds('used again after it was started', back !== null, `${back} ms`),
  ];
}

const giveUp = { goOn: () => true, onNoResponse: () => undefined };

function bookingOf({ seed }: Fixture, key: string, time: number) {
  const [shop] = seed.shops;
  const [guest] = seed.guests;
  if (!shop || !guest) throw new Error('No shop or no guest.');
  return { shop, guest, key, time, isPaid: false };
}

async function firstFree(server: Instance, id: number): Promise<number> {
  const { data } = await post(`${server.address}/graphql`, { query: FREE, variables: { ids: [id] } });
  const [shop] = (data as { next_free_times: { times: number[] }[] }).next_free_times;
  return shop?.times[0] ?? 0;
}

/** Books the first free time and reads the next one; counts how often a stale read returned the same. */
async function bookFirst(fixture: Fixture, server: Instance, standby: Standby): Promise<number> {
  await standby.query(`alter system set recovery_min_apply_delay = '1s'`);
  await standby.query('select pg_reload_conf()');
  const id = fixture.seed.shops[0]?.id ?? 0;
  let stale = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const time = await firstFree(server, id);
    const booked = await book(server.address, bookingOf(fixture, `first-${round}`, time), giveUp, 'card');
    if (booked.outcome !== 'booked' || (await firstFree(server, id)) === time) stale += 1;
  }
  await standby.query('alter system reset recovery_min_apply_delay');
  await standby.query('select pg_reload_conf()');
  return stale;
}

/** When the server last read from the replica, other than to check its lag. */
async function readsOf(standby: Standby): Promise<string> {
  const [row] = await standby.query(
    `select max(query_start)::text as at from pg_stat_activity where application_name = 'thyme reads' and query not like '%pg_is_in_recovery%'`,
  );
  return row?.at ?? '';
}

/** How many of the reads failed. */
async function readMany(server: Instance, id: number, times: number): Promise<number> {
  const answers = await Promise.allSettled(Array.from({ length: times }, () => firstFree(server, id)));
  return answers.filter(({ status }) => status === 'rejected').length;
}

async function usedWithin(server: Instance, standby: Standby, id: number, limit: number): Promise<number | null> {
  const started = performance.now();
  const before = await readsOf(standby);
  while (performance.now() - started < limit) {
    await firstFree(server, id);
    if ((await readsOf(standby)) !== before) return Math.round(performance.now() - started);
    await pause(50);
  }
  return null;
}

async function shareOfReads({ pool }: Fixture, server: Instance, standby: Standby, id: number): Promise<string> {
  const rows = `select tup_returned::float as n from pg_stat_database where datname = 'thyme'`;
  const primary = async () => (await pool.query(rows)).rows[0].n as number;
  const other = async () => (await standby.query(rows))[0].n as number;
  await pause(1_500);
  const [a, b] = [await primary(), await other()];
  await readMany(server, id, READS);
  // PostgreSQL reports the statistics of a connection up to a second later.
  await pause(1_500);
  const [own, taken] = [(await primary()) - a, (await other()) - b];
  return `${Math.round((100 * taken) / (own + taken))} %`;
}
