import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { readPage } from './read-page.ts';

let server: Server;
const requests: string[] = [];
const connections = new Set<number | undefined>();

async function serve(answer: (path: string) => { status?: number; body: string; pieces?: boolean }): Promise<string> {
  server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url} ${request.headers.host} ${request.headers['accept-encoding']}`);
    connections.add(request.socket.remotePort);
    const { status = 200, body, pieces } = answer(request.url ?? '');
    response.statusCode = status;
    if (!pieces) response.setHeader('content-length', Buffer.byteLength(body));
    response.write(body.slice(0, 10));
    if (request.url !== '/cut') setTimeout(() => response.end(body.slice(10)), 5);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

afterEach(() => {
  requests.length = 0;
  connections.clear();
  server.closeAllConnections();
  server.close();
});

describe('reading a page', () => {
  it('ends with the page, and the next one uses the same connection', async () => {
    const address = await serve((path) => ({ body: path.repeat(50_000) }));
    await readPage(address, '/a');
    await readPage(address, '/b');
    expect(requests).toEqual(
      ['/a', '/b'].map((path) => `GET ${path} ${new URL(address).host} gzip, deflate, br, zstd`),
    );
    expect(connections.size).toBe(1);
  });

  it('opens as many connections as pages are read concurrently', async () => {
    const address = await serve(() => ({ body: 'a page of some length' }));
    await Promise.all(Array.from({ length: 5 }, () => readPage(address, '/')));
    expect(connections.size).toBe(5);
  });

  it('is an error for anything but a page, and for an incomplete one', async () => {
    const address = await serve((path) => ({
      status: path === '/missing' ? 404 : 200,
      body: 'comes in several pieces',
      pieces: path === '/pieces',
    }));
    await expect(readPage(address, '/missing')).rejects.toThrow('/missing answered 404.');
    await expect(readPage(address, '/pieces')).rejects.toThrow('/pieces does not say how long it is.');
    const cut = readPage(address, '/cut');
    await expect.poll(() => requests.length).toBe(3);
    server.closeAllConnections();
    await expect(cut).rejects.toThrow('/cut was not answered to its end.');
    server.close();
    await once(server, 'close');
    await expect(readPage(address, '/')).rejects.toThrow('ECONNREFUSED');
  });
});
