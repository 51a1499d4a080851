import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { isLoopback } from './flood-limit.ts';
import type { Http } from './http.ts';

export interface HealthParts {
  config: Config;
  /** Rejects while the server cannot serve requests. */
  check(): Promise<void>;
  isDraining(): boolean;
  readMetrics(): Promise<string>;
}

/** /healthz: the process is alive. /readyz: it can take requests. /metrics: for this machine, or with the token. */
export function healthRoutes(http: Http, parts: HealthParts): void {
  const options = { config: { rateLimit: false } };
  http.get('/healthz', options, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );

  http.get('/readyz', options, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (parts.isDraining()) return reply.code(503).send({ status: 'closing' });
    try {
      await parts.check();
    } catch (error) {
      request.log.error({ err: error }, 'not ready');
      return reply.code(503).send({ status: 'database unreachable' });
    }
    return reply.send({ status: 'ready' });
  });

  http.get('/metrics', options, async (request, reply) => {
    if (!mayRead(request, parts.config.metricsToken))
      return reply.code(404).send({ errors: [{ message: 'Not found' }] });
    return reply.type('text/plain; version=0.0.4').send(await parts.readMetrics());
  });
}

function mayRead(request: FastifyRequest, token: string | null): boolean {
  if (token === null) return isLoopback(request.socket.remoteAddress ?? '') && !request.headers['x-forwarded-for'];
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
