import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A process id alone is not enough, because ids are reused. Together with the start time it is unique. */
export interface ProcessIdentity {
  pid: number;
  started: string;
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function startedLinux(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command name may contain spaces and brackets, so fields are counted after the last bracket.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z') return undefined;
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${fields[19]}`;
  } catch {
    return undefined;
  }
}

function startedElsewhere(pid: number): string | undefined {
  if (!isAlive(pid)) return undefined;
  if (process.platform === 'win32') return 'alive';
  const ps = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  });
  return ps.stdout?.trim() || undefined;
}

/** When the process was started, or undefined if there is none. */
export function startedAt(pid: number): string | undefined {
  return process.platform === 'linux' ? startedLinux(pid) : startedElsewhere(pid);
}

export function ourselves(): ProcessIdentity {
  return { pid: process.pid, started: startedAt(process.pid) ?? 'unknown' };
}

export function stillRuns(identity: ProcessIdentity): boolean {
  return startedAt(identity.pid) === identity.started;
}
