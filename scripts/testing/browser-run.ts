import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { runProgram } from '../running/run-program.ts';
import { ensureChromium } from './chromium.ts';
import { ensureJava } from './java.ts';
import type { Outcome } from './stage.ts';

interface Suite {
  suites?: Suite[];
  specs?: {
    title: string;
    file: string;
    line: number;
    ok: boolean;
    tests: { results: { duration: number; errors: { message?: string }[] }[] }[];
  }[];
}

interface Report {
  suites: Suite[];
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: { message?: string }[];
}

function failuresOf(suites: readonly Suite[]): { file: string; message: string }[] {
  return suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...failuresOf(inner),
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ title, file, line, tests }) => {
        const messages = tests.flatMap(({ results }) =>
          results.flatMap(({ errors }) => errors.map(({ message }) => message ?? '')),
        );
        return { file, message: `e2e/tests/${file}:${line}  ${title}\n${messages.join('\n')}` };
      }),
  ]);
}

function durationsOf(suites: readonly Suite[], sums = new Map<string, number>()): Map<string, number> {
  for (const { suites: inner = [], specs = [] } of suites) {
    for (const { file, tests } of specs) {
      const spent = tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration / 1000, 0);
      sums.set(file, (sums.get(file) ?? 0) + spent);
    }
    durationsOf(inner, sums);
  }
  return sums;
}

interface BrowserOptions {
  root: string;
  scratch: string;
  signal: AbortSignal;
  print(line: string): void;
}

/** What Playwright reported about all tests, or about those of the given files; only its output if it did not get that far. */
interface Round {
  code: number;
  output: string;
  report?: Report;
}

/** Playwright on the built site; its global set-up starts a database, loads the demo marketplace and starts a server. */
async function playRound({ root, scratch, signal, print }: BrowserOptions, files: readonly string[] = []) {
  const file = join(scratch, `playwright-${performance.now()}.json`);
  const env = {
    CHROMIUM_PATH: await ensureChromium(print),
    JAVA_PATH: ensureJava(print),
    NO_COLOR: '1',
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    CI: '1',
  };
  const args = ['test', ...files, '--reporter=line,json', '--output', join(scratch, 'browser')];
  const { code, output } = await runProgram('playwright', args, { root, cwd: join(root, 'e2e'), env, signal });
  const round: Round = { code, output };
  if (existsSync(file)) round.report = JSON.parse(readFileSync(file, 'utf8'));
  return round;
}

export function readRound({ code, output, report }: Round): Outcome {
  if (!report) return { passed: 0, failed: 1, output: output.slice(-8_000) };
  const { suites, stats, errors } = report;
  const failed = stats.unexpected + stats.flaky + stats.skipped;
  // Errors outside of any test, such as a set-up that failed.
  if (failed === 0 && code !== 0)
    return {
      passed: stats.expected,
      failed: 1,
      output: errors.map(({ message }) => message).join('\n') || output.slice(-8_000),
    };
  const messages = [
    ...failuresOf(suites).map(({ message }) => message),
    stats.skipped > 0 ? `${stats.skipped} tests were skipped; a test runs or it is not there.` : '',
  ].join('\n\n');
  return {
    passed: stats.expected,
    failed,
    output: stripVTControlCharacters(messages),
    durations: durationsOf(suites),
  };
}

/** More files than these failing at once is no accident of timing. */
const REPEATED_FILES = 2;

/** The files worth a second round: every failure is that of a test, and they are in few files. */
export function filesToRepeat({ report }: Round): string[] {
  if (!report || report.stats.skipped > 0) return [];
  const files = [...new Set(failuresOf(report.suites).map(({ file }) => file))];
  return files.length > REPEATED_FILES ? [] : files;
}

/**
 * All browser tests. A file that failed runs once more, whole: a test that passes then is unreliable, which is a defect
 * of its own, so it is named in the output, but it does not fail the run.
 */
export async function runBrowser(options: BrowserOptions): Promise<Outcome> {
  const first = await playRound(options);
  const outcome = readRound(first);
  const files = filesToRepeat(first);
  if (files.length === 0 || options.signal.aborted) return outcome;
  options.print(`  failed, running once more: ${files.join(', ')}`);
  const second = readRound(await playRound(options, files));
  if (second.failed > 0) return outcome;
  return {
    ...outcome,
    passed: outcome.passed + outcome.failed,
    failed: 0,
    notice: `UNRELIABLE, failed once and then passed; find the cause:\n${outcome.output}`,
  };
}
