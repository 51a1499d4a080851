import { setTimeout as pause } from 'node:timers/promises';
import { startEmbedded } from '@thyme/local-postgres';
import { count, type Fault, holds } from './fault.ts';
import { openFixture } from './fixture.ts';
import { checkWhenIdle } from './invariants.ts';
import { compare, startLoad } from './load.ts';
import { untilIdle } from './until-idle.ts';

const OUTAGE_SECONDS = 30;
const CLIENTS = 12;
const CLOSING_SECONDS = 10;

const status = (address: string): Promise<number> =>
  fetch(address).then(
    (response) => response.status,
    () => 0,
  );

/** PostgreSQL is stopped for half a minute under load and started again; the server stays up. */
export const databaseOutage: Fault = {
  name: 'database-outage',
  about: `PostgreSQL stopped for ${OUTAGE_SECONDS} seconds, then started on the same port`,
  async run(context) {
    const fixture = await openFixture(context, 'database-outage');
    let again: Awaited<ReturnType<typeof startEmbedded>> | undefined;
    try {
      const server = await fixture.instance();
      const pid = server.pid();
      const load = startLoad({ address: () => server.address, seed: fixture.seed, clients: CLIENTS, name: 'outage' });
      await pause(5_000);
      const before = load.acknowledged.length;
      await fixture.database.stop();
      context.log(`  PostgreSQL is stopped; ${before} bookings acknowledged`);
      await pause(2_000);
      const during = {
        alive: await status(`${server.address}/healthz`),
        ready: await status(`${server.address}/readyz`),
      };
      await pause((OUTAGE_SECONDS - 2) * 1_000);
      again = await startEmbedded({ dataDir: fixture.database.dataDir, port: fixture.database.port });
      const back = performance.now();
      while ((await status(`${server.address}/readyz`)) !== 200 && performance.now() - back < 60_000) await pause(50);
      const recovery = (performance.now() - back) / 1000;
      await pause(8_000);
      await load.end();
      const idle = await untilIdle(fixture.pool, context.log);
      const asked = performance.now();
      const isRestarted = server.pid() !== pid || server.output() !== '';
      const code = await server.stop();
      const closing = (performance.now() - asked) / 1000;
      return [
        holds(
          'without its database the server is alive and not ready',
          during.alive === 200 && during.ready === 503,
          `${during.alive}, ${during.ready}`,
        ),
        holds('the process is never restarted', !isRestarted),
        holds(
          `afterwards SIGTERM ends it in order within ${CLOSING_SECONDS} seconds`,
          code === 0 && closing <= CLOSING_SECONDS,
          `exit ${code} after ${closing.toFixed(1)} s`,
        ),
        count('seconds from the start of the database to ready', Number(recovery.toFixed(1))),
        count('bookings before and after', `${before} and ${load.acknowledged.length - before}`),
        count('seconds until idle', idle),
        ...(await compare(fixture.pool, load)),
        ...(await checkWhenIdle(fixture.pool)),
      ];
    } finally {
      await fixture.close();
      await again?.stop();
    }
  },
};
