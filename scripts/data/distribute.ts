import { parseArgs } from 'node:util';
import { CannotDistribute, distribute } from '@thyme/db/sharding';
import pg from 'pg';
import { migrateNow } from '../running/migrate-data.ts';
import { Refusal } from '../running/settings.ts';

const SHARDS = 32;

/** Places all tables on the nodes of Citus; a second run places those that a migration has added since. */
export async function distributeNow(url: string, args: string[]): Promise<string> {
  const { values } = parseArgs({ args, options: { shards: { type: 'string' } } });
  const shards = values.shards === undefined ? SHARDS : Number(values.shards);
  if (!Number.isInteger(shards) || shards < 1 || shards > 1024)
    throw new Refusal(`--shards is "${values.shards}": give a whole number from 1 to 1024.`);
  await migrateNow(url);
  const client = new pg.Client({ connectionString: url, application_name: 'thyme-distribute' });
  await client.connect();
  try {
    const { placed, dropped } = await distribute(client, { shards });
    if (placed.length === 0) return 'All tables are where they belong.';
    const count = (group: string) => placed.filter((table) => table.group === group).length;
    return [
      `${count('distributed')} tables are distributed by business, ${count('reference')} are copied to every worker.`,
      ...dropped.map(({ from, columns, to }) => `  no foreign key any more: ${from} (${columns.join(', ')}) to ${to}`),
    ].join('\n');
  } catch (error) {
    throw error instanceof CannotDistribute ? new Refusal(error.message) : error;
  } finally {
    await client.end();
  }
}
