import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbedded } from '@thyme/local-postgres';
import { count, type Fault, holds } from './fault.ts';
import { openStage } from './fixture.ts';
import { checkAtRest } from './invariants.ts';
import { compare, startStorm } from './load.ts';
import { untilAtRest } from './until-idle.ts';

const SIZE_MIB = 400;
const CLIENTS = 8;
const FULL_SECONDS = 12;
const PREFIX = 'thyme-small-disk-';

/** A run that was killed leaves its disk behind: not in the scratch directory, which could then not be removed. */
function sweepDisks(): void {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(PREFIX))) {
    if (existsSync(`/proc/${name.slice(PREFIX.length)}`)) continue;
    spawnSync('umount', ['-l', join(tmpdir(), name)]);
    rmdirSync(join(tmpdir(), name));
  }
}

/** What is left is filled by one file, down to the last block: dd ends with an error then, which is what it is for. */
function fillUp(directory: string): string {
  const ballast = join(directory, 'ballast');
  spawnSync('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=64k']);
  return ballast;
}

/** Database and pictures on a file system of 400 MiB that runs full. It needs root, to mount one in memory. */
export const diskFull: Fault = {
  name: 'disk-full',
  about: 'the disk of the database and of the pictures runs full, and room is made again',
  async run(context) {
    if (process.getuid?.() !== 0) return [holds('skipped: mounting a small file system needs root', true, 'not root')];
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
  const stage = await openStage(context, 'disk-full', { dataDir: directory });
  let again: Awaited<ReturnType<typeof startEmbedded>> | undefined;
  try {
    const server = await stage.instance();
    const pid = server.pid();
    const storm = startStorm({ address: () => server.address, stock: stage.stock, clients: CLIENTS, name: 'full' });
    await pause(5_000);
    const before = storm.told.length;
    const ballast = fillUp(directory);
    context.say(`  the disk is full; ${before} bookings acknowledged`);
    await pause(FULL_SECONDS * 1_000);
    const during = storm.told.length;
    const page = await fetch(`${server.address}/healthz`).then(
      (response) => response.status,
      () => 0,
    );
    rmSync(ballast);
    // Without room for its log PostgreSQL ends itself rather than lie; then it is started again, as a supervisor does.
    again = await startEmbedded({ dataDir: stage.database.dataDir, port: stage.database.port });
    context.say(`  there is room again; PostgreSQL ${again.reused ? 'had stayed up' : 'was started again'}`);
    await pause(8_000);
    await storm.end();
    const rest = await untilAtRest(stage.pool, context.say);
    return [
      holds('the server stays up', page === 200 && server.pid() === pid && server.output() === ''),
      count('bookings acknowledged before the disk was full', before),
      count('while it was full', during - before),
      count('after there was room again', storm.told.length - during),
      count('seconds until everything was done', rest),
      ...(await compare(stage.pool, storm)),
      ...(await checkAtRest(stage.pool)),
    ];
  } finally {
    await stage.close();
    await again?.stop();
  }
}
