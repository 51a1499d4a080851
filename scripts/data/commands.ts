import { parseArgs } from 'node:util';
import { connect } from '@thyme/db';
import { refreshSearchEntries } from '@thyme/db/search';
import { generate } from '@thyme/demo/generate';
import type { Database } from '../running/database.ts';
import { loadContentNow, loadDemoNow } from '../running/load-data.ts';
import { migrateNow } from '../running/migrate-data.ts';
import { Refusal } from '../running/settings.ts';
import { emptyDatabase } from './reset.ts';

export interface Command {
  says: string;
  run(database: Database, args: string[]): Promise<string>;
}

const whole = (name: string, text: string | undefined, otherwise: number): number => {
  const value = text === undefined ? otherwise : Number(text.replaceAll('_', ''));
  if (!Number.isInteger(value) || value < 0) throw new Refusal(`--${name} is "${text}": give a whole number.`);
  return value;
};

const afterMigration = (work: (url: string) => Promise<string>) => async (database: Database) => {
  await migrateNow(database.url);
  return work(database.url);
};

async function reset(database: Database, args: string[]): Promise<string> {
  if (!args.includes('--yes'))
    throw new Refusal(`This deletes everything in ${database.where}. If you mean it: npm run db -- reset --yes`);
  if (database.sharedWith.length > 0)
    throw new Refusal(`Process ${database.sharedWith.join(', ')} uses this database: stop it first.`);
  await emptyDatabase(database.url);
  await migrateNow(database.url);
  return 'The database is empty; the next npm start fills it again.';
}

async function fill(database: Database, args: string[]): Promise<string> {
  const { values } = parseArgs({
    args,
    options: { businesses: { type: 'string' }, appointments: { type: 'string' }, seed: { type: 'string' } },
  });
  await migrateNow(database.url);
  const done = await generate({
    url: database.url,
    businesses: whole('businesses', values.businesses, 1_000),
    appointments: whole('appointments', values.appointments, 10_000),
    seed: whole('seed', values.seed, 1),
    onProgress: ({ businesses, appointments, rows, seconds }) =>
      console.log(`  ${businesses} businesses, ${appointments} appointments, ${rows} rows, ${seconds.toFixed(0)} s`),
  });
  return `${done.businesses} businesses and ${done.appointments} appointments in ${done.seconds.toFixed(1)} s.`;
}

async function rebuildSearch(url: string): Promise<string> {
  const { db, close } = connect(url, { applicationName: 'thyme-search', statementTimeoutMillis: 0 });
  try {
    const changed = await db.transaction((transaction) => refreshSearchEntries(transaction, 'all'));
    return `${changed.length} search ${changed.length === 1 ? 'entry was' : 'entries were'} out of date.`;
  } finally {
    await close();
  }
}

export const commands: Record<string, Command> = {
  migrate: {
    says: 'bring the tables up to date',
    run: async ({ url }) => {
      await migrateNow(url);
      return 'The tables are up to date.';
    },
  },
  content: { says: 'load the content files', run: afterMigration(loadContentNow) },
  demo: {
    says: 'load the demo marketplace into an empty one',
    run: afterMigration((url) => loadDemoNow(url, console.log)),
  },
  generate: { says: 'make a large marketplace: --businesses 100000 --appointments 1000000', run: fill },
  search: {
    says: 'rebuild the search entries, after rows were changed by hand',
    run: afterMigration(rebuildSearch),
  },
  'mails-again': {
    says: 'send failed and waiting mails again',
    run: async ({ url }) => (await import('./mails-again.ts')).mailsAgain(url),
  },
  operator: {
    says: 'create an operator: --email … --name …, or a new password: --email … --replace',
    run: async ({ url }, args) => (await import('./operator.ts')).addOperator(url, args),
  },
  archive: {
    says: 'list old months of logs and messages; --yes moves them to the schema archive, --attach <name> brings one back',
    run: async ({ url }, args) => (await import('./archive.ts')).archive(url, args),
  },
  distribute: {
    says: 'distribute the tables of businesses over the workers of Citus: --shards 32',
    run: async ({ url }, args) => (await import('./distribute.ts')).distributeNow(url, args),
  },
  reset: { says: 'delete everything: --yes', run: reset },
};
