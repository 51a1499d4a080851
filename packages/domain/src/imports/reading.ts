import type { Column, ImportField } from './columns.ts';
import type { DateOrder } from './dates.ts';

/** What a row is read with. */
export interface Reading {
  order: DateOrder;
  thisYear: number;
  /** A number in international format, or null. National ones are those of the shop's country. */
  readPhone: (text: string) => string | null;
}

/** The texts of a row by field; several columns of one field keep the first that is not empty. */
export type Cells = Partial<Record<ImportField, string>>;

export function cellsOf(row: readonly string[], columns: readonly Pick<Column, 'field'>[]): Cells {
  const cells: Cells = {};
  columns.forEach(({ field }, index) => {
    const text = (row[index] ?? '').trim();
    if (field !== 'skip' && text !== '' && cells[field] === undefined) cells[field] = text;
  });
  return cells;
}

/** Spreadsheets are kept from computing with a number by an apostrophe before it. */
export const unguarded = (text: string): string => text.replace(/^'/, '').trim();
