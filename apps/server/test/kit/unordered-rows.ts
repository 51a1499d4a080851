import pg from 'pg';

/** What the driver calls when all rows of a query have arrived. */
interface Arriving {
  text?: string;
  _results?: pg.QueryResult | pg.QueryResult[];
  handleReadyForQuery(connection: unknown): void;
}

/**
 * Without `order by` PostgreSQL guarantees no order, yet it nearly always returns rows as they were written, so a test
 * or a page that relies on it fails once in many runs. Here such rows always arrive in reverse. Inserted rows are not
 * reversed: they do come in order.
 */
const query = pg.Query.prototype as unknown as Arriving & { isUnordered?: true };
if (!query.isUnordered) {
  query.isUnordered = true;
  const handle = query.handleReadyForQuery;
  query.handleReadyForQuery = function (connection) {
    const isOrdered = /\border by\b/i.test(this.text ?? '') || /^\s*insert\b/i.test(this.text ?? '');
    for (const { rows } of isOrdered ? [] : [this._results ?? []].flat()) rows.reverse();
    handle.call(this, connection);
  };
}
