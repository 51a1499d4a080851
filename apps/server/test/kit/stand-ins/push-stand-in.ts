import { createECDH, type ECDH, randomBytes } from 'node:crypto';
import { Agent, createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import ece from 'http_ece';
import { LOCALHOST } from '../localhost-certificate.ts';

export interface ReceivedPush {
  path: string;
  headers: Record<string, unknown>;
  /** Decrypted with the subscription's key. */
  notice: Record<string, string>;
}

export interface PushStandIn {
  host: string;
  agent: Agent;
  received: ReceivedPush[];
  /** A subscription like a browser's; pushes to /gone get 410. */
  subscribe(path: string): { endpoint: string; p256dh: string; auth: string };
  close(): Promise<void>;
}

/** A push service over real HTTPS that decrypts what it gets, as the browser would. */
export async function pushStandIn(): Promise<PushStandIn> {
  const keys = new Map<string, { ecdh: ECDH; auth: string }>();
  const received: ReceivedPush[] = [];
  const server = createServer(LOCALHOST, (request, response) => {
    const path = request.url ?? '';
    const key = keys.get(path);
    buffer(request).then(
      (body) => {
        if (!key || path.startsWith('/gone')) return response.writeHead(410).end();
        const plain = ece.decrypt(body, { version: 'aes128gcm', privateKey: key.ecdh, authSecret: key.auth });
        received.push({ path, headers: { ...request.headers }, notice: JSON.parse(plain.toString()) });
        return response.writeHead(201).end();
      },
      (error: Error) => response.destroy(error),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const host = `localhost:${(server.address() as AddressInfo).port}`;
  return {
    host,
    agent: new Agent({ ca: LOCALHOST.cert }),
    received,
    subscribe: (path) => {
      const ecdh = createECDH('prime256v1');
      const p256dh = ecdh.generateKeys('base64url');
      const auth = randomBytes(16).toString('base64url');
      keys.set(path, { ecdh, auth });
      return { endpoint: `https://${host}${path}`, p256dh, auth };
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
