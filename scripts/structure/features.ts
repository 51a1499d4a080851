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

/** Large features split a layer over several files: `business-type.ts` is wire, `menu-store.ts` is SQL, the rest use cases. */
function layerOf(inside: string): 'schema' | 'store' | 'use case' {
  const name = inside.replace(/\.tsx?$/, '').split('/')[0] ?? '';
  if (/(^|-)(schema|types?|loaders?)$/.test(name)) return 'schema';
  return /(^|-)store$/.test(name) ? 'store' : 'use case';
}

/** What a feature shows to the others: its service, what it announces, and how its mails look. */
const doors = new Set(['service.ts', 'events.ts', 'mails.ts', 'template.ts']);

function betweenServerFeatures(from: Room, to: Room): string | undefined {
  const [here, there] = [layerOf(from.inside), layerOf(to.inside)];
  // Wire types compose like the graph they describe; every other call goes from use case to service.
  if (here === 'schema' && there === 'schema') return undefined;
  if (here === 'use case' && doors.has(to.inside)) return undefined;
  return `${from.feature}/${from.inside} must not import ${to.feature}/${to.inside}: use cases call another feature's service`;
}

function insideServerFeature(from: Room, to: Room): string | undefined {
  const [here, there] = [layerOf(from.inside), layerOf(to.inside)];
  const climbs = there === 'schema' || to.inside === 'service.ts';
  if ((here === 'store' && climbs) || (here === 'use case' && there === 'schema')) {
    return `${from.inside} must not import ${to.inside}: schema calls service, service calls store`;
  }
  return undefined;
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
