import { setTimeout as pause } from 'node:timers/promises';
import { count, type Fault, holds, none } from './fault.ts';
import { openFixture } from './fixture.ts';
import { checkWhenIdle } from './invariants.ts';
import { compare, startLoad } from './load.ts';
import { FAIL_TIMEOUT_MS, startProxy } from './proxy.ts';
import { untilIdle } from './until-idle.ts';

const ROUNDS = 2;
const CLIENTS = 10;

/** An upgrade: two servers behind a proxy are restarted in turn under load, and no request fails. */
export const rollingRestart: Fault = {
  name: 'rolling-restart',
  about: 'two servers behind a proxy restarted in turn, under load',
  async run(context) {
    const fixture = await openFixture(context, 'rolling-restart');
    const servers = [await fixture.instance(), await fixture.instance()];
    const proxy = await startProxy(servers.map(({ port }) => port));
    try {
      const load = startLoad({ address: () => proxy.address, seed: fixture.seed, clients: CLIENTS, name: 'rolling' });
      await pause(2_000);
      const codes: (number | null)[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const server of servers) {
          codes.push(await server.stop());
          await server.start();
          // The proxy must use this server again before the other one stops, or it has none left.
          await pause(FAIL_TIMEOUT_MS);
        }
        context.log(
          `  round ${round + 1}: ${load.acknowledged.length} bookings, ${proxy.failed().length} requests failed`,
        );
      }
      await load.end();
      for (const reason of proxy.failed()) context.log(`  failed: ${reason}`);
      for (const [reason, times] of load.reasons) context.log(`  no response, ${times} times: ${reason}`);
      const idle = await untilIdle(fixture.pool, context.log);
      return [
        count('restarts under load', codes.length),
        holds(
          'exit code 0 each time',
          codes.every((code) => code === 0),
          codes.join(', '),
        ),
        none('requests that failed', Math.max(proxy.failed().length, load.counts.noResponse)),
        count('seconds until idle', idle),
        ...(await compare(fixture.pool, load)),
        ...(await checkWhenIdle(fixture.pool)),
      ];
    } finally {
      await proxy.close();
      await fixture.close();
    }
  },
};
