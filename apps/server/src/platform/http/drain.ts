import { Server } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { DrainConfig } from '../config/config.ts';
import type { Http } from './http.ts';

const FINISH_MS = 8_000;
/** A phone that sleeps does not answer the closing of its websocket, for which the protocol's library waits 30 seconds. */
const SOCKETS_MS = 3_000;
const SWEEP_MS = 250;
/** Monitoring still gets answers from a draining server. */
const MONITORED = new Set(['/healthz', '/readyz', '/metrics']);

export interface Drain {
  hasBegun(): boolean;
  /** Resolves when no new connection is accepted. */
  stopAccepting(): Promise<void>;
  /** Gives running requests time to finish; a client that does not read its response cannot delay the shutdown. */
  finish(): Promise<void>;
}

/**
 * Closing the port resets connections that the kernel has accepted and Node has not, so traffic must stop before that. For
 * `notReadyMs` requests are served while /readyz fails, for load balancers with health checks. Then every request gets 503
 * for `rejectMs`, so that a proxy without health checks goes to another server.
 */
export function prepareDrain(http: Http, { notReadyMs, rejectMs }: DrainConfig): Drain {
  let isDraining = false;
  let isRejecting = false;
  const sockets = websocketsOf(http);
  http.addHook('onRequest', async (request, reply) => {
    if (!isRejecting || MONITORED.has(request.url)) return;
    return reply.code(503).header('retry-after', '1').send({ status: 'closing' });
  });
  // Each response is the last on its connection, so that clients reconnect to another server.
  http.addHook('onSend', async (_request, reply) => {
    if (isDraining) reply.header('connection', 'close');
  });
  return {
    hasBegun: () => isDraining,
    stopAccepting: async () => {
      isDraining = true;
      if (!http.server.listening) return;
      await pause(notReadyMs);
      isRejecting = true;
      await pause(rejectMs);
      // Closes the listening socket only: http.Server's close would cut keep-alive connections with a request on its way.
      Server.prototype.close.call(http.server);
    },
    finish: () => closeHttp(http, sockets),
  };
}

/** The open ones. They are no longer connections of the HTTP server, which nevertheless waits for them. */
function websocketsOf(http: Http): ReadonlySet<Duplex> {
  const open = new Set<Duplex>();
  http.server.on('upgrade', (_request, socket: Duplex) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return open;
}

async function closeHttp(http: Http, sockets: ReadonlySet<Duplex>): Promise<void> {
  // A connection whose response started before the drain may stay open without a further request.
  const sweep = setInterval(() => http.server.closeIdleConnections(), SWEEP_MS);
  const hangUp = setTimeout(() => {
    for (const socket of sockets) socket.destroy();
  }, SOCKETS_MS);
  const cut = setTimeout(() => http.server.closeAllConnections(), FINISH_MS);
  await http.close();
  clearInterval(sweep);
  clearTimeout(hangUp);
  clearTimeout(cut);
}
