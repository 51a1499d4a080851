import { createServer as createHttp } from 'node:http';
import { createServer } from 'node:net';
import { Refusal } from './settings.ts';

function tryPort(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    probe.listen({ port, host }, () => probe.close(() => resolve(undefined)));
  });
}

async function isThyme(port: number, host: string): Promise<boolean> {
  const address = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  try {
    const answer = await fetch(`http://${address}:${port}/readyz`, { signal: AbortSignal.timeout(2_000) });
    const text = await answer.text();
    return text.includes('"ready"') || text.includes('Thyme is starting');
  } catch {
    return false;
  }
}

async function nextFree(port: number, host: string): Promise<number> {
  for (let candidate = port + 1; candidate < port + 100; candidate += 1) {
    if ((await tryPort(candidate, host)) === undefined) return candidate;
  }
  return port + 1;
}

async function explain(problem: string, port: number, host: string): Promise<Refusal> {
  if (problem === 'EACCES')
    return new Refusal(`Port ${port} needs more rights than this user has: PORT=3000 npm start`);
  if (problem !== 'EADDRINUSE')
    return new Refusal(`Cannot listen on ${host}:${port} (${problem}): check HOST and PORT.`);
  const who = (await isThyme(port, host)) ? 'Thyme already runs there' : 'another program listens there';
  return new Refusal(`Port ${port} is in use: ${who}. Choose another: PORT=${await nextFree(port, host)} npm start`);
}

const pleaseWait =
  '<!doctype html><meta http-equiv="refresh" content="1"><title>Thyme is starting</title><p>Thyme is starting …';

export interface Reservation {
  /** Gives the port to the server. */
  release(): Promise<void>;
  stop(): Promise<void>;
}

/** Reserves the port before any work is done, or reports which process has it and what to do. */
export function reservePort(port: number, host: string): Promise<Reservation> {
  const holder = createHttp((_request, response) => {
    response
      .writeHead(503, { 'content-type': 'text/html; charset=utf-8', 'retry-after': '1', connection: 'close' })
      .end(pleaseWait);
  });
  return new Promise((resolve, reject) => {
    holder.once('error', (error: NodeJS.ErrnoException) => {
      explain(error.code ?? error.message, port, host).then(reject, reject);
    });
    holder.listen({ port, host }, () => {
      const release = () =>
        new Promise<void>((done) => {
          holder.close(() => done());
          holder.closeAllConnections();
        });
      resolve({ release, stop: release });
    });
  });
}
