import type { Instant } from '@thyme/domain/time';
import { demoTables, type NumberedTable, numberedTables, type RowOf, type TableName } from './tables.ts';

/** The id that a row of a numbered table got. */
export function idOf(row: object): number {
  return (row as { id?: number }).id ?? 0;
}

/** All rows of the demo, built in memory first. They may be changed until they are stored. */
export class DemoRows {
  readonly #rows = Object.fromEntries(Object.keys(demoTables).map((name) => [name, []])) as unknown as {
    [Name in TableName]: RowOf<Name>[];
  };
  readonly #next: Record<NumberedTable, number>;

  /** `first` holds the first free id of a table, if that is not 1. */
  constructor(first: Partial<Record<NumberedTable, number>> = {}) {
    const numbers = numberedTables.map((name) => [name, first[name] ?? 1]);
    this.#next = Object.fromEntries(numbers) as Record<NumberedTable, number>;
  }

  /** Adds a row that others refer to, and returns its id. */
  add<Name extends NumberedTable>(name: Name, row: RowOf<Name>): number {
    const id = this.#next[name]++;
    this.put(name, Object.assign(row, { id }));
    return id;
  }

  /** Gives ids to all rows of a table, which were put without one, in their present order. */
  number(name: NumberedTable): void {
    for (const row of this.#rows[name]) Object.assign(row, { id: this.#next[name]++ });
  }

  put<Name extends TableName>(name: Name, row: RowOf<Name>): void {
    this.#rows[name].push(row);
  }

  of<Name extends TableName>(name: Name): RowOf<Name>[] {
    return this.#rows[name];
  }

  /** The next free id. */
  next(name: NumberedTable): number {
    return this.#next[name];
  }

  /** Rows whose ids the database assigns must be inserted in chronological order. */
  inOrderOfTime(): this {
    const at = (row: { createdAt?: unknown }) => row.createdAt as Instant;
    for (const name of [
      'invoices',
      'creditNotes',
      'notifications',
      'favourites',
      'reviews',
      'voucherUses',
      'ledgerEntries',
    ] as const) {
      (this.#rows[name] as { createdAt?: unknown }[]).sort((a, b) => at(a) - at(b));
    }
    return this;
  }
}
