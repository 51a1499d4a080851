import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { count, type Fault, holds, none } from './fault.ts';
import { type Fixture, openFixture } from './fixture.ts';

const SOCKETS = 400;
const SECONDS = 55;

type Kind = 'silent' | 'headers, a byte at a time' | 'body, a byte at a time' | 'never reads';

/** A slow or half-open connection that lasts until the server closes it. */
function misbehave(port: number, kind: Kind): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  const body = JSON.stringify({ query: '{ trades { slug } }' });
  const head = `POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length + 5_000}\r\n\r\n`;
  const drip = (text: string) => {
    let at = 0;
    const timer = setInterval(() => {
      socket.write(text[at % text.length] ?? ' ');
      at += 1;
    }, 500);
    socket.once('close', () => clearInterval(timer));
  };
  if (kind === 'headers, a byte at a time') drip(head.replace(/\r\n\r\n$/, `\r\nX-Long: ${'a'.repeat(4_000)}`));
  if (kind === 'body, a byte at a time') {
    socket.write(head);
    drip(body);
  }
  if (kind === 'never reads') {
    socket.pause();
    for (let index = 0; index < 4; index += 1) socket.write('GET /metrics HTTP/1.1\r\nHost: x\r\n\r\n');
  }
  // Only a socket that reads notices its end.
  if (kind !== 'never reads') socket.resume();
  return socket;
}

async function measureNormalClient(fixture: Fixture, address: string): Promise<number[]> {
  const times: number[] = [];
  const until = performance.now() + SECONDS * 1_000;
  const slug = fixture.seed.shops[0] ? 'bench-0' : '';
  while (performance.now() < until) {
    const started = performance.now();
    const response = await fetch(`${address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: 'query($slug: String!) { business(slug: $slug) { name } }', variables: { slug } }),
    });
    if (!response.ok) throw new Error(`A normal client got ${response.status}.`);
    await response.arrayBuffer();
    times.push(performance.now() - started);
    await pause(100);
  }
  return times.toSorted((a, b) => a - b);
}

/** Hundreds of slow or half-open connections beside one normal client. */
export const slowClients: Fault = {
  name: 'slow-clients',
  about: `${SOCKETS} slow and half-open connections for ${SECONDS} seconds`,
  async run(context) {
    const fixture = await openFixture(context, 'slow-clients');
    try {
      const server = await fixture.instance();
      const kinds: Kind[] = ['silent', 'headers, a byte at a time', 'body, a byte at a time', 'never reads'];
      const sockets = Array.from({ length: SOCKETS }, (_none, index) => {
        const kind = kinds[index % kinds.length] ?? 'silent';
        return { kind, socket: misbehave(server.port, kind) };
      });
      const times = await measureNormalClient(fixture, server.address);
      const open = (kind: Kind) => sockets.filter((one) => one.kind === kind && !one.socket.closed).length;
      const left = kinds
        .filter((kind) => kind.endsWith('at a time'))
        .map((kind) => none(`still open: ${kind}`, open(kind)));
      for (const { socket } of sockets) socket.destroy();
      const p95 = times[Math.floor(times.length * 0.95)] ?? Number.NaN;
      const started = performance.now();
      const code = await server.stop();
      return [
        count('normal requests meanwhile, none refused', times.length),
        holds('of these p95 below one second', p95 < 1_000, `${p95.toFixed(0)} ms`),
        ...left,
        holds('still shuts down gracefully', code === 0, `${((performance.now() - started) / 1000).toFixed(1)} s`),
      ];
    } finally {
      await fixture.close();
    }
  },
};
