import { setTimeout as pause } from 'node:timers/promises';
import { count, type Fault, holds, none } from './fault.ts';
import { openStage } from './fixture.ts';
import { checkAtRest } from './invariants.ts';
import { compare, startStorm } from './load.ts';
import { untilAtRest } from './until-idle.ts';

const STOPS = 5;
const CLIENTS = 12;

/** SIGTERM in the middle of requests: what was begun is answered, and only then the process leaves. */
export const orderlyStop: Fault = {
  name: 'orderly-stop',
  about: `SIGTERM ${STOPS} times in the middle of requests`,
  async run(context) {
    const stage = await openStage(context, 'orderly-stop');
    try {
      const server = await stage.instance();
      const storm = startStorm({ address: () => server.address, stock: stage.stock, clients: CLIENTS, name: 'stops' });
      const codes: (number | null)[] = [];
      const times: number[] = [];
      for (let stop = 0; stop < STOPS; stop += 1) {
        await pause(1_500);
        const started = performance.now();
        codes.push(await server.stop());
        times.push((performance.now() - started) / 1000);
        await server.start();
      }
      await storm.end();
      // Turned away at the door, or the door is shut: the request was never begun. Anything else was cut off.
      const turnedAway = /fetch failed|^503/;
      const cutOff = [...storm.reasons].filter(([reason]) => !turnedAway.test(reason));
      const rest = await untilAtRest(stage.pool, context.say);
      return [
        holds(
          'exit code 0 each time',
          codes.every((code) => code === 0),
          codes.join(', '),
        ),
        count('seconds to leave, the longest', Number(Math.max(...times).toFixed(1))),
        none(
          'requests that were begun and cut off',
          cutOff.reduce((sum, [, number]) => sum + number, 0),
        ),
        count('seconds until everything was done', rest),
        ...(await compare(stage.pool, storm)),
        ...(await checkAtRest(stage.pool)),
      ];
    } finally {
      await stage.close();
    }
  },
};
