import { getTableName, sql } from 'drizzle-orm';
import { type AnyPgColumn, type CheckBuilder, check } from 'drizzle-orm/pg-core';

type Limits<Columns> = { readonly [Key in keyof Columns]?: number };

/** A CHECK on the length of each named text column. The limits come from the domain, as those of forms and API do. */
export function textLimits<Columns extends Record<string, AnyPgColumn>>(
  columns: Columns,
  limits: Limits<Columns>,
): CheckBuilder[] {
  return Object.entries(limits).map(([key, max]) => {
    const column = columns[key] as AnyPgColumn;
    return check(
      `${getTableName(column.table)}_${column.name}_length`,
      sql`char_length(${column}) <= ${sql.raw(String(max))}`,
    );
  });
}

/** A list of values for a CHECK, from a constant of the domain. */
export const oneOf = (values: readonly string[]) =>
  sql.raw(`(${values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', ')})`);
