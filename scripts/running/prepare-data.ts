import { connect, migrate } from '@thyme/db';
import { loadContent } from '@thyme/db/content';
import type { Login } from './announce.ts';
import { fingerprint } from './fingerprint.ts';
import { onceInDatabase } from './set-up-steps.ts';
import type { Settings } from './settings.ts';

async function withConnection<T>(
  url: string,
  work: (connection: ReturnType<typeof connect>) => Promise<T>,
): Promise<T> {
  const connection = connect(url, { max: 2, applicationName: 'thyme-set-up', statementTimeoutMillis: 600_000 });
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
}

/** Brings any database up to date and, where it is new, to life. Safe to run at every start. */
export async function prepareData(
  url: string,
  settings: Settings,
  log: (line: string) => void,
): Promise<readonly Login[]> {
  await migrate(url);
  const today = new Date().toISOString().slice(0, 10);
  const content = fingerprint(settings.root, ['packages/db/content', 'packages/db/src/content']);
  await onceInDatabase(url, `content ${content}`, async () => {
    log('Loading the content …');
    await withConnection(url, ({ db }) => loadContent(db, { today }));
  });
  return [];
}
