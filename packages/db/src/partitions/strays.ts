import type { Executor } from '../client.ts';
import { partitionedTables } from './partitioned-tables.ts';
import { countStrays } from './statements.ts';

/** Rows in default partitions, of all tables together: none, unless maintenance did not run or a clock is wrong. */
export async function countStrayRows(db: Executor): Promise<number> {
  let total = 0;
  for (const table of partitionedTables) total += await countStrays(db, table);
  return total;
}
