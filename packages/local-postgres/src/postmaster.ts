import { spawn, spawnSync } from 'node:child_process';
import { closeSync, fchownSync, openSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { spawnAs } from './account.ts';
import type { Binaries } from './binaries.ts';
import type { Home } from './home.ts';
import { isAlive, startedAt } from './process-identity.ts';
import { type Profile, settingsFor } from './settings.ts';

export interface Postmaster {
  pid: number;
  port: number;
  ready: boolean;
}

const logFile = (home: Home) => join(home.directory, 'server.log');
const pidFile = (home: Home) => join(home.cluster, 'postmaster.pid');

/** Lines of postmaster.pid: pid, data directory, start time, port, socket directory, address, shared memory, status. */
function readPidFile(home: Home): Postmaster | undefined {
  try {
    const lines = readFileSync(pidFile(home), 'utf8').split('\n');
    return { pid: Math.abs(Number(lines[0])), port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

type Belongs = 'ours' | 'stranger' | 'unknown';

function belongs(pid: number, home: Home): Belongs {
  if (process.platform === 'linux') {
    const cwd = statSync(`/proc/${pid}/cwd`, { throwIfNoEntry: false });
    const cluster = statSync(home.cluster);
    // A postmaster's working directory is its data directory, whatever path was used to start it.
    return cwd?.ino === cluster.ino && cwd.dev === cluster.dev ? 'ours' : 'stranger';
  }
  if (process.platform === 'win32') return 'unknown';
  const command = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '';
  if (!command.includes('postgres')) return 'stranger';
  return command.includes(home.cluster) ? 'ours' : 'unknown';
}

function belongsIfSeen(pid: number, home: Home): Belongs {
  try {
    return belongs(pid, home);
  } catch (error) {
    // Another user's process cannot be the server of this cluster, because the cluster's owner is this user or one it
    // can switch to.
    if ((error as NodeJS.ErrnoException).code === 'EACCES') return 'stranger';
    throw error;
  }
}

/** The server running on this cluster, if any. A stale pid file whose process id was reused is removed. */
export function findRunning(home: Home): Postmaster | undefined {
  const found = readPidFile(home);
  if (!found || startedAt(found.pid) === undefined) return undefined;
  if (belongsIfSeen(found.pid, home) !== 'stranger') return found;
  rmSync(pidFile(home), { force: true });
  return undefined;
}

function openLog(home: Home): number {
  const file = logFile(home);
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 10_000_000) renameSync(file, `${file}.1`);
  const descriptor = openSync(file, 'a', 0o600);
  if (home.account) fchownSync(descriptor, home.account.uid, home.account.gid);
  return descriptor;
}

export function logTail(home: Home): string {
  return readFileSync(logFile(home), 'utf8').trimEnd().split('\n').slice(-12).join('\n');
}

/** Removes sockets left by a crash or copied with the directory: their process id may have been reused. */
function removeSockets(home: Home): void {
  const left = readdirSync(home.cluster).filter((name) => name.startsWith('.s.PGSQL.'));
  for (const name of left) rmSync(join(home.cluster, name), { force: true });
}

/** Starts the server and waits until it accepts connections; undefined if it exited instead. */
export async function launch(
  binaries: Binaries,
  home: Home,
  port: number,
  profile: Profile,
): Promise<Postmaster | undefined> {
  const settings = Object.entries(settingsFor(profile)).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  removeSockets(home);
  const log = openLog(home);
  // Its own session: Ctrl-C in the terminal must reach the application first, so that requests finish before the
  // database stops.
  const child = spawn(binaries.postgres, ['-D', home.cluster, '-p', String(port), ...settings], {
    ...spawnAs(home.account),
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  let ended = false;
  const failure = new Promise<never>((_, reject) => child.once('error', reject));
  failure.catch(() => undefined);
  child.once('exit', () => {
    ended = true;
  });
  child.unref();
  return Promise.race([failure, untilReady(home, () => ended, child.pid)]);
}

async function untilReady(
  home: Home,
  hasEnded: () => boolean,
  pid: number | undefined,
): Promise<Postmaster | undefined> {
  // Crash recovery may take long, so this waits as long as the process lives.
  while (!hasEnded()) {
    const found = readPidFile(home);
    if (found?.ready && (found.pid === pid || process.platform === 'win32')) return found;
    await wait(10);
  }
  return undefined;
}

/** Waits for a server that another process has just started. */
export async function awaitReady(home: Home, pid: number): Promise<Postmaster | undefined> {
  return untilReady(home, () => !isAlive(pid), pid);
}

/**
 * Fast shutdown: connections are closed, everything committed is on disk, and the process has exited when this returns.
 */
export async function stopPostmaster(binaries: Binaries, home: Home, pid: number): Promise<void> {
  if (process.platform === 'win32') spawnSync(binaries.pgCtl, ['stop', '-D', home.cluster, '-m', 'fast', '-w']);
  else if (startedAt(pid) !== undefined) process.kill(pid, 'SIGINT');
  while (startedAt(pid) !== undefined) await wait(10);
}
