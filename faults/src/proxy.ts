import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface Front {
  address: string;
  /** Why requests failed, one line for each. */
  failed(): readonly string[];
  close(): Promise<void>;
}

/** Answers null where the request was not begun: nobody listens, or the server is on its way out and says so. */
function pass(
  port: number,
  agent: Agent,
  incoming: IncomingMessage,
  body: Buffer,
): Promise<{ status: number; headers: IncomingMessage['headers']; body: Buffer } | null> {
  return new Promise((resolve, reject) => {
    const { method, url, headers } = incoming;
    const outgoing = request({ host: '127.0.0.1', port, agent, method, path: url, headers }, (answer) => {
      buffer(answer).then((whole) => {
        const status = answer.statusCode ?? 502;
        resolve(status === 503 ? null : { status, headers: answer.headers, body: whole });
      }, reject);
    });
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      // A kept connection that was closed just before we wrote to it has not taken the request either.
      const notBegun = error.code === 'ECONNREFUSED' || (outgoing.reusedSocket && error.code === 'ECONNRESET');
      if (notBegun) resolve(null);
      else reject(new Error(`${error.code} on ${outgoing.reusedSocket ? 'a kept' : 'a new'} connection to ${port}`));
    });
    outgoing.end(body);
  });
}

/** As deploy/nginx.conf has it (fail_timeout). */
export const LEFT_OUT_MS = 5_000;

/** A proxy as deploy/nginx.conf describes one: a request that was not begun goes to the next server, and its own is left out for a while. */
export async function openFront(ports: readonly number[]): Promise<Front> {
  const agents = ports.map(() => new Agent({ keepAlive: true }));
  const leftOut = ports.map(() => 0);
  let turn = 0;
  const failed: string[] = [];
  const isLeftOut = (which: number) => (leftOut[which] ?? 0) > performance.now();
  const forward = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const body = await buffer(incoming);
    turn += 1;
    let reason = 'no server took it';
    for (let attempt = 0; attempt < ports.length * 3; attempt += 1) {
      const which = (turn + attempt) % ports.length;
      // When all are left out, any may be asked again.
      if (isLeftOut(which) && !ports.every((_, each) => isLeftOut(each))) continue;
      const answer = await pass(ports[which] ?? 0, agents[which] as Agent, incoming, body).catch(
        (error: Error) => error,
      );
      if (answer === null) {
        leftOut[which] = performance.now() + LEFT_OUT_MS;
        continue;
      }
      if (answer instanceof Error) {
        reason = answer.message;
        break;
      }
      const { 'transfer-encoding': _chunked, connection: _connection, ...headers } = answer.headers;
      outgoing.writeHead(answer.status, headers).end(answer.body);
      return;
    }
    failed.push(reason);
    outgoing.writeHead(502).end();
  };
  // Longer than any pause of the guests: what is counted are the servers' failures, not ours.
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
