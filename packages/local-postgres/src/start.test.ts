import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startEmbedded } from './index.ts';
import { startedAt } from './process-identity.ts';
import { spawnInstance, startInstance } from './trial/instance.ts';
import { give, temporary } from './trial/sandbox.ts';

let place: ReturnType<typeof temporary>;
let dataDir: string;
const running: { stop(): Promise<void> }[] = [];
beforeEach(() => {
  place = temporary();
  dataDir = join(place.path, 'postgres');
});
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
  place.remove();
});

async function ask(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

async function start(directory = dataDir) {
  const server = await startEmbedded({
    dataDir: directory,
    profile: 'throwaway',
    sharedRoot: join(place.path, 'shared'),
  });
  running.push(server);
  return server;
}
const postmasterPid = () => Number(readFileSync(join(dataDir, 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0]);

test('keeps its data between runs, on loopback only, with a password only the owner can read', async () => {
  const first = await start();
  await ask(first.url, `create table kept as select 'Dún Laoghaire' as town`);
  await first.stop();
  expect(statSync(join(dataDir, 'password')).mode & 0o777).toBe(0o600);
  const second = await start();
  expect(second).toMatchObject({ reused: false, port: first.port, dataDir });
  expect(await ask(second.url, 'select upper(town) as town from kept')).toEqual([{ town: 'DÚN LAOGHAIRE' }]);
  expect(await ask(second.url, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
  const wrong = new URL(second.url);
  wrong.password = 'guess';
  await expect(ask(wrong.href, 'select 1')).rejects.toThrow('password authentication failed');
  await second.stop();
  expect(existsSync(join(dataDir, 'cluster', 'postmaster.pid'))).toBe(false);
});

const FROM = 'select inet_client_addr()::text as "from"';

test('is reached over a socket in its private directory, and over TCP if that path is too long', async () => {
  const near = await start();
  expect(await ask(near.url, FROM)).toEqual([{ from: null }]);
  expect(statSync(join(dataDir, 'cluster')).mode & 0o077).toBe(0);
  const far = await start(join(place.path, 'a-long-way-down/'.repeat(6)));
  expect(await ask(far.url, FROM)).toEqual([{ from: '127.0.0.1/32' }]);
});

test('commits survive a power failure by default; only throwaway databases trade that for speed', async () => {
  const durable = await startEmbedded({ dataDir });
  expect(await ask(durable.url, 'show fsync')).toEqual([{ fsync: 'on' }]);
  expect(await ask(durable.url, 'show synchronous_commit')).toEqual([{ synchronous_commit: 'on' }]);
  await durable.stop();
});

describe('two instances on one directory', () => {
  test('share one server, and it stops when the last one stops', async () => {
    const [mine, other] = await Promise.all([start(), startInstance({ dataDir })]);
    expect(other.server.port).toBe(mine.port);
    expect([mine.reused, other.server.reused].sort()).toEqual([false, true]);
    expect([...mine.sharedWith, ...other.server.sharedWith]).toHaveLength(1);
    const pid = postmasterPid();
    await mine.stop();
    expect(await ask(other.server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await other.leave();
    expect(startedAt(pid)).toBeUndefined();
  });

  test('a crashed instance does not count as a user', async () => {
    const crashed = await startInstance({ dataDir });
    const mine = await start();
    expect(mine.sharedWith).toEqual([crashed.child.pid]);
    await crashed.crash();
    const pid = postmasterPid();
    await mine.stop();
    expect(startedAt(pid)).toBeUndefined();
  });
});

describe('after a crash', () => {
  test('the orphaned server is reused, with nothing lost', async () => {
    const crashed = await startInstance({ dataDir });
    await ask(crashed.server.url, 'create table kept as select 1 as one');
    await crashed.crash();
    const pid = postmasterPid();
    const again = await start();
    expect(again).toMatchObject({ reused: true, port: crashed.server.port, sharedWith: [] });
    expect(postmasterPid()).toBe(pid);
    expect(await ask(again.url, 'select one from kept')).toEqual([{ one: 1 }]);
    await again.stop();
    expect(startedAt(pid)).toBeUndefined();
  });

  test('a killed server is recovered, also when another process has its process id', async () => {
    const crashed = await startInstance({ dataDir });
    await ask(crashed.server.url, 'alter database thyme set synchronous_commit = on');
    await ask(crashed.server.url, 'create table kept as select 1 as one');
    await crashed.crash();
    const pid = postmasterPid();
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => startedAt(pid), { timeout: 60_000 }).toBeUndefined();
    const stranger = spawn(process.execPath, ['-e', 'process.stdin.resume()'], { stdio: ['pipe', 'ignore', 'ignore'] });
    const file = join(dataDir, 'cluster', 'postmaster.pid');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^\d+/, String(stranger.pid)));
    const again = await start();
    expect(await ask(again.url, 'select one from kept')).toEqual([{ one: 1 }]);
    await again.stop();
    const gone = once(stranger, 'exit');
    expect(stranger.exitCode).toBeNull();
    stranger.stdin?.end();
    await gone;
  });

  test('killed during initdb: the next start creates a complete cluster', async () => {
    const child = spawnInstance({ dataDir });
    const halfDone = () =>
      existsSync(dataDir) && readdirSync(dataDir).find((name) => existsSync(join(dataDir, name, 'PG_VERSION')));
    await expect.poll(halfDone, { interval: 2, timeout: 60_000 }).toBeTruthy();
    const gone = once(child, 'close');
    child.kill('SIGKILL');
    await gone;
    expect(existsSync(join(dataDir, 'cluster'))).toBe(false);
    const whole = await start();
    expect(await ask(whole.url, `select count(*)::int > 400 as complete from pg_class`)).toEqual([{ complete: true }]);
    await whole.stop();
    expect(readdirSync(dataDir).filter((name) => name.includes('init-'))).toEqual([]);
  });
});

describe('a server that is killed while instances use it', () => {
  const postmaster = () => (existsSync(join(dataDir, 'cluster', 'postmaster.pid')) ? postmasterPid() : 0);
  const answers = (url: string) =>
    ask(url, 'select one from kept').then(
      (rows) => rows,
      () => [],
    );

  test('[GROUND-001] is started again on its port with nothing lost, also twice', async () => {
    const [mine, other] = [await start(), await startInstance({ dataDir })];
    await ask(mine.url, 'alter database thyme set synchronous_commit = on');
    await ask(mine.url, 'create table kept as select 1 as one');
    for (const signal of ['SIGKILL', 'SIGINT'] as const) {
      const pid = postmasterPid();
      process.kill(pid, signal);
      await expect.poll(() => startedAt(pid), { timeout: 60_000 }).toBeUndefined();
      await expect.poll(() => answers(other.server.url), { timeout: 60_000 }).toEqual([{ one: 1 }]);
      expect(postmaster()).not.toBe(pid);
    }
    await mine.stop();
    expect(await answers(other.server.url)).toEqual([{ one: 1 }]);
    const pid = postmasterPid();
    await other.leave();
    expect(startedAt(pid)).toBeUndefined();
  });

  test('[GROUND-001] stays ended once it was stopped', async () => {
    const server = await start();
    await server.stop();
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(postmaster()).toBe(0);
  });
});

test('a copied directory is a separate database, even while the original runs', async () => {
  const original = await start();
  const copy = join(place.path, 'copy');
  cpSync(dataDir, copy, { recursive: true, preserveTimestamps: true });
  if (process.getuid?.() === 0) {
    const { uid, gid } = statSync(join(dataDir, 'cluster'));
    give(join(copy, 'cluster'), uid, gid);
  }
  const second = await start(copy);
  expect(second).toMatchObject({ reused: false, sharedWith: [] });
  expect(second.port).not.toBe(original.port);
  await second.stop();
  expect(await ask(original.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await original.stop();
});
