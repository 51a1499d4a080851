import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export type Column<Row> = {
  key: string;
  title: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Right-aligned, for figures. */
  numeric?: boolean;
  /** Row header. */
  rowHeading?: boolean;
};

export type TableProps<Row> = {
  caption: string;
  hideCaption?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Shown under the last row. */
  foot?: ReactNode;
};

/** A table; on phones each row becomes a small list with the column name before every value. */
export function Table<Row>({ caption, hideCaption, columns, rows, rowKey, foot }: TableProps<Row>) {
  return (
    <table className="block w-full border-collapse text-left md:table">
      <caption className={hideCaption ? 'sr-only' : 'mb-2 block text-left display-22 md:table-caption'}>
        {caption}
      </caption>
      <thead className="sr-only md:not-sr-only md:table-header-group">
        <tr>
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              className={clsx(
                'border-b border-ink py-2.5 text-sm font-normal text-ink-soft not-first:pl-4',
                column.numeric && 'text-right',
              )}
            >
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block md:table-row-group">
        {rows.map((row) => (
          <tr key={rowKey(row)} className="block border-b border-line py-3 md:table-row md:py-0">
            {columns.map((column) => (
              <Cell key={column.key} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
      {foot ? <tfoot className="block md:table-footer-group">{foot}</tfoot> : null}
    </table>
  );
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const classes = clsx(
    'flex justify-between gap-4 py-1 md:table-cell md:border-b md:border-line md:py-3.5 md:not-first:pl-4',
    column.numeric && 'figures md:text-right md:whitespace-nowrap',
  );
  if (column.rowHeading) {
    return (
      <th scope="row" className={clsx(classes, 'font-semibold')}>
        {column.cell(row)}
      </th>
    );
  }
  return (
    <td className={classes}>
      <span aria-hidden="true" className="text-sm text-ink-soft md:hidden">
        {column.title}
      </span>
      <span>{column.cell(row)}</span>
    </td>
  );
}
