import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

export interface ServerOptions {
  root: string;
  env: Record<string, string>;
  /** Called when the server ended by itself. */
  onEnd(reason: string): void;
}

export interface ServerProcess {
  child: ChildProcess;
  /** Resolves to true once this server is ready, to false if its process ended before. */
  ready(address: string): Promise<boolean>;
  /** Shuts the server down, and kills it after a grace period. */
  stop(patience?: number): Promise<void>;
}

const usualPatience = 15_000;

/** Starts the server in a process group of its own, so that Ctrl-C reaches it through us, in order. */
export function spawnServer({ root, env, onEnd }: ServerOptions): ServerProcess {
  const [resolveOnce, guard] = ['../bootstrap/resolve-once.mjs', 'end-with-parent.ts'].map(
    (file) => pathToFileURL(join(import.meta.dirname, file)).href,
  ) as [string, string];
  const args = ['--import', resolveOnce, '--import', guard, join(root, 'apps', 'server', 'src', 'main.ts')];
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: process.platform !== 'win32',
  });
  let stopping = false;
  // Another program may answer at the address; only the server itself knows that it has the port.
  const listening = new Promise<void>((resolve) => {
    child.on('message', (message) => {
      if (message === 'listening') resolve();
    });
  });
  const ended = once(child, 'exit').then(([code, signal]) => {
    if (!stopping) onEnd(signal ? `signal ${signal}` : `exit ${code}`);
  });
  ended.catch((error: Error) => onEnd(error.message));
  return {
    child,
    async ready(address) {
      const isListening = await Promise.race([
        listening.then(() => true),
        ended.then(
          () => false,
          () => false,
        ),
      ]);
      return isListening && (await untilReady(address, child));
    },
    async stop(patience = usualPatience) {
      stopping = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      const forced = setTimeout(() => child.kill('SIGKILL'), patience);
      await ended.finally(() => clearTimeout(forced));
    },
  };
}

async function untilReady(address: string, child: ChildProcess): Promise<boolean> {
  while (child.exitCode === null && child.signalCode === null) {
    try {
      const answer = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(1_000) });
      if (answer.ok) return true;
    } catch {
      // Not listening yet.
    }
    await wait(40);
  }
  return false;
}
