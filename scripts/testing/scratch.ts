import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ourselves, type ProcessIdentity, startEmbedded, stillRuns } from '@thyme/db/embedded';

const prefix = 'thyme-run-';

/** One directory for everything a run writes. Other users pass through it: PostgreSQL does not run as root. */
export function makeScratch(): string {
  const path = mkdtempSync(join(tmpdir(), prefix));
  chmodSync(path, 0o755);
  writeFileSync(join(path, 'owner.json'), JSON.stringify(ourselves()));
  return path;
}

function ownerOf(path: string): ProcessIdentity | undefined {
  const file = join(path, 'owner.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ProcessIdentity) : undefined;
}

/** A run that was killed leaves its directory and its databases behind; the next one ends and removes them. */
export async function sweepScratch(): Promise<void> {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(prefix))) {
    const path = join(tmpdir(), name);
    const owner = ownerOf(path);
    if (!owner || stillRuns(owner)) continue;
    const servers = readdirSync(path, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith(join('cluster', 'postmaster.pid')),
    );
    for (const file of servers) {
      const left = await startEmbedded({ dataDir: join(path, dirname(dirname(file))), profile: 'throwaway' });
      await left.stop();
    }
    rmSync(path, { recursive: true, force: true });
  }
}
