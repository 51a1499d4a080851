import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ensureSites } from '../../scripts/running/sites.ts';
import type { Bench, Figure } from './figure.ts';

interface Part {
  module: string;
  imports?: string[];
}

interface Manifest {
  entry: Part;
  routes: Record<string, Part & { id: string; parentId?: string; path?: string; index?: boolean }>;
}

const KiB = 1024;

function addressOf(manifest: Manifest, id: string): string {
  const parts: string[] = [];
  for (let route = manifest.routes[id]; route; route = route.parentId ? manifest.routes[route.parentId] : undefined) {
    if (route.path) parts.unshift(route.path);
  }
  return parts.join('/');
}

/** Pages behind a login have a reader who waits; these are the ones that strangers open on a phone. */
const isPublic = (path: string) => !/^(profile|invoice|revolut|video-vetting|dev)(\/|$)/.test(path);

/** Assets of older builds stay for a while; the newest manifest is the current one. */
function readManifest(client: string): Manifest {
  const assets = join(client, 'assets');
  const [newest] = readdirSync(assets)
    .filter((file) => /^manifest-.*\.js$/.test(file))
    .sort((a, b) => statSync(join(assets, b)).mtimeMs - statSync(join(assets, a)).mtimeMs);
  if (!newest) throw new Error('The build has no manifest.');
  const text = readFileSync(join(assets, newest), 'utf8');
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as Manifest;
}

/** Every script that a first visit to the route loads: the entry, the route, its parents, and what they import. */
function scriptsOf(manifest: Manifest, id: string): Set<string> {
  const scripts = new Set<string>();
  const add = ({ module, imports = [] }: Part) => {
    for (const file of [module, ...imports]) scripts.add(file);
  };
  add(manifest.entry);
  for (let route = manifest.routes[id]; route; route = route.parentId ? manifest.routes[route.parentId] : undefined)
    add(route);
  return scripts;
}

export const javascriptWeight: Bench = {
  name: 'JavaScript weight',
  async run({ root, log }) {
    await ensureSites(root, log);
    const client = join(root, 'apps', 'guest', 'build', 'client');
    const manifest = readManifest(client);
    const sizes = new Map<string, number>();
    const sizeOf = (file: string) => {
      const known = sizes.get(file) ?? gzipSync(readFileSync(join(client, file)), { level: 9 }).length;
      sizes.set(file, known);
      return known;
    };
    const pages = Object.values(manifest.routes)
      .filter((route) => route.id !== 'root' && (route.index || route.path))
      .map((route) => ({ id: route.id, address: addressOf(manifest, route.id) }))
      .filter(({ address }) => isPublic(address));
    return pages.map(({ id, address }): Figure => {
      const bytes = [...scriptsOf(manifest, id)].reduce((sum, file) => sum + sizeOf(file), 0);
      return { what: `JavaScript of /${address}`, value: bytes / KiB, unit: 'KiB', budget: 150, better: 'less' };
    });
  },
};
