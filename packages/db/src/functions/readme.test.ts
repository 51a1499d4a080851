import { readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFunctionFiles } from '../migrate/function-files.ts';
import { objectsOf } from '../migrate/function-record.ts';
import { createTestDatabase, type TestDatabase } from '../testing/index.ts';

const kinds = ['guards an invariant', 'announces a change', 'derives a value'];

interface Row {
  file: string;
  kind: string;
  purpose: string;
  objects: string[];
}

const quoted = (text: string) => [...text.matchAll(/`(\w+)(?:\(\))?`/g)].map(([, name = '']) => name);

/** "`a`, `b` on x, y; `c` on z" are five triggers. */
function triggersIn(cell: string): string[] {
  return cell.split(';').flatMap((group) => {
    const [names = '', tables = ''] = group.split(' on ');
    return quoted(names).flatMap((name) => tables.split(',').map((table) => `trigger ${name} on ${table.trim()}`));
  });
}

function readTable(text: string): Row[] {
  const lines = text.split('\n').filter((line) => /^\| [\w-]+\.sql \|/.test(line));
  return lines.map((line) => {
    const [file = '', fn = '', triggers = '', kind = '', purpose = ''] = line
      .slice(2, -2)
      .split(' | ')
      .map((cell) => cell.trim());
    return { file, kind, purpose, objects: [...quoted(fn).map((name) => `function ${name}`), ...triggersIn(triggers)] };
  });
}

describe('the list of functions and triggers', () => {
  let database: TestDatabase;
  let client: pg.Client;
  const text = readFileSync(new URL('../../functions/README.md', import.meta.url), 'utf8');
  const rows = readTable(text);

  beforeAll(async () => {
    database = await createTestDatabase();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  it('names each object of the database, and no other', async () => {
    const listed = rows.filter(({ file }) => file !== '0000_baseline.sql').flatMap(({ objects }) => objects);
    expect(listed.sort()).toEqual((await objectsOf(client)).sort());
  });

  it("gives each function's file, kind and purpose", () => {
    const files = new Map(readFunctionFiles().map(({ name, objects }) => [name, objects]));
    for (const { file, kind, purpose, objects } of rows) {
      if (files.has(file)) expect(files.get(file)).toContain(objects[0]);
      expect(kinds).toContain(kind);
      expect(purpose).not.toBe('');
    }
  });

  it('has triggers that guard an invariant or announce a change, and no others', () => {
    const allowed = ['guards an invariant', 'announces a change'];
    const others = rows
      .filter(({ kind, objects }) => objects.length > 1 && !allowed.includes(kind))
      .flatMap(({ objects }) => objects.slice(0, 1));
    expect(others).toEqual([]);
  });

  it('reports a planted trigger', async () => {
    await client.query('create trigger planted after insert on holds execute function refuse_change()');
    const listed = rows.flatMap(({ objects }) => objects);
    expect((await objectsOf(client)).filter((object) => !listed.includes(object))).toEqual([
      'trigger planted on holds',
    ]);
  });
});
