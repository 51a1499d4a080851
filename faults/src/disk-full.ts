import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbedded } from '@thyme/db/embedded';
import { count, type Fault, holds } from './fault.ts';
import { checkAtRest } from './invariants.ts';
import { untilAtRest } from './rest.ts';
import { openStage } from './stage.ts';
import { compare, startStorm } from './storm.ts';

const SIZE_MIB = 400;
const CLIENTS = 8;
const FULL_SECONDS = 12;

/** What is left is filled by one file, down to the last block. */
function fill(directory: string): string {
  const ballast = join(directory, 'ballast');
  const { bavail, bsize } = statfsSync(directory);
  writeFileSync(ballast, '');
  execFileSync('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=1M', `count=${Math.ceil((bavail * bsize) / 2 ** 20) + 1}`], {
    stdio: 'ignore',
    // dd ends with an error when there is no room left, which is what it is for.
  });
  return ballast;
}

function fillUp(directory: string): string {
  try {
    return fill(directory);
  } catch {
    return join(directory, 'ballast');
  }
}

/** Database and pictures on a file system of 400 MiB that runs full. It needs root, to mount one in memory. */
export const diskFull: Fault = {
  name: 'disk-full',
  about: 'the disk of the database and of the pictures runs full, and room is made again',
  async run(context) {
    if (process.getuid?.() !== 0) return [holds('skipped: mounting a small file system needs root', true, 'not root')];
    const directory = join(context.scratch, 'small-disk');
    mkdirSync(directory);
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_MIB}m`, 'tmpfs', directory]);
    chmodSync(directory, 0o755);
    try {
      return await run(context, directory);
    } finally {
      execFileSync('umount', ['-l', directory]);
    }
  },
};

async function run(context: Parameters<Fault['run']>[0], directory: string) {
  const stage = await openStage(context, 'disk-full', directory);
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
