import { connect } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootApi, memoryLog, type TestApi } from '../kit/index.ts';
import { startStandIn } from '../kit/stand-ins/stand-in.ts';
import { createWorld, type World } from './world.ts';

const { log, lines } = memoryLog();
let api: TestApi;
let world: World;
beforeAll(async () => {
  api = await bootApi({ log, config: { httpRateLimit: 1_000_000, demo: true } });
  world = await createWorld(api);
});
afterAll(() => api.close());

const EVIL = ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '%2F%2Fevil.example'];

describe('redirects', () => {
  it.each(EVIL)('stay on our own site, whatever requests %s', async (target) => {
    const names = ['return_to', 'redirect', 'redirect_uri', 'next', 'url', 'state', 'flow', 'code', 'error'];
    const query = new URLSearchParams(names.map((name) => [name, target])).toString();
    for (const path of [
      '/identity/google/start',
      '/identity/google/callback',
      '/calendar/callback',
      `/calendar/permission/${encodeURIComponent(target)}`,
    ]) {
      const response = await api.fetch(`${path}?${query}`, { redirect: 'manual' });
      const location = response.headers.get('location') ?? '/';
      const { origin } = new URL(location, api.url);
      expect([new URL(api.url).origin, new URL(api.app.services.config.publicUrl).origin]).toContain(origin);
    }
  });
});

describe('requests that the server makes', () => {
  it('go to no address that a client names', async () => {
    const inside = await startStandIn(() => ({ status: 200, body: {} }));
    const say = (query: string, variables: object) => api.run(query, variables, { token: world.guest.token });
    await say('mutation($u: String) { guestProfileUpdate(photo: $u) { status } }', { u: `${inside.url}/photo.png` });
    await say('query($u: String!) { place(id: $u) { label } place_suggestions(text: $u) { label } }', {
      u: inside.url,
    });
    await say('mutation($u: String!) { socialLogin(provider: "google", token: $u) { status } }', { u: inside.url });
    await say('mutation($u: String) { system_log(api: $u, body: $u) { status } }', { u: inside.url });
    for (const path of ['/uploads/profile/', '/voucher-card/', '/api/invoices/', '/uploads/content/'])
      await (await api.fetch(`${path}${encodeURIComponent(inside.url)}.webp`)).arrayBuffer();
    await api.runJobs();
    expect(inside.requests).toEqual([]);
    await inside.close();
  });

  it.each(['..%2f..%2f..%2fetc%2fpasswd', '....//etc/passwd', '%2e%2e/%2e%2e/package.json', 'x%00.webp', '.env'])(
    'read no file beside the pictures: %s',
    async (path) => {
      for (const folder of [
        '/uploads/profile/',
        '/uploads/business/',
        '/voucher-card/',
        '/calendar/feed/',
        '/assets/',
      ]) {
        const response = await api.fetch(folder + path);
        expect([400, 404]).toContain(response.status);
        expect(await response.text()).not.toMatch(/root:|"workspaces"/);
      }
    },
  );
});

describe("another site in a guest's browser", () => {
  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'cannot send an operation as %s, which browsers send without a preflight',
    async (type) => {
      const body = JSON.stringify({ query: 'mutation { log_out_everywhere { status } }' });
      const response = await api.fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': type, origin: 'https://evil.example' },
        body,
      });
      expect([400, 415]).toContain(response.status);
      expect(response.headers.get('access-control-allow-origin')).toBeNull();
    },
  );

  it('has no cookie to use: operations read the header only', async () => {
    const query = '{ profileInformation { id } }';
    const headers = {
      cookie: `token=${world.guest.token}; access_token=${world.guest.token}; session=${world.guest.token}`,
    };
    expect((await api.run(query, {}, { headers })).errors?.[0]?.message).toBe('Unauthenticated.');
  });
});

describe('a socket', () => {
  const open = async (token: string): Promise<Socket> => {
    const socket = io(api.url, { path: '/realtime', transports: ['websocket'], auth: { token }, reconnection: false });
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', () => resolve());
      socket.once('connect_error', reject);
    });
    return socket;
  };
  const join = (socket: Socket, name: unknown): Promise<{ status: number }> =>
    socket.timeout(5_000).emitWithAck('join', name);

  it('of a stranger joins none of a guest’s channels, by any spelling', async () => {
    const socket = await open(world.otherGuest.token);
    const { clientDetailId: id, userId } = world.guest;
    const names = [
      `client-detail.${id}`,
      `client-detail.${id} `,
      `client-detail.0${id}`,
      `CLIENT-DETAIL.${id}`,
      `video-call-end.${userId}`,
      `session:${world.guest.sessionId}`,
      `session.${world.guest.sessionId}`,
      'client-detail.*',
      'client-detail.',
      '__proto__',
      'constructor',
      { toString: 'x' },
      [`client-detail.${id}`],
      null,
      7,
      'x'.repeat(5_000),
    ];
    for (const name of names) expect((await join(socket, name)).status).toBe(0);
    socket.close();
  });

  it('that sends invalid messages gets an error or is disconnected, and the server continues', async () => {
    const before = lines.length;
    const socket = await open(world.otherGuest.token);
    const nonsense = [
      undefined,
      null,
      1,
      'x',
      [],
      {},
      { room: {}, to: [] },
      { sdp: 'x'.repeat(500) },
      Buffer.from('x'),
    ];
    for (const event of [
      'join',
      'leave',
      'video:enter',
      'video:signal',
      'video:leave',
      'enter',
      'signal',
      'message',
      'disconnect_all',
      'error-',
      'newListener-',
    ])
      for (const value of nonsense) socket.emit(event, value, value);
    expect((await join(socket, 'shop-day.1.2026-06-16')).status).toBe(1);
    const ended = new Promise<string>((resolve) => socket.once('disconnect', resolve));
    socket.emit('join', 'x'.repeat(100_000));
    expect(await ended).toMatch(/transport|io server/);
    expect((await api.fetch('/healthz')).status).toBe(200);
    expect(lines.slice(before).filter(({ level }) => level === 'error' || Number(level) >= 50)).toEqual([]);
  });
});

describe('raw requests', () => {
  it.each([
    'GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /x HTTP/1.1\r\n\r\n',
    'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nabcdef',
    'GET /\u0000 HTTP/1.1\r\nHost: x\r\n\r\n',
    `GET /${'a'.repeat(70_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
    'BREW / HTCPCP/1.0\r\n\r\n',
  ])('that two servers would read differently are refused: %j', async (text) => {
    const socket = connect(Number(new URL(api.url).port), '127.0.0.1');
    const answer = await new Promise<string>((resolve) => {
      let received = '';
      socket.on('data', (chunk) => {
        received += chunk;
      });
      socket.on('close', () => resolve(received));
      socket.on('error', () => resolve(received));
      socket.write(text, 'latin1');
    });
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d/);
    expect(answer.match(/^HTTP\/1\.1/gm)).toHaveLength(1);
  });
});
