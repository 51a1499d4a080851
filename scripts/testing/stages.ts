import { join } from 'node:path';
import { checkGenerated } from '../checks/generated.ts';
import { overweight, pageWeights } from '../checks/page-weights.ts';
import { runProgram } from '../running/run-program.ts';
import { checkStructure } from '../structure/check-structure.ts';
import { report } from '../structure/problem.ts';
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

/** What can be said without running the product. */
export function staticStages({ root, signal }: StageContext): Stage[] {
  const program = async (name: string, args: readonly string[], cwd = root) => {
    const { code, output } = await runProgram(name, args, { root, cwd, signal, env: { NO_COLOR: '1' } });
    return { ok: code === 0, output };
  };
  return [
    {
      name: 'types',
      run: async () => {
        const routes = await program('react-router', ['typegen'], join(root, 'apps', 'guest'));
        if (!routes.ok) return verdict(false, routes.output);
        const types = await program('tsc', ['--noEmit', '-p', '.']);
        return verdict(types.ok, types.output);
      },
    },
    {
      name: 'format and lint',
      run: async () => {
        const lint = await program('biome', ['ci', '--colors=off', '--error-on-warnings', '--max-diagnostics=40', '.']);
        return verdict(lint.ok, lint.output);
      },
    },
    {
      name: 'no promise left floating',
      run: async () => {
        const rules = ['no-floating-promises', 'no-misused-promises'].flatMap((rule) => ['-D', `typescript/${rule}`]);
        const folders = ['apps', 'packages', 'scripts', 'e2e', 'bench', 'faults'];
        const lint = await program('oxlint', [
          '--type-aware',
          '-A',
          'all',
          ...rules,
          '--ignore-pattern',
          '**/generated/**',
          ...folders,
        ]);
        return verdict(lint.ok, lint.output);
      },
    },
    {
      name: 'structure',
      run: async () => {
        const { problems } = checkStructure(root);
        return verdict(problems.length === 0, report(problems));
      },
    },
    {
      name: 'generated files are fresh',
      run: async () => {
        const stale = await checkGenerated(root);
        return verdict(stale.length === 0, `${stale.join('\n')}\nRun npm run codegen.`);
      },
    },
  ];
}

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
