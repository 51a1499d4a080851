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

function failuresOf(suites: readonly Suite[]): string[] {
  return suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...failuresOf(inner),
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ title, file, line, tests }) => {
        const messages = tests.flatMap(({ results }) =>
          results.flatMap(({ errors }) => errors.map(({ message }) => message ?? '')),
        );
        return `e2e/tests/${file}:${line}  ${title}\n${messages.join('\n')}`;
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

/** Playwright on the built site; its global set-up starts a database, loads the demo marketplace and starts a server. */
export async function runBrowser(options: {
  root: string;
  scratch: string;
  signal: AbortSignal;
  print(line: string): void;
}): Promise<Outcome> {
  const { root, scratch, signal, print } = options;
  const chromium = await ensureChromium(print);
  const java = ensureJava(print);
  const file = join(scratch, 'playwright.json');
  const env = { CHROMIUM_PATH: chromium, JAVA_PATH: java, NO_COLOR: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: file, CI: '1' };
  const args = ['test', '--reporter=line,json', '--output', join(scratch, 'browser')];
  const { code, output } = await runProgram('playwright', args, { root, cwd: join(root, 'e2e'), env, signal });
  if (!existsSync(file)) return { passed: 0, failed: 1, output: output.slice(-8_000) };
  const { suites, stats, errors } = JSON.parse(readFileSync(file, 'utf8')) as Report;
  const failed = stats.unexpected + stats.flaky + stats.skipped;
  // Errors outside of any test, such as a set-up that failed.
  if (failed === 0 && code !== 0)
    return {
      passed: stats.expected,
      failed: 1,
      output: errors.map(({ message }) => message).join('\n') || output.slice(-8_000),
    };
  const messages = [
    ...failuresOf(suites),
    stats.skipped > 0 ? `${stats.skipped} tests were skipped; a test runs or it is not there.` : '',
  ].join('\n\n');
  return {
    passed: stats.expected,
    failed,
    output: stripVTControlCharacters(messages),
    durations: durationsOf(suites),
  };
}
