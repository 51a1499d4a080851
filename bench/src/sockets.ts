import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { connect } from '@thyme/db';
import { appointments, businessMembers, clientDetails, sessions, users } from '@thyme/db/schema';
import { io, type Socket } from 'socket.io-client';
import { type BenchGuest, openShops } from './bookings/shops.ts';
import type { Bench, Figure } from './measuring/figure.ts';
import { percentile, sendQuery } from './measuring/graphql-load.ts';
import { startStocked } from './server.ts';

const SOCKETS = 2_000;
const AT_ONCE = 100;
const WRITERS = 8;
const DAY = 86_400;
const PATIENCE_MS = 10_000;

const WARN = `mutation($b: Int!, $g: Int!) { desk_warn_guest(business_id: $b, guest_id: $g, reason: "Bench") { status message } }`;

export interface Stock {
  businessId: number;
  guests: BenchGuest[];
  /** By guest. */
  details: Map<number, number>;
  ownerToken: string;
}

/** One shop at which every guest has an upcoming appointment, so that its owner may write to each of them. */
export async function stock(url: string, count: number): Promise<Stock> {
  const { shops, guests } = await openShops(url, 1, count);
  const businessId = shops[0]?.id ?? 0;
  const { db, close } = connect(url);
  try {
    const now = Math.floor(Date.now() / 1000);
    const [owner] = await db
      .insert(users)
      .values({ userType: 1, firstName: 'Bench', lastName: 'Owner', email: 'owner@bench.example' })
      .returning({ id: users.id });
    const userId = owner?.id ?? 0;
    await db.insert(businessMembers).values({ businessId, userId, role: 'owner' });
    const ownerToken = randomBytes(32).toString('base64url');
    const tokenHash = createHash('sha256').update(ownerToken).digest();
    const lasts = { idleExpiresAt: now + DAY, expiresAt: now + DAY };
    await db.insert(sessions).values({ userId, tokenHash, createdAt: now, lastUsedAt: now, ...lasts });
    await db.insert(appointments).values(
      guests.map(({ id }) => ({
        businessId,
        userId: id,
        status: 'Accept' as const,
        startsAt: now + 5 * DAY,
        endsAt: now + 5 * DAY + 1_800,
        currency: 'EUR',
      })),
    );
    const rows = await db.select({ id: clientDetails.id, userId: clientDetails.userId }).from(clientDetails);
    return { businessId, guests, details: new Map(rows.map((row) => [row.userId, row.id])), ownerToken };
  } finally {
    await close();
  }
}

/** Runs the work for each item, so many at a time. */
export async function eachOf<Item>(items: readonly Item[], atOnce: number, work: (item: Item) => Promise<void>) {
  const queue = items.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of queue) await work(item);
    }),
  );
}

export async function open(address: string, { id, token }: BenchGuest, details: Stock['details']): Promise<Socket> {
  const socket = io(address, { path: '/realtime', transports: ['websocket'], auth: { token }, forceNew: true });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  const answer = (await socket.emitWithAck('join', `client-detail.${details.get(id)}`)) as { status: number };
  if (answer.status !== 1) throw new Error('A guest could not join their own channel.');
  return socket;
}

/** Resident memory of all processes of the server, in megabytes. */
export async function memoryOf(address: string): Promise<number> {
  const figures = await (await fetch(`${address}/metrics`)).text();
  const lines = figures.matchAll(/^process_resident_memory_bytes(?:\{[^}]*\})? (\S+)$/gm);
  return [...lines].reduce((sum, [, bytes]) => sum + Number(bytes), 0) / 2 ** 20;
}

interface Arrivals {
  /** By guest, when. */
  at: Map<number, number>;
  all: Promise<void>;
}

/** Opens a socket for each guest and records when its first notification arrives. */
async function openAll(address: string, { guests, details }: Stock, sockets: Socket[]): Promise<Arrivals> {
  const at = new Map<number, number>();
  const all = Promise.withResolvers<void>();
  await eachOf(guests, AT_ONCE, async (guest) => {
    const socket = await open(address, guest, details);
    sockets.push(socket);
    socket.once('notification', () => {
      at.set(guest.id, performance.now());
      if (at.size === guests.length) all.resolve();
    });
  });
  return { at, all: all.promise };
}

/** Writes to each guest and returns how long each notification took to arrive, in milliseconds. */
async function writeToAll(
  address: string,
  { guests, businessId, ownerToken }: Stock,
  arrivals: Arrivals,
): Promise<number[]> {
  const sent = new Map<number, number>();
  await eachOf(guests, WRITERS, async ({ id }) => {
    sent.set(id, performance.now());
    await sendQuery(address, { query: WARN, variables: { b: businessId, g: id }, token: ownerToken });
  });
  await Promise.race([arrivals.all, wait(PATIENCE_MS)]);
  return [...arrivals.at].map(([id, at]) => at - (sent.get(id) ?? at));
}

export const openSockets: Bench = {
  name: 'sockets',
  async run(context) {
    let made: Stock | undefined;
    const server = await startStocked(context, 'sockets', async (url) => {
      made = await stock(url, SOCKETS);
    });
    const sockets: Socket[] = [];
    try {
      if (!made) throw new Error('No guests were made.');
      const before = await memoryOf(server.address);
      const arrivals = await openAll(server.address, made, sockets);
      const after = await memoryOf(server.address);
      const delays = await writeToAll(server.address, made, arrivals);
      const each = (1024 * (after - before)) / sockets.length;
      context.say(
        `  ${sockets.length} sockets; the server held ${before.toFixed(0)} MB before and ${after.toFixed(0)} MB with them (${each.toFixed(0)} KB each)`,
      );
      return figures({ lost: SOCKETS - delays.length, p95: percentile(delays, 0.95), memory: after });
    } finally {
      for (const socket of sockets) socket.disconnect();
      await server.stop();
    }
  },
};

function figures({ lost, p95, memory }: { lost: number; p95: number; memory: number }): Figure[] {
  const less = { better: 'less' as const };
  return [
    {
      what: 'notifications that did not arrive, one to each of 2,000 sockets',
      value: lost,
      unit: '',
      budget: 0,
      ...less,
    },
    {
      what: 'from the request that causes it to the notified page, p95',
      value: p95,
      unit: 'ms',
      budget: 500,
      ...less,
    },
    { what: 'memory of the server with 2,000 open sockets', value: memory, unit: 'MB', budget: 1_024, ...less },
  ];
}
