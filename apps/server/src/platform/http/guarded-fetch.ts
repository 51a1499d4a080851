import { lookup } from 'node:dns';
import { type IncomingMessage, request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { isPrivateAddress } from './private-addresses.ts';

const MOST_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

export type GuardProblem = 'private-address' | 'too-large' | 'too-slow' | 'too-many-redirects' | 'not-reachable';

/** Why a user-supplied address was not fetched. */
export class GuardedFetchError extends Error {
  override readonly name = 'GuardedFetchError';
  readonly problem: GuardProblem;
  constructor(problem: GuardProblem, detail = '') {
    super(`${problem}${detail && `: ${detail}`}`);
    this.problem = problem;
  }
}

export interface GuardedOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  maxBytes: number;
  timeoutMs: number;
  /** False returns a redirect as it is. */
  followsRedirects?: boolean;
  /** 'host:port' of servers that may be private: for tests and for an operator's own network. */
  allowedHosts: readonly string[];
}

export interface GuardedAnswer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  /** The final address, after redirects. */
  url: string;
}

/**
 * Fetches a user-supplied address: never from a private network, not even behind a redirect or a DNS response, and
 * never more than `maxBytes`, counted while they arrive and after decompression.
 */
export async function guardedFetch(address: string, options: GuardedOptions): Promise<GuardedAnswer> {
  const signal = AbortSignal.timeout(options.timeoutMs);
  let url = new URL(address);
  let headers = { ...options.headers };
  for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
    const answer = await fetchOnce(url, { ...options, headers }, signal);
    const location = answer.headers.location;
    if (options.followsRedirects === false || !REDIRECTS.has(answer.status) || location === undefined) return answer;
    if (!URL.canParse(location, url.href)) throw new GuardedFetchError('not-reachable', 'a redirect to no address');
    const next = new URL(location, url);
    // A password is only sent to its own host, and never over an unencrypted connection.
    if (next.host !== url.host || (url.protocol === 'https:' && next.protocol !== 'https:')) {
      const { authorization: _, ...others } = headers;
      headers = others;
    }
    url = next;
  }
  throw new GuardedFetchError('too-many-redirects');
}

function fetchOnce(url: URL, options: GuardedOptions, signal: AbortSignal): Promise<GuardedAnswer> {
  const { method = 'GET', headers = {}, body, allowedHosts } = options;
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    return Promise.reject(new GuardedFetchError('not-reachable', url.protocol));
  const isAllowed = allowedHosts.includes(hostOf(url));
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!isAllowed && isIP(host) !== 0 && isPrivateAddress(host))
    return Promise.reject(new GuardedFetchError('private-address'));
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) => reject(wrapped(error, signal));
    const send = url.protocol === 'https:' ? secureRequest : plainRequest;
    const request = send(
      url,
      {
        method,
        signal,
        // Checked where the connection is made, so that a second DNS response cannot differ from the first.
        ...(isAllowed ? {} : { lookup: publicLookup }),
        // A reused connection would skip the check of the address.
        agent: false,
        headers: {
          'user-agent': 'Thyme calendars',
          'accept-encoding': 'gzip, deflate, br',
          ...headers,
          ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
        },
      },
      (response) =>
        void readBody(response, options.maxBytes).then((bytes) => resolve(answerOf(response, bytes, url)), fail),
    );
    request.on('error', fail);
    request.end(body);
  });
}

const hostOf = (url: URL) => `${url.hostname}:${url.port || (url.protocol === 'https:' ? '443' : '80')}`;

/** Refuses a name if any of its addresses is private. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 0);
    const [first] = addresses;
    if (!first || addresses.some(({ address }) => isPrivateAddress(address)))
      return callback(new GuardedFetchError('private-address'), '', 0);
    if (options.all) return callback(null, addresses);
    return callback(null, first.address, first.family);
  });
};

async function readBody(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  if (Number(response.headers['content-length'] ?? 0) > maxBytes) {
    response.destroy();
    throw new GuardedFetchError('too-large');
  }
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of unpacked(response)) {
    const chunk = part as Buffer;
    size += chunk.length;
    if (size > maxBytes) {
      response.destroy();
      throw new GuardedFetchError('too-large');
    }
    parts.push(chunk);
  }
  return Buffer.concat(parts);
}

function unpacked(response: IncomingMessage): AsyncIterable<unknown> {
  const encoding = response.headers['content-encoding'] ?? '';
  const unpack = { gzip: createGunzip, deflate: createInflate, br: createBrotliDecompress }[encoding];
  if (!unpack) return response;
  const stream = unpack();
  response.on('error', (error) => stream.destroy(error));
  return response.pipe(stream);
}

function answerOf({ statusCode = 0, headers: sent }: IncomingMessage, body: Buffer, url: URL): GuardedAnswer {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(sent))
    if (value !== undefined) headers[name] = Array.isArray(value) ? value.join(', ') : value;
  return { status: statusCode, headers, body, url: url.href };
}

function wrapped(error: unknown, signal: AbortSignal): GuardedFetchError {
  if (error instanceof GuardedFetchError) return error;
  if (signal.aborted) return new GuardedFetchError('too-slow');
  return new GuardedFetchError('not-reachable', error instanceof Error ? error.message : String(error));
}
