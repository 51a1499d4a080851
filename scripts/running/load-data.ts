import { businesses, connect, type Database } from '@thyme/db';
import { loadPlaces } from '@thyme/db/places';
import { loadDemo } from '@thyme/demo';
import { ContentError, loadContent } from '@thyme/demo/content';
import { Refusal } from './settings.ts';

async function withDatabase<T>(url: string, work: (db: Database) => Promise<T>): Promise<T> {
  const connection = connect(url, { max: 2, applicationName: 'thyme-set-up', statementTimeoutMillis: 600_000 });
  try {
    return await work(connection.db);
  } finally {
    await connection.close();
  }
}

/** Updates the tables of content and places from their files. */
export function loadContentNow(url: string): Promise<string> {
  const today = new Date().toISOString().slice(0, 10);
  return withDatabase(url, async (db) => {
    const changes = await loadContent(db, { today }).catch((error: Error) => {
      // A mistake in a content file is reported with its name and line, without a stack trace.
      throw error instanceof ContentError ? new Refusal(error.message) : error;
    });
    await loadPlaces(db);
    return `${changes.length} changes of content.`;
  });
}

/** Fills an empty marketplace; reports one that is not empty. */
export async function loadDemoNow(url: string, log: (line: string) => void): Promise<string> {
  if (!(await isEmpty(url))) throw new Refusal('The marketplace is not empty; npm run db -- reset --yes empties it.');
  await loadDemo(url, { now: new Date(), log });
  return 'The demo marketplace is loaded.';
}

export async function isEmpty(url: string): Promise<boolean> {
  return (await withDatabase(url, (db) => db.$count(businesses))) === 0;
}
