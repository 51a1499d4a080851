import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDirectory, sweepLeftOvers } from './left-overs.ts';

let parent: string;

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'thyme-sweep-'));
  // The user who runs PostgreSQL must be able to pass through.
  await chmod(parent, 0o755);
});
afterAll(() => rm(parent, { recursive: true, force: true }));

async function killedRun(): Promise<{ directory: string; url: string }> {
  const directory = await makeDirectory(parent);
  const embedded = import.meta.resolve('@thyme/local-postgres');
  const program = `
    import { startEmbedded } from ${JSON.stringify(embedded)};
    const server = await startEmbedded({ dataDir: process.argv[1], profile: 'throwaway' });
    process.stdout.write(server.url);
    setInterval(() => undefined, 60_000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, directory], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [url] = await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
  return { directory, url: String(url) };
}

const answers = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end();
  }
};

describe('a test run that was killed', () => {
  it('is cleaned up by a later one, but not while it is young', async () => {
    const { directory, url } = await killedRun();
    await sweepLeftOvers(parent);
    expect(await answers(url)).toBe(true);

    const hourAgo = Date.now() / 1000 - 3600;
    await utimes(directory, hourAgo, hourAgo);
    await sweepLeftOvers(parent);
    expect(await answers(url)).toBe(false);
    expect(existsSync(directory)).toBe(false);
  });
});
