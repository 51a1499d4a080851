import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guardedFetch } from './guarded-fetch.ts';
import { isPrivateAddress } from './private-addresses.ts';

describe('private addresses', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1%eth0',
    'fd00::1',
    '::ffff:10.0.0.1',
    '::ffff:7f00:1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    '[::1]',
    'no address',
  ])('%s is private', (address) => expect(isPrivateAddress(address)).toBe(true));

  it.each(['1.1.1.1', '172.15.0.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450:400b::'])(
    '%s is public',
    (address) => expect(isPrivateAddress(address)).toBe(false),
  );
});

describe('a user-supplied address', () => {
  const bomb = gzipSync(Buffer.alloc(4_000_000));
  const server = createServer((request, reply) => {
    if (request.url === '/bomb') reply.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb);
    else if (request.url === '/slow') reply.writeHead(200).write('x');
    else if (request.url === '/away') reply.writeHead(302, { location: `http://localhost:${port}/echo` }).end();
    else reply.end(JSON.stringify(request.headers));
  });
  let port = 0;
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, resolve));
    port = (server.address() as AddressInfo).port;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const get = (path: string, { host = '127.0.0.1', allowed = true, timeoutMs = 10_000 } = {}) =>
    guardedFetch(`http://${host}:${port}${path}`, {
      headers: { authorization: 'Basic x' },
      maxBytes: 1_000_000,
      timeoutMs,
      allowedHosts: allowed ? [`127.0.0.1:${port}`, `localhost:${port}`] : [`127.0.0.1:${port}`],
    });

  it('[SYNC-009] a name that DNS resolves to a private address is refused, also behind a redirect', async () => {
    await expect(get('/', { host: 'localhost', allowed: false })).rejects.toMatchObject({ problem: 'private-address' });
    await expect(get('/away', { allowed: false })).rejects.toMatchObject({ problem: 'private-address' });
  });

  it('[SYNC-009] a small file that decompresses to a large one is refused', async () => {
    expect(bomb.length).toBeLessThan(10_000);
    await expect(get('/bomb')).rejects.toMatchObject({ problem: 'too-large' });
  });

  it('a server that does not finish is aborted', async () => {
    await expect(get('/slow', { timeoutMs: 200 })).rejects.toMatchObject({ problem: 'too-slow' });
  });

  it('a password does not follow a redirect to another host', async () => {
    expect(JSON.parse((await get('/echo')).body.toString())).toHaveProperty('authorization');
    expect(JSON.parse((await get('/away')).body.toString())).not.toHaveProperty('authorization');
  });
});
