import { Server } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Http } from './create-http.ts';

const FINISH_MS = 8_000;
const SWEEP_MS = 250;
/** For requests that are on their way over connections we have already. */
const GRACE_MS = 300;

/** While the server leaves, each answer is the last on its connection: whoever has more to ask connects to another. */
export function lastAnswers(http: Http, isClosing: () => boolean): void {
  http.addHook('onSend', async (_request, reply) => {
    if (isClosing()) reply.header('connection', 'close');
  });
}

/** Only the door: closing as HTTP does would cut connections whose next request is already on its way. */
export async function closeDoor(http: Http): Promise<void> {
  if (!http.server.listening) return;
  Server.prototype.close.call(http.server);
  await pause(GRACE_MS);
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
