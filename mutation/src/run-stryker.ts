import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Area } from './areas.ts';
import { type Report, withNewer } from './report.ts';
import { mutatedParts, partsLeft } from './sample.ts';

/**
 * What to try: everything; only the mutants that were left the last time and those of files that have changed since; or
 * nothing, to score the last report again.
 */
export type Extent = 'all' | 'left' | 'none';

/** Runs the tests of an area against its mutants, in a copy of the project. The report is kept for the next run. */
export async function runStryker(root: string, area: Area, extent: Extent): Promise<Report> {
  const folder = join(root, 'mutation', '.stryker', area.name.replace('/', '-'));
  mkdirSync(folder, { recursive: true });
  const kept = join(folder, 'kept.json');
  const earlier = extent !== 'all' && existsSync(kept) ? (JSON.parse(readFileSync(kept, 'utf8')) as Report) : null;
  if (extent === 'none') return earlier ?? { files: {} };
  let report: Report = earlier ?? { files: {} };
  let parts = earlier ? partsLeft(root, area, earlier) : mutatedParts(root, area);
  for (const tests of testsOf(root, area)) {
    if (parts.length === 0) break;
    report = withNewer(report, withoutMutants(root, parts), await tryParts(root, area, { folder, parts, tests }));
    parts = partsLeft(root, area, report);
  }
  writeFileSync(kept, JSON.stringify(report));
  return report;
}

/** Whole files, as if they had no mutants: Stryker does not report those that have none. */
function withoutMutants(root: string, parts: readonly string[]): Report {
  const whole = parts.filter((part) => part.endsWith('.ts'));
  return {
    files: Object.fromEntries(
      whole.map((file) => [file, { source: readFileSync(join(root, file), 'utf8'), mutants: [] }]),
    ),
  };
}

/** What the tests do not need is not copied. */
const LEFT_OUT = {
  rules: ['**', '!package.json', '!packages/domain/**', '!mutation/*.ts', '!mutation/src/**'],
  api: ['.git', 'mutation/.stryker', 'e2e', 'bench', 'faults', 'deploy'],
} as const;

const ALL_RULES = 'packages/domain/src/**/*.test.ts';

/**
 * The tests to try, one pattern after the other. The own tests of a rule are quick; what they leave is tried with those
 * of every rule. A feature has its own only: all of them take too long for each change.
 */
function testsOf(root: string, { folder, tests }: Area): string[] {
  const own = `${folder}/**/*.test.ts`;
  if (tests === 'api') return [own];
  return globSync(own, { cwd: root }).length > 0 ? [own, ALL_RULES] : [ALL_RULES];
}

interface Trying {
  folder: string;
  parts: readonly string[];
  /** A pattern. */
  tests: string;
}

async function tryParts(root: string, area: Area, { folder, parts, tests }: Trying): Promise<Report> {
  const [settings, report] = [join(folder, 'settings.json'), join(folder, 'report.json')];
  rmSync(report, { force: true });
  writeFileSync(settings, JSON.stringify(settingsOf(area, parts, { report, copies: join(folder, 'copies') })));
  const script = join(root, 'mutation/node_modules/@stryker-mutator/core/bin/stryker.js');
  const env = { ...process.env, MUTATED_TESTS: tests };
  const child = spawn(process.execPath, [script, 'run', settings], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output = `${output}${chunk}`.slice(-4_000);
    });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`Stryker ended with ${code} in ${area.name}:\n${output}`);
  return JSON.parse(readFileSync(report, 'utf8')) as Report;
}

function settingsOf(area: Area, mutate: readonly string[], to: { report: string; copies: string }): object {
  return {
    mutate,
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: `mutation/vitest.${area.tests}.ts`, related: false },
    coverageAnalysis: 'perTest',
    // Code that runs once when a file is loaded would need a new process for each mutant.
    ignoreStatic: true,
    // A message to a person is no behaviour that a test should repeat word by word.
    mutator: { excludedMutations: ['StringLiteral'] },
    concurrency: area.tests === 'api' ? 1 : 2,
    // A rule that takes longer than this is in an endless loop; a feature may wait for a busy machine.
    timeoutMS: area.tests === 'api' ? 60_000 : 30_000,
    reporters: ['json'],
    jsonReporter: { fileName: to.report },
    tempDirName: to.copies,
    ignorePatterns: LEFT_OUT[area.tests],
    // It would be rewritten for the copy, with a compiler interface that TypeScript 7 does not have.
    tsconfigFile: 'mutation/no-tsconfig.json',
    allowConsoleColors: false,
  };
}
