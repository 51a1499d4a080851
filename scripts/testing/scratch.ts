import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ourselves, type ProcessIdentity, startEmbedded, stillRuns } from '@thyme/local-postgres';

const prefix = 'thyme-run-';

/** One directory for everything a run writes. Other users pass through it: PostgreSQL does not run as root. */
export function makeScratch(parent = tmpdir()): string {
  const path = mkdtempSync(join(parent, prefix));
  chmodSync(path, 0o755);
  writeFileSync(join(path, 'owner.json'), JSON.stringify(ourselves()));
  return path;
}

/** Undefined for a directory of another user, which cannot be read or removed, and for one that has no owner file yet. */
function ownerOf(path: string): ProcessIdentity | undefined {
  const isOurs = process.getuid === undefined || statSync(path).uid === process.getuid();
  const file = join(path, 'owner.json');
  return isOurs && existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ProcessIdentity) : undefined;
}

async function sweep(path: string): Promise<void> {
  const owner = ownerOf(path);
  if (!owner || stillRuns(owner)) return;
  const servers = readdirSync(path, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith(join('cluster', 'postmaster.pid')),
  );
  for (const file of servers) {
    const left = await startEmbedded({ dataDir: join(path, dirname(dirname(file))), profile: 'throwaway' });
    await left.stop();
  }
  rmSync(path, { recursive: true, force: true });
}

/** A run that was killed leaves its directory and its databases behind; the next one ends and removes them. */
export async function sweepScratch(parent = tmpdir()): Promise<void> {
  for (const name of readdirSync(parent).filter((entry) => entry.startsWith(prefix))) {
    try {
      await sweep(join(parent, name));
    } catch (error) {
      // What one run left behind must not keep the next from running.
      console.warn(`Left ${join(parent, name)} as it is: ${(error as Error).message}`);
    }
  }
}
