import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Milliseconds of a processor that the server's processes have used so far, by their own figures. */
export async function serverMilliseconds(address: string): Promise<number> {
  const figures = await (await fetch(`${address}/metrics`)).text();
  const [, seconds] = /^process_cpu_seconds_total ([\d.e+-]+)$/m.exec(figures) ?? [];
  if (seconds === undefined) throw new Error('The server reports no processor time.');
  return Number(seconds) * 1000;
}

const TICK_MS = 10;

/** The same for the database and its child processes; null where the system does not report it (only Linux does). */
export function databaseMilliseconds(dataDir: string): number | null {
  if (process.platform !== 'linux') return null;
  const main = Number(readFileSync(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
  let ticks = 0;
  for (const name of readdirSync('/proc')) {
    if (/^\d+$/.test(name)) ticks += ticksOf(Number(name), main);
  }
  return ticks * TICK_MS;
}

/** https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html: after the name in brackets, the parent is the second field. */
function ticksOf(pid: number, main: number): number {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    // The process ended meanwhile.
    return 0;
  }
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const own = Number(fields[11]) + Number(fields[12]);
  // The main process also counts the time of children that have ended.
  if (pid === main) return own + Number(fields[13]) + Number(fields[14]);
  return Number(fields[1]) === main ? own : 0;
}
