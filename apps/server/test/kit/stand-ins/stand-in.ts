import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface StandInRequest {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface StandInAnswer {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

/** Closes the connection without a response, as a provider that is down does. */
export const SILENCE = 'silence';

export interface StandIn {
  url: string;
  /** All requests, in order. */
  requests: StandInRequest[];
  close(): Promise<void>;
}

/** A fake provider over real HTTP on a free local port. */
export async function startStandIn(
  answer: (request: StandInRequest) => StandInAnswer | typeof SILENCE,
): Promise<StandIn> {
  const requests: StandInRequest[] = [];
  const serve = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const request = {
      method: incoming.method ?? '',
      path: incoming.url ?? '',
      headers: incoming.headers,
      body: await text(incoming),
    };
    requests.push(request);
    const given = answer(request);
    if (given === SILENCE) {
      incoming.socket.destroy();
      return;
    }
    outgoing.writeHead(given.status, { 'content-type': 'application/json', ...given.headers });
    outgoing.end(JSON.stringify(given.body));
  };
  const server = createServer((incoming, outgoing) => {
    serve(incoming, outgoing).catch((error: unknown) => outgoing.destroy(error as Error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
