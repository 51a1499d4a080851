import * as schema from '@thyme/db/schema';
import { getTableName, is, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';

/** A condition that no other table refers to this id. It is derived from the schema's foreign keys, so that tables added later count too. */
export function isUnreferenced(table: PgTable, id: SQL, except: readonly PgTable[]): SQL {
  const own: ReadonlySet<string> = new Set(except.map((one) => getTableName(one)));
  const references = Object.values(schema)
    .filter((value) => is(value, PgTable))
    .flatMap((one) => {
      const { name, foreignKeys } = getTableConfig(one as PgTable);
      return foreignKeys
        .map((key) => key.reference())
        .filter(({ foreignTable }) => getTableName(foreignTable) === getTableName(table))
        .flatMap(({ columns, foreignColumns }) => {
          const place = foreignColumns.findIndex((column) => column.name === 'id');
          const column = columns[place]?.name;
          return column === undefined ? [] : [{ name, column }];
        });
    })
    .filter(({ name }) => !own.has(name));
  return sql.join(
    references.map(
      ({ name, column }) =>
        sql`not exists (select from ${sql.identifier(name)} x where x.${sql.identifier(column)} = ${id})`,
    ),
    sql` and `,
  );
}
