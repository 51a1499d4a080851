import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { Socket } from 'socket.io-client';
import type { Bench, Context, Figure } from './measuring/figure.ts';
import { percentile, steadily } from './measuring/graphql-load.ts';
import { serverMilliseconds } from './measuring/processor-time.ts';
import { type Running, startStocked } from './server.ts';
import { eachOf, memoryOf, open, type Stock, stock } from './sockets.ts';

const SOCKETS = Number(process.env.IDLE_SOCKETS ?? 5_000);
const AT_ONCE = 50;
/** Longer than the server's ping interval and ping timeout together (45 s). */
const IDLE_MS = 60_000;
const RATE = { perSecond: 20, seconds: 10 };
/** A server that takes longer to shut down is killed, with the requests and jobs that it has. */
const MOST_SECONDS_TO_STOP = 12;

interface Asked {
  /** The 95th percentile, in milliseconds. */
  p95: number;
  /** Processor time of the server for one request, in milliseconds: other programs disturb it less. */
  processor: number;
}

async function ask({ address }: Running, { guests }: Stock): Promise<Asked> {
  let count = 0;
  const next = () => {
    count += 1;
    const token = guests[(count * 37) % guests.length]?.token ?? '';
    return { query: 'query { appointments(type: "upcoming", count: 10) { data { id } } }', variables: {}, token };
  };
  const before = await serverMilliseconds(address);
  const times = await steadily(address, { ...RATE, next });
  return { p95: percentile(times, 0.95), processor: ((await serverMilliseconds(address)) - before) / times.length };
}

/** The share of a core that the server uses while nothing is requested, in percent. */
async function idleShare({ address }: Running): Promise<number> {
  const before = await serverMilliseconds(address);
  await pause(IDLE_MS);
  return (100 * ((await serverMilliseconds(address)) - before)) / IDLE_MS;
}

async function measure(context: Context, server: Running, made: Stock, sockets: Socket[]) {
  await ask(server, made);
  const alone = await ask(server, made);
  const empty = { memory: await memoryOf(server.address), share: await idleShare(server) };
  await eachOf(
    made.guests,
    AT_ONCE,
    async (guest) => void sockets.push(await open(server.address, guest, made.details)),
  );
  const opened = await memoryOf(server.address);
  let lost = 0;
  for (const socket of sockets) socket.once('disconnect', () => (lost += 1));
  const share = await idleShare(server);
  // The minute closed the connections to the database, as it did not before the first measurement.
  await ask(server, made);
  const beside = await ask(server, made);
  const memory = await memoryOf(server.address);
  const megabytes = [empty.memory, opened, memory].map((value) => value.toFixed(0));
  context.say(
    `  ${sockets.length} sockets: ${megabytes[0]} MB before, ${megabytes[1]} with them, ${megabytes[2]} after a minute; idle ${empty.share.toFixed(1)} % of a core before, ${share.toFixed(1)} % with them; a request ${alone.processor.toFixed(1)} ms of processor before, ${beside.processor.toFixed(1)} beside them; load average ${loadavg()[0]?.toFixed(1)}`,
  );
  return { lost, memory, share, emptyShare: empty.share, beside, alone };
}

function figuresOf({ lost, memory, share, emptyShare, beside, alone }: Awaited<ReturnType<typeof measure>>): Figure[] {
  const count = SOCKETS.toLocaleString('en');
  const less = { better: 'less' as const };
  const before = 'before they were opened';
  return [
    { what: `of ${count} idle sockets, lost within a minute`, value: lost, unit: '', budget: 0, ...less },
    { what: `memory of the server with ${count} idle sockets`, value: memory, unit: 'MB', budget: 1_536, ...less },
    {
      what: `share of a core that ${count} idle sockets take`,
      value: share - emptyShare,
      unit: '%',
      budget: 15,
      ...less,
      reference: { what: before, value: emptyShare, unit: '%' },
    },
    {
      what: 'requests beside them, p95',
      value: beside.p95,
      unit: 'ms',
      budget: 60,
      ...less,
      reference: { what: before, value: alone.p95, unit: 'ms' },
    },
    {
      what: 'requests beside them, processor time',
      value: beside.processor / alone.processor,
      unit: '×',
      budget: 1.3,
      ...less,
      reference: { what: before, value: alone.processor, unit: 'ms' },
    },
  ];
}

/** Shuts the server down while the sockets are open, as an upgrade does. Returns seconds. */
async function stopBeneath(server: Running, sockets: readonly Socket[]): Promise<number> {
  for (const socket of sockets) socket.io.reconnection(false);
  const started = performance.now();
  await server.stopServers();
  return (performance.now() - started) / 1000;
}

/** What connections cost that are open but idle. */
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
      const figures = figuresOf(await measure(context, server, made, sockets));
      const stopped: Figure = {
        what: 'shutdown while they are open',
        value: await stopBeneath(server, sockets),
        unit: 's',
        budget: MOST_SECONDS_TO_STOP,
        better: 'less',
      };
      return [...figures, stopped];
    } finally {
      for (const socket of sockets) socket.disconnect();
      await server.stop();
    }
  },
};
