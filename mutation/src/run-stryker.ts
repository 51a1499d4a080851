import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Area, testsOf } from './areas.ts';
import { doubtfulLines, onlyDoubtful, type Report, reportOf, testsOfDoubtful, withNewer } from './report.ts';
import { keepsNothing, mutatedParts, partsLeft, unchangedOf } from './sample.ts';

/**
 * What to try: everything; only the mutants that were left the last time and those of files that have changed since; or
 * nothing, to score the last report again.
 */
export type Extent = 'all' | 'left' | 'none';

/** Features are tried together, since loading the server takes longer than most tests. */
export function batchesOf(root: string, areas: readonly Area[]): Area[][] {
  const together = areas.filter((area) => area.tests === 'api' && keepsNothing(root, area));
  const alone = areas.filter((area) => !together.includes(area)).map((area) => [area]);
  return together.length === 0 ? alone : [...alone, together];
}

/** Runs the tests of a batch against its mutants, in a copy of the project. The reports are kept for the next run. */
export async function runStryker(root: string, batch: readonly Area[], extent: Extent): Promise<Report[]> {
  const kept = batch.map((area) => (extent === 'all' ? null : readKept(root, area)));
  if (extent === 'none') return kept.map((report) => report ?? { files: {} });
  const earlier = kept.map((report) => report && unchangedOf(root, report));
  const reports: Report[] = earlier.map((report) => report ?? { files: {} });
  const partsToTry = () => batch.flatMap((area, index) => partsLeft(root, area, reports[index] ?? { files: {} }));
  let parts = batch.flatMap((area, index) => {
    const known = earlier[index];
    return known ? partsLeft(root, area, known) : mutatedParts(root, area);
  });
  for (const tests of testsInTurn(root, batch)) {
    if (parts.length === 0) break;
    const tried = await tryAndDoubt(root, batch, { parts, tests });
    for (const [index, area] of batch.entries())
      reports[index] = withNewer(
        reports[index] ?? { files: {} },
        reportOf(withoutMutants(root, parts), area.folder),
        reportOf(tried, area.folder),
      );
    parts = partsToTry();
  }
  for (const [index, area] of batch.entries()) writeFileSync(keptIn(root, area), JSON.stringify(reports[index]));
  return reports;
}

function keptIn(root: string, { name }: Area): string {
  const folder = join(root, 'mutation', '.stryker', name.replace('/', '-'));
  mkdirSync(folder, { recursive: true });
  return join(folder, 'kept.json');
}

function readKept(root: string, area: Area): Report | null {
  const path = keptIn(root, area);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Report) : null;
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
 * The tests to try, one list of patterns after the other. The own tests of a rule are quick; what they leave is tried
 * with those of every rule. Features have those of their batch only: all of them take too long.
 */
function testsInTurn(root: string, batch: readonly Area[]): string[][] {
  const own = batch.flatMap(testsOf);
  if (batch.some(({ tests }) => tests === 'api')) return [own];
  return globSync(own, { cwd: root }).length > 0 ? [own, [ALL_RULES]] : [[ALL_RULES]];
}

interface Trying {
  parts: readonly string[];
  /** Patterns. */
  tests: readonly string[];
  /** How many times longer than usual a test may take. Above 1, one mutant is tried after the other. */
  patience?: number;
}

/** On a busy machine a test can fail only because it waits, so such outcomes are tried again with more time. */
async function tryAndDoubt(root: string, batch: readonly Area[], trying: Trying): Promise<Report> {
  const report = await tryParts(root, batch, trying);
  const parts = Object.entries(report.files).flatMap(([file, known]) => [
    ...new Set(doubtfulLines(known).map(([from, to]) => `${file}:${from}-${to}`)),
  ]);
  if (parts.length === 0) return report;
  const reaching = testsOfDoubtful(report);
  const tests = reaching.length > 0 ? reaching : trying.tests;
  const again = await tryParts(root, batch, { parts, tests, patience: 3 });
  return withNewer(report, onlyDoubtful(again, report));
}

async function tryParts(root: string, batch: readonly Area[], trying: Trying): Promise<Report> {
  const folder = join(root, 'mutation', '.stryker', batch.length > 1 ? 'batch' : 'single', `${process.pid}`);
  mkdirSync(folder, { recursive: true });
  const [settings, report] = [join(folder, 'settings.json'), join(folder, 'report.json')];
  writeFileSync(settings, JSON.stringify(settingsOf(batch, trying, { report, copies: join(folder, 'copies') })));
  const script = join(root, 'mutation/node_modules/@stryker-mutator/core/bin/stryker.js');
  const child = spawn(process.execPath, [script, 'run', settings], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      MUTATED_TESTS: trying.tests.join(','),
      MUTATED_PATIENCE: `${trying.patience ?? 1}`,
      MUTATED_THREADS: batch.every((area) => keepsNothing(root, area)) ? 'lasting' : 'fresh',
    },
  });
  let output = '';
  let shown = 0;
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output = `${output}${chunk}`.slice(-4_000);
      const [progress] = /Mutation testing \d+%.*/.exec(`${chunk}`) ?? [];
      if (!progress || Date.now() - shown < 60_000) return;
      shown = Date.now();
      console.log(`  ${progress}`);
    });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`Stryker ended with ${code}:\n${output}`);
  const found = JSON.parse(readFileSync(report, 'utf8')) as Report;
  rmSync(folder, { recursive: true, force: true });
  return found;
}

function settingsOf(
  batch: readonly Area[],
  { parts, patience = 1 }: Trying,
  to: { report: string; copies: string },
): object {
  const tests = batch.some((area) => area.tests === 'api') ? 'api' : 'rules';
  return {
    mutate: parts,
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: `mutation/vitest.${tests}.ts`, related: false },
    coverageAnalysis: 'perTest',
    // Code that runs once when a file is loaded would need a new process for each mutant.
    ignoreStatic: true,
    // A message to a person is no behaviour that a test should repeat word by word.
    mutator: { excludedMutations: ['StringLiteral'] },
    concurrency: tests === 'api' || patience > 1 ? 1 : 2,
    // A rule that takes longer than this is in an endless loop; a feature may wait for a busy machine.
    timeoutMS: (tests === 'api' ? 60_000 : 30_000) * patience,
    dryRunTimeoutMinutes: 60,
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: to.report },
    tempDirName: to.copies,
    ignorePatterns: LEFT_OUT[tests],
    // It would be rewritten for the copy, with a compiler interface that TypeScript 7 does not have.
    tsconfigFile: 'mutation/no-tsconfig.json',
    allowConsoleColors: false,
  };
}
