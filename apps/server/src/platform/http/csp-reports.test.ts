import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootApi, type TestApi } from '../../../test/kit/index.ts';
import { violationsIn } from './csp-reports.ts';

let api: TestApi;
beforeAll(async () => {
  api = await bootApi();
});
afterAll(() => api.close());

const old = JSON.stringify({
  'csp-report': {
    'document-uri': 'https://thyme.example/reset-password?token=secret',
    'violated-directive': "script-src 'self'",
    'blocked-uri': 'https://evil.example/x.js?victim=1',
  },
});
const recent = JSON.stringify([
  {
    type: 'csp-violation',
    body: { documentURL: 'https://thyme.example/', effectiveDirective: 'img-src', blockedURL: 'inline' },
  },
]);

describe('reports of the content security policy', () => {
  it('[GROUND-006] both forms are read, without the queries of addresses', () => {
    expect(violationsIn(old)).toEqual([
      { directive: 'script-src', blocked: 'https://evil.example/x.js', page: 'https://thyme.example/reset-password' },
    ]);
    expect(violationsIn(recent)).toEqual([{ directive: 'img-src', blocked: 'inline', page: 'https://thyme.example/' }]);
  });

  it('[GROUND-006] anything else is not a report', () => {
    for (const body of [
      '',
      'null',
      '[]',
      '{',
      '{"csp-report":7}',
      '{"csp-report":{"violated-directive":"made-up"}}',
      7,
      null,
    ])
      expect(violationsIn(body)).toEqual([]);
    fc.assert(
      fc.property(fc.json(), (body) => {
        expect(Array.isArray(violationsIn(body))).toBe(true);
      }),
    );
  });

  it('[GROUND-006] every page names the endpoint, which counts and returns 204', async () => {
    const page = await fetch(`${api.url}/healthz`);
    expect(page.headers.get('content-security-policy')).toMatch(/report-uri \/csp-reports;report-to csp/);
    expect(page.headers.get('reporting-endpoints')).toBe('csp="/csp-reports"');
    for (const [type, body] of [
      ['application/csp-report', old],
      ['application/reports+json', recent],
      ['application/csp-report', 'nonsense'],
    ] as const) {
      const answer = await fetch(`${api.url}/csp-reports`, { method: 'POST', headers: { 'content-type': type }, body });
      expect(answer.status).toBe(204);
    }
    const long = { method: 'POST', headers: { 'content-type': 'application/csp-report' }, body: 'x'.repeat(20_000) };
    expect((await fetch(`${api.url}/csp-reports`, long)).status).toBe(413);
    const metrics = await api.app.services.metrics.registry.metrics();
    expect(metrics).toMatch(/^thyme_csp_reports_total\{directive="script-src"\} 1$/m);
    expect(metrics).toMatch(/^thyme_csp_reports_total\{directive="img-src"\} 1$/m);
  });
});
