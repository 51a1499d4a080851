import * as schema from '@thyme/db/schema';
import { getTableName, is, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';

/**
 * A condition that no other table refers to this row. It is derived from the schema's foreign keys, so that tables added
 * later count too. `row` has a value for each column that they refer to, so that the index of each key is used.
 */
export function isUnreferenced(table: PgTable, row: Readonly<Record<string, SQL>>, except: readonly PgTable[]): SQL {
  const own: ReadonlySet<string> = new Set(except.map((one) => getTableName(one)));
  const references = Object.values(schema)
    .filter((value) => is(value, PgTable))
    .flatMap((one) => {
      const { name, foreignKeys } = getTableConfig(one as PgTable);
      return foreignKeys
        .map((key) => key.reference())
        .filter(({ foreignTable }) => getTableName(foreignTable) === getTableName(table))
        .map(({ columns, foreignColumns }) => ({
          name,
          pairs: columns.map((column, place) => [column.name, foreignColumns[place]?.name ?? ''] as const),
        }));
    })
    .filter(({ name }) => !own.has(name));
  return sql.join(
    references.map(
      ({ name, pairs }) =>
        sql`not exists (select from ${sql.identifier(name)} x where ${sql.join(
          pairs.map(([column, target]) => sql`x.${sql.identifier(column)} = ${valueFor(row, target)}`),
          sql` and `,
        )})`,
    ),
    sql` and `,
  );
}

function valueFor(row: Readonly<Record<string, SQL>>, column: string): SQL {
  const value = row[column];
  if (!value) throw new Error(`A foreign key refers to the column ${column}, for which there is no value.`);
  return value;
}
