import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbedded } from '@thyme/local-postgres';
import { count, type Fault, holds, notRun } from './fault.ts';
import { openFixture } from './fixture.ts';
import { checkWhenIdle } from './invariants.ts';
import { compare, startLoad } from './load.ts';
import { untilIdle } from './until-idle.ts';

const SIZE_MIB = 400;
const CLIENTS = 8;
const FULL_SECONDS = 12;
const PREFIX = 'thyme-small-disk-';

/** Unmounts the disks of killed runs. They are not in the scratch directory, which could not be removed then. */
function sweepDisks(): void {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(PREFIX))) {
    if (existsSync(`/proc/${name.slice(PREFIX.length)}`)) continue;
    spawnSync('umount', ['-l', join(tmpdir(), name)]);
    rmdirSync(join(tmpdir(), name));
  }
}

/** Fills the disk to the last block with one file; dd ends with the expected error. */
function fillUp(directory: string): string {
  const ballast = join(directory, 'ballast');
  spawnSync('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=64k']);
  return ballast;
}

/** Database and pictures on a full file system of 400 MiB. Needs root to mount one in memory. */
export const diskFull: Fault = {
  name: 'disk-full',
  about: 'the disk of the database and the pictures is full, then has space again',
  async run(context) {
    if (process.getuid?.() !== 0) return [notRun('mounting a small file system needs root', { isOptional: true })];
    sweepDisks();
    const directory = join(tmpdir(), `${PREFIX}${process.pid}`);
    mkdirSync(directory);
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_MIB}m,mode=755`, 'tmpfs', directory]);
    try {
      return await run(context, directory);
    } finally {
      execFileSync('umount', ['-l', directory]);
      rmdirSync(directory);
    }
  },
};

async function run(context: Parameters<Fault['run']>[0], directory: string) {
  const fixture = await openFixture(context, 'disk-full', { dataDir: directory });
  let again: Awaited<ReturnType<typeof startEmbedded>> | undefined;
  try {
    const server = await fixture.instance();
    const pid = server.pid();
    const load = startLoad({ address: () => server.address, seed: fixture.seed, clients: CLIENTS, name: 'full' });
    await pause(5_000);
    const before = load.acknowledged.length;
    const ballast = fillUp(directory);
    context.log(`  the disk is full; ${before} bookings acknowledged`);
    await pause(FULL_SECONDS * 1_000);
    const during = load.acknowledged.length;
    const page = await fetch(`${server.address}/healthz`).then(
      (response) => response.status,
      () => 0,
    );
    rmSync(ballast);
    // Without space for its log PostgreSQL stops itself; then it is started again, as by a supervisor.
    again = await startEmbedded({ dataDir: fixture.database.dataDir, port: fixture.database.port });
    context.log(`  there is space again; PostgreSQL ${again.reused ? 'had stayed up' : 'was started again'}`);
    await pause(8_000);
    await load.end();
    const idle = await untilIdle(fixture.pool, context.log);
    return [
      holds('the server stays up', page === 200 && server.pid() === pid && server.output() === ''),
      count('bookings acknowledged before the disk was full', before),
      count('bookings while it was full', during - before),
      count('bookings after that', load.acknowledged.length - during),
      count('seconds until idle', idle),
      ...(await compare(fixture.pool, load)),
      ...(await checkWhenIdle(fixture.pool)),
    ];
  } finally {
    await fixture.close();
    await again?.stop();
  }
}
