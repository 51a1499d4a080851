import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { wrongClock } from '../../scripts/clock/wrong-clock.ts';
import { count, type Fault, holds } from './fault.ts';
import { openStage } from './fixture.ts';
import { checkAtRest } from './invariants.ts';
import { compare, startStorm } from './load.ts';
import { untilAtRest } from './until-idle.ts';

/** Seconds by which the server's clock is wrong, one after the other: a little, an hour ahead, back behind, right again. */
const JUMPS = [45, 3_600, -7_200, 0];
const EACH_MS = 5_000;
const CLIENTS = 8;

/** The server's own clock jumps in the storm, while that of the database goes on. */
export const clockJumps: Fault = {
  name: 'clock-jumps',
  about: `the server's clock jumps: ${JUMPS.map((seconds) => `${seconds > 0 ? '+' : ''}${seconds} s`).join(', ')}`,
  async run(context) {
    const stage = await openStage(context, 'clock-jumps');
    const clock = wrongClock(join(context.scratch, 'clock-offset'));
    try {
      const server = await stage.instance(clock.env);
      const pid = server.pid();
      const storm = startStorm({
        address: () => server.address,
        stock: stage.stock,
        clients: CLIENTS,
        name: 'clock',
        firstDay: 3,
      });
      const each: number[] = [];
      for (const jump of JUMPS) {
        const before = storm.told.length;
        await clock.turn(jump);
        await pause(EACH_MS);
        each.push(storm.told.length - before);
        context.say(`  ${jump} s wrong: ${storm.told.length - before} bookings`);
      }
      await storm.end();
      const rest = await untilAtRest(stage.pool, context.say);
      return [
        holds('the same process all the time', server.pid() === pid && server.output() === ''),
        holds(
          'bookings at every hour of the clock',
          each.every((number) => number > 0),
          each.join(', '),
        ),
        count('payments that came too late for the wrong clock', storm.counts.unpaid),
        count('seconds until everything was done', rest),
        ...(await compare(stage.pool, storm)),
        ...(await checkAtRest(stage.pool)),
      ];
    } finally {
      await stage.close();
    }
  },
};
