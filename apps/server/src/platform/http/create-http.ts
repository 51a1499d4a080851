import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import Fastify, { type FastifyRequest, LogController } from 'fastify';
import type { Config } from '../config/config.ts';
import { requestId } from '../crypto/ids.ts';
import type { Log } from '../process/log.ts';
import type { Metrics } from '../process/metrics.ts';
import { answerErrors } from './answer-errors.ts';
import { cspReports } from './csp-reports.ts';
import { floodLimit } from './flood-limit.ts';
import type { Http } from './http.ts';
import { observeRequests } from './observe-requests.ts';
import { securityHeaders } from './security-headers.ts';

/** Time limits for receiving a request; slower clients are disconnected. */
const LIMITS = {
  bodyBytes: 256 * 1024,
  headersMs: 15_000,
  requestMs: 30_000,
  idleMs: 65_000,
  checkMs: 2_000,
  urlParameter: 400,
};

/** Fastify with what every route shares: headers, compression, request ids, limits, error responses. Routes are added later. */
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
  http.addHook('onRequest', requireOneHost);
  securityHeaders(http, config);
  await http.register(compress, {
    global: true,
    threshold: 1024,
    encodings: ['br', 'gzip'],
    requestEncodings: ['identity'],
    // Quality 4 costs about as much as gzip and compresses better; the default of 11 is for files that are compressed once.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { level: 6 },
  });
  await floodLimit(http, { config, metrics });
  cspReports(http, { log, metrics });
  return http;
}

/** RFC 9112, 3.2: with two host names, a proxy may interpret the request differently. */
async function requireOneHost({ raw }: FastifyRequest): Promise<void> {
  const hosts = raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  if (hosts.length > 1) throw Object.assign(new Error('Send one Host header.'), { statusCode: 400 });
}

/** A number is the count of proxies in front of the server. */
function trusted(setting: Config['trustProxy']) {
  return typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting;
}

/** Only a trusted proxy may set the request id, because it is written to the log. */
function incomingId(config: Config, header: string | string[] | undefined): string | null {
  if (!config.trustProxy || typeof header !== 'string') return null;
  return /^[\w-]{8,64}$/.test(header) ? header : null;
}

/** The address at which this process can reach itself, once it listens. */
export function ownOrigin(http: Http): string {
  const address = http.server.address();
  if (address === null || typeof address === 'string') throw new Error('The server does not listen on a port.');
  const everywhere: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '[::1]' };
  const host = everywhere[address.address] ?? (address.family === 'IPv6' ? `[${address.address}]` : address.address);
  return `http://${host}:${address.port}`;
}
