import { setTimeout as pause } from 'node:timers/promises';
import { count, type Fault } from './fault.ts';
import { openStage } from './fixture.ts';
import { checkAlways, checkAtRest } from './invariants.ts';
import { compare, startStorm } from './load.ts';
import { untilAtRest } from './until-idle.ts';

const KILLS = 50;
const CLIENTS = 12;

/** The server is killed without warning, again and again, while guests book, pay and cancel. */
export const kills: Fault = {
  name: 'kills',
  about: `the server killed ${KILLS} times in a storm of bookings and payments`,
  async run(context) {
    const stage = await openStage(context, 'kills');
    try {
      const server = await stage.instance();
      const storm = startStorm({ address: () => server.address, stock: stage.stock, clients: CLIENTS, name: 'kills' });
      let broken = 0;
      let downMs = 0;
      for (let kill = 1; kill <= KILLS; kill += 1) {
        await pause(300 + Math.random() * 2_000);
        const since = performance.now();
        await server.kill();
        broken += (await checkAlways(stage.pool)).filter(({ ok }) => !ok).length;
        await server.start();
        downMs += performance.now() - since;
        if (kill % 10 === 0) context.say(`  ${kill} kills, ${storm.told.length} bookings acknowledged`);
      }
      await storm.end();
      const rest = await untilAtRest(stage.pool, context.say);
      return [
        count('kills', KILLS),
        count('seconds from a kill to ready, on average', Number((downMs / KILLS / 1000).toFixed(1))),
        count('seconds until everything was done after the last', rest),
        ...(await compare(stage.pool, storm)),
        { what: 'rules found broken right after a kill', value: broken, ok: broken === 0 },
        ...(await checkAtRest(stage.pool)),
      ];
    } finally {
      await stage.close();
    }
  },
};
