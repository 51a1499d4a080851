import { createHash } from 'node:crypto';
import { accessSync, chmodSync, constants, existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { type Account, chooseAccount, giveTo, mayWrite } from './account.ts';
import { CannotRun } from './cannot-run.ts';

/** A home holds the cluster and the launcher's own files: password, lock, leases, log. */
export interface Home {
  directory: string;
  cluster: string;
  account: Account | undefined;
}

const marker = 'MOVED.txt';
const clusterIn = (directory: string) => join(directory, 'cluster');

function relocated(dataDir: string, sharedRoot: string): string {
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  return join(sharedRoot, `${basename(dirname(dataDir)).replace(/[^\w.-]/g, '_')}-${hash}`);
}

function reachable(directory: string, account: Account | undefined): boolean {
  // Making this directory traversable is safe, because everything inside is private. Its parents stay untouched.
  chmodSync(directory, statSync(directory).mode | 0o111);
  const probe = join(directory, `probe-${process.pid}`);
  mkdirSync(probe, { recursive: true });
  giveTo(account, probe);
  const answer = mayWrite(account, probe);
  rmSync(probe, { recursive: true, force: true });
  return answer;
}

function open(directory: string, account: Account | undefined): Home {
  mkdirSync(directory, { recursive: true, mode: account ? 0o755 : 0o700 });
  try {
    accessSync(directory, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    throw new CannotRun(
      `The database in ${directory} belongs to another user: start as that user, or choose another DATA_DIR.`,
    );
  }
  return { directory, cluster: clusterIn(directory), account };
}

/**
 * Decides where the data lives. The decision is recorded, so that a later change of permissions never hides the data.
 */
export function findHome(requested: string, sharedRoot: string): Home {
  const dataDir = resolve(requested);
  const account = chooseAccount(clusterIn(dataDir));
  const here = open(dataDir, account);
  if (!account) return here;
  if (existsSync(here.cluster)) {
    if (mayWrite(account, here.cluster)) return here;
    throw new CannotRun(
      `User "${account.name}", who runs PostgreSQL, cannot reach ${here.cluster}: allow it through the parent directories.`,
    );
  }
  const elsewhere = relocated(dataDir, sharedRoot);
  if (!existsSync(join(dataDir, marker)) && reachable(dataDir, account)) return here;
  writeFileSync(
    join(dataDir, marker),
    `The database lives in ${elsewhere}, because user "${account.name}" cannot reach this directory.\n`,
  );
  return open(elsewhere, chooseAccount(clusterIn(elsewhere)));
}
