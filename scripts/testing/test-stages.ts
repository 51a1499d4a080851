import { join } from 'node:path';
import { overweight, pageWeights } from '../checks/page-weights.ts';
import { runProgram } from '../running/run-program.ts';
import { runBrowser } from './browser-run.ts';
import { type Stage, verdict } from './stage.ts';
import { runVitest } from './vitest-run.ts';

export interface StageContext {
  root: string;
  scratch: string;
  signal: AbortSignal;
  print(line: string): void;
}

/** Parts that turn instants into days and hours, run again where the machine's zone is far from the shops'. */
const zoneSensitive = [
  'packages/domain',
  'packages/demo/src/marketplace',
  'apps/server/src/features/availability',
  'apps/server/src/features/bookings',
];

export function testStages(context: StageContext): Stage[] {
  const { root, scratch, signal, print } = context;
  return [
    {
      name: 'requirements named by tests exist',
      run: async () => {
        const { code, output } = await runProgram('node', [join(root, 'scripts', 'requirements.ts')], { root, signal });
        return verdict(code === 0, output.slice(output.indexOf('Unknown id')));
      },
    },
    { name: 'rules, components and API', run: () => runVitest({ root, scratch, signal, args: [] }) },
    {
      name: 'rules and bookings on New York time',
      run: () =>
        runVitest({
          root,
          scratch,
          signal,
          args: ['--project', 'rules', '--project', 'api', ...zoneSensitive],
          env: { TZ: 'America/New_York' },
        }),
    },
    // Its set-up builds the sites while it fills the marketplace.
    { name: 'browser', run: () => runBrowser({ root, scratch, signal, print }) },
    {
      name: 'JavaScript of public pages',
      run: async () => {
        const problems = overweight(pageWeights(join(root, 'apps', 'guest', 'build', 'client')));
        return verdict(problems.length === 0, problems.join('\n'));
      },
    },
  ];
}
