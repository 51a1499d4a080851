import type { Import, Parsed } from './parsed.ts';
import type { Problem } from './problem.ts';
import { resolveImport } from './resolve.ts';
import { isTest } from './sources.ts';
import type { Workspace } from './workspaces.ts';

interface Room {
  app: string;
  feature: string;
  /** Path below the feature's folder. */
  inside: string;
}

function roomOf(path: string): Room | undefined {
  const match = /^(apps\/[^/]+)\/(?:src|app)\/features\/([^/]+)\/(.+)$/.exec(path);
  if (!match) return undefined;
  const [, app = '', feature = '', inside = ''] = match;
  return { app, feature, inside };
}

const layerOf = (inside: string) => inside.replace(/\.tsx?$/, '').split('/')[0] ?? '';

function betweenServerFeatures(from: Room, to: Room): string | undefined {
  const layers = `${layerOf(from.inside)}→${layerOf(to.inside)}`;
  // Wire types compose like the graph they describe; every other call goes from service to service.
  if (layers === 'service→service' || layers === 'schema→schema') return undefined;
  return `${from.feature}/${from.inside} must not import ${to.feature}/${to.inside}: only a service calls another feature's service`;
}

function insideServerFeature(from: Room, to: Room): string | undefined {
  const forbidden: Record<string, readonly string[]> = {
    store: ['service', 'schema', 'jobs'],
    service: ['schema'],
    schema: [],
  };
  if (!forbidden[layerOf(from.inside)]?.includes(layerOf(to.inside))) return undefined;
  return `${from.inside} must not import ${to.inside}: schema calls service, service calls store`;
}

function checkPair(from: Room, to: Room): string | undefined {
  if (from.app !== to.app) return undefined;
  if (from.app === 'apps/server')
    return from.feature === to.feature ? insideServerFeature(from, to) : betweenServerFeatures(from, to);
  if (from.feature === to.feature) return undefined;
  return `feature ${from.feature} must not import feature ${to.feature}; a route composes them`;
}

function check(file: Parsed, { specifier }: Import, workspaces: readonly Workspace[]): string | undefined {
  const target = resolveImport(file.path, specifier, workspaces);
  if (target.kind !== 'ours') return undefined;
  const to = roomOf(target.path);
  if (!to) return undefined;
  const from = roomOf(file.path);
  if (from) return checkPair(from, to);
  if (/^apps\/[^/]+\/app\/lib\//.test(file.path))
    return `app/lib knows no feature, so it must not import ${to.feature}`;
  return undefined;
}

/** Features are rooms with doors: a site's features never meet, the server's meet at their services. */
export function checkFeatures(file: Parsed, workspaces: readonly Workspace[]): Problem[] {
  if (isTest(file.path)) return [];
  return file.imports.flatMap((found) => {
    const message = check(file, found, workspaces);
    return message ? [{ file: file.path, line: found.line, message }] : [];
  });
}
