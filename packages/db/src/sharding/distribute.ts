import type pg from 'pg';
import {
  type ForeignKey,
  foreignKeys,
  isPossible,
  placedTables,
  triggersOf,
  uniqueIndexes,
  widened,
} from './catalog.ts';
import { distributionColumn, type Group, tableGroups, tablesOf } from './groups.ts';

export interface DistributeOptions {
  /** Pieces of each distributed table. Cannot be changed by a later run. */
  shards: number;
}

export interface Distributed {
  /** Tables that this run placed. */
  placed: { name: string; group: Exclude<Group, 'local'> }[];
  /** Foreign keys that Citus cannot have: from a table that is not distributed to one that is, or to a local one. */
  dropped: ForeignKey[];
}

/** Why a database cannot be distributed, in a sentence for its operator. */
export class CannotDistribute extends Error {}

/**
 * Places every table by its group, in one transaction. Tables that were placed by an earlier run stay as they are, so that it is run again
 * after a migration that adds tables. Unique indexes of distributed tables get the distribution column, and foreign keys and triggers are
 * dropped and created again: Citus refuses a key to a table of another kind, and copies rows into tables whose triggers would fire.
 */
export async function distribute(client: pg.Client, { shards }: DistributeOptions): Promise<Distributed> {
  await checkCluster(client);
  await client.query('begin');
  try {
    const done = await placeAll(client, shards);
    await client.query('commit');
    return done;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function checkCluster(client: pg.Client): Promise<void> {
  const has = await client.query(`select from pg_extension where extname = 'citus'`);
  if (has.rowCount === 0)
    throw new CannotDistribute('This database does not have the extension citus: create it on every node first.');
  const { rows } = await client.query<{ workers: number; coordinator: boolean }>(
    `select count(*) filter (where groupid <> 0 and isactive)::int as workers, coalesce(bool_or(groupid = 0), false) as coordinator from pg_dist_node`,
  );
  if (!rows[0]?.workers)
    throw new CannotDistribute(`Citus knows no worker: add each with select citus_add_node('<host>', <port>).`);
  if (!rows[0].coordinator)
    throw new CannotDistribute(
      `Citus does not know its coordinator: select citus_set_coordinator_host('<host>', <port>).`,
    );
}

async function placeAll(client: pg.Client, shards: number): Promise<Distributed> {
  // Statements on shards must follow one another: foreign keys join the tables that they touch.
  await client.query(`set local citus.multi_shard_modify_mode = 'sequential'`);
  await client.query(`set local citus.enable_unsafe_triggers = on`);
  await client.query(`select set_config('citus.shard_count', $1, true)`, [String(shards)]);
  await client.query('set local client_min_messages = warning');
  await claimExistingCodes(client);
  const placed = await placedTables(client);
  const missing = (group: Group) => tablesOf(group).filter((name) => !placed.has(name));
  const added = new Set([...missing('distributed'), ...missing('reference')]);
  if (added.size === 0) return { placed: [], dropped: [] };
  const keys = (await foreignKeys(client)).filter(({ from, to }) => added.has(from) || added.has(to));
  for (const { from, name } of keys) await client.query(`alter table public.${from} drop constraint ${name}`);
  // Rows that are copied to their shards are not new: their triggers would count them again.
  const triggers = await triggersOf(client, added);
  for (const { table, name } of triggers) await client.query(`drop trigger ${name} on public.${table}`);
  await placeFunctions(client);
  for (const name of missing('reference')) await client.query(`select create_reference_table($1)`, [`public.${name}`]);
  // All others are colocated with this one.
  const inOrder = missing('distributed').sort((a, b) => Number(b === 'businesses') - Number(a === 'businesses'));
  for (const name of inOrder) await distributeTable(client, name);
  for (const key of keys.filter(isPossible))
    await client.query(`alter table public.${key.from} add constraint ${key.name} ${key.definition}`);
  for (const { definition } of triggers) await client.query(definition);
  if (added.has('holds'))
    await client.query(
      'create trigger forget_hold after delete on public.holds for each row execute function forget_hold()',
    );
  await keepSettings(client);
  return {
    placed: [...added].map((name) => ({ name, group: tableGroups.get(name) as Exclude<Group, 'local'> })),
    dropped: keys.filter((key) => !isPossible(key)),
  };
}

/** Rows that were loaded in bulk have claimed nothing. */
async function claimExistingCodes(client: pg.Client): Promise<void> {
  for (const codes of [
    `select 'slug', slug, id from businesses`,
    `select 'slug', slug, business_id from former_slugs`,
    `select 'voucher', voucher_code, business_id from sold_vouchers`,
  ])
    await client.query(`insert into unique_codes (kind, code, business_id) ${codes} on conflict do nothing`);
}

async function distributeTable(client: pg.Client, name: string): Promise<void> {
  const column = distributionColumn(name);
  for (const index of await uniqueIndexes(client, name, column)) {
    for (const statement of widened(index, column)) await client.query(statement);
  }
  await client.query(`select create_distributed_table($1, $2, colocate_with => $3)`, [
    `public.${name}`,
    column,
    name === 'businesses' ? 'none' : 'public.businesses',
  ]);
}

/** Triggers run on the workers, and so do the functions that they call. */
async function placeFunctions(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select p.oid::regprocedure::text as name from pg_proc p where p.pronamespace = 'public'::regnamespace and not exists (
      select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')`,
  );
  for (const { name } of rows) await client.query('select create_distributed_function($1)', [name]);
}

/**
 * Settings for the connections that are opened from now on. A later migration replaces triggers of distributed tables; a transaction that
 * reads all shards over several connections could not write a reference table afterwards; and Citus' estimates are so high that every
 * statement of several parts would be compiled, which takes longer than the statement.
 */
export const databaseSettings: readonly string[] = [
  'citus.enable_unsafe_triggers = on',
  'citus.multi_shard_modify_mode = sequential',
  'jit = off',
];

async function keepSettings(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>('select quote_ident(current_database()) as name');
  for (const setting of databaseSettings) await client.query(`alter database ${rows[0]?.name} set ${setting}`);
}
