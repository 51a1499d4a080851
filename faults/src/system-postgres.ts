import { execFileSync } from 'node:child_process';
import { appendFileSync, chownSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@thyme/local-postgres';
import { aptInstall, mayInstall } from '../../scripts/testing/debian.ts';

const HOME = '/usr/lib/postgresql';

/** The role that Thyme connects as: it may log in and owns its databases, nothing else. */
const ROLE = 'thyme';

export interface SystemPostgres {
  /** A database as Thyme's own role sees it. */
  url(database: string): string;
  /** Creates an empty database owned by that role, as the administrator. */
  create(database: string): void;
  /** Runs one of its programs, for example pg_dump. */
  run(program: string, args: string[]): string;
  stop(): void;
}

/** The machine's PostgreSQL, installed first where that is possible. */
export function ensurePrograms(print: (line: string) => void): string | undefined {
  const found = findPrograms();
  if (found || !mayInstall()) return found;
  print('  installing PostgreSQL …');
  return aptInstall('postgresql') ? findPrograms() : undefined;
}

/** The programs of the newest PostgreSQL installed on the machine; the built-in one has no pg_dump. */
function findPrograms(): string | undefined {
  if (!existsSync(HOME)) return undefined;
  const versions = readdirSync(HOME).sort((a, b) => Number(b) - Number(a));
  return versions
    .map((version) => join(HOME, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'pg_restore')) && existsSync(join(bin, 'initdb')));
}

function accountOf(name: string): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** Starts the machine's PostgreSQL in its own directory, as in production; with a certificate, for encrypted connections only. */
export async function startSystemPostgres(
  bin: string,
  directory: string,
  certificate?: { cert: string; key: string },
): Promise<SystemPostgres> {
  const account = accountOf('postgres');
  mkdirSync(directory, { recursive: true });
  if (account) chownSync(directory, account.uid, account.gid);
  const port = await freePort();
  const as = {
    ...account,
    cwd: '/',
    encoding: 'utf8' as const,
    stdio: ['ignore', 'pipe', 'pipe'] as ['ignore', 'pipe', 'pipe'],
  };
  const run = (program: string, args: string[]) => execFileSync(join(bin, program), args, as);
  const cluster = join(directory, 'cluster');
  run('initdb', ['-D', cluster, '-U', 'postgres', '-E', 'UTF8', '--locale=C.UTF-8', '--auth=trust']);
  writeFileSync(
    join(cluster, 'postgresql.auto.conf'),
    `port = ${port}\nlisten_addresses = '127.0.0.1'\nunix_socket_directories = ''\n`,
  );
  if (certificate) encrypt(cluster, certificate, account);
  // Its output goes to a file, because a server that holds our pipe would block this call.
  run('pg_ctl', ['-D', cluster, '-l', join(directory, 'server.log'), '-w', 'start']);
  const admin = ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres'];
  run('createuser', [...admin, '--no-superuser', '--no-createdb', '--no-createrole', ROLE]);
  return {
    url: (database) => `postgres://${ROLE}@127.0.0.1:${port}/${database}`,
    create: (database) => run('createdb', [...admin, '-O', ROLE, database]),
    run,
    stop: () => run('pg_ctl', ['-D', cluster, '-m', 'fast', '-w', 'stop']),
  };
}

/** Takes encrypted connections from Thyme's role, and plain ones only from the administrator. */
function encrypt(
  cluster: string,
  { cert, key }: { cert: string; key: string },
  account?: { uid: number; gid: number },
) {
  for (const [name, text] of [
    ['server.crt', cert],
    ['server.key', key],
  ] as const) {
    const file = join(cluster, name);
    writeFileSync(file, text, { mode: 0o600 });
    if (account) chownSync(file, account.uid, account.gid);
  }
  appendFileSync(join(cluster, 'postgresql.auto.conf'), 'ssl = on\n');
  const rules = [
    'host all postgres 127.0.0.1/32 trust',
    'hostssl all all 127.0.0.1/32 trust',
    'hostnossl all all 127.0.0.1/32 reject',
  ];
  writeFileSync(join(cluster, 'pg_hba.conf'), `${rules.join('\n')}\n`);
}
