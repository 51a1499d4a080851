import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import path from 'node:path';
import { createTestDatabase, type TestDatabase } from '@thyme/db/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

let database: TestDatabase;
const running: ChildProcess[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});
afterAll(() => database.drop());

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

function start(env: Record<string, string>) {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts')], {
    env: { PATH: process.env.PATH, NODE_ENV: 'test', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const ended = once(child, 'exit').then(([code]) => ({ code: code as number | null, output }));
  return { child, ended };
}

async function startReady(env: Record<string, string> = {}) {
  const port = await freePort();
  const server = start({ DATABASE_URL: database.url, PORT: String(port), ...env });
  const url = `http://127.0.0.1:${port}`;
  await expect
    .poll(
      () =>
        fetch(`${url}/readyz`).then(
          (response) => response.status,
          () => 0,
        ),
      { timeout: 110_000, interval: 50 },
    )
    .toBe(200);
  return { ...server, url, port };
}

describe('the server process', () => {
  it('ends with one clear line when a setting is invalid', async () => {
    const { code, output } = await start({ PORT: 'abc', DATABASE_URL: database.url }).ended;
    expect(code).toBe(1);
    expect(output).toBe(
      'PORT is "abc", which cannot be used: give a whole number from 0 to 65535, for example PORT=3000.\n',
    );
  }, 150_000);

  it.each(['1', '2'])(
    '[GROUND-003] ends with one clear line when its port is taken, with %s processes',
    async (count) => {
      const holder = createServer().listen(0, '127.0.0.1');
      await once(holder, 'listening');
      const { port } = holder.address() as { port: number };
      const env = { DATABASE_URL: database.url, PORT: String(port), HOST: '127.0.0.1', WEB_CONCURRENCY: count };
      const { code, output } = await start(env).ended;
      holder.close();
      expect(code).toBe(98);
      const line = `Port ${port} is in use by another program: stop it, or choose another with PORT.\n`;
      expect([line, line + line]).toContain(output);
    },
    150_000,
  );

  it('ends with one clear line when there is no database, or an empty one', async () => {
    const port = await freePort();
    const none = await start({ DATABASE_URL: `postgres://thyme:secret-word@127.0.0.1:${port}/thyme` }).ended;
    expect(none).toMatchObject({
      code: 1,
      output: expect.stringMatching(
        /^The database thyme at 127\.0\.0\.1:\d+ cannot be used \(.*ECONNREFUSED.*\): start it or correct DATABASE_URL\.\n$/,
      ),
    });
    const empty = new URL(database.url);
    empty.pathname = '/postgres';
    expect((await start({ DATABASE_URL: empty.href }).ended).output).toMatch(
      /^The database postgres at \S+ has no tables yet: run npm run db -- migrate\.\n$/,
    );
  }, 150_000);

  it('finishes the request it is reading when it is stopped, then frees the port', async () => {
    const { child, ended, url, port } = await startReady();
    const body = JSON.stringify({ query: '{ __typename }' });
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.write(
      `POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n`,
    );
    await fetch(`${url}/healthz`);
    child.kill('SIGTERM');
    await expect
      .poll(() =>
        fetch(`${url}/healthz`).then(
          (response) => response.status,
          () => 'gone',
        ),
      )
      .not.toBe(200);
    socket.write(body);
    await once(socket, 'close');
    expect(answer).toContain('{"data":{"__typename":"Query"}}');
    const { code, output } = await ended;
    expect(code, output).toBe(0);
    await expect(fetch(`${url}/healthz`)).rejects.toThrow();
  }, 150_000);

  it('shares its port between processes, aggregates their metrics, and stops them all', async () => {
    const { child, ended, url } = await startReady({ WEB_CONCURRENCY: '2' });
    const headers = { connection: 'close' };
    for (let index = 0; index < 20; index += 1) await (await fetch(`${url}/healthz`, { headers })).arrayBuffer();
    const read = async () => {
      const text = await (await fetch(`${url}/metrics`, { headers })).text();
      return Number(
        /thyme_http_request_seconds_count\{method="GET",route="\/healthz",status="200"\} (\d+)/.exec(text)?.[1],
      );
    };
    await expect.poll(read, { timeout: 30_000, interval: 200 }).toBe(20);
    child.kill('SIGTERM');
    expect((await ended).code).toBe(0);
  }, 150_000);
});
