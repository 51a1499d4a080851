import { setTimeout as pause } from 'node:timers/promises';
import { startEmbedded } from '@thyme/local-postgres';
import { count, type Fault, holds } from './fault.ts';
import { openFixture } from './fixture.ts';
import { checkWhenIdle } from './invariants.ts';
import { compare, startLoad } from './load.ts';
import { untilIdle } from './until-idle.ts';

const CLIENTS = 8;

/** Two servers on one data directory, one of which is killed; the database is started twice and runs once. */
export const twoInstances: Fault = {
  name: 'two-instances',
  about: 'two servers on one data directory, and one of them is killed',
  async run(context) {
    const fixture = await openFixture(context, 'two-instances');
    try {
      const joined = await startEmbedded({ dataDir: fixture.database.dataDir });
      const isShared = joined.reused && joined.port === fixture.database.port;
      const [first, second] = [await fixture.instance(), await fixture.instance()];
      let turn = 0;
      const both = () => {
        turn += 1;
        return (turn % 2 === 0 ? first : second).address;
      };
      const load = startLoad({ address: both, seed: fixture.seed, clients: CLIENTS, name: 'two' });
      await pause(6_000);
      await first.kill();
      const alone = load.acknowledged.length;
      await pause(3_000);
      await first.start();
      await pause(3_000);
      await load.end();
      await joined.stop();
      const { rows } = await fixture.pool.query('select 1 as up');
      const idle = await untilIdle(fixture.pool, context.log);
      return [
        holds('the second start uses the running database', isShared),
        holds('its stop does not stop the database for the others', rows.length === 1),
        count('bookings while one of them was down', load.acknowledged.length - alone),
        count('seconds until idle', idle),
        ...(await compare(fixture.pool, load)),
        ...(await checkWhenIdle(fixture.pool)),
      ];
    } finally {
      await fixture.close();
    }
  },
};
