import { Readable } from 'node:stream';
import { createRequest } from '@remix-run/node-fetch-server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Execute } from '../graphql/execute.ts';
import { beginRendering } from '../graphql/in-process.ts';
import type { EdgePort } from '../integrations/edge/index.ts';
import { DEFAULT_COUNTRY, visitorCountry } from '../integrations/geoip/index.ts';
import type { Loaded, TagCache } from '../platform/cache/tag-cache.ts';
import { drawNonce, nonceOf, type PagePolicy, pagePolicy } from '../platform/http/security-headers.ts';
import type { Services } from '../platform/services.ts';
import { addressOf, type ChangesPage, pageKey } from './addresses.ts';
import { CachedPage, sendPage } from './cached-page.ts';
import type { RenderPage } from './site-build.ts';

/** Where the router of an open page fetches the routes that its links lead to. */
const ROUTE_MANIFEST = '/__manifest';

export interface PageCache {
  pages: TagCache<CachedPage>;
  /** A cache in front of the servers; null without one. */
  edge: EdgePort | null;
  changesPage: ChangesPage;
}

export interface SiteParts {
  services: Services;
  execute: Execute;
  render: RenderPage;
  /** Null renders every page for each request, as in development. */
  cache: PageCache | null;
}

/** Every address that no other route handles is a page of the site. */
export function siteRoutes(scope: FastifyInstance, parts: SiteParts, address = '/*'): void {
  const { cache, services } = parts;
  scope.removeAllContentTypeParsers();
  // Request bodies are not read: no page accepts one.
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
  const policy = pagePolicy(services.config);
  scope.all(address, async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod(reply);
    const country = await visitorCountry(services, request.ip);
    const url = addressOf(request.url, services.config.publicUrl);
    if (url.pathname === ROUTE_MANIFEST) return renderFresh(request, reply, { ...parts, country, mayStore: true });
    if (!cache) return renderFresh(request, reply, { ...parts, country });
    const key = pageKey(url, cache.changesPage);
    return key === null
      ? renderFresh(request, reply, { ...parts, country })
      : serveShared(request, reply, { ...parts, pages: cache.pages, edge: cache.edge, policy, key, country });
  });
}

/** Pages only read; changes go through GraphQL. */
function refuseMethod(reply: FastifyReply): FastifyReply {
  const error = { message: 'This address can only be read.', extensions: { code: 'METHOD_NOT_ALLOWED' } };
  return reply
    .code(405)
    .header('allow', 'GET, HEAD')
    .send({ errors: [error] });
}

interface SharedResult extends Loaded<CachedPage> {
  status: number;
  headers: [string, string][];
  page: CachedPage;
}

interface PageParts extends SiteParts {
  /** The visitor's country: its results come first. */
  country: string;
  /** Browsers and proxies may store the response as the site says: its URL names the build. */
  mayStore?: boolean;
}

interface SharedParts extends PageParts {
  pages: TagCache<CachedPage>;
  edge: EdgePort | null;
  policy: PagePolicy;
  key: string;
}

async function serveShared(request: FastifyRequest, reply: FastifyReply, parts: SharedParts): Promise<FastifyReply> {
  const { pages, country } = parts;
  // Pages differ by country only if a lookup is configured.
  const key = country === DEFAULT_COUNTRY ? parts.key : `${country} ${parts.key}`;
  const cached = pages.get(key);
  parts.services.metrics.pageCache.inc({ outcome: cached ? 'hit' : 'miss' });
  reply.header('cache-control', 'private, no-cache');
  if (cached) return sendPage(request, storedAtEdge(reply, parts, key), cached);
  const result = await pages.load(key, () => renderShared(request.id, parts));
  reply.code(result.status);
  for (const [name, value] of result.headers) reply.header(name, value);
  return sendPage(request, storedAtEdge(reply, parts, key), result.page);
}

/**
 * A page in our own cache may be stored at the edge for as long: it was not invalidated while it was rendered. If pages
 * differ by country the edge stores none, because it does not know a visitor's.
 */
function storedAtEdge(reply: FastifyReply, { edge, pages, services }: SharedParts, key: string): FastifyReply {
  const stored = edge && services.geoip.name === 'none' ? pages.lifetime(key) : null;
  return edge && stored ? reply.headers(edge.storing(stored.tags, stored.seconds)) : reply;
}

/** Rendered from the key alone: no cookie, token or host name of the request gets into a shared page. */
async function renderShared(requestId: string, { key, policy, ...parts }: SharedParts): Promise<SharedResult> {
  const rendering = beginRendering(parts.execute, parts.services, requestId, parts.country);
  let whole: string | undefined;
  const takeHtml = (html: string) => {
    whole = html;
  };
  // A page that streams is requested as a crawler, which gets it complete.
  const request = new Request(addressOf(key, parts.services.config.publicUrl), {
    headers: { 'user-agent': 'thyme-page-cache-bot', accept: 'text/html' },
  });
  const nonce = drawNonce();
  const response = await parts.render(request, { nonce, graphql: rendering.execute, takeHtml });
  const contentType = response.headers.get('content-type') ?? 'text/html; charset=utf-8';
  const html = Buffer.from(whole ?? (await response.text()));
  const page = new CachedPage({ html, contentType, nonce }, policy);
  const mayCache = response.status === 200 && !/no-store|private/.test(response.headers.get('cache-control') ?? '');
  const headers = [...response.headers].filter(
    ([name]) => !['content-type', 'content-length', 'cache-control'].includes(name),
  );
  return { status: response.status, headers, page, cacheable: mayCache ? page : null, tags: rendering.tags };
}

async function renderFresh(request: FastifyRequest, reply: FastifyReply, parts: PageParts): Promise<FastifyReply> {
  const rendering = beginRendering(parts.execute, parts.services, request.id, parts.country);
  const { host, protocol } = new URL(parts.services.config.publicUrl);
  const response = await parts.render(createRequest(request.raw, reply.raw, { host, protocol }), {
    nonce: nonceOf(reply.raw),
    graphql: rendering.execute,
  });
  reply.code(response.status);
  for (const [name, value] of response.headers) reply.header(name, value);
  if (!parts.mayStore) reply.header('cache-control', 'no-store');
  return reply.send(response.body ? Readable.fromWeb(response.body as never) : '');
}
