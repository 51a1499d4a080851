import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';

const resolveOnce = new URL('./resolve-once.mjs', import.meta.url).href;

/**
 * Programs of installed packages (and Node 24 itself) come first on the path, as inside npm scripts. Node caches its
 * compiled code, which speeds up the next start.
 */
function environment(root) {
  const cache = join(root, 'node_modules', '.cache', 'node');
  return {
    NODE_COMPILE_CACHE: cache,
    ...process.env,
    PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`,
  };
}

/** The parent of a process, where the system has it in a file (Linux). */
function parentOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
}

/** A killed npm sends no signal; this process, or the shell in between, then gets another parent. */
function watchParents(onGone) {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return undefined;
  const parent = process.ppid;
  const grandparent = parentOf(parent);
  return setInterval(() => {
    if (process.ppid !== parent || parentOf(parent) !== grandparent) onGone();
  }, 500);
}

/** Runs the script and resolves to its exit code. Signals are passed on; the script decides when to end. */
export function handOver(node, root, script, args) {
  return new Promise((resolve, reject) => {
    // The channel closes when this process ends for any reason, which the script notices.
    const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
    const child = spawn(node, ['--import', resolveOnce, script, ...args], { cwd: root, env: environment(root), stdio });
    const watch = watchParents(() => child.kill('SIGTERM'));
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      clearInterval(watch);
      resolve(code ?? 128 + (constants.signals[signal] ?? 0));
    });
  });
}
