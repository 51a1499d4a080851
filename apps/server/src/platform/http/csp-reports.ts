import type { Log } from '../process/log.ts';
import type { Metrics } from '../process/metrics.ts';
import type { Http } from './http.ts';

export const CSP_REPORTS = '/csp-reports';

const LIMITS = { bytes: 16 * 1024, reports: 10, letters: 200 };
const TYPES = ['application/csp-report', 'application/reports+json'];

/** Anyone can send reports; an invented name must not become a metric of its own. */
const DIRECTIVES =
  /^(default|script|style|img|font|media|connect|frame|worker|object|child|manifest)-src(-elem|-attr)?$|^(base-uri|form-action|frame-ancestors)$/;

/** What was blocked on which page. Query strings are removed: they may contain codes and addresses. */
interface Violation {
  directive: string;
  blocked: string;
  page: string;
}

/** Browsers report violations of the content security policy: a mistake of ours, an extension, or an attack. */
export function cspReports(http: Http, { log, metrics }: { log: Log; metrics: Metrics }): void {
  http.addContentTypeParser(TYPES, { parseAs: 'string', bodyLimit: LIMITS.bytes }, (_request, body, done) => {
    done(null, body);
  });
  http.post(CSP_REPORTS, (request, reply) => {
    for (const violation of violationsIn(request.body)) {
      metrics.cspReports.inc({ directive: violation.directive });
      log.warn(violation, 'blocked by the content security policy');
    }
    return reply.code(204).send();
  });
}

/** Reads both forms: one `csp-report`, and the list of the Reporting API. Anything else has no violations. */
export function violationsIn(body: unknown): Violation[] {
  const parsed = typeof body === 'string' ? parse(body) : null;
  const list = Array.isArray(parsed) ? parsed.slice(0, LIMITS.reports) : [parsed];
  return list.flatMap((each) => {
    const report = fields(fields(each)['csp-report'] ?? fields(each).body);
    const directive = text(report['effective-directive'] ?? report['violated-directive'] ?? report.effectiveDirective);
    const name = directive.split(' ')[0] ?? '';
    if (!DIRECTIVES.test(name)) return [];
    const blocked = withoutQuery(text(report['blocked-uri'] ?? report.blockedURL));
    return [{ directive: name, blocked, page: withoutQuery(text(report['document-uri'] ?? report.documentURL)) }];
  });
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    // Not a report; the response is the same.
    return null;
  }
}

const fields = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const text = (value: unknown): string => (typeof value === 'string' ? value.slice(0, LIMITS.letters) : '');

const withoutQuery = (address: string): string => address.split(/[?#]/)[0] ?? '';
