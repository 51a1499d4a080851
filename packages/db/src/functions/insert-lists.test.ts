import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/index.ts';

interface Insert {
  table: string;
  /** null where the statement names no columns. */
  columns: string[] | null;
}

const name = '(?:"[^"]+"|[a-z_][a-z0-9_$]*)';
const insertInto = new RegExp(
  String.raw`\binsert\s+into\s+(\S+?)(?=[\s(])(?:\s+as\s+${name})?\s*(\(\s*${name}(?:\s*,\s*${name})*\s*\))?`,
  'gi',
);
const unquoted = (text: string) => text.replaceAll('"', '').trim();

/** Every INSERT of a function's source. A table whose name is computed cannot be compared, so it counts as having no list. */
function insertsIn(source: string): Insert[] {
  const code = source.replaceAll(/--[^\n]*|\/\*[\s\S]*?\*\//g, ' ');
  const inserts = [...code.matchAll(insertInto)].map(([, table = '', list]) => ({
    table: unquoted(table),
    columns: list ? list.slice(1, -1).split(',').map(unquoted) : null,
  }));
  const merges = [...code.matchAll(/\bmerge\s+into\s+(\S+)/gi)].map(([, table = '']) => ({ table, columns: null }));
  return [...inserts, ...merges];
}

type Columns = ReadonlyMap<string, readonly string[]>;

/**
 * What one function leaves out, as sentences: the value in a typed row would be dropped without an error. Generated
 * columns and identities are not counted, since PostgreSQL refuses a value for them.
 */
function omissions(fn: string, source: string, tables: Columns): string[] {
  return insertsIn(source).flatMap(({ table, columns }) => {
    const known = tables.get(table);
    if (!columns) return [`${fn}: INSERT INTO ${table} has no column list`];
    if (!known) return [`${fn}: INSERT INTO ${table}, which is no table`];
    return known
      .filter((column) => !columns.includes(column))
      .map((column) => `${fn}: INSERT INTO ${table} leaves out ${column}`);
  });
}

describe('the functions of the database', () => {
  let database: TestDatabase;
  let client: pg.Client;

  const readSources = async (): Promise<Map<string, string>> => {
    const { rows } = await client.query<{ name: string; source: string }>(`
      select p.proname as name, pg_get_functiondef(p.oid) as source from pg_proc p
      where p.pronamespace = 'public'::regnamespace and p.prokind in ('f', 'p')
        and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')`);
    return new Map(rows.map((row) => [row.name, row.source]));
  };

  const readColumns = async (): Promise<Columns> => {
    const { rows } = await client.query<{ name: string; columns: string[] }>(`
      select c.oid::regclass::text as name, array_agg(a.attname::text order by a.attnum) as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relkind in ('r', 'p') and c.relnamespace in ('public'::regnamespace, 'jobs'::regnamespace)
        and a.attgenerated = '' and a.attidentity <> 'a'
      group by 1`);
    return new Map(rows.map((row) => [row.name, row.columns]));
  };

  const allOmissions = async (): Promise<string[]> => {
    const tables = await readColumns();
    return [...(await readSources())].flatMap(([fn, source]) => omissions(fn, source, tables));
  };

  beforeAll(async () => {
    database = await createTestDatabase();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  it('name every column of the tables they insert into', async () => {
    const sources = await readSources();
    expect(sources.size).toBeGreaterThan(10);
    expect(await allOmissions()).toEqual([]);
  });

  it('are named with table and column when a column is forgotten', async () => {
    await client.query('begin');
    await client.query('alter table holds add column planted text');
    await client.query(`
      create function plant_hold() returns void language plpgsql as $$
      begin
        insert into holds (business_id, user_id, purpose, sale_id, created_at, expires_at)
          values (1, 1, 'sale', 1, now(), now());
      end $$`);
    const found = await allOmissions();
    await client.query('rollback');
    expect(found).toContain('plant_hold: INSERT INTO holds leaves out planted');
  });
});

describe('the reader of INSERT lists', () => {
  const tables: Columns = new Map([['tips', ['id', 'amount', 'note']]]);
  const read = (source: string) => omissions('planted', source, tables);

  it.each([
    ['insert into tips (id, amount, note) values (1, 2, 3)', []],
    ['INSERT INTO tips AS t ("id", amount,\n  note) SELECT 1', []],
    ['-- insert into tips values (1)\n/* insert into tips */ select 1', []],
    ['insert into tips (id, amount) values (1, 2)', ['planted: INSERT INTO tips leaves out note']],
    ['insert into tips values (1, 2, 3)', ['planted: INSERT INTO tips has no column list']],
    ['insert into tips (select 1, 2, 3)', ['planted: INSERT INTO tips has no column list']],
    ['insert into tips default values', ['planted: INSERT INTO tips has no column list']],
    ["execute format('insert into %I values (1)', x)", ['planted: INSERT INTO %I has no column list']],
    ['insert into nothing (id) values (1)', ['planted: INSERT INTO nothing, which is no table']],
    [
      'merge into tips using x on true when not matched then insert (id) values (1)',
      ['planted: INSERT INTO tips has no column list'],
    ],
  ])('%s', (source, problems) => {
    expect(read(source)).toEqual(problems);
  });
});
