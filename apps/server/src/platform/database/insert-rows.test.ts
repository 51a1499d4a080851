import { type SQL, sql } from 'drizzle-orm';
import {
  boolean,
  char,
  customType,
  integer,
  jsonb,
  numeric,
  type PgTable,
  pgTable,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootApi, type TestApi } from '../../../test/kit/index.ts';
import { inOrder, insertRows, rowsParameter } from './insert-rows.ts';
import { preparedSql } from './prepared.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
/** Whole seconds in the program. */
const instant = customType<{ data: number; driverData: string }>({
  dataType: () => 'timestamp with time zone',
  toDriver: (seconds) => new Date(seconds * 1000).toISOString(),
  fromDriver: (value) => new Date(value).getTime() / 1000,
});

const columns = {
  id: integer('id').generatedAlwaysAsIdentity(),
  name: text('name').notNull(),
  startsAt: instant('starts_at').notNull(),
  currency: char('currency', { length: 3 }).notNull().default('EUR'),
  share: numeric('share', { precision: 5, scale: 2, mode: 'number' }),
  hours: smallint('hours').array().notNull().default(sql`'{}'`),
  isOpen: boolean('is_open').notNull().default(true),
  details: jsonb('details').notNull().default({ kind: 'usual' }),
  hash: bytes('hash'),
  doubled: integer('doubled').generatedAlwaysAs(sql`length(name) * 2`),
};
const tips = pgTable('planted_tips', columns);

let api: TestApi;
beforeAll(async () => {
  api = await bootApi();
  await api.db.execute(sql`create table planted_tips (
    id integer generated always as identity, name text not null, starts_at timestamptz not null, currency char(3) not null,
    share numeric(5, 2), hours smallint[] not null, is_open boolean not null, details jsonb not null, hash bytea,
    doubled integer generated always as (length(name) * 2) stored)`);
});
afterAll(() => api.close());

let statements = 0;
const insert = (table: PgTable, rows: object[], refersTo: string[] = [], given?: Record<string, SQL>) => {
  statements += 1;
  const statement = insertRows(table, { rows: 'rows', refersTo, given: given as never, orderBy: inOrder });
  return preparedSql(`planted_${statements}`, statement)(api.db, { rows: rowsParameter(table, refersTo)(rows) });
};

describe('rows of a JSON parameter', () => {
  it('are stored with every column, in their order', async () => {
    const full = {
      startsAt: 1_800_000_000,
      currency: 'USD',
      share: 12.5,
      hours: [9, 17],
      isOpen: false,
      details: { kind: 'rare', words: ["O'Neill", '"'] },
      hash: Buffer.from([0, 255, 16]),
    };
    await insert(tips, [
      { name: 'first', ...full },
      { name: 'second', ...full },
    ]);
    expect(await api.db.select().from(tips).orderBy(tips.id)).toEqual([
      { id: 1, name: 'first', doubled: 10, ...full },
      { id: 2, name: 'second', doubled: 12, ...full },
    ]);
    await api.db.delete(tips);
  });

  it('take the default of a column that they leave out', async () => {
    await insert(tips, [{ name: 'bare', startsAt: 0, share: undefined, hash: null }]);
    expect(await api.db.select().from(tips)).toMatchObject([
      { currency: 'EUR', share: null, hours: [], isOpen: true, details: { kind: 'usual' }, hash: null },
    ]);
    await api.db.delete(tips);
  });

  it('take a column from elsewhere in the statement by their position', async () => {
    const rows = [
      { startsAt: 0, friend: 4 },
      { startsAt: 0, friend: 7 },
    ];
    await insert(tips, rows, ['friend'], { name: sql`'friend ' || r.friend` });
    const stored = await api.db.select({ name: tips.name }).from(tips).orderBy(tips.id);
    expect(stored.map(({ name }) => name)).toEqual(['friend 4', 'friend 7']);
    await api.db.delete(tips);
  });

  it('store a column that is added to the table, without a change of the statement', async () => {
    const tipped = pgTable('planted_tips', { ...columns, tip: integer('tip').notNull().default(0) });
    await api.db.execute(sql`alter table planted_tips add column tip integer not null default 0`);
    await insert(tipped, [{ name: 'tipped', startsAt: 0, tip: 500 }]);
    expect(await api.db.select({ tip: tipped.tip }).from(tipped)).toEqual([{ tip: 500 }]);
    await api.db.delete(tips);
    await api.db.execute(sql`alter table planted_tips drop column tip`);
  });

  it('are refused with a property that is not a column, and with a default that JSON cannot express', () => {
    expect(() => rowsParameter(tips)([{ name: 'a', colour: 'red' }])).toThrow(
      'planted_tips has no column for "colour".',
    );
    expect(() => rowsParameter(tips)([{ doubled: 1 }])).toThrow('planted_tips has no column for "doubled".');
    const vague = pgTable('vague', { since: instant('since').default(sql`now()`) });
    expect(() => insertRows(vague, { rows: 'rows' })).toThrow('vague.since has a default');
  });
});
