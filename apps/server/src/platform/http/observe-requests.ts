import type { Log } from '../process/log.ts';
import type { Metrics } from '../process/metrics.ts';
import { redactPath } from '../process/redaction.ts';
import type { Http } from './http.ts';

/** One log line and one timing for each response, without bodies, query strings and secrets in paths. */
export function observeRequests(http: Http, { metrics, log }: { metrics: Metrics; log: Log }): void {
  http.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  http.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    const seconds = reply.elapsedTime / 1000;
    metrics.httpSeconds.observe({ method: request.method, route, status: String(reply.statusCode) }, seconds);
    const failed = reply.statusCode >= 500;
    if (failed || log.isLevelEnabled('info')) {
      const line = {
        method: request.method,
        path: redactPath(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      };
      request.log[failed ? 'error' : 'info'](line, 'answered');
    }
    done();
  });
}
