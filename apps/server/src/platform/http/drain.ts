import { Server } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { LeavingConfig } from '../config/config.ts';
import type { Http } from './create-http.ts';

const FINISH_MS = 8_000;
const SWEEP_MS = 250;
/** Those who watch a leaving server still get an answer. */
const WATCHED = new Set(['/healthz', '/readyz', '/metrics']);

/** How the server leaves, as requests see it. */
export interface Leaving {
  hasBegun(): boolean;
  /** Resolves when nothing new can come in. */
  closeDoor(): Promise<void>;
}

/**
 * A connection that the kernel took and we did not is cut when the door is shut. So before that nobody must want to come: for
 * `stayMs` all is as ever, but /readyz says no, for proxies that ask. Then requests are turned away unread: a proxy that does not
 * ask hears 503, goes to another server, and leaves us out before the door is shut.
 */
export function prepareLeaving(http: Http, { stayMs, turnAwayMs }: LeavingConfig): Leaving {
  let isLeaving = false;
  let turnsAway = false;
  http.addHook('onRequest', async (request, reply) => {
    if (!turnsAway || WATCHED.has(request.url)) return;
    return reply.code(503).header('retry-after', '1').send({ status: 'closing' });
  });
  // Each answer is the last on its connection: whoever has more to ask connects to another server.
  http.addHook('onSend', async (_request, reply) => {
    if (isLeaving) reply.header('connection', 'close');
  });
  return {
    hasBegun: () => isLeaving,
    closeDoor: async () => {
      isLeaving = true;
      if (!http.server.listening) return;
      await pause(stayMs);
      turnsAway = true;
      await pause(turnAwayMs);
      // Only the door: closing as HTTP does would cut connections whose next request is already on its way.
      Server.prototype.close.call(http.server);
    },
  };
}

/** Requests get a while to finish; a client that does not take its answer does not keep us from leaving. */
export async function closeHttp(http: Http): Promise<void> {
  // A connection whose answer had begun before may be kept by its client without a further request.
  const sweep = setInterval(() => http.server.closeIdleConnections(), SWEEP_MS);
  const cut = setTimeout(() => http.server.closeAllConnections(), FINISH_MS);
  await http.close();
  clearInterval(sweep);
  clearTimeout(cut);
}
