import type { FastifyInstance } from 'fastify';
import type { Execute } from '../graphql/execute.ts';
import { chooseEdge, type EdgePort } from '../integrations/edge/index.ts';
import { TagCache } from '../platform/cache/tag-cache.ts';
import { listen } from '../platform/database/listener.ts';
import type { Services } from '../platform/services.ts';
import type { CachedPage } from './cached-page.ts';
import { hasDesk, hostDesk } from './desk.ts';
import { developmentSite } from './development.ts';
import { pollAnnouncements } from './page-announcements.ts';
import { pageParameters } from './page-parameters.ts';
import { type PageCache, siteRoutes } from './site.ts';
import { hasBuild, loadBuild, pageRenderer } from './site-build.ts';
import { staticFiles } from './static-files.ts';

/** `none` serves the API alone; `directory` is the guests' site (apps/guest), `desk` the businesses' (apps/business). */
export type SiteMode = { kind: 'none' } | { kind: 'built' | 'development'; directory: string; desk?: string };

const MEGABYTE = 1024 * 1024;
const MAX_AGE_SECONDS = 300;

/** The channel on which PostgreSQL's triggers announce the tags of what changed. */
const CHANGES = 'page_changes';

/** Called before anything is opened, so that a missing build needs no cleanup. */
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
  const build = await loadBuild(mode.directory);
  const render = pageRenderer(services.config, build);
  const cache = { ...openPageCache(http, services), changesPage: pageParameters(build) };
  await http.register(async (scope) => staticFiles(scope, mode.directory));
  await http.register(async (scope) => siteRoutes(scope, { services, execute, render, cache }));
}

/** Lists of shops (tag `businesses`) may show any shop, so a change to one invalidates them. */
function invalidate(pages: TagCache<CachedPage>, edge: EdgePort | null, tag: string): void {
  if (tag === 'business:*') {
    pages.clear();
    edge?.purgeAll();
    return;
  }
  const tags = tag.startsWith('business:') ? ['businesses', tag] : [tag];
  for (const changed of tags) pages.invalidate(changed);
  edge?.purge(tags);
}

function openPageCache(http: FastifyInstance, services: Services): Pick<PageCache, 'pages' | 'edge'> {
  const edge = chooseEdge(services.config, services.log);
  const pages = new TagCache<CachedPage>({
    maxBytes: 64 * MEGABYTE,
    maxAgeSeconds: MAX_AGE_SECONDS,
    now: () => services.clock.now(),
  });
  const onMessage = (tag: string) => {
    // First: a page that is rendered again must not come from a replica without the change.
    void services.replicas?.noteChange();
    invalidate(pages, edge, tag);
  };
  const polling = pollAnnouncements(services, (id) => onMessage(`business:${id}`));
  const listener = listen({
    url: services.config.databaseDirectUrl,
    channel: CHANGES,
    log: services.log,
    onMessage,
    onListening: () => {
      pages.clear();
      edge?.purgeAll();
    },
  });
  http.addHook('onClose', async () => {
    await listener.close();
    await polling.stop();
    await edge?.close();
  });
  return { pages, edge };
}
