import { demoLogins, demoOperatorLogin } from '@thyme/demo/logins';
import type { Login } from './announce.ts';
import { fingerprint } from './fingerprint.ts';
import { migrateNow } from './migrate-data.ts';
import { setUp } from './set-up-steps.ts';
import type { Settings } from './settings.ts';

type Log = (line: string) => void;

/**
 * Brings any database up to date and fills a new one. Runs at every start, mostly with nothing to do, so the code that
 * loads content and demo is imported only when needed.
 */
export async function prepareData(url: string, settings: Settings, log: Log): Promise<readonly Login[]> {
  const of = (...paths: string[]) => fingerprint(settings.root, paths);
  await setUp(url, async (once) => {
    // Not a one-time step: after switching between versions, the functions have to follow each time.
    await migrateNow(url);
    const content = of('packages/demo/content', 'packages/demo/src/content', 'packages/db/src/places');
    await once(`content ${content}`, async () => {
      log('Loading the content …');
      const { loadContentNow } = await import('./load-data.ts');
      await loadContentNow(url);
    });
    if (!settings.demo) return;
    await once('demo', async () => {
      const { isEmpty, loadDemoNow } = await import('./load-data.ts');
      // A marketplace that has shops from any other source is not filled.
      if (!(await isEmpty(url))) return;
      log('Loading the demo marketplace …');
      await loadDemoNow(url, (line) => log(`  ${line}`));
    });
    await once('demo operator', async () => {
      const { addDemoOperator } = await import('../data/operator.ts');
      await addDemoOperator(url);
    });
    await once('demo calendars', async () => {
      const { addDemoCalendars } = await import('../data/demo-calendars.ts');
      await addDemoCalendars(url, settings.dataDir);
    });
  });
  return settings.demo ? [...demoLogins, demoOperatorLogin] : [];
}
