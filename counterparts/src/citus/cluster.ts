import { randomBytes } from 'node:crypto';
import { distribute } from '@thyme/db/sharding';
import { openCluster } from '@thyme/db/testing/citus';
import pg from 'pg';
import { count, type FaultContext, type Finding, holds } from '../../../faults/src/fault.ts';
import { type Fixture, openFixture } from '../../../faults/src/fixture.ts';

export interface Cluster {
  coordinator: string;
  workers: string[];
}

export interface CitusDatabase {
  fixture: Fixture;
  cluster: Cluster;
  name: string;
  findings: Finding[];
  close(): Promise<void>;
}

const SHARDS = 8;

export const inDatabase = (url: string, name: string): string =>
  Object.assign(new URL(url), { pathname: `/${name}` }).href;

export async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  // Workers hide their shards from clients that do not ask for them.
  const client = new pg.Client({ connectionString: url, options: '-c citus.override_table_visibility=off' });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

/** A marketplace that is filled on one PostgreSQL, as every one begins, and then distributed. */
export async function openCitusDatabase(context: FaultContext, cluster: Cluster): Promise<CitusDatabase> {
  const name = `thyme_citus_${randomBytes(4).toString('hex')}`;
  const url = inDatabase(cluster.coordinator, name);
  const drop = async () => {
    for (const node of [cluster.coordinator, ...cluster.workers])
      await query(node, `drop database if exists ${name} with (force)`);
  };
  try {
    await query(cluster.coordinator, `create database ${name}`);
    await openCluster(cluster.coordinator, cluster.workers, name);
    const given = { url, port: 0, dataDir: context.scratch, stop: async () => undefined };
    const fixture = await openFixture(context, 'citus', { given });
    const findings = await distributeTwice(url);
    const close = async () => {
      await fixture.close();
      await drop();
    };
    return { fixture, cluster, name, findings, close };
  } catch (error) {
    await drop();
    throw error;
  }
}

async function distributeTwice(url: string): Promise<Finding[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const started = performance.now();
    const { placed, dropped } = await distribute(client, { shards: SHARDS });
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    const again = await distribute(client, { shards: SHARDS });
    const distributed = placed.filter(({ group }) => group === 'distributed').length;
    return [
      count(
        `tables distributed into ${SHARDS} shards each, and copied to every worker`,
        `${distributed} and ${placed.length - distributed}, ${seconds} s`,
      ),
      count('foreign keys that Citus cannot have', dropped.length),
      holds('a second run changes nothing', again.placed.length === 0),
    ];
  } finally {
    await client.end();
  }
}
