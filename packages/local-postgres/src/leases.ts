import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ourselves, type ProcessIdentity, stillRuns } from './process-identity.ts';

/** One file per process that uses the server; when the last lease is released, the server stops. */
export interface Lease extends ProcessIdentity {
  directory: string;
}

const folder = (home: string) => join(home, 'leases');

/** Leases of running processes; stale ones are deleted. Call it under the lock. */
export function liveLeases(home: string): Lease[] {
  mkdirSync(folder(home), { recursive: true });
  const live: Lease[] = [];
  for (const name of readdirSync(folder(home))) {
    const file = join(folder(home), name);
    const lease = name.endsWith('.json') ? (JSON.parse(readFileSync(file, 'utf8')) as Lease) : undefined;
    // A copied data directory contains leases of the original.
    if (lease && lease.directory === home && stillRuns(lease)) live.push(lease);
    else rmSync(file, { force: true });
  }
  return live;
}

/** Takes a lease and returns the function that releases it. */
export function takeLease(home: string): () => void {
  const file = join(folder(home), `${randomUUID()}.json`);
  mkdirSync(folder(home), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify({ ...ourselves(), directory: home } satisfies Lease));
  renameSync(`${file}.new`, file);
  return () => rmSync(file, { force: true });
}
