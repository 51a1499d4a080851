import { setTimeout as pause } from 'node:timers/promises';
import { count, type Fault, holds, none } from './fault.ts';
import { openFixture } from './fixture.ts';
import { checkWhenIdle } from './invariants.ts';
import { compare, startLoad } from './load.ts';
import { untilIdle } from './until-idle.ts';

const STOPS = 5;
const CLIENTS = 12;

/** SIGTERM under load: running requests are finished before the process exits. */
export const gracefulShutdown: Fault = {
  name: 'graceful-shutdown',
  about: `SIGTERM ${STOPS} times under load`,
  async run(context) {
    const fixture = await openFixture(context, 'graceful-shutdown');
    try {
      const server = await fixture.instance();
      const load = startLoad({ address: () => server.address, seed: fixture.seed, clients: CLIENTS, name: 'stops' });
      const codes: (number | null)[] = [];
      const times: number[] = [];
      for (let stop = 0; stop < STOPS; stop += 1) {
        await pause(1_500);
        const started = performance.now();
        codes.push(await server.stop());
        times.push((performance.now() - started) / 1000);
        await server.start();
      }
      await load.end();
      // A rejected request, or a closed port: the request was never started. Anything else was aborted.
      const rejected = /fetch failed|^503/;
      const aborted = [...load.reasons].filter(([reason]) => !rejected.test(reason));
      const idle = await untilIdle(fixture.pool, context.log);
      return [
        holds(
          'exit code 0 each time',
          codes.every((code) => code === 0),
          codes.join(', '),
        ),
        count('seconds to exit, at most', Number(Math.max(...times).toFixed(1))),
        none(
          'requests that were started and aborted',
          aborted.reduce((sum, [, number]) => sum + number, 0),
        ),
        count('seconds until idle', idle),
        ...(await compare(fixture.pool, load)),
        ...(await checkWhenIdle(fixture.pool)),
      ];
    } finally {
      await fixture.close();
    }
  },
};
