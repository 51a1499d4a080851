import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler, type RouterContext, RouterContextProvider, type ServerBuild } from 'react-router';
import type { ExecuteInProcess } from '../graphql/in-process.ts';
import type { Config } from '../platform/config/config.ts';
import { narrowed } from './narrowed-build.ts';

/** What a page gets while it is rendered. The site's `entry.server` exports the key it is kept under. */
interface RenderingContext {
  nonce: string;
  graphql: ExecuteInProcess;
  /** Called with the whole page in pieces, where it can be had as text: then the answer's own body is empty. */
  takeWhole?: (pieces: readonly string[]) => void;
  site: {
    publicUrl: string;
    businessSiteUrl: string;
    apiEndpoints: Config['apiEndpoints'];
    embeds: Config['embeds'];
    cards: Config['publicCards'];
    mapStyleUrl: string | null;
  };
}

export type RenderPage = (request: Request, context: Omit<RenderingContext, 'site'>) => Promise<Response>;

/** `apps/guest` as seen from this file; a deployment may keep the build elsewhere. */
export const guestDirectory = path.resolve(import.meta.dirname, '../../../guest');
export const deskDirectory = path.resolve(import.meta.dirname, '../../../business');

export function hasBuild(directory: string): boolean {
  return existsSync(serverEntry(directory));
}

export async function loadBuild(directory: string): Promise<ServerBuild> {
  return (await import(pathToFileURL(serverEntry(directory)).href)) as ServerBuild;
}

/** In development the build changes under our hands: there it is taken anew for each request. */
type Build = ServerBuild | (() => Promise<ServerBuild>);

export function pageRenderer(config: Config, build: Build): RenderPage {
  const mode = config.environment === 'development' ? 'development' : 'production';
  const handlerFor = handlers(build, mode);
  const site = {
    publicUrl: config.publicUrl,
    businessSiteUrl: config.businessSiteUrl,
    apiEndpoints: config.apiEndpoints,
    embeds: config.embeds,
    cards: config.publicCards,
    mapStyleUrl: config.mapStyleUrl,
  };
  return async (request, context) => {
    const current = typeof build === 'function' ? await build() : build;
    const provider = new RouterContextProvider();
    provider.set(contextKey(current), { ...context, site });
    return handlerFor(request)(request, provider);
  };
}

type Handler = ReturnType<typeof createRequestHandler>;
type HandlerFor = (request: Request) => Handler;

function handlers(build: Build, mode: string): HandlerFor {
  if (typeof build === 'function') {
    const handler = createRequestHandler(build, mode);
    return () => handler;
  }
  const known = new Map<ServerBuild, Handler>();
  const narrow = narrowed(build);
  return ({ url }) => {
    const fitting = narrow(new URL(url).pathname);
    const handler = known.get(fitting) ?? createRequestHandler(fitting, mode);
    known.set(fitting, handler);
    return handler;
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
