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

/** A batch of rows for one table, in the text format of COPY. */
export interface TableRows {
  add(...values: Value[]): void;
  /** Returns the collected rows and starts a new batch, so that collecting can continue while this one is sent. */
  take(): Batch;
}

export interface Batch {
  rows: number;
  /** Returns the number of stored rows: a trigger may skip some. */
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

/** Sends a few hundred lines per message: one message for each line would cost more than the rows. */
function* inPieces(lines: readonly string[]): Generator<Buffer> {
  for (let at = 0; at < lines.length; at += 500) yield Buffer.from(lines.slice(at, at + 500).join(''));
}
