import { expect, test } from 'vitest';
import { count, type FaultContext, holds, notRun } from '../../faults/src/fault.ts';
import { runCheck, summarize } from './run-checks.ts';

const context: FaultContext = { root: '', scratch: '', log: () => undefined };
const held = { name: 'nginx', findings: [holds('sockets pass', true), count('bookings', 12)], seconds: 3 };

test('[GROUND-019] a check whose software is missing counts as not run, with the reason, and not as held', () => {
  const citus = {
    name: 'citus',
    findings: [notRun('CITUS_URL has to name a cluster', { isOptional: true })],
    seconds: 0,
  };
  const { text, failed } = summarize([held, citus]);
  expect(text).toMatch(/✓ nginx +2 of 2 held, 3 s/);
  expect(text).toMatch(/– citus +not run: CITUS_URL has to name a cluster/);
  expect(text).toMatch(/Everything that ran held; not run: citus$/);
  expect(failed).toBe(false);
});

test('[GROUND-019] a check that could have been installed and was not fails the run', () => {
  const varnish = { name: 'varnish', findings: [notRun('install varnish')], seconds: 0 };
  const { text, failed } = summarize([held, varnish]);
  expect(text).toMatch(/Everything that ran held; not run: varnish$/);
  expect(failed).toBe(true);
});

test('[GROUND-019] a check that throws has failed, and the summary lists the others', async () => {
  const broken = await runCheck(
    { name: 's3', about: '', run: () => Promise.reject(new Error('the port is taken')) },
    context,
  );
  const { text, failed } = summarize([broken, held]);
  expect(broken.findings[0]?.what).toContain('the port is taken');
  expect(text).toMatch(/✗ s3 +0 of 1 held/);
  expect(text).toMatch(/✓ nginx/);
  expect(text).toMatch(/1 did not hold$/);
  expect(failed).toBe(true);
});
