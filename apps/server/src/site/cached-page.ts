import { gzipSync, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PagePolicy } from '../platform/http/security-headers.ts';
import { scriptHashes } from './script-hashes.ts';

/** In order of preference. Browsers without zstd support gzip. */
const ENCODINGS = ['zstd', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

export interface RenderedPage {
  html: Buffer;
  contentType: string;
  /** Unique to this rendering. */
  nonce: string;
}

/** A page that is byte-identical for every visitor, stored compressed. */
export class CachedPage {
  readonly contentType: string;
  readonly etag: string;
  /** The Content-Security-Policy to send it with. */
  readonly policy: string;
  readonly #zstd: Buffer;
  #gzip: Buffer | undefined;

  /** Scripts are allowed by hash, because a nonce that many visitors get is no secret. Styles, which run no code, keep it. */
  constructor({ html, contentType, nonce }: RenderedPage, policy: PagePolicy) {
    this.contentType = contentType;
    this.etag = `W/"${nonce}"`;
    this.policy = policy(scriptHashes(html, nonce).join(' '), `'nonce-${nonce}'`);
    // The default level: half the time of any gzip level, and smaller.
    this.#zstd = zstdCompressSync(html);
  }

  /** Includes room for the gzip form, which is of about the same size. */
  get bytes(): number {
    return 2 * this.#zstd.length;
  }

  body(encoding: Encoding | null): Buffer {
    if (encoding === 'zstd') return this.#zstd;
    if (encoding === null) return zstdDecompressSync(this.#zstd);
    this.#gzip ??= gzipSync(zstdDecompressSync(this.#zstd));
    return this.#gzip;
  }
}

/** Named, and not with a weight of zero. */
const accepted = (encoding: Encoding) => new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`);
const ACCEPTED = ENCODINGS.map((encoding) => ({ encoding, pattern: accepted(encoding) }));

function encodingFor(request: FastifyRequest): Encoding | null {
  const header = String(request.headers['accept-encoding'] ?? '');
  return ACCEPTED.find(({ pattern }) => pattern.test(header))?.encoding ?? null;
}

export function sendPage(request: FastifyRequest, reply: FastifyReply, page: CachedPage): FastifyReply {
  reply.type(page.contentType).header('vary', 'accept-encoding').header('content-security-policy', page.policy);
  if (reply.statusCode === 200) {
    reply.header('etag', page.etag);
    if (request.headers['if-none-match']?.includes(page.etag)) return reply.code(304).send();
  }
  const encoding = encodingFor(request);
  // The compression hook skips responses that already have an encoding.
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(page.body(encoding));
}
