import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** A row as a JSON object. Types that JSON does not have, such as timestamps, must be converted (see `seconds`). */
export function object<Row extends object>(fields: { [Name in keyof Row & string]: AnyPgColumn | SQL }): SQL<Row> {
  const pairs = Object.entries<AnyPgColumn | SQL>(fields).map(
    ([name, value]) => sql`${sql.raw(`'${name}'`)}, ${value}`,
  );
  return sql`json_build_object(${sql.join(pairs, sql`, `)})`;
}

/** Rows of another table as a JSON array, read in the same statement; empty when there are none. */
export function list<Row>(row: SQL<Row>, { from, order }: { from: SQL; order: SQL }): SQL<Row[]> {
  return sql`(select coalesce(json_agg(${row} order by ${order}), '[]'::json) from ${from})`;
}

/** A timestamp in whole epoch seconds. */
export function seconds(moment: AnyPgColumn | SQL): SQL<number> {
  return sql`floor(extract(epoch from ${moment}))::bigint`;
}
