import { getTableColumns, getTableName, SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** The columns a statement may write, by property. PostgreSQL fills identities and generated columns itself. */
export function writableColumns(table: PgTable): Map<string, PgColumn> {
  const columns = Object.entries(getTableColumns(table));
  return new Map(columns.filter(([, column]) => !column.generated && !column.generatedIdentity));
}

/** The position of a row among those of its table. */
const PLACE = 'place';
export const inOrder = sql.raw(`r.${PLACE}`);

interface RowsInsert<Table extends PgTable> {
  /** The name of the parameter that holds the rows, see `rowsParameter`. */
  rows: string;
  /** Positions of other rows that each row refers to. */
  refersTo?: readonly string[];
  /** Columns that take their value from other rows of the statement. */
  given?: Partial<Record<keyof Table['$inferInsert'], SQL>>;
  /** Follows the rows (`r`) in FROM. */
  join?: SQL;
  where?: SQL;
  /** `inOrder` keeps the order in which the rows are given; ids then ascend with it. */
  orderBy?: SQL;
}

/**
 * INSERT … SELECT of rows that are one JSON parameter, so that many tables are written by one prepared statement. The
 * column list is the table's own: a column that is added to the table is written without a change here.
 */
export function insertRows<Table extends PgTable>(table: Table, insert: RowsInsert<Table>): SQL {
  const { rows, refersTo = [], join, where, orderBy } = insert;
  const given: Partial<Record<string, SQL>> = insert.given ?? {};
  const columns = [...writableColumns(table)];
  const names = columns.map(([, { name }]) => `"${name}"`).join(', ');
  const values = columns.map(([property, column]) => given[property] ?? valueFor(column));
  const types = [
    ...columns.map(([, column]) => `"${column.name}" ${column.getSQLType()}`),
    ...[...refersTo, PLACE].map((name) => `"${name}" integer`),
  ];
  return sql.join(
    [
      sql`insert into ${table} (${sql.raw(names)}) select ${sql.join(values, sql`, `)}`,
      sql`from jsonb_to_recordset(${sql.placeholder(rows)}::jsonb) as r(${sql.raw(types.join(', '))})`,
      ...(join ? [join] : []),
      ...(where ? [sql`where ${where}`] : []),
      ...(orderBy ? [sql`order by ${orderBy}`] : []),
    ],
    sql` `,
  );
}

function valueFor(column: PgColumn): SQL {
  const value = sql.raw(`r."${column.name}"`);
  if (!column.hasDefault) return value;
  // In a nullable column a missing value and null mean different things, and a JSON row cannot distinguish them.
  if (!column.notNull || column.default === undefined)
    throw new Error(`${getTableName(column.table)}.${column.name} has a default that rows of JSON cannot express.`);
  const usual = column.default instanceof SQL ? column.default : sql`${sql.param(column.default, column)}`;
  return sql`coalesce(${value}, ${usual.inlineParams()})`;
}

/** Makes the parameter that `insertRows` reads. */
export function rowsParameter(table: PgTable, refersTo: readonly string[] = []): (rows: readonly object[]) => string {
  const columns = writableColumns(table);
  const fieldOf = (property: string, value: unknown): [string, unknown] => {
    const column = columns.get(property);
    if (column) return [column.name, jsonOf(column, value)];
    if (refersTo.includes(property)) return [property, value];
    throw new Error(`${getTableName(table)} has no column for "${property}".`);
  };
  return (rows) => {
    const stored = rows.map((row, place) => {
      const fields = Object.entries(row).map(([property, value]) => fieldOf(property, value));
      return Object.fromEntries([...fields, [PLACE, place]]);
    });
    return JSON.stringify(stored);
  };
}

/** A value as `jsonb_to_recordset` turns it into the column's type: JSON as it is, everything else as its text. */
function jsonOf(column: PgColumn, value: unknown): unknown {
  if (value === null || value === undefined || column.dataType === 'json') return value;
  const stored = column.mapToDriverValue(value);
  return Buffer.isBuffer(stored) ? `\\x${stored.toString('hex')}` : stored;
}
