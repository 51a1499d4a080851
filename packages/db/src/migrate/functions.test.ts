import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readCatalog } from '../testing/catalog.ts';
import { createTestDatabase, type TestDatabase } from '../testing/index.ts';
import { asFunctionFile, type FunctionFile, readFunctionFiles } from './function-files.ts';
import { objectsOf } from './function-record.ts';
import { applyFunctions } from './functions.ts';

let database: TestDatabase;
let client: pg.Client;
let files: FunctionFile[];

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url, options: '-c client_min_messages=warning' });
  await client.connect();
  files = readFunctionFiles();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});
beforeEach(async () => {
  await client.query('rollback');
  await client.query('begin');
});

const applyWith = (...planted: [name: string, sql: string][]) =>
  applyFunctions(client, { all: false, files: [...files, ...planted.map(([name, sql]) => asFunctionFile(name, sql))] });
const signatures = async (name: string) => {
  const { rows } = await client.query(
    `select oid::regprocedure || ' ' || prorettype::regtype as item from pg_proc where proname = $1`,
    [name],
  );
  return rows.map(({ item }) => item);
};
const returnsOne = 'CREATE OR REPLACE FUNCTION planted(a int) RETURNS int LANGUAGE sql AS $$ SELECT 1 $$;';

describe('the files of functions', () => {
  it('define all functions and triggers of the database, each once', async () => {
    const defined = files.flatMap(({ objects }) => objects);
    expect([...defined].sort()).toEqual((await objectsOf(client)).sort());
    expect(new Set(defined).size).toBe(defined.length);
  });

  it('can be applied again, each alone and all together', async () => {
    const before = await readCatalog(client);
    for (const { name } of files) {
      await client.query(`update drizzle.function_files set hash = '' where name = $1`, [name]);
      await applyFunctions(client, { all: false });
    }
    expect(await readCatalog(client)).toEqual(before);
    await applyFunctions(client, { all: true });
    expect(await readCatalog(client)).toEqual(before);
  });

  it('give every table that has updated_at its trigger', async () => {
    const { rows } = await client.query<{ item: string }>(`
      select 'trigger touch on ' || table_name as item from information_schema.columns
      where table_schema = 'public' and column_name = 'updated_at'`);
    expect(files.find(({ name }) => name === 'touch.sql')?.objects).toEqual(
      expect.arrayContaining(rows.map(({ item }) => item)),
    );
  });
});

describe('a file of functions', () => {
  it('is applied when it has changed, and not otherwise', async () => {
    await applyWith(['planted.sql', returnsOne]);
    await client.query('drop function planted(int)');
    await applyWith(['planted.sql', returnsOne]);
    expect(await signatures('planted')).toEqual([]);
    await applyWith(['planted.sql', `${returnsOne}\n-- changed`]);
    expect(await signatures('planted')).toEqual(['planted(integer) integer']);
  });

  it.each([
    ['parameters', 'planted(a int, b text) RETURNS int', 'planted(integer,text) integer'],
    ['a return type', 'planted(a int) RETURNS bigint', 'planted(integer) bigint'],
    ['names of parameters', 'planted(b int) RETURNS int', 'planted(integer) integer'],
  ])('may change %s of a function', async (_, head, expected) => {
    await applyWith(['planted.sql', returnsOne]);
    const changed = `CREATE OR REPLACE FUNCTION ${head} LANGUAGE sql AS $$ SELECT 2${head.includes('bigint') ? '::bigint' : ''} $$;`;
    await applyWith(['planted.sql', changed]);
    expect(await signatures('planted')).toEqual([expected]);
  });

  it('drops what it no longer defines, and everything when it is removed', async () => {
    const before = await readCatalog(client);
    const fn = 'CREATE OR REPLACE FUNCTION planted() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;';
    const trigger = 'CREATE OR REPLACE TRIGGER planted AFTER INSERT ON holds EXECUTE FUNCTION planted();';
    const other = 'CREATE OR REPLACE TRIGGER planted AFTER INSERT ON sales EXECUTE FUNCTION planted();';
    await applyWith(['planted.sql', [fn, trigger, other].join('\n')]);
    await applyWith(['planted.sql', [fn, other].join('\n')]);
    expect((await objectsOf(client)).filter((object) => object.includes('planted'))).toEqual([
      'function planted',
      'trigger planted on sales',
    ]);
    await applyFunctions(client, { all: false });
    expect(await readCatalog(client)).toEqual(before);
  });

  it('may pass a function to another file', async () => {
    await applyWith(['planted.sql', returnsOne]);
    await applyWith(['planted-elsewhere.sql', returnsOne]);
    expect(await signatures('planted')).toEqual(['planted(integer) integer']);
  });

  it('is named in the error when it is invalid', async () => {
    await expect(applyWith(['planted.sql', 'CREATE OR REPLACE FUNCTION planted() RETURNS nothing'])).rejects.toThrow(
      /^functions\/planted\.sql: /,
    );
  });
});
