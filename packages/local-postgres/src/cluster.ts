import { randomBytes, randomUUID } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveTo } from './account.ts';
import type { Binaries } from './binaries.ts';
import type { Home } from './home.ts';
import { asidePrefix, runInitdb, sweepAside } from './initdb.ts';

export const superuser = 'thyme';
const passwordFile = (home: Home) => join(home.directory, 'password');

/** The password file is readable only by the user who starts the server. */
export function readPassword(home: Home): string {
  return readFileSync(passwordFile(home), 'utf8').trim();
}

/** Collation always uses the builtin provider; LC_CTYPE uses a UTF-8 locale where the system has one. */
const localeTries = [['--locale=C.UTF-8'], ['--locale=C', '--lc-ctype=en_US.UTF-8'], ['--locale=C']];

async function initialise(binaries: Binaries, home: Home, aside: string, pwfile: string, sync: boolean): Promise<void> {
  const fixed = [
    '-U',
    superuser,
    '-E',
    'UTF8',
    '--auth=scram-sha-256',
    `--pwfile=${pwfile}`,
    '--locale-provider=builtin',
  ];
  const outputs: string[] = [];
  for (const locale of localeTries) {
    const args = ['-D', aside, ...fixed, '--builtin-locale=C.UTF-8', ...locale, ...(sync ? [] : ['--no-sync'])];
    const { code, output } = await runInitdb(binaries.initdb, args, home, aside);
    if (code === 0) return;
    outputs.push(output.trim());
  }
  throw new Error(`initdb failed:\n${outputs.join('\n')}`);
}

/**
 * Creates the cluster if there is none. It is built in a temporary directory and renamed into place when complete: a
 * killed initdb leaves a directory that starts but is broken, and must never be mistaken for a database.
 */
export async function ensureCluster(binaries: Binaries, home: Home, sync: boolean): Promise<boolean> {
  await sweepAside(home);
  if (existsSync(home.cluster)) {
    // PostgreSQL refuses a directory that others may read, which can result from copying it.
    chmodSync(home.cluster, 0o700);
    return false;
  }
  const aside = join(home.directory, `${asidePrefix}${randomUUID()}`);
  const pwfile = `${aside}.pw`;
  const password = randomBytes(24).toString('base64url');
  try {
    mkdirSync(aside, { mode: 0o700 });
    giveTo(home.account, aside);
    writeFileSync(pwfile, password, { mode: 0o600 });
    giveTo(home.account, pwfile);
    await initialise(binaries, home, aside, pwfile, sync);
    writeFileSync(passwordFile(home), `${password}\n`, { mode: 0o600 });
    chmodSync(passwordFile(home), 0o600);
    renameSync(aside, home.cluster);
    return true;
  } finally {
    rmSync(aside, { recursive: true, force: true });
    rmSync(pwfile, { force: true });
  }
}
