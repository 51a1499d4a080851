import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** A row as an object in JSON. What JSON cannot hold, such as a moment, has to be given as what it can. */
export function object<Row extends object>(fields: { [Name in keyof Row & string]: AnyPgColumn | SQL }): SQL<Row> {
  const pairs = Object.entries<AnyPgColumn | SQL>(fields).map(
    ([name, value]) => sql`${sql.raw(`'${name}'`)}, ${value}`,
  );
  return sql`json_build_object(${sql.join(pairs, sql`, `)})`;
}

/** Rows of another table as one list in JSON, so that they come in the same statement; nothing found is an empty list. */
export function list<Row>(row: SQL<Row>, { from, order }: { from: SQL; order: SQL }): SQL<Row[]> {
  return sql`(select coalesce(json_agg(${row} order by ${order}), '[]'::json) from ${from})`;
}

/** A moment in whole epoch seconds, as the program counts them. */
export function seconds(moment: AnyPgColumn | SQL): SQL<number> {
  return sql`floor(extract(epoch from ${moment}))::bigint`;
}
