import { setTimeout as pause } from 'node:timers/promises';
import { startEmbedded } from '@thyme/local-postgres';
import { count, type Fault, holds } from './fault.ts';
import { openStage } from './fixture.ts';
import { checkAtRest } from './invariants.ts';
import { compare, startStorm } from './load.ts';
import { untilAtRest } from './until-idle.ts';

const CLIENTS = 8;

/** Two servers on one data directory, one of which is killed; the database is started twice and runs once. */
export const twoInstances: Fault = {
  name: 'two-instances',
  about: 'two servers on one data directory, and one of them is killed',
  async run(context) {
    const stage = await openStage(context, 'two-instances');
    try {
      const joined = await startEmbedded({ dataDir: stage.database.dataDir });
      const isShared = joined.reused && joined.port === stage.database.port;
      const [first, second] = [await stage.instance(), await stage.instance()];
      let turn = 0;
      const both = () => {
        turn += 1;
        return (turn % 2 === 0 ? first : second).address;
      };
      const storm = startStorm({ address: both, stock: stage.stock, clients: CLIENTS, name: 'two' });
      await pause(6_000);
      await first.kill();
      const alone = storm.told.length;
      await pause(3_000);
      await first.start();
      await pause(3_000);
      await storm.end();
      await joined.stop();
      const { rows } = await stage.pool.query('select 1 as up');
      const rest = await untilAtRest(stage.pool, context.say);
      return [
        holds('the second start joins the database that runs', isShared),
        holds('leaving it does not stop it for the others', rows.length === 1),
        count('bookings while one of them was down', storm.told.length - alone),
        count('seconds until everything was done', rest),
        ...(await compare(stage.pool, storm)),
        ...(await checkAtRest(stage.pool)),
      ];
    } finally {
      await stage.close();
    }
  },
};
