import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

export type Value = string | number | boolean | null | readonly number[];

const special = /[\\\n\r\t]/g;
const escaped: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

function encode(value: Value): string {
  if (value === null) return '\\N';
  if (typeof value === 'string') return value.replace(special, (letter) => escaped[letter] as string);
  if (typeof value === 'boolean') return value ? 't' : 'f';
  return typeof value === 'number' ? String(value) : `{${value.join(',')}}`;
}

export const moment = (seconds: number): string => new Date(seconds * 1000).toISOString();

/** Rows collected for one table, in the text format of COPY. */
export interface TableRows {
  add(...values: Value[]): void;
  /** Hands over what was collected and begins anew, so that more can be collected while this is sent. */
  take(): Batch;
}

export interface Batch {
  rows: number;
  /** Tells how many rows were stored: a trigger may leave some out. */
  send(client: pg.ClientBase): Promise<number>;
}

export function rowsFor<Table extends PgTable>(
  table: Table,
  keys: readonly (keyof Table['_']['columns'] & string)[],
): TableRows {
  const columns = getTableColumns(table);
  const names = keys.map((key) => `"${columns[key]?.name}"`).join(', ');
  const statement = `copy "${getTableName(table)}" (${names}) from stdin`;
  let lines: string[] = [];
  return {
    add: (...values) => {
      lines.push(`${values.map(encode).join('\t')}\n`);
    },
    take: () => {
      const taken = lines;
      lines = [];
      return {
        rows: taken.length,
        send: async (client) => {
          const copy = client.query(copyFrom(statement));
          await pipeline(Readable.from(inPieces(taken)), copy);
          return copy.rowCount;
        },
      };
    },
  };
}

/** A few hundred lines at a time: one message for each line would cost more than the rows. */
function* inPieces(lines: readonly string[]): Generator<Buffer> {
  for (let at = 0; at < lines.length; at += 500) yield Buffer.from(lines.slice(at, at + 500).join(''));
}
