import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { bootApi, type TestApi } from '../../test/kit/index.ts';
import { handleJob } from './handle-job.ts';
import { defineJob } from './job.ts';
import { openQueue } from './queue.ts';
import { workerChannel } from './worker-notifier.ts';

/**
 * `enqueue_job` writes pg-boss's own table, which pg-boss may change in any release. When one of these tests fails after an
 * upgrade: compare `insertJobs` in pg-boss's plans with `enqueue_job`, change packages/db/functions/jobs.sql if needed, and
 * only then update what is pinned here.
 */
const VERSION = '12.35.0';
const SCHEMA_VERSION = 43;

/** Column, type, and what an INSERT that leaves it out stores. */
const JOB_COLUMNS = [
  'id uuid default gen_random_uuid()',
  'name text required',
  'priority integer default 0',
  'data jsonb null',
  "state USER-DEFINED default 'created'::jobs.job_state",
  'retry_limit integer default 2',
  'retry_count integer default 0',
  'retry_delay integer default 0',
  'retry_backoff boolean default false',
  'retry_delay_max integer null',
  'expire_seconds integer default 900',
  'deletion_seconds integer default 604800',
  'singleton_key text null',
  'singleton_on timestamp without time zone null',
  'group_id text null',
  'group_tier text null',
  'start_after timestamp with time zone default now()',
  'created_on timestamp with time zone default now()',
  'started_on timestamp with time zone null',
  'completed_on timestamp with time zone null',
  "keep_until timestamp with time zone default (now() + '336:00:00'::interval)",
  'output jsonb null',
  'dead_letter text null',
  'policy text null',
  'heartbeat_on timestamp with time zone null',
  'heartbeat_seconds integer null',
  'blocked boolean default false',
  'blocking boolean default false',
  'pending_dependencies integer default 0',
  'source_name text null',
  'source_id uuid null',
  'source_created_on timestamp with time zone null',
  'source_retry_count integer null',
  'source_output jsonb null',
  'source_root_id uuid null',
];

/** The settings of a queue that `enqueue_job` copies to each job. */
const QUEUE_COLUMNS = [
  'name text',
  'policy text',
  'retry_limit integer',
  'retry_delay integer',
  'retry_backoff boolean',
  'retry_delay_max integer',
  'expire_seconds integer',
  'retention_seconds integer',
  'deletion_seconds integer',
  'dead_letter text',
  'heartbeat_seconds integer',
];

let api: TestApi;
beforeAll(async () => {
  api = await bootApi();
});
afterAll(() => api.close());

interface Column {
  [column: string]: unknown;
  name: string;
  type: string;
  isNullable: boolean;
  value: string | null;
}

const columnsOf = async (table: string) =>
  (
    await api.db.execute<Column>(sql`
      select column_name as name, data_type as type, is_nullable = 'YES' as "isNullable", column_default as value
      from information_schema.columns where table_schema = 'jobs' and table_name = ${table} order by ordinal_position`)
  ).rows;

describe('what enqueue_job relies on in pg-boss', () => {
  it('is the pinned release', async () => {
    const packageFile = createRequire(import.meta.url).resolve('pg-boss/package.json');
    expect(JSON.parse(readFileSync(packageFile, 'utf8')).version).toBe(VERSION);
    const { rows } = await api.db.execute(sql`select version from jobs.version`);
    expect(rows).toEqual([{ version: SCHEMA_VERSION }]);
  });

  it('is the job table, with a default for every column that it leaves out', async () => {
    const columns = await columnsOf('job');
    const usual = ({ isNullable, value }: Column) =>
      value === null ? (isNullable ? 'null' : 'required') : `default ${value}`;
    expect(columns.map((column) => `${column.name} ${column.type} ${usual(column)}`)).toEqual(JOB_COLUMNS);
  });

  it('is the queue table, with the settings of its jobs', async () => {
    const known = (await columnsOf('queue')).map(({ name, type }) => `${name} ${type}`);
    expect(known).toEqual(expect.arrayContaining(QUEUE_COLUMNS));
  });

  it('stores the same row as pg-boss itself', async () => {
    const twin = handleJob(
      defineJob({
        name: 'twin',
        payload: z.object({ made: z.string() }),
        retries: 7,
        retryDelay: 11,
      }),
      async () => undefined,
    );
    const startAt = api.clock.now() + 3_600;
    const queue = await openQueue({ url: api.databaseUrl, log: api.app.services.log, jobs: [twin] });
    await queue.enqueue(twin, { made: 'there' }, { key: 'library', startAt });
    await api.db.execute(sql`select enqueue_job('twin', '{"made": "there"}', 'function', to_timestamp(${startAt}))`);
    const { rows } = await api.db.execute<Record<string, unknown>>(
      sql`select to_jsonb(job) - 'id' - 'created_on' - 'singleton_key' as row from jobs.job where name = 'twin' order by singleton_key`,
    );
    await queue.stop();
    const [byFunction, byLibrary] = rows;
    expect(byLibrary).toMatchObject({ row: { data: { made: 'there' }, retry_limit: 7, retry_delay: 11 } });
    expect(byFunction).toEqual(byLibrary);
  });

  it('is the channel on which the workers listen', async () => {
    const called = handleJob(defineJob({ name: 'called' }), async () => undefined);
    const queue = await openQueue({ url: api.databaseUrl, log: api.app.services.log, jobs: [called] });
    const { rows } = await api.db.execute<{ channel: string }>(
      sql`select distinct substring(query from '"(.*)"') as channel from pg_stat_activity
        where datname = current_database() and query like 'LISTEN "pgboss%'`,
    );
    await queue.stop();
    expect(rows).toEqual([{ channel: workerChannel('jobs') }]);
  });
});
