import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Fault, holds } from '../../faults/src/fault.ts';
import { openFixture } from '../../faults/src/fixture.ts';
import { ensureProgram } from './program.ts';

const PROGRAM = '/usr/bin/promtool';

/** Prometheus reads our metrics and alerts, and every metric that an alert or the dashboard names exists. */
export const promtool: Fault = {
  name: 'promtool',
  about: 'Prometheus’ own checker on metrics, alerts and the dashboard',
  async run(context) {
    const missing = ensureProgram(PROGRAM, 'prometheus', context.log);
    if (missing) return [missing];
    const fixture = await openFixture(context, 'promtool');
    try {
      const { address } = await fixture.instance();
      await fetch(`${address}/graphql`, {
        method: 'POST',
        body: '{}',
        headers: { 'content-type': 'application/json' },
      });
      const metrics = await (await fetch(`${address}/metrics`)).text();
      const alerts = join(context.root, 'deploy', 'alerts.yml');
      const read = check(['check', 'metrics'], metrics);
      const rules = check(['check', 'rules', alerts]);
      const unknown = unknownNames(metrics, [
        readFileSync(alerts, 'utf8'),
        readFileSync(join(context.root, 'deploy', 'grafana.json'), 'utf8'),
      ]);
      return [
        holds('the metrics can be read', read.status === 0, read.said || 'yes'),
        holds('the alerts are valid', rules.status === 0, rules.status === 0 ? 'yes' : rules.said),
        holds('every metric of alerts and dashboard exists', unknown.length === 0, unknown.join(', ') || 'yes'),
      ];
    } finally {
      await fixture.close();
    }
  },
};

function check(args: string[], input = ''): { status: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(PROGRAM, args, { input, encoding: 'utf8' });
  return { status, said: `${stdout}${stderr}`.trim().split('\n').slice(0, 3).join('; ') };
}

/** Names that Prometheus itself adds are left out. */
function unknownNames(metrics: string, texts: readonly string[]): string[] {
  const known = new Set([...metrics.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
  const named = texts.flatMap((text) => text.match(/\b(?:thyme|nodejs|process)_[a-z0-9_]+/g) ?? []);
  const base = (name: string) => name.replace(/_(?:bucket|sum|count)$/, '');
  return [...new Set(named)].filter((name) => !known.has(name) && !known.has(base(name)));
}
