import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface Proxy {
  address: string;
  /** The reason of each failed request. */
  failed(): readonly string[];
  close(): Promise<void>;
}

/** Null when the server did not start the request: its port is closed, or it is draining. */
function forwardTo(
  port: number,
  agent: Agent,
  incoming: IncomingMessage,
  body: Buffer,
): Promise<{ status: number; headers: IncomingMessage['headers']; body: Buffer } | null> {
  return new Promise((resolve, reject) => {
    const { method, url, headers } = incoming;
    const outgoing = request({ host: '127.0.0.1', port, agent, method, path: url, headers }, (response) => {
      buffer(response).then((whole) => {
        const status = response.statusCode ?? 502;
        resolve(status === 503 ? null : { status, headers: response.headers, body: whole });
      }, reject);
    });
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      // A keep-alive connection that was closed just before the write has not delivered the request either.
      const notStarted = error.code === 'ECONNREFUSED' || (outgoing.reusedSocket && error.code === 'ECONNRESET');
      if (notStarted) resolve(null);
      else
        reject(new Error(`${error.code} on ${outgoing.reusedSocket ? 'a keep-alive' : 'a new'} connection to ${port}`));
    });
    outgoing.end(body);
  });
}

/** `fail_timeout` of deploy/nginx.conf. */
export const FAIL_TIMEOUT_MS = 5_000;

/** A proxy like deploy/nginx.conf: a request that was not started goes to the next server, and the first is excluded for a while. */
export async function startProxy(ports: readonly number[]): Promise<Proxy> {
  const agents = ports.map(() => new Agent({ keepAlive: true }));
  const failedUntil = ports.map(() => 0);
  let turn = 0;
  const failed: string[] = [];
  const isExcluded = (which: number) => (failedUntil[which] ?? 0) > performance.now();
  const forward = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const body = await buffer(incoming);
    turn += 1;
    let reason = 'no server accepted it';
    for (let attempt = 0; attempt < ports.length * 3; attempt += 1) {
      const which = (turn + attempt) % ports.length;
      // When all are excluded, any may be tried again.
      if (isExcluded(which) && !ports.every((_, each) => isExcluded(each))) continue;
      const response = await forwardTo(ports[which] ?? 0, agents[which] as Agent, incoming, body).catch(
        (error: Error) => error,
      );
      if (response === null) {
        failedUntil[which] = performance.now() + FAIL_TIMEOUT_MS;
        continue;
      }
      if (response instanceof Error) {
        reason = response.message;
        break;
      }
      const { 'transfer-encoding': _chunked, connection: _connection, ...headers } = response.headers;
      outgoing.writeHead(response.status, headers).end(response.body);
      return;
    }
    failed.push(reason);
    outgoing.writeHead(502).end();
  };
  // Longer than any pause between requests, so that only failures of the servers are counted.
  const server = createServer({ keepAliveTimeout: 120_000 }, (incoming, outgoing) => void forward(incoming, outgoing));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    failed: () => failed,
    close: () =>
      new Promise((resolve) => {
        for (const agent of agents) agent.destroy();
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
