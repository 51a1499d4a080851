import { setTimeout as pause } from 'node:timers/promises';
import type { Instant } from '@thyme/domain/time';
import type { Database, Transaction } from '../client.ts';
import { addMonths, type Month, monthOf, tableOf } from './months.ts';
import { type PartitionedTable, partitionedTables } from './partitioned-tables.ts';
import { addMonth, countStrays, dropIfEmpty, listMonths, moveStrays, run } from './statements.ts';

/** Besides the current one, so that two missed months of maintenance go unnoticed. */
const MONTHS_AHEAD = 3;

/** Shorter than PostgreSQL's `deadlock_timeout`: where maintenance and a booking wait for each other, maintenance gives up. */
const LOCK_TIMEOUT = '300ms';
const TRIES = 20;
const PAUSE_MS = 250;

export interface Maintained {
  created: string[];
  /** Empty months that are over. */
  dropped: string[];
  /** Rows that were found in a default partition, by table. Any is a sign that maintenance did not run, or of a wrong clock. */
  moved: Record<string, number>;
}

/** Creates partitions ahead, gives rows of default partitions their month, drops empty months of the past. */
export async function maintainPartitions(db: Database, { now }: { now?: Instant } = {}): Promise<Maintained> {
  const done: Maintained = { created: [], dropped: [], moved: {} };
  for (const table of partitionedTables) {
    const { created, dropped, moved } = await withLocks(db, (tx) => maintain(tx, table, now));
    done.created.push(...created);
    done.dropped.push(...dropped);
    if (moved > 0) done.moved[table.name] = moved;
  }
  return done;
}

async function maintain(tx: Transaction, table: PartitionedTable, now?: Instant) {
  const current = now === undefined ? await databaseMonth(tx) : monthOf(now);
  const before = await listMonths(tx, table);
  const moved = await countStrays(tx, table);
  if (moved > 0) await moveStrays(tx, table);
  const between = moved > 0 ? await listMonths(tx, table) : before;
  const wanted = Array.from({ length: MONTHS_AHEAD + 1 }, (_, ahead) => addMonths(current, ahead));
  for (const month of wanted) if (!between.includes(month)) await addMonth(tx, table, month);
  // The last month stays: what comes late still finds its place.
  const dropped: Month[] = [];
  for (const month of between)
    if (month < addMonths(current, -1) && (await dropIfEmpty(tx, table, month))) dropped.push(month);
  const known = new Set(before);
  const created = [...new Set([...between, ...wanted])].filter((month) => !known.has(month));
  const names = (months: Month[]) => months.map((month) => tableOf(table.name, month)).sort();
  return { moved, created: names(created), dropped: names(dropped) };
}

async function databaseMonth(tx: Transaction): Promise<Month> {
  const [row] = await run<{ month: Month }>(tx, `select to_char(now() at time zone 'UTC', 'YYYY-MM') as month`);
  if (!row) throw new Error('The database gave no time.');
  return row.month;
}

const isLockTimeout = (error: unknown): boolean =>
  (error as { code?: string }).code === '55P03' ||
  (error instanceof Error && error.cause !== undefined && isLockTimeout(error.cause));

/** One transaction at a time over all processes, repeated while others hold a lock for too long. */
export async function withLocks<Result>(
  db: Database,
  work: (tx: Transaction) => Promise<Result>,
  tries = TRIES,
): Promise<Result> {
  try {
    return await db.transaction(async (tx) => {
      await run(tx, `select pg_advisory_xact_lock(hashtext('thyme-partitions'))`);
      await run(tx, `set local lock_timeout = '${LOCK_TIMEOUT}'`);
      await run(tx, 'set local statement_timeout = 0');
      return await work(tx);
    });
  } catch (error) {
    if (tries <= 1 || !isLockTimeout(error)) throw error;
    await pause(PAUSE_MS);
    return withLocks(db, work, tries - 1);
  }
}
