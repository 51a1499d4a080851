import { demoLogins } from '@thyme/demo/logins';
import type { Login } from './announce.ts';
import { fingerprint } from './fingerprint.ts';
import { setUp } from './set-up-steps.ts';
import type { Settings } from './settings.ts';

type Log = (line: string) => void;

/**
 * Brings any database up to date and, where it is new, to life. Runs at every start, when there is mostly nothing to
 * do: so what does the work (tables, content, demo) is loaded only when there is some.
 */
export async function prepareData(url: string, settings: Settings, log: Log): Promise<readonly Login[]> {
  const of = (...paths: string[]) =>
    fingerprint(
      settings.root,
      paths.map((path) => `packages/db/${path}`),
    );
  await setUp(url, async (once) => {
    await once(`tables ${of('migrations')}`, async () => {
      const { migrate } = await import('@thyme/db');
      await migrate(url);
    });
    await once(`content ${of('content', 'src/content', 'src/places')}`, async () => {
      log('Loading the content …');
      const { loadContentNow } = await import('./load-data.ts');
      await loadContentNow(url);
    });
    if (!settings.demo) return;
    await once('demo', async () => {
      const { isEmpty, loadDemoNow } = await import('./load-data.ts');
      // Shops that are there already, from whatever source, are not ours to add to.
      if (!(await isEmpty(url))) return;
      log('Loading the demo marketplace …');
      await loadDemoNow(url, (line) => log(`  ${line}`));
    });
  });
  return settings.demo ? demoLogins : [];
}
