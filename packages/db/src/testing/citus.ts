import pg from 'pg';
import { distribute } from '../sharding/index.ts';
import { asAdmin, withDatabase } from './databases.ts';

/** Workers of a Citus cluster whose coordinator is `TEST_DATABASE_URL`; none on plain PostgreSQL. */
export const citusWorkers = (): string[] =>
  (process.env.TEST_CITUS_WORKERS ?? '').split(',').filter((url) => url !== '');

const SHARDS = 4;

/** Creates the database on every node and joins them to a cluster. */
export async function openCluster(coordinator: string, workers: readonly string[], name: string): Promise<void> {
  for (const url of workers) await asAdmin(url, `create database ${name}`);
  for (const url of [coordinator, ...workers]) await asAdmin(withDatabase(url, name), 'create extension citus');
  const at = (url: string) => `'${new URL(url).hostname}', ${new URL(url).port}`;
  const own = withDatabase(coordinator, name);
  await asAdmin(own, `select citus_set_coordinator_host(${at(coordinator)})`);
  for (const url of workers) await asAdmin(own, `select citus_add_node(${at(url)})`);
}

export async function distributeDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await distribute(client, { shards: SHARDS });
  } finally {
    await client.end();
  }
}

/** A cluster's template is one database on each node: connections between them know the others by its name. */
export async function closeTemplate(servers: readonly string[], name: string): Promise<void> {
  for (const url of servers) {
    await asAdmin(url, `alter database ${name} with allow_connections false is_template true`);
    await asAdmin(url, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
  }
}
