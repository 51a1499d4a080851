import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from '@thyme/local-postgres';
import { compressFiles } from './compress.ts';
import { fingerprint } from './fingerprint.ts';
import { runProgram } from './run-program.ts';
import { siteSources } from './site-sources.ts';

const sites = ['apps/guest', 'apps/business'];
const keepFor = 7 * 24 * 60 * 60 * 1000;

const stampIn = (build: string) => join(build, 'sources.txt');

function isFresh(build: string, wanted: string): boolean {
  return existsSync(stampIn(build)) && readFileSync(stampIn(build), 'utf8') === wanted;
}

/** Open pages, and instances that are still running, request files of the previous build. */
function keepOlderAssets(from: string, to: string): void {
  const older = join(from, 'client', 'assets');
  if (!existsSync(older)) return;
  cpSync(older, join(to, 'client', 'assets'), {
    recursive: true,
    force: false,
    preserveTimestamps: true,
    filter: (path) => statSync(path).isDirectory() || Date.now() - statSync(path).mtimeMs < keepFor,
  });
}

async function build(root: string, site: string, wanted: string): Promise<void> {
  const current = join(site, 'build');
  const aside = join(site, 'build.new');
  const old = join(site, 'build.old');
  rmSync(aside, { recursive: true, force: true });
  const env = { NODE_ENV: 'production', SITE_BUILD_DIRECTORY: 'build.new' };
  const { code, output } = await runProgram('react-router', ['build'], { root, cwd: site, env });
  if (code !== 0) throw new Error(`The site could not be built:\n${output}`);
  await compressFiles(join(aside, 'client'));
  keepOlderAssets(current, aside);
  writeFileSync(stampIn(aside), wanted);
  rmSync(old, { recursive: true, force: true });
  if (existsSync(current)) renameSync(current, old);
  renameSync(aside, current);
  rmSync(old, { recursive: true, force: true });
}

/** Builds the sites whose sources changed since the last build. Two commands at once build once. */
export async function ensureSites(root: string, log: (line: string) => void): Promise<boolean> {
  const stale = () =>
    sites
      .map((site) => ({ site: join(root, site), wanted: fingerprint(root, siteSources(root, site)) }))
      .filter(({ site, wanted }) => !isFresh(join(site, 'build'), wanted));
  if (stale().length === 0) return false;
  const lock = join(root, 'node_modules', '.cache', 'thyme-build');
  mkdirSync(lock, { recursive: true });
  return withLock(lock, async () => {
    const needed = stale();
    if (needed.length === 0) return false;
    log(needed.length > 1 ? 'Building the sites …' : 'Building the site …');
    await Promise.all(needed.map(({ site, wanted }) => build(root, site, wanted)));
    return true;
  });
}
