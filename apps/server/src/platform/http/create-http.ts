import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Config } from '../config/config.ts';
import { requestId } from '../crypto/ids.ts';
import type { Log } from '../process/log.ts';
import type { Metrics } from '../process/metrics.ts';
import { answerErrors } from './answer-errors.ts';
import { floodLimit } from './flood-limit.ts';
import { observeRequests } from './observe-requests.ts';
import { securityHeaders } from './security-headers.ts';

/** What reading a request may take. A client that sends slower than this is cut off. */
const LIMITS = {
  bodyBytes: 256 * 1024,
  headersMs: 15_000,
  requestMs: 30_000,
  idleMs: 65_000,
  checkMs: 2_000,
  urlParameter: 400,
};

export type Http = FastifyInstance;

/** Fastify with what every route shares: headers, compression, ids, limits, plain errors. Routes come later. */
export async function createHttp(parts: { config: Config; log: Log; metrics: Metrics }): Promise<Http> {
  const { config, log, metrics } = parts;
  const http = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trusted(config.trustProxy),
    bodyLimit: LIMITS.bodyBytes,
    requestTimeout: LIMITS.requestMs,
    connectionTimeout: LIMITS.idleMs,
    keepAliveTimeout: LIMITS.idleMs,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    routerOptions: { maxParamLength: LIMITS.urlParameter },
    genReqId: (request) => incomingId(config, request.headers['x-request-id']) ?? requestId(),
    http: { headersTimeout: LIMITS.headersMs, connectionsCheckingInterval: LIMITS.checkMs },
  }) as unknown as Http;

  observeRequests(http, { metrics, log });
  answerErrors(http);
  securityHeaders(http, config);
  await http.register(compress, {
    global: true,
    threshold: 1024,
    encodings: ['br', 'gzip'],
    requestEncodings: ['identity'],
    // Quality 4 costs about as much as gzip and packs better; the default of 11 is meant for files packed once.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { level: 6 },
  });
  await floodLimit(http, { config, metrics });
  return http;
}

/** A number is how many proxies stand in front of us. */
function trusted(setting: Config['trustProxy']) {
  return typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting;
}

/** A proxy in front may name the request; anybody else may not write into our log. */
function incomingId(config: Config, header: string | string[] | undefined): string | null {
  if (!config.trustProxy || typeof header !== 'string') return null;
  return /^[\w-]{8,64}$/.test(header) ? header : null;
}

/** Where this process can reach itself, once it listens. */
export function ownOrigin(http: Http): string {
  const address = http.server.address();
  if (address === null || typeof address === 'string') throw new Error('The server does not listen on a port.');
  const everywhere: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '[::1]' };
  const host = everywhere[address.address] ?? (address.family === 'IPv6' ? `[${address.address}]` : address.address);
  return `http://${host}:${address.port}`;
}
