import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PagePolicy } from '../platform/http/security-headers.ts';
import { scriptHashes } from './script-hashes.ts';
import { type Packing, type StoredPage, storePage } from './stored-page.ts';

export interface Rendered {
  page: Buffer;
  contentType: string;
  /** Of this rendering: who draws the page anew draws another. */
  nonce: string;
}

/**
 * A page that is the same for everybody. Its scripts are allowed by their hashes, since a nonce that many are sent is none
 * that nobody knows. For styles, which can not run anything, the nonce of the rendering will do.
 */
export function sharedPage({ page, contentType, nonce }: Rendered, policy: PagePolicy, packing: Packing): StoredPage {
  return storePage({
    page,
    contentType,
    packing,
    etag: `W/"${nonce}"`,
    policy: policy(scriptHashes(page, nonce).join(' '), `'nonce-${nonce}'`),
  });
}

/** Named, and not with a weight of nothing. */
const named = (packing: Packing) => new RegExp(`\\b${packing}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`);
const PACKINGS = (['zstd', 'gzip'] as const).map((packing) => ({ packing, isIn: named(packing) }));

function packingFor(request: FastifyRequest): Packing | null {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  return PACKINGS.find(({ isIn }) => isIn.test(accepted))?.packing ?? null;
}

/** How a page that this request causes to be made is best kept. */
export const packingToKeep = (request: FastifyRequest): Packing => packingFor(request) ?? 'zstd';

export function sendPage(request: FastifyRequest, reply: FastifyReply, page: StoredPage): FastifyReply {
  reply.type(page.contentType).header('vary', 'accept-encoding').header('content-security-policy', page.policy);
  if (reply.statusCode === 200) {
    reply.header('etag', page.etag);
    if (request.headers['if-none-match']?.includes(page.etag)) return reply.code(304).send();
  }
  const packing = packingFor(request);
  if (!packing) return reply.send(page.plain());
  // Already packed; the compression hook leaves answers with an encoding alone.
  return reply.header('content-encoding', packing).send(page.packed(packing));
}
