import type { Column, ImportField } from './columns.ts';
import type { DateOrder } from './dates.ts';

/** The context for parsing a row. */
export interface Reading {
  order: DateOrder;
  thisYear: number;
  /** A number in international format, or null. National numbers belong to the shop's country. */
  readPhone: (text: string) => string | null;
}

/** The texts of a row by field; of several columns for one field the first non-empty one counts. */
export type Cells = Partial<Record<ImportField, string>>;

export function cellsOf(row: readonly string[], columns: readonly Pick<Column, 'field'>[]): Cells {
  const cells: Cells = {};
  columns.forEach(({ field }, index) => {
    const text = (row[index] ?? '').trim();
    if (field !== 'skip' && text !== '' && cells[field] === undefined) cells[field] = text;
  });
  return cells;
}

/** Spreadsheets put an apostrophe before a number to keep it as text. */
export const unguarded = (text: string): string => text.replace(/^'/, '').trim();
