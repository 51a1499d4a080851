import pg from 'pg';
import type { Context, Figure } from '../measuring/figure.ts';
import { together } from '../measuring/graphql-load.ts';
import { databaseMilliseconds, serverMilliseconds } from '../measuring/processor-time.ts';
import { type Running, startStocked } from '../server.ts';
import { openShops } from './shops.ts';

const SHOPS = 20;
const GUESTS = 200;
const CLIENTS = 16;
const SECONDS = 10;
const ROUNDS = 3;

export type Stock = Awaited<ReturnType<typeof openShops>>;

export interface Compared {
  name: string;
  what: string;
  /** Functions that write the same rows, as fast as the database can. */
  ceiling: string;
  /** SQL that adapts the shops. */
  arrange?: string;
  ways(
    server: Running,
    pool: pg.Pool,
    stock: Stock,
  ): Promise<{
    book(): Promise<void>;
    write(): Promise<void>;
    /** Before each round, outside its time. */
    refill?(): Promise<void>;
  }>;
  /** Throws where the written rows break an invariant. */
  check(pool: pg.Pool): Promise<void>;
}

/** Runs the same work through the whole server and through functions in the database, in turns, with as many clients. */
export async function compareWrites(context: Context, compared: Compared): Promise<Figure[]> {
  let stock: Stock | undefined;
  const server = await startStocked(context, compared.name, async (url) => {
    stock = await openShops(url, SHOPS, GUESTS);
  });
  const pool = new pg.Pool({ connectionString: server.databaseUrl, max: CLIENTS });
  try {
    if (!stock) throw new Error('No shops were opened.');
    if (compared.arrange) await pool.query(compared.arrange);
    await pool.query(compared.ceiling);
    const { book, write, refill } = await compared.ways(server, pool, stock);
    await refill?.();
    await together(CLIENTS, 4, book);
    await together(CLIENTS, 2, write);
    const booked = { rate: 0, server: 0, database: 0 };
    const written = { rate: 0, database: 0 };
    // In turns, so that changes in the machine's speed affect both.
    for (let round = 0; round < ROUNDS; round += 1) {
      await refill?.();
      const ours = await measured(server, () => together(CLIENTS, SECONDS, book));
      const theirs = await measured(server, () => together(CLIENTS, SECONDS, write));
      booked.rate += ours.rate / ROUNDS;
      booked.server += ours.server / ROUNDS;
      booked.database += ours.database / ROUNDS;
      written.rate += theirs.rate / ROUNDS;
      written.database += theirs.database / ROUNDS;
    }
    await compared.check(pool);
    context.say(
      `  through GraphQL ${booked.rate.toFixed(0)}/s, of a processor ${booked.server.toFixed(1)} ms in the server and ${booked.database.toFixed(1)} ms in the database each`,
    );
    context.say(`  by functions in the database ${written.rate.toFixed(0)}/s, ${written.database.toFixed(1)} ms each`);
    const reference = { what: 'written by the database alone', value: written.rate, unit: '/s' };
    const value = (100 * booked.rate) / written.rate;
    return [{ what: compared.what, value, unit: '%', budget: 25, better: 'more', reference }];
  } finally {
    await pool.end();
    await server.stop();
  }
}

/** How many a second, and milliseconds of a processor for each. */
async function measured({ address, dataDir }: Running, work: () => Promise<{ done: number; rate: number }>) {
  const before = { server: await serverMilliseconds(address), database: databaseMilliseconds(dataDir) ?? Number.NaN };
  const { done, rate } = await work();
  return {
    rate,
    server: ((await serverMilliseconds(address)) - before.server) / done,
    database: ((databaseMilliseconds(dataDir) ?? Number.NaN) - before.database) / done,
  };
}
