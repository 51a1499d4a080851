import type { Metrics } from '../metrics.ts';
import { redactPath } from '../redaction.ts';
import type { Http } from './create-http.ts';

/** One log line and one timing for each answer. Bodies, queries and secrets in paths stay out. */
export function observeRequests(http: Http, metrics: Metrics): void {
  http.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  http.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    const seconds = reply.elapsedTime / 1000;
    metrics.httpSeconds.observe({ method: request.method, route, status: String(reply.statusCode) }, seconds);
    const line = {
      method: request.method,
      path: redactPath(request.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    if (reply.statusCode >= 500) request.log.error(line, 'answered');
    else request.log.info(line, 'answered');
  });
}
