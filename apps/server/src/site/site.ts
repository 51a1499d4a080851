import { Readable } from 'node:stream';
import { createRequest } from '@remix-run/node-fetch-server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Execute } from '../graphql/execute.ts';
import { beginRendering, type KeptAnswers } from '../graphql/in-process.ts';
import { drawNonce, nonceOf, type PagePolicy, pagePolicy } from '../platform/http/security-headers.ts';
import type { Kept, Made } from '../platform/kept.ts';
import type { Services } from '../platform/services.ts';
import { addressOf, pageKey } from './addresses.ts';
import { pageBytes } from './page-bytes.ts';
import { packingToKeep, sendPage, sharedPage } from './shared-page.ts';
import type { RenderPage } from './site-build.ts';
import type { StoredPage } from './stored-page.ts';

/** What public pages are kept in. */
export interface Keeping {
  pages: Kept<StoredPage>;
  answers: KeptAnswers;
}

export interface SiteParts {
  services: Services;
  execute: Execute;
  render: RenderPage;
  /** Null renders every page anew, as development wants it. */
  cache: Keeping | null;
}

/** Every address that no other route took is a page of the site. */
export function siteRoutes(scope: FastifyInstance, parts: SiteParts, address = '/*'): void {
  scope.removeAllContentTypeParsers();
  // The renderer reads the body itself.
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
  const policy = pagePolicy(parts.services.config);
  scope.all(address, async (request, reply) => {
    const key =
      parts.cache && (request.method === 'GET' || request.method === 'HEAD') ? pageKey(urlOf(request, parts)) : null;
    return key === null || parts.cache === null
      ? renderFresh(request, reply, parts)
      : serveShared(request, reply, { ...parts, keeping: parts.cache, policy, key });
  });
}

interface SharedAnswer extends Made<StoredPage> {
  status: number;
  headers: [string, string][];
  body: StoredPage;
}

interface SharedParts extends SiteParts {
  keeping: Keeping;
  policy: PagePolicy;
  key: string;
}

async function serveShared(request: FastifyRequest, reply: FastifyReply, parts: SharedParts): Promise<FastifyReply> {
  const { keeping, key } = parts;
  const kept = keeping.pages.find(key);
  parts.services.metrics.pageCache.inc({ outcome: kept ? 'hit' : 'miss' });
  reply.header('cache-control', 'private, no-cache');
  if (kept) return sendPage(request, reply, kept.value);
  const answer = await keeping.pages.make(key, () => renderShared(request, parts));
  reply.code(answer.status);
  for (const [name, value] of answer.headers) reply.header(name, value);
  return sendPage(request, reply, answer.body);
}

/** Rendered for nobody in particular: no cookie, no token and no host name of the asking browser gets in. */
async function renderShared(asking: FastifyRequest, parts: SharedParts): Promise<SharedAnswer> {
  const { key, keeping, policy } = parts;
  const rendering = beginRendering(parts.execute, parts.services, asking.id, keeping.answers);
  let whole: readonly string[] | undefined;
  const takeWhole = (pieces: readonly string[]) => {
    whole = pieces;
  };
  // A page that can not be had as text is asked for as a reader that does not wait for late parts.
  const request = new Request(addressOf(key, parts.services.config.publicUrl), {
    headers: { 'user-agent': 'thyme-page-cache-bot', accept: 'text/html' },
  });
  const nonce = drawNonce();
  const response = await parts.render(request, { nonce, graphql: rendering.execute, takeWhole });
  const contentType = response.headers.get('content-type') ?? 'text/html; charset=utf-8';
  const page = pageBytes(whole ?? [await response.text()]);
  const body = sharedPage({ page, contentType, nonce }, policy, packingToKeep(asking));
  const mayKeep = response.status === 200 && !/no-store|private/.test(response.headers.get('cache-control') ?? '');
  const headers = [...response.headers].filter(
    ([name]) => !['content-type', 'content-length', 'cache-control'].includes(name),
  );
  const keep = mayKeep ? body : null;
  return { status: response.status, headers, body, keep, tags: rendering.tags, until: rendering.until() };
}

async function renderFresh(request: FastifyRequest, reply: FastifyReply, parts: SiteParts): Promise<FastifyReply> {
  const rendering = beginRendering(parts.execute, parts.services, request.id);
  const { host, protocol } = new URL(parts.services.config.publicUrl);
  const response = await parts.render(createRequest(request.raw, reply.raw, { host, protocol }), {
    nonce: nonceOf(reply.raw),
    graphql: rendering.execute,
  });
  reply.code(response.status);
  for (const [name, value] of response.headers) reply.header(name, value);
  reply.header('cache-control', 'no-store');
  return reply.send(response.body ? Readable.fromWeb(response.body as never) : '');
}

function urlOf(request: FastifyRequest, parts: SiteParts): URL {
  return addressOf(request.url, parts.services.config.publicUrl);
}
