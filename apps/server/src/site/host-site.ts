import type { FastifyInstance } from 'fastify';
import type { Execute } from '../graphql/execute.ts';
import { listen } from '../platform/database/listener.ts';
import { Kept } from '../platform/kept.ts';
import type { Services } from '../platform/services.ts';
import { hasDesk, hostDesk } from './desk.ts';
import { developmentSite } from './development.ts';
import { type Keeping, siteRoutes } from './site.ts';
import { hasBuild, loadBuild, pageRenderer } from './site-build.ts';
import { staticFiles } from './static-files.ts';

/** `none` serves the API alone; `directory` is the guests' site (apps/guest), `desk` the businesses' (apps/business). */
export type SiteMode = { kind: 'none' } | { kind: 'built' | 'development'; directory: string; desk?: string };

const MEGABYTE = 1024 * 1024;
const MAX_AGE_SECONDS = 300;

/** PostgreSQL's triggers name what changed on this channel. */
const CHANGES = 'page_changes';

/** Asked before anything is opened, so that a missing build leaves nothing behind. */
export function requireBuild(mode: SiteMode): void {
  if (mode.kind !== 'built') return;
  const missing = !hasBuild(mode.directory) ? mode.directory : mode.desk && !hasDesk(mode.desk) ? mode.desk : null;
  if (missing) throw new Error(`There is no built site in ${missing}: run npm start, which builds it.`);
}

export async function hostSite(
  http: FastifyInstance,
  parts: { services: Services; execute: Execute; mode: SiteMode },
): Promise<void> {
  const { services, execute, mode } = parts;
  if (mode.kind === 'none') return;
  if (mode.desk) await hostDesk(http, { services, execute, kind: mode.kind, directory: mode.desk });
  if (mode.kind === 'development') {
    await http.register(async (scope) => {
      const build = await developmentSite(scope, http.server, mode.directory);
      siteRoutes(scope, { services, execute, render: pageRenderer(services.config, build), cache: null });
    });
    return;
  }
  const render = pageRenderer(services.config, await loadBuild(mode.directory));
  const cache = keepPages(http, services);
  await http.register(async (scope) => staticFiles(scope, mode.directory));
  await http.register(async (scope) => siteRoutes(scope, { services, execute, render, cache }));
}

/** Lists of shops (tag `businesses`) may show any shop, so a change to one changes them. */
function drop(from: Pick<Keeping['pages'], 'clear' | 'drop'>, tag: string): void {
  if (tag === 'business:*') {
    from.clear();
    return;
  }
  if (tag.startsWith('business:')) from.drop('businesses');
  from.drop(tag);
}

/** Whole pages, and the answers they are made from, which also serve a page's next address. One change drops both. */
function keepPages(http: FastifyInstance, services: Services): Keeping {
  const options = { maxAgeSeconds: MAX_AGE_SECONDS, now: () => services.clock.now() };
  const keeping: Keeping = {
    pages: new Kept({ ...options, maxBytes: 64 * MEGABYTE }),
    answers: new Kept({ ...options, maxBytes: 32 * MEGABYTE }),
  };
  const both = [keeping.answers, keeping.pages];
  const listener = listen({
    url: services.config.databaseUrl,
    channel: CHANGES,
    log: services.log,
    onMessage: (tag) => {
      for (const kept of both) drop(kept, tag);
    },
    onListening: () => {
      for (const kept of both) kept.clear();
    },
  });
  http.addHook('onClose', () => listener.close());
  return keeping;
}
