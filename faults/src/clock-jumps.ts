import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { wrongClock } from '../../scripts/clock/wrong-clock.ts';
import { count, type Fault, holds } from './fault.ts';
import { openFixture } from './fixture.ts';
import { checkWhenIdle } from './invariants.ts';
import { compare, startLoad } from './load.ts';
import { untilIdle } from './until-idle.ts';

/** Offsets of the server's clock in seconds, in turn: slightly ahead, an hour ahead, two hours behind, correct. */
const JUMPS = [45, 3_600, -7_200, 0];
const EACH_MS = 5_000;
const CLIENTS = 8;

/** The server's clock jumps under load while the database's clock is correct. */
export const clockJumps: Fault = {
  name: 'clock-jumps',
  about: `the server's clock jumps: ${JUMPS.map((seconds) => `${seconds > 0 ? '+' : ''}${seconds} s`).join(', ')}`,
  async run(context) {
    const fixture = await openFixture(context, 'clock-jumps');
    const clock = wrongClock(join(context.scratch, 'clock-offset'));
    try {
      const server = await fixture.instance(clock.env);
      const pid = server.pid();
      const load = startLoad({
        address: () => server.address,
        seed: fixture.seed,
        clients: CLIENTS,
        name: 'clock',
        firstDay: 3,
      });
      const each: number[] = [];
      for (const jump of JUMPS) {
        const before = load.acknowledged.length;
        await clock.turn(jump);
        await pause(EACH_MS);
        each.push(load.acknowledged.length - before);
        context.log(`  ${jump} s wrong: ${load.acknowledged.length - before} bookings`);
      }
      await load.end();
      const idle = await untilIdle(fixture.pool, context.log);
      return [
        holds('the process is never restarted', server.pid() === pid && server.output() === ''),
        holds(
          'bookings at every offset of the clock',
          each.every((number) => number > 0),
          each.join(', '),
        ),
        count('payments that were too late by the wrong clock', load.counts.unpaid),
        count('seconds until idle', idle),
        ...(await compare(fixture.pool, load)),
        ...(await checkWhenIdle(fixture.pool)),
      ];
    } finally {
      await fixture.close();
    }
  },
};
