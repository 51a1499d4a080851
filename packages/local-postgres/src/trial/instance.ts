import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { EmbeddedServer } from '../index.ts';

export interface Instance {
  child: ChildProcess;
  server: Omit<EmbeddedServer, 'stop'>;
  /** Stops it cleanly: the server stops unless another instance uses it. */
  leave(): Promise<void>;
  /** Kills it like a crash, without any clean-up. */
  crash(): Promise<void>;
}

export interface Placement {
  dataDir: string;
  sharedRoot?: string;
  /** A copy of the project; defaults to the one that runs the tests. */
  root?: string;
  node?: string;
  uid?: number;
  gid?: number;
}

/** Spawns an instance without waiting for the database. */
export function spawnInstance({
  dataDir,
  sharedRoot = '',
  root,
  node = process.execPath,
  uid,
  gid,
}: Placement): ChildProcess {
  const program = join(root ?? join(import.meta.dirname, '..'), 'trial', 'hold.ts');
  return spawn(node, [program, dataDir, sharedRoot], { uid, gid, cwd: '/', stdio: ['pipe', 'pipe', 'pipe'] });
}

export async function startInstance(placement: Placement): Promise<Instance> {
  const child = spawnInstance(placement);
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const ended = once(child, 'close');
  const first = await Promise.race([once(child.stdout as NodeJS.ReadableStream, 'data'), ended]);
  if (!(first[0] instanceof Buffer)) throw new Error(`The instance ended at once:\n${errors}`);
  const server = JSON.parse(first[0].toString()) as Instance['server'];
  return {
    child,
    server,
    async leave() {
      child.stdin?.end();
      await ended;
    },
    async crash() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
