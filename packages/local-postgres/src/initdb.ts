import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { spawnAs } from './account.ts';
import type { Home } from './home.ts';
import { type ProcessIdentity, startedAt, stillRuns } from './process-identity.ts';

export const asidePrefix = 'cluster.init-';

export interface InitResult {
  code: number | null;
  output: string;
}

/**
 * Runs initdb in its own process group and records its identity: if this process is killed, the next start ends the
 * initdb before cleaning up.
 */
export async function runInitdb(program: string, args: string[], home: Home, aside: string): Promise<InitResult> {
  const child = spawn(program, args, { ...spawnAs(home.account), detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'close');
  const identity = { pid: child.pid ?? 0, started: startedAt(child.pid ?? 0) ?? '' } satisfies ProcessIdentity;
  writeFileSync(`${aside}.running`, JSON.stringify(identity));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const [code] = (await ended) as [number | null];
  rmSync(`${aside}.running`, { force: true });
  return { code, output };
}

async function endOrphan(file: string): Promise<void> {
  const text = readFileSync(file, 'utf8');
  const identity = text ? (JSON.parse(text) as ProcessIdentity) : undefined;
  if (!identity || identity.pid <= 0 || !stillRuns(identity)) return;
  process.kill(process.platform === 'win32' ? identity.pid : -identity.pid, 'SIGKILL');
  while (stillRuns(identity)) await wait(10);
}

/** Removes what an unfinished initdb left behind. */
export async function sweepAside(home: Home): Promise<void> {
  const left = readdirSync(home.directory).filter((name) => name.startsWith(asidePrefix));
  for (const name of left) if (name.endsWith('.running')) await endOrphan(join(home.directory, name));
  for (const name of left) rmSync(join(home.directory, name), { recursive: true, force: true, maxRetries: 5 });
}
