import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ensureProgram } from '../../../counterparts/src/program.ts';
import { count, type Fault, holds, none, notRun } from '../fault.ts';
import { openFixture } from '../fixture.ts';
import { checkWhenIdle } from '../invariants.ts';
import { compare, type Load, startLoad } from '../load.ts';
import { ensurePrograms } from '../system-postgres.ts';
import { untilIdle } from '../until-idle.ts';
import { createDatabase, startCluster } from './cluster.ts';

const KILLS = 10;
const CLIENTS = 6;
/** Writes have to resume automatically within this many seconds. */
const MAX_GAP = 30;

/** The primary of three PostgreSQL nodes fails ten times while guests book and pay. */
export const failover: Fault = {
  name: 'failover',
  about: `the primary of three PostgreSQL nodes is killed ${KILLS} times while guests book and pay`,
  async run(context) {
    const bin = ensurePrograms(context.log);
    if (!bin) return [notRun('install PostgreSQL (on Debian: apt-get install postgresql)')];
    for (const [file, name] of [
      ['/usr/bin/etcd', 'etcd-server'],
      ['/usr/bin/patroni', 'patroni'],
      ['/usr/sbin/haproxy', 'haproxy'],
    ] as const) {
      const missing = ensureProgram(file, name, context.log);
      if (missing) return [missing];
    }
    const cluster = await startCluster(context.root, join(context.scratch, 'failover-cluster'), bin);
    try {
      await createDatabase(cluster);
      const url = cluster.url('thyme', 'thyme');
      const given = { url, port: 0, dataDir: context.scratch, stop: async () => undefined };
      const fixture = await openFixture(context, 'failover', { given });
      try {
        const server = await fixture.instance();
        const load = startLoad({
          address: () => server.address,
          seed: fixture.seed,
          clients: CLIENTS,
          name: 'failover',
        });
        await pause(5_000);
        const gaps: number[] = [];
        for (let kill = 1; kill <= KILLS; kill += 1) {
          const before = load.acknowledged.length;
          const killed = await cluster.killPrimary();
          const gap = await untilBooked(load, before);
          const back = await cluster.bringBack();
          context.log(
            `  ${kill}/${KILLS} ${killed} killed: bookings after ${gap.toFixed(1)} s, whole again after ${back} s`,
          );
          gaps.push(gap);
        }
        await load.end();
        const idle = await untilIdle(fixture.pool, context.log);
        return [
          count('seconds without a booking after each kill', gaps.map((gap) => gap.toFixed(1)).join(', ')),
          holds(
            `writes go on within ${MAX_GAP} seconds`,
            gaps.every((gap) => gap <= MAX_GAP),
            Math.max(...gaps).toFixed(1),
          ),
          none('starts of the server by hand', server.output().split('ended:').length - 1),
          count('seconds until idle', idle),
          ...(await compare(fixture.pool, load)),
          ...(await checkWhenIdle(fixture.pool)),
        ];
      } finally {
        await fixture.close();
      }
    } finally {
      await cluster.stop();
    }
  },
};

/** Seconds until the first booking requested after the kill; earlier requests may still complete. */
async function untilBooked(load: Load, before: number): Promise<number> {
  const since = performance.now();
  const seconds = () => (performance.now() - since) / 1000;
  while (load.acknowledged.length <= before + CLIENTS && seconds() < 120) await pause(50);
  return seconds();
}
