import { setTimeout as pause } from 'node:timers/promises';
import { startEmbedded } from '@thyme/local-postgres';
import { count, type Fault, holds } from './fault.ts';
import { openStage } from './fixture.ts';
import { checkAtRest } from './invariants.ts';
import { compare, startStorm } from './load.ts';
import { untilAtRest } from './until-idle.ts';

const AWAY_SECONDS = 30;
const CLIENTS = 12;

const status = (address: string): Promise<number> =>
  fetch(address).then(
    (response) => response.status,
    () => 0,
  );

/** PostgreSQL is stopped for half a minute in the storm and comes back; the server stays up. */
export const databaseOutage: Fault = {
  name: 'database-outage',
  about: `PostgreSQL stopped for ${AWAY_SECONDS} seconds, and back on the same port`,
  async run(context) {
    const stage = await openStage(context, 'database-outage');
    let again: Awaited<ReturnType<typeof startEmbedded>> | undefined;
    try {
      const server = await stage.instance();
      const pid = server.pid();
      const storm = startStorm({ address: () => server.address, stock: stage.stock, clients: CLIENTS, name: 'outage' });
      await pause(5_000);
      const before = storm.told.length;
      await stage.database.stop();
      context.say(`  PostgreSQL is gone; ${before} bookings acknowledged`);
      await pause(2_000);
      const whileAway = {
        alive: await status(`${server.address}/healthz`),
        ready: await status(`${server.address}/readyz`),
      };
      await pause((AWAY_SECONDS - 2) * 1_000);
      again = await startEmbedded({ dataDir: stage.database.dataDir, port: stage.database.port });
      const back = performance.now();
      while ((await status(`${server.address}/readyz`)) !== 200 && performance.now() - back < 60_000) await pause(50);
      const recovery = (performance.now() - back) / 1000;
      await pause(8_000);
      await storm.end();
      const rest = await untilAtRest(stage.pool, context.say);
      return [
        holds(
          'without its database the server lives and says it is not ready',
          whileAway.alive === 200 && whileAway.ready === 503,
          `${whileAway.alive}, ${whileAway.ready}`,
        ),
        holds('the same process all the time', server.pid() === pid && server.output() === ''),
        count('seconds from the database being back to ready', Number(recovery.toFixed(1))),
        count('bookings before and after', `${before} and ${storm.told.length - before}`),
        count('seconds until everything was done', rest),
        ...(await compare(stage.pool, storm)),
        ...(await checkAtRest(stage.pool)),
      ];
    } finally {
      await stage.close();
      await again?.stop();
    }
  },
};
