import { businesses, connect, type Database, migrate } from '@thyme/db';
import { loadContent } from '@thyme/db/content';
import { loadPlaces } from '@thyme/db/places';
import type { Login } from './announce.ts';
import { fingerprint } from './fingerprint.ts';
import { onceInDatabase } from './set-up-steps.ts';
import type { Settings } from './settings.ts';

type Log = (line: string) => void;

async function withDatabase<T>(url: string, work: (db: Database) => Promise<T>): Promise<T> {
  const connection = connect(url, { max: 2, applicationName: 'thyme-set-up', statementTimeoutMillis: 600_000 });
  try {
    return await work(connection.db);
  } finally {
    await connection.close();
  }
}

/** Makes the content tables say what the content files say. */
export async function loadContentNow(url: string): Promise<string> {
  await migrate(url);
  const today = new Date().toISOString().slice(0, 10);
  const changes = await withDatabase(url, (db) => loadContent(db, { today }));
  return `${changes.length} changes of content.`;
}

/** Fills an empty marketplace; says so if it is not empty. */
export async function loadDemoNow(url: string, log: Log): Promise<string> {
  await migrate(url);
  const { loadDemo } = await import('@thyme/db/demo');
  await loadDemo(url, { now: new Date(), log });
  return 'The demo marketplace is loaded.';
}

async function isEmpty(url: string): Promise<boolean> {
  const shops = await withDatabase(url, (db) => db.$count(businesses));
  return shops === 0;
}

/** Brings any database up to date and, where it is new, to life. Safe to run at every start. */
export async function prepareData(url: string, settings: Settings, log: Log): Promise<readonly Login[]> {
  await migrate(url);
  const files = fingerprint(settings.root, [
    'packages/db/content',
    'packages/db/src/content',
    'packages/db/src/places',
  ]);
  await onceInDatabase(url, `content ${files}`, async () => {
    log('Loading the content …');
    await loadContentNow(url);
    await withDatabase(url, loadPlaces);
  });
  if (!settings.demo) return [];
  const { demoLogins } = await import('@thyme/db/demo');
  await onceInDatabase(url, 'demo', async () => {
    // Shops that are there already, from whatever source, are not ours to add to.
    if (!(await isEmpty(url))) return;
    log('Loading the demo marketplace …');
    await loadDemoNow(url, (line) => log(`  ${line}`));
  });
  return demoLogins;
}
