import type pg from 'pg';
import { partitionedTables } from '../partitions/partitioned-tables.ts';
import { distributionColumn, tableGroups } from './groups.ts';

/** Names of tables that Citus has placed already, on the workers or as reference tables. */
export async function placedTables(client: pg.Client): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_dist_partition p join pg_class c on c.oid = p.logicalrelid
      where c.relnamespace = 'public'::regnamespace and (p.partmethod = 'h' or p.repmodel = 't')`,
  );
  return new Set(rows.map(({ name }) => name));
}

export interface ForeignKey {
  name: string;
  from: string;
  to: string;
  columns: string[];
  referred: string[];
  definition: string;
}

export async function foreignKeys(client: pg.Client): Promise<ForeignKey[]> {
  const names = (table: string, numbers: string) =>
    `(select array_agg(a.attname::text order by n.place) from unnest(${numbers}) with ordinality as n(number, place)
      join pg_attribute a on a.attrelid = ${table} and a.attnum = n.number)`;
  const { rows } = await client.query<ForeignKey>(
    `select quote_ident(c.conname) as name, f.relname as "from", t.relname as "to", ${names('c.conrelid', 'c.conkey')} as columns,
        ${names('c.confrelid', 'c.confkey')} as referred, pg_get_constraintdef(c.oid) as definition
      from pg_constraint c join pg_class f on f.oid = c.conrelid join pg_class t on t.oid = c.confrelid
      where c.contype = 'f' and c.conparentid = 0 and c.connamespace = 'public'::regnamespace order by 2, 1`,
  );
  return rows;
}

const isPartitioned = (table: string) => partitionedTables.some(({ name }) => name === table);

/** Between distributed tables a key must contain the business on both sides and may not set null; towards a reference table everything is possible. */
export function isPossible({ from, to, columns, referred, definition }: ForeignKey): boolean {
  const [own, other] = [tableGroups.get(from), tableGroups.get(to)];
  // Citus cannot take a partitioned table into its metadata as a local one.
  if (own === 'local' && isPartitioned(from)) return other === 'local';
  if (other === 'reference') return true;
  if (own !== other) return false;
  if (own === 'local') return true;
  // A hold's two are replaced by the trigger `forget_hold`.
  const place = columns.indexOf(distributionColumn(from));
  return place >= 0 && !definition.includes('ON DELETE SET NULL') && referred[place] === distributionColumn(to);
}

export interface Trigger {
  table: string;
  name: string;
  definition: string;
}

export async function triggersOf(client: pg.Client, tables: ReadonlySet<string>): Promise<Trigger[]> {
  const { rows } = await client.query<Trigger>(
    `select c.relname as table, quote_ident(t.tgname) as name, pg_get_triggerdef(t.oid) as definition
      from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where not t.tgisinternal and t.tgparentid = 0 and c.relnamespace = 'public'::regnamespace order by 1, 2`,
  );
  return rows.filter(({ table }) => tables.has(table));
}

export interface UniqueIndex {
  table: string;
  name: string;
  definition: string;
  /** 'p' and 'u' are constraints. */
  constraint: 'p' | 'u' | null;
  columns: string;
}

/** Unique indexes that do not contain the column. */
export async function uniqueIndexes(client: pg.Client, table: string, column: string): Promise<UniqueIndex[]> {
  const { rows } = await client.query<UniqueIndex>(
    `select $1::text as table, quote_ident(c.relname) as name, pg_get_indexdef(i.indexrelid) as definition, k.contype as constraint,
        (select string_agg(pg_get_indexdef(i.indexrelid, n, false), ', ' order by n) from generate_series(1, i.indnkeyatts) as n) as columns
      from pg_index i join pg_class c on c.oid = i.indexrelid
      left join pg_constraint k on k.conindid = i.indexrelid and k.conrelid = i.indrelid and k.contype in ('p', 'u')
      where i.indrelid = format('public.%I', $1::text)::regclass and i.indisunique and not exists (
        select from pg_attribute a where a.attrelid = i.indrelid and a.attname = $2 and a.attnum = any (i.indkey::int2[]))
      order by 2`,
    [table, column],
  );
  return rows;
}

/** The statements that add the column to a unique index, as its last: searches by the others still use it. */
export function widened({ table, name, definition, constraint, columns }: UniqueIndex, column: string): string[] {
  if (constraint === null)
    return [`drop index public.${name}`, definition.replace(`(${columns})`, `(${columns}, ${column})`)];
  const kind = constraint === 'p' ? 'primary key' : 'unique';
  return [
    `alter table public.${table} drop constraint ${name}`,
    `alter table public.${table} add constraint ${name} ${kind} (${columns}, ${column})`,
  ];
}
