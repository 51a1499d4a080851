import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedServer, startEmbedded } from '@thyme/local-postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setUp } from './set-up-steps.ts';

const directory = mkdtempSync(join(tmpdir(), 'thyme-set-up-'));
let server: EmbeddedServer;
beforeAll(async () => {
  chmodSync(directory, 0o755);
  server = await startEmbedded({ dataDir: join(directory, 'postgres'), profile: 'throwaway' });
}, 120_000);
afterAll(async () => {
  await server.stop();
  rmSync(directory, { recursive: true, force: true });
});

test('a step is done once, also when two instances start at the same moment', async () => {
  const times: number[] = [];
  const start = () => setUp(server.url, (once) => once('demo', async () => void times.push(1)));
  await Promise.all([start(), start()]);
  await start();
  expect(times).toHaveLength(1);
});

test('a step that fails stops the set-up and is tried again next time', async () => {
  const tried: string[] = [];
  const start = (fails: boolean) =>
    setUp(server.url, async (once) => {
      await once('tables', async () => void tried.push('tables'));
      await once('content', async () => {
        tried.push('content');
        if (fails) throw new Error('the file is wrong');
      });
    });
  await expect(start(true)).rejects.toThrow('the file is wrong');
  await start(false);
  await start(false);
  expect(tried).toEqual(['tables', 'content', 'content']);
});
