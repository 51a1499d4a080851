import rateLimit from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Metrics } from '../process/metrics.ts';
import type { Http } from './http.ts';

/**
 * A coarse limit on requests from one address, counted in each process: it protects the machine, not an account.
 * Limits that must hold across processes (logins, codes) are counted in PostgreSQL, see limits/throttle.ts.
 */
export async function floodLimit(http: Http, parts: { config: Config; metrics: Metrics }): Promise<void> {
  await http.register(rateLimit, {
    global: true,
    max: parts.config.httpRateLimit,
    timeWindow: '1 minute',
    cache: 20_000,
    allowList: (request: FastifyRequest) => isLoopback(request.ip),
    onExceeded: () => parts.metrics.rateLimited.inc({ scope: 'http' }),
    errorResponseBuilder: (_request, context) =>
      Object.assign(new Error(`Too many requests. Try again in ${context.after}.`), {
        statusCode: context.statusCode,
        code: 'RATE_LIMITED',
      }),
  });
}

/** Requests from this machine are the site's own checks, benchmarks, or a proxy that hides the real address. */
export function isLoopback(address: string): boolean {
  return address === '127.0.0.1' || address === '::1' || address === '::ffff:127.0.0.1';
}
