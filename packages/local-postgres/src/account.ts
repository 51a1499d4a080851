import { spawnSync } from 'node:child_process';
import { chownSync, readFileSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { CannotRun } from './cannot-run.ts';

/** The operating-system user PostgreSQL runs as when the launcher is root; undefined means the current user. */
export interface Account {
  name: string;
  uid: number;
  gid: number;
}

export function passwd(): Account[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => fields.length >= 4)
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
}

function ownerOf(directory: string): Account | undefined {
  const stat = statSync(directory, { throwIfNoEntry: false });
  if (!stat || stat.uid === 0) return undefined;
  const known = passwd().find((entry) => entry.uid === stat.uid);
  return { name: known?.name ?? String(stat.uid), uid: stat.uid, gid: stat.gid };
}

/**
 * PostgreSQL refuses to run as root. An existing cluster runs as its owner, so `sudo npm start` works on the data of a
 * normal user; a new one belongs to `postgres` if there is such a user, otherwise to `nobody`.
 */
export function chooseAccount(cluster: string): Account | undefined {
  if (process.getuid?.() !== 0) {
    requireName();
    return undefined;
  }
  const users = passwd();
  const account =
    ownerOf(cluster) ?? users.find((u) => u.name === 'postgres') ?? users.find((u) => u.name === 'nobody');
  if (!account)
    throw new CannotRun('PostgreSQL does not run as root, and there is no user "postgres" or "nobody" to run it.');
  return account;
}

/** PostgreSQL asks the system for the name of its user; containers may run under a number that has none. */
export function requireName(read: () => unknown = userInfo): void {
  try {
    read();
  } catch {
    throw new CannotRun(
      `PostgreSQL needs a user with a name, and user ${process.getuid?.()} has none on this machine. Run as a user that /etc/passwd lists, or set DATABASE_URL to a PostgreSQL server.`,
    );
  }
}

/** Options for spawn: the working directory must be one that the other user may enter. */
export function spawnAs(account: Account | undefined) {
  // LC_ALL=C makes the server's messages and number formats independent of the machine's locale.
  const env = { ...process.env, LC_ALL: 'C', LANG: 'C' };
  return account ? { uid: account.uid, gid: account.gid, cwd: '/', env } : { cwd: '/', env };
}

export function giveTo(account: Account | undefined, path: string): void {
  if (account) chownSync(path, account.uid, account.gid);
}

/** Checks by running a command as that user, so that the permissions of every parent, ACLs and mounts all count. */
export function mayWrite(account: Account | undefined, directory: string): boolean {
  if (!account) return true;
  const probe = spawnSync('/bin/sh', ['-c', 'test -w "$1" && test -x "$1"', 'sh', directory], spawnAs(account));
  return probe.status === 0;
}
