import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@thyme/local-postgres';
import type { Bench, Context } from './measuring/figure.ts';

async function firstPage(address: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const page = await fetch(address).catch(() => undefined);
    if (page?.status === 200 && (await page.text()).includes('</html>')) return;
    await wait(20);
  }
  throw new Error(`npm start ended with ${child.exitCode}.`);
}

/** Starts as a user does, waits for a complete page, stops; resolves to the seconds until that page. */
async function startOnce({ root, scratch }: Context): Promise<number> {
  const port = await freePort();
  const started = performance.now();
  const child = spawn(process.execPath, [join(root, 'scripts', 'bootstrap.mjs'), 'start'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: '', PORT: String(port), DATA_DIR: join(scratch, 'start') },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  try {
    await firstPage(`http://127.0.0.1:${port}/`, child);
    return (performance.now() - started) / 1000;
  } finally {
    child.kill('SIGINT');
    await ended;
  }
}

/** Seconds until Node has started and ended without doing anything. */
function bareStart(): number {
  const started = performance.now();
  spawnSync(process.execPath, ['-e', '']);
  return (performance.now() - started) / 1000;
}

export const startTime: Bench = {
  name: 'start',
  async run(context) {
    // The first start installs, builds and fills the marketplace; the later ones are what users wait for every day.
    await startOnce(context);
    const times = [await startOnce(context), await startOnce(context), await startOnce(context)].sort((a, b) => a - b);
    return [
      {
        what: 'npm start, installed and seeded, to the first page',
        value: times[1] ?? 0,
        unit: 's',
        budget: 5,
        better: 'less',
        reference: { what: 'Node alone', value: bareStart(), unit: 's' },
      },
    ];
  },
};
