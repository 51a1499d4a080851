import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbedded } from '@thyme/local-postgres';
import { canMount, type FailingDisk, openFailingDisk } from './failing-disk.ts';
import { count, type Fault, type FaultContext, type Finding, holds, notRun } from './fault.ts';
import { openFixture } from './fixture.ts';
import { checkWhenIdle } from './invariants.ts';
import { compare, startLoad } from './load.ts';
import { untilIdle } from './until-idle.ts';

const CLIENTS = 8;
const READ_ONLY_SECONDS = 12;

/** The disk of the database meets an error and turns read-only under load; then it is checked and mounted again. */
export const readOnlyDisk: Fault = {
  name: 'read-only-disk',
  about: 'the disk of the database turns read-only, then is repaired',
  async run(context) {
    if (!canMount()) return [notRun('mounting a file system needs root and e2fsprogs', { isOptional: true })];
    const disk = openFailingDisk(context.scratch);
    try {
      return await run(context, disk);
    } finally {
      disk.remove();
    }
  },
};

const statusOf = (url: string) =>
  fetch(url).then(
    (response) => response.status,
    () => 0,
  );

/** Ends what is left of PostgreSQL, which cannot write that it ended. */
function endPostgres(dataDir: string): void {
  try {
    process.kill(Number(readFileSync(join(dataDir, 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGQUIT');
  } catch (error) {
    // It has ended already.
    if (!['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}

async function untilReady(address: string): Promise<number> {
  const started = performance.now();
  while ((await statusOf(`${address}/readyz`)) !== 200 && performance.now() - started < 60_000) await pause(200);
  return Number(((performance.now() - started) / 1000).toFixed(1));
}

async function run(context: FaultContext, disk: FailingDisk): Promise<Finding[]> {
  const database = await startEmbedded({ dataDir: join(disk.directory, 'postgres') });
  const fixture = await openFixture(context, 'read-only-disk', { given: database });
  try {
    const server = await fixture.instance();
    const pid = server.pid();
    const load = startLoad({ address: () => server.address, seed: fixture.seed, clients: CLIENTS, name: 'read-only' });
    await pause(5_000);
    const before = load.acknowledged.length;
    disk.fail();
    context.log(`  the disk is read-only; ${before} bookings acknowledged`);
    await pause(READ_ONLY_SECONDS * 1_000);
    const during = load.acknowledged.length;
    const [alive, ready] = [await statusOf(`${server.address}/healthz`), await statusOf(`${server.address}/readyz`)];
    endPostgres(database.dataDir);
    await disk.repair();
    const recovery = await untilReady(server.address);
    context.log(`  repaired; ready after ${recovery} s`);
    await pause(8_000);
    await load.end();
    const idle = await untilIdle(fixture.pool, context.log);
    return [
      holds('the server stays up', alive === 200 && server.pid() === pid && server.output() === ''),
      count('its /readyz while nothing can be written', ready),
      count('bookings acknowledged before', before),
      count('bookings while the disk was read-only', during - before),
      holds('bookings after the repair', load.acknowledged.length > during, load.acknowledged.length - during),
      holds('seconds from the repair to ready, without a restart of the server', recovery < 30, recovery),
      count('seconds until idle', idle),
      ...(await compare(fixture.pool, load)),
      ...(await checkWhenIdle(fixture.pool)),
    ];
  } finally {
    await fixture.close();
  }
}
