import { setTimeout as pause } from 'node:timers/promises';
import { count, type Fault, holds, none } from './fault.ts';
import { openStage } from './fixture.ts';
import { checkAtRest } from './invariants.ts';
import { compare, startStorm } from './load.ts';
import { LEFT_OUT_MS, openFront } from './proxy.ts';
import { untilAtRest } from './until-idle.ts';

const ROUNDS = 2;
const CLIENTS = 10;

/** An upgrade: two servers behind a proxy are stopped and started one after the other, under load. Nobody notices. */
export const rollingRestart: Fault = {
  name: 'rolling-restart',
  about: 'two servers behind a proxy restarted in turn, under load',
  async run(context) {
    const stage = await openStage(context, 'rolling-restart');
    const servers = [await stage.instance(), await stage.instance()];
    const front = await openFront(servers.map(({ port }) => port));
    try {
      const storm = startStorm({ address: () => front.address, stock: stage.stock, clients: CLIENTS, name: 'rolling' });
      await pause(2_000);
      const codes: (number | null)[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const server of servers) {
          codes.push(await server.stop());
          await server.start();
          // The proxy must know that this one is back before the other leaves, or it has none to go to.
          await pause(LEFT_OUT_MS);
        }
        context.say(`  round ${round + 1}: ${storm.told.length} bookings, ${front.failed().length} requests failed`);
      }
      await storm.end();
      for (const reason of front.failed()) context.say(`  failed: ${reason}`);
      for (const [reason, times] of storm.reasons) context.say(`  no answer, ${times} times: ${reason}`);
      const rest = await untilAtRest(stage.pool, context.say);
      return [
        count('restarts under load', codes.length),
        holds(
          'exit code 0 each time',
          codes.every((code) => code === 0),
          codes.join(', '),
        ),
        none('requests that failed', Math.max(front.failed().length, storm.counts.noAnswer)),
        count('seconds until everything was done', rest),
        ...(await compare(stage.pool, storm)),
        ...(await checkAtRest(stage.pool)),
      ];
    } finally {
      await front.close();
      await stage.close();
    }
  },
};
