import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { Socket } from 'socket.io-client';
import type { Bench, Context } from './measuring/figure.ts';
import { percentile, steadily } from './measuring/graphql-load.ts';
import { type Running, startStocked } from './server.ts';
import { eachOf, memoryOf, open, type Stock, stock } from './sockets.ts';

const SOCKETS = Number(process.env.IDLE_SOCKETS ?? 5_000);
const AT_ONCE = 50;
/** Longer than the server's ping interval and ping timeout together (45 s). */
const IDLE_MS = 60_000;
const RATE = { perSecond: 20, seconds: 10 };

const ask = ({ address }: Running, { guests }: Stock) => {
  let count = 0;
  const next = () => {
    count += 1;
    const token = guests[(count * 37) % guests.length]?.token ?? '';
    return { query: 'query { appointments(type: "upcoming", count: 10) { data { id } } }', variables: {}, token };
  };
  return steadily(address, { ...RATE, next });
};

async function measure(context: Context, server: Running, made: Stock, sockets: Socket[]) {
  await ask(server, made);
  const alone = percentile(await ask(server, made), 0.95);
  const before = await memoryOf(server.address);
  await eachOf(
    made.guests,
    AT_ONCE,
    async (guest) => void sockets.push(await open(server.address, guest, made.details)),
  );
  const opened = await memoryOf(server.address);
  let lost = 0;
  for (const socket of sockets) socket.once('disconnect', () => (lost += 1));
  await pause(IDLE_MS);
  const beside = percentile(await ask(server, made), 0.95);
  const memory = await memoryOf(server.address);
  context.say(
    `  ${sockets.length} sockets: ${before.toFixed(0)} MB before, ${opened.toFixed(0)} MB with them, ${memory.toFixed(0)} MB after a minute; load average ${loadavg()[0]?.toFixed(1)}`,
  );
  return { lost, memory, beside, alone };
}

/** Memory of connections that are open but idle. */
export const idleSockets: Bench = {
  name: 'idle connections',
  onlyWhenNamed: true,
  async run(context) {
    let made: Stock | undefined;
    const server = await startStocked(context, 'idle-sockets', async (url) => {
      made = await stock(url, SOCKETS);
    });
    const sockets: Socket[] = [];
    try {
      if (!made) throw new Error('No guests were made.');
      const { lost, memory, beside, alone } = await measure(context, server, made, sockets);
      const count = SOCKETS.toLocaleString('en');
      const less = { better: 'less' as const };
      return [
        { what: `of ${count} idle sockets, lost within a minute`, value: lost, unit: '', budget: 0, ...less },
        { what: `memory of the server with ${count} idle sockets`, value: memory, unit: 'MB', budget: 1_536, ...less },
        {
          what: 'requests beside them, p95',
          value: beside,
          unit: 'ms',
          budget: 60,
          ...less,
          reference: { what: 'before they were opened', value: alone, unit: 'ms' },
        },
      ];
    } finally {
      for (const socket of sockets) socket.disconnect();
      await server.stop();
    }
  },
};
