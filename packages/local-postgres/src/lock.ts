import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ourselves, type ProcessIdentity, stillRuns } from './process-identity.ts';

interface Holder extends ProcessIdentity {
  directory: string;
}

function read(file: string): { text: string; holder: Holder } | undefined {
  try {
    const text = readFileSync(file, 'utf8');
    return { text, holder: JSON.parse(text) as Holder };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function tryTake(directory: string, file: string): boolean {
  const mine = `${file}.${randomUUID()}`;
  writeFileSync(mine, JSON.stringify({ ...ourselves(), directory } satisfies Holder));
  try {
    // A hard link is atomic: it appears with its content or not at all, and only once.
    linkSync(mine, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(mine, { force: true });
  }
}

/** Moves a dead holder's lock away. If a new holder took it in between, its lock is put back. */
function sweep(file: string, seen: string): void {
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
    if (readFileSync(aside, 'utf8') !== seen) linkSync(aside, file);
  } catch (error) {
    if (!['ENOENT', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

/** Runs `work` while no other process (or other call in this one) works on the same directory. */
export async function withLock<T>(directory: string, work: () => Promise<T>, patience = 90_000): Promise<T> {
  const file = join(directory, 'lock');
  const deadline = Date.now() + patience;
  while (!tryTake(directory, file)) {
    const found = read(file);
    if (found && (found.holder.directory !== directory || !stillRuns(found.holder))) sweep(file, found.text);
    else if (Date.now() > deadline) {
      throw new Error(`Process ${found?.holder.pid} has been preparing the database in ${directory} for too long.`);
    } else await wait(25);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}
