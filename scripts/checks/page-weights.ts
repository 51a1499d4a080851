import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

interface Part {
  module: string;
  imports?: string[];
}

interface Manifest {
  entry: Part;
  url: string;
  routes: Record<string, Part & { id: string; parentId?: string; path?: string; index?: boolean }>;
}

export interface PageWeight {
  address: string;
  /** Gzipped, as most proxies send it. */
  bytes: number;
  files: number;
}

/** In bytes, for the first load of a public page. */
export const WEIGHT_LIMIT = 160 * 1024;

/** Personal and payment pages, whose users are willing to wait. */
const isPublic = (address: string) =>
  !/^\/(profile|invoice|revolut|revolut-subscription|payment-success|video-vetting|dev)(\/|$)/.test(address);

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

/** The route and those around it, innermost first. */
function lineage({ routes }: Manifest, id: string): Manifest['routes'][string][] {
  const route = routes[id];
  return route ? [route, ...(route.parentId ? lineage({ routes } as Manifest, route.parentId) : [])] : [];
}

/** The list of routes itself, which every page loads beside its scripts. */
export function routeListBytes(client: string): number {
  return gzippedSize(join(client, readManifest(client).url));
}

const gzippedSize = (file: string) => gzipSync(readFileSync(file), { level: 9 }).length;

/** Every script that a first load of each public page fetches: the entry, the route, its parents, and what they import. */
export function pageWeights(client: string): PageWeight[] {
  const manifest = readManifest(client);
  const sizes = new Map<string, number>();
  const sizeOf = (file: string) => {
    const size = sizes.get(file) ?? gzippedSize(join(client, file));
    sizes.set(file, size);
    return size;
  };
  return Object.values(manifest.routes)
    .filter((route) => route.id !== 'root' && (route.index || route.path))
    .map((route) => {
      const around = lineage(manifest, route.id);
      const parts = [manifest.entry, ...around].flatMap(({ module, imports = [] }) => [module, ...imports]);
      const files = new Set(parts);
      const address = around.flatMap(({ path }) => path || []).reverse();
      const bytes = [...files].reduce((sum, file) => sum + sizeOf(file), 0);
      return { address: `/${address.join('/')}`.replace(/^\/+/, '/'), bytes, files: files.size };
    })
    .filter(({ address }) => isPublic(address));
}

/** A sentence for each public page over its limit. */
export function overweight(weights: readonly PageWeight[]): string[] {
  return weights
    .filter(({ bytes }) => bytes > WEIGHT_LIMIT)
    .map(
      ({ address, bytes }) =>
        `${address} loads ${(bytes / 1024).toFixed(1)} KiB of JavaScript; the limit is ${WEIGHT_LIMIT / 1024}.`,
    );
}
