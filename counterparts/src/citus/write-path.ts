import { setTimeout as pause } from 'node:timers/promises';
import { type Finding, holds, none } from '../../../faults/src/fault.ts';
import type { Instance } from '../../../faults/src/fixture.ts';
import { book } from '../../../faults/src/guest-requests.ts';
import { type CitusDatabase, inDatabase, query } from './cluster.ts';

const BOOKINGS = 6;
const DAY = 86_400;

/** Rows that clients wrote on a node, other than in Citus' own tables. */
const WRITTEN = `select coalesce(sum(n_tup_ins + n_tup_upd + n_tup_del), 0)::int as rows from pg_stat_user_tables where schemaname = 'public'`;

/** Books at the shops of one worker, and counts the rows that the other one wrote. */
export async function bookOnOneShard(database: CitusDatabase): Promise<Finding[]> {
  const { fixture, cluster, name } = database;
  const server = await fixture.instance();
  const homes = await homesOf(database);
  const [shop] = fixture.seed.shops;
  if (!shop) throw new Error('No shop was opened.');
  const home = homes.get(shop.id) ?? 0;
  const isHome = (url: string) => Number(new URL(url).port) === home;
  const written = async (isWanted: (url: string) => boolean) => {
    const nodes = cluster.workers.filter(isWanted);
    const sums = await Promise.all(nodes.map((url) => query<{ rows: number }>(inDatabase(url, name), WRITTEN)));
    return sums.reduce((sum, [row]) => sum + (row?.rows ?? 0), 0);
  };
  // PostgreSQL reports the statistics of a connection up to a second later.
  const count = async () => {
    await pause(2_500);
    return { here: await written(isHome), elsewhere: await written((url) => !isHome(url)) };
  };
  await bookAll(database, server, shop.id, 1);
  const before = await count();
  const started = performance.now();
  const booked = await bookAll(database, server, shop.id, BOOKINGS);
  const each = Math.round((performance.now() - started) / BOOKINGS);
  const after = await count();
  return [
    holds(`bookings made through a server, of ${BOOKINGS}`, booked === BOOKINGS, `${booked}, ${each} ms each`),
    holds('rows that they wrote on the worker of their shop', after.here > before.here, after.here - before.here),
    none('rows that they wrote on the other worker', after.elsewhere - before.elsewhere),
  ];
}

/** The port of the worker on which each shop's rows are. */
async function homesOf({ fixture }: CitusDatabase): Promise<Map<number, number>> {
  const { rows } = await fixture.pool.query<{ id: number; port: number }>(
    `select b.id, s.nodeport as port from businesses b join citus_shards s
      on s.shardid = get_shard_id_for_distribution_column('businesses', b.id)`,
  );
  return new Map(rows.map(({ id, port }) => [id, port]));
}

let day = 0;

async function bookAll({ fixture }: CitusDatabase, server: Instance, shopId: number, times: number): Promise<number> {
  const shop = fixture.seed.shops.find(({ id }) => id === shopId);
  const [guest] = fixture.seed.guests;
  if (!shop || !guest) throw new Error('No shop or no guest.');
  let booked = 0;
  for (let turn = 0; turn < times; turn += 1) {
    day += 1;
    const time = (Math.ceil(Date.now() / 1000 / DAY) + 1 + day) * DAY + 12 * 3600;
    const request = { shop, guest, key: `citus-${day}`, time, isPaid: false };
    const { outcome } = await book(
      server.address,
      request,
      { goOn: () => true, onNoResponse: () => undefined },
      'card',
    );
    if (outcome === 'booked') booked += 1;
  }
  return booked;
}
