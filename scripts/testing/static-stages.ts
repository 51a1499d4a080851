import { join } from 'node:path';
import { CodegenFailure } from '../codegen/failure.ts';
import { checkGenerated } from '../codegen/generated.ts';
import { runProgram } from '../running/run-program.ts';
import { checkStructure, structureCache } from '../structure/check-structure.ts';
import { report } from '../structure/problem.ts';
import { changedFiles } from './changed-files.ts';
import { type Outcome, type Stage, verdict } from './stage.ts';

export interface StaticContext {
  root: string;
  signal: AbortSignal;
}

/** How many of these stages run side by side; more do not help on two cores. */
export const STATIC_AT_ONCE = 2;

/** Cores of the machine that the checks are made for: each further checker repeats work on shared types. */
const CHECKERS = '2';

async function run(
  { root, signal }: StaticContext,
  name: string,
  args: readonly string[],
  cwd = root,
): Promise<Outcome> {
  const { code, output } = await runProgram(name, args, { root, cwd, signal, env: { NO_COLOR: '1' } });
  return verdict(code === 0, output);
}

async function checkTypes(context: StaticContext): Promise<Outcome> {
  const routes = await run(context, 'react-router', ['typegen'], join(context.root, 'apps', 'guest'));
  return routes.failed > 0 ? routes : run(context, 'tsc', ['--noEmit', '-p', '.', '--checkers', CHECKERS]);
}

const folders = ['apps', 'packages', 'scripts', 'e2e', 'bench', 'faults'];
const isLinted = (file: string) => /\.tsx?$/.test(file) && folders.some((folder) => file.startsWith(`${folder}/`));

function lintPromises(context: StaticContext, files: readonly string[]): Promise<Outcome> {
  const rules = ['no-floating-promises', 'no-misused-promises'].flatMap((rule) => ['-D', `typescript/${rule}`]);
  const args = ['--type-aware', '-A', 'all', ...rules, '--ignore-pattern', '**/generated/**', ...files];
  return run(context, 'oxlint', args);
}

async function checkFreshness(root: string): Promise<Outcome> {
  try {
    const stale = await checkGenerated(root);
    return verdict(stale.length === 0, `${stale.join('\n')}\nRun npm run codegen.`);
  } catch (error) {
    if (error instanceof CodegenFailure) return verdict(false, error.message);
    throw error;
  }
}

/** What can be checked without running the product, the longest first. `npm test` looks for floating promises everywhere. */
export function staticStages(context: StaticContext, promisesIn: 'all files' | 'changed files'): Stage[] {
  const { root } = context;
  return [
    { name: 'types', run: () => checkTypes(context) },
    promisesIn === 'all files'
      ? { name: 'no floating promise', run: () => lintPromises(context, folders) }
      : {
          name: 'no floating promise in changed files',
          run: async () => {
            const files = (await changedFiles(root)).filter(isLinted);
            return files.length > 0 ? lintPromises(context, files) : verdict(true, '');
          },
        },
    { name: 'generated files are fresh', run: () => checkFreshness(root) },
    {
      name: 'format and lint',
      run: () => run(context, 'biome', ['ci', '--colors=off', '--error-on-warnings', '--max-diagnostics=40', '.']),
    },
    {
      name: 'structure',
      run: async () => {
        const { problems } = checkStructure(root, { cacheFile: structureCache(root) });
        return verdict(problems.length === 0, report(problems));
      },
    },
    {
      name: 'requirements named by tests exist',
      run: async () => {
        const { failed, output = '' } = await run(context, 'node', [join(root, 'scripts', 'requirements.ts')]);
        return verdict(failed === 0, output.slice(output.indexOf('Unknown id')));
      },
    },
  ];
}
