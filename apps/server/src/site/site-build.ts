import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler, type RouterContext, RouterContextProvider, type ServerBuild } from 'react-router';
import type { ExecuteInProcess } from '../graphql/in-process.ts';
import type { Config } from '../platform/config/config.ts';

/** What a page gets while it is rendered. The site's `entry.server` exports the context key. */
interface RenderingContext {
  nonce: string;
  graphql: ExecuteInProcess;
  /** Called with the page's HTML where it was rendered to a string; the response's own body is then empty. */
  takeHtml?: (html: string) => void;
  site: {
    publicUrl: string;
    businessSiteUrl: string;
    apiEndpoints: Config['apiEndpoints'];
    embeds: Config['embeds'];
    links: Config['links'];
    cards: Config['publicCards'];
    mapStyleUrl: string | null;
    mapTiles: Config['mapTiles'];
  };
}

export type RenderPage = (request: Request, context: Omit<RenderingContext, 'site'>) => Promise<Response>;

/** `apps/guest` relative to this file; a deployment may have the build elsewhere. */
export const guestDirectory = path.resolve(import.meta.dirname, '../../../guest');
export const deskDirectory = path.resolve(import.meta.dirname, '../../../business');

export function hasBuild(directory: string): boolean {
  return existsSync(serverEntry(directory));
}

export async function loadBuild(directory: string): Promise<ServerBuild> {
  return (await import(pathToFileURL(serverEntry(directory)).href)) as ServerBuild;
}

/** A function in development, where the build may change between two requests. */
type Build = ServerBuild | (() => Promise<ServerBuild>);

export function pageRenderer(config: Config, build: Build): RenderPage {
  const mode = config.environment === 'development' ? 'development' : 'production';
  const handle = createRequestHandler(build, mode);
  const site = {
    publicUrl: config.publicUrl,
    businessSiteUrl: config.businessSiteUrl,
    apiEndpoints: config.apiEndpoints,
    embeds: config.embeds,
    links: config.links,
    cards: config.publicCards,
    mapStyleUrl: config.mapStyleUrl,
    mapTiles: config.mapTiles,
  };
  return async (request, context) => {
    const current = typeof build === 'function' ? await build() : build;
    const provider = new RouterContextProvider();
    provider.set(contextKey(current), { ...context, site });
    return handle(request, provider);
  };
}

/** The bundle has its own copies of modules, so the key is taken from the bundle itself. */
function contextKey(build: ServerBuild): RouterContext<RenderingContext | null> {
  const { requestContext } = build.entry.module as unknown as {
    requestContext?: RouterContext<RenderingContext | null>;
  };
  if (!requestContext) throw new Error('The site build exports no requestContext from its entry.server.');
  return requestContext;
}

function serverEntry(directory: string): string {
  return path.join(directory, 'build/server/index.js');
}
