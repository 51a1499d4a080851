import { setTimeout as pause } from 'node:timers/promises';
import { count, type Fault } from './fault.ts';
import { openFixture } from './fixture.ts';
import { checkAlways, checkWhenIdle } from './invariants.ts';
import { compare, startLoad } from './load.ts';
import { untilIdle } from './until-idle.ts';

const KILLS = 50;
const CLIENTS = 12;

/** The server is killed again and again while guests book, pay and cancel. */
export const kills: Fault = {
  name: 'kills',
  about: `the server killed ${KILLS} times under a load of bookings and payments`,
  async run(context) {
    const fixture = await openFixture(context, 'kills');
    try {
      const server = await fixture.instance();
      const load = startLoad({ address: () => server.address, seed: fixture.seed, clients: CLIENTS, name: 'kills' });
      let broken = 0;
      let downMs = 0;
      for (let kill = 1; kill <= KILLS; kill += 1) {
        await pause(300 + Math.random() * 2_000);
        const since = performance.now();
        await server.kill();
        broken += (await checkAlways(fixture.pool)).filter(({ ok }) => !ok).length;
        await server.start();
        downMs += performance.now() - since;
        if (kill % 10 === 0) context.log(`  ${kill} kills, ${load.acknowledged.length} bookings acknowledged`);
      }
      await load.end();
      const idle = await untilIdle(fixture.pool, context.log);
      return [
        count('kills', KILLS),
        count('seconds from a kill to ready, on average', Number((downMs / KILLS / 1000).toFixed(1))),
        count('seconds until idle after the last', idle),
        ...(await compare(fixture.pool, load)),
        { what: 'invariants violated right after a kill', value: broken, ok: broken === 0 },
        ...(await checkWhenIdle(fixture.pool)),
      ];
    } finally {
      await fixture.close();
    }
  },
};
