import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** The metrics of one process. Each app has its own registry, so that a test can run two apps. */
export interface Metrics {
  registry: Registry;
  httpSeconds: Histogram<'method' | 'route' | 'status'>;
  graphqlOperations: Counter<'kind' | 'outcome'>;
  maskedErrors: Counter;
  rateLimited: Counter<'scope'>;
  cspReports: Counter<'directive'>;
  mails: Counter<'outcome'>;
  jobs: Counter<'job' | 'outcome'>;
  pageCache: Counter<'outcome'>;
  strayRows: Counter<'table'>;
  sockets: Gauge;
}

/** Gauges that are named like counters, which Prometheus' checker refuses; the same figures by type remain. */
const MISNAMED = ['nodejs_active_resources_total', 'nodejs_active_handles_total', 'nodejs_active_requests_total'];

export function createMetrics(options: { processMetrics: boolean }): Metrics {
  const registry = new Registry();
  const registers = [registry];
  if (options.processMetrics) {
    collectDefaultMetrics({ register: registry });
    for (const name of MISNAMED) registry.removeSingleMetric(name);
  }
  return {
    registry,
    httpSeconds: new Histogram({
      name: 'thyme_http_request_seconds',
      help: 'Time to answer a request',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers,
    }),
    graphqlOperations: counter('thyme_graphql_operations_total', 'GraphQL operations run', ['kind', 'outcome']),
    maskedErrors: counter('thyme_masked_errors_total', 'Errors hidden from clients and logged with an id', []),
    cspReports: counter('thyme_csp_reports_total', 'Violations of the content security policy that browsers reported', [
      'directive',
    ]),
    rateLimited: counter('thyme_rate_limited_total', 'Operations refused by a rate limit', ['scope']),
    mails: counter('thyme_mails_total', 'Mails by outcome', ['outcome']),
    jobs: counter('thyme_jobs_total', 'Jobs by outcome', ['job', 'outcome']),
    pageCache: counter('thyme_page_cache_total', 'Page requests by cache outcome', ['outcome']),
    strayRows: counter('thyme_stray_rows_total', 'Rows that were stored outside the months that have a partition', [
      'table',
    ]),
    sockets: new Gauge({ name: 'thyme_sockets', help: 'Open realtime connections', registers }),
  };

  function counter<Label extends string>(name: string, help: string, labelNames: Label[]): Counter<Label> {
    return new Counter({ name, help, labelNames, registers });
  }
}
