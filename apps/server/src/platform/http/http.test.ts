import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootApi, memoryLog, type TestApi } from '../../../test/kit/index.ts';
import { createHttp } from './create-http.ts';

const { log, lines } = memoryLog();
let api: TestApi;
beforeAll(async () => {
  api = await bootApi({ log, config: { isProduction: true, environment: 'production' } });
});
afterAll(() => api.close());

describe('responses', () => {
  it('have strict headers and a content security policy with a new nonce', async () => {
    const [first, second] = [await api.fetch('/healthz'), await api.fetch('/healthz')];
    const policy = first.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/=]{24}'/);
    expect(policy).toContain("object-src 'none'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(second.headers.get('content-security-policy')).not.toBe(policy);
    expect(first.headers.get('x-content-type-options')).toBe('nosniff');
    expect(first.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(first.headers.get('x-powered-by')).toBeNull();
    expect(first.headers.get('strict-transport-security')).toBeNull();
  });

  it('have an id that is in the log, and accept one only from a trusted proxy', async () => {
    const response = await api.fetch('/healthz', { headers: { 'x-request-id': 'written-by-a-stranger' } });
    const id = response.headers.get('x-request-id');
    await response.arrayBuffer();
    expect(id).toMatch(/^[\da-f-]{36}$/);
    await expect.poll(() => lines.find((line) => line.reqId === id)).toMatchObject({ path: '/healthz', status: 200 });
  });

  it('are compressed when they are large', async () => {
    const response = await api.fetch('/metrics', { headers: { 'accept-encoding': 'gzip' } });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(await response.text()).toContain('thyme_http_request_seconds');
  });

  it.each(['br', 'gzip'])('that the client does not read are no error, compressed with %s', async (encoding) => {
    const memory = memoryLog();
    const { config, metrics } = api.app.services;
    const http = await createHttp({ config, log: memory.log, metrics });
    http.get('/large', () => randomBytes(4_000_000).toString('hex'));
    const socket = connect(Number(new URL(await http.listen({ port: 0, host: '127.0.0.1' })).port), '127.0.0.1');
    socket.write(`GET /large HTTP/1.1\r\nhost: thyme.test\r\naccept-encoding: ${encoding}\r\n\r\n`);
    await once(socket, 'data');
    socket.resetAndDestroy();
    await http.close();
    expect(memory.lines.filter(({ level }) => Number(level) > 30)).toEqual([]);
  });

  it('that the client aborted are logged, but not as an error', async () => {
    const memory = memoryLog();
    const { config, metrics } = api.app.services;
    const http = await createHttp({ config, log: memory.log, metrics });
    http.get('/late', async ({ raw }) => {
      await once(raw.socket, 'close');
      throw new Error('Premature close');
    });
    const socket = connect(Number(new URL(await http.listen({ port: 0, host: '127.0.0.1' })).port), '127.0.0.1');
    socket.write('GET /late HTTP/1.1\r\nhost: thyme.test\r\n\r\n');
    await once(socket, 'connect');
    socket.end(() => socket.destroy());
    await expect
      .poll(() => memory.lines.find(({ msg }) => msg === 'client disconnected before the response'))
      .toMatchObject({ level: 30 });
    await http.close();
    expect(memory.lines.filter(({ level }) => Number(level) > 40)).toEqual([]);
  });

  it('are a plain 404 for an unknown path', async () => {
    expect((await api.fetch('/no/such/address')).status).toBe(404);
  });
});

describe('health', () => {
  it('reports liveness and readiness', async () => {
    expect(await (await api.fetch('/healthz')).json()).toEqual({ status: 'ok' });
    expect(await (await api.fetch('/readyz')).json()).toEqual({ status: 'ready' });
  });

  it('serves metrics to this machine or with the token, and to no other client', async () => {
    expect((await api.fetch('/metrics')).status).toBe(200);
    expect((await api.fetch('/metrics', { headers: { 'x-forwarded-for': '203.0.113.9' } })).status).toBe(404);
    const guarded = await bootApi({ beside: api, config: { metricsToken: 'a-long-enough-secret' } });
    expect((await guarded.fetch('/metrics')).status).toBe(404);
    expect(
      (await guarded.fetch('/metrics', { headers: { authorization: 'Bearer a-long-enough-secret' } })).status,
    ).toBe(200);
    await guarded.close();
  });

  it('is not ready without its database', async () => {
    const lost = await bootApi({ beside: api });
    await lost.app.database.pool.end();
    expect((await lost.fetch('/readyz')).status).toBe(503);
    expect((await lost.fetch('/healthz')).status).toBe(200);
    const { errors } = await lost.run('{ trades { slug } }');
    expect(errors).toMatchObject([{ message: 'Internal server error!', extensions: { code: 'INTERNAL' } }]);
    lost.app.database.close = async () => undefined;
    await lost.app.http.close();
  });
});

describe('the flood limit', () => {
  it('refuses one address, not the others', async () => {
    const busy = await bootApi({ beside: api, config: { httpRateLimit: 10, trustProxy: true } });
    const from = (address: string) => busy.fetch('/graphql', { headers: { 'x-forwarded-for': address } });
    const statuses = await Promise.all(Array.from({ length: 15 }, async () => (await from('203.0.113.1')).status));
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    expect((await from('203.0.113.2')).status).toBe(405);
    await busy.close();
  });
});

describe('a request with two Host headers', () => {
  it('[ERR-065] is refused: a proxy may have used the other one', async () => {
    const answerTo = async (hosts: string) => {
      const socket = connect(Number(new URL(api.url).port), '127.0.0.1');
      socket.write(`GET /healthz HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`);
      const [chunk] = (await once(socket, 'data')) as [Buffer];
      socket.destroy();
      return chunk.toString().split('\r\n')[0];
    };
    expect(await answerTo('Host: thyme.test\r\nHOST: other.test\r\n')).toBe('HTTP/1.1 400 Bad Request');
    expect(await answerTo('Host: thyme.test\r\n')).toBe('HTTP/1.1 200 OK');
  });
});

describe('a slow client', () => {
  it('is disconnected when its headers do not arrive', async () => {
    const impatient = await bootApi({ beside: api });
    const { server } = impatient.app.http;
    expect(server.headersTimeout).toBeLessThanOrEqual(15_000);
    expect(server.requestTimeout).toBeLessThanOrEqual(30_000);
    server.headersTimeout = 200;
    const socket = connect(Number(new URL(impatient.url).port), '127.0.0.1');
    socket.write('POST /graphql HTTP/1.1\r\nHost: x\r\n');
    const answer = await new Promise<string>((resolve) => {
      let text = '';
      socket.on('data', (chunk) => {
        text += chunk;
      });
      socket.on('close', () => resolve(text));
    });
    expect(answer).toMatch(/408/);
    await impatient.close();
  }, 60_000);
});

describe('a server that shuts down', () => {
  it('finishes requests on keep-alive connections, marks each response as the last one, and closes soon', async () => {
    const draining = await bootApi({ beside: api, config: { drain: { notReadyMs: 0, rejectMs: 300 } } });
    const responses: { status: number; connection: string | undefined }[] = [];
    const failed: string[] = [];
    /** Sends requests on one connection until a response is marked as the last one. */
    const client = async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      for (let last = false; !last; ) {
        last = await new Promise<boolean>((resolve) => {
          const outgoing = request(`${draining.url}/healthz`, { agent }, (answer) => {
            responses.push({ status: answer.statusCode ?? 0, connection: answer.headers.connection });
            answer.resume().on('end', () => resolve(answer.headers.connection === 'close'));
          });
          outgoing.on('error', (error) => {
            failed.push(error.message);
            resolve(true);
          });
          outgoing.end();
        });
      }
      agent.destroy();
    };
    const clients = Array.from({ length: 4 }, client);
    await expect.poll(() => responses.length).toBeGreaterThan(20);
    const started = performance.now();
    await draining.app.close();
    expect(performance.now() - started).toBeLessThan(6_000);
    await Promise.all(clients);
    expect(failed).toEqual([]);
    expect(responses.filter(({ status }) => status !== 200)).toEqual([]);
    expect(responses.filter(({ connection }) => connection === 'close')).toHaveLength(4);
  });

  it('[GROUND-039] does not wait for a browser that never answers the closing of its socket', async () => {
    const draining = await bootApi({ beside: api });
    const upgrade = request(`${draining.url}/realtime/?EIO=4&transport=websocket`, {
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': Buffer.alloc(16).toString('base64'),
      },
    });
    upgrade.end();
    const [, silent] = (await once(upgrade, 'upgrade')) as [unknown, Socket];
    silent.pause();
    const started = performance.now();
    await draining.app.close();
    expect(performance.now() - started).toBeLessThan(8_000);
    silent.destroy();
  });

  it('serves requests while /readyz fails, then rejects them, then closes its port', async () => {
    const draining = await bootApi({ beside: api, config: { drain: { notReadyMs: 500, rejectMs: 500 } } });
    const ask = async (path: string) => {
      const { status, headers } = await draining.fetch(path, { headers: { connection: 'keep-alive' } });
      return { status, connection: headers.get('connection'), retryAfter: headers.get('retry-after') };
    };
    const closed = draining.app.close();
    await expect.poll(() => ask('/readyz')).toMatchObject({ status: 503 });
    expect(await ask('/no/such/address')).toEqual({ status: 404, connection: 'close', retryAfter: null });
    await expect
      .poll(() => ask('/no/such/address'), { interval: 20 })
      .toEqual({ status: 503, connection: 'close', retryAfter: '1' });
    expect(await ask('/healthz')).toMatchObject({ status: 200, connection: 'close' });
    await closed;
    await expect(ask('/healthz')).rejects.toThrow();
  });
});
