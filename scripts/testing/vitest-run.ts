import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { runProgram } from '../running/run-program.ts';
import type { Outcome } from './stage.ts';

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    startTime: number;
    endTime: number;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

function failuresOf(report: Report): string {
  const lines: string[] = [];
  for (const { name, status, message, assertionResults } of report.testResults) {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') lines.push(`${name}\n${message}`);
    for (const { fullName, failureMessages } of failed)
      lines.push(`${name}\n  ${fullName}\n${failureMessages.join('\n')}`);
  }
  return lines.join('\n\n');
}

/** Files that could not even be loaded have no failed test of their own; each counts as one. */
const brokenFiles = (report: Report) =>
  report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  ).length;

export function readReport(report: Report, code: number, output: string): Outcome {
  const idle = report.numPendingTests + report.numTodoTests;
  const failed = report.numFailedTests + brokenFiles(report) + idle;
  const messages = [failuresOf(report), idle > 0 ? `${idle} tests were skipped; a test runs or it is not there.` : '']
    .filter(Boolean)
    .join('\n\n');
  // An error outside of any test (an unhandled rejection, say) fails the run though every test passed.
  if (failed === 0 && code !== 0) return { passed: report.numPassedTests, failed: 1, output: output.slice(-8_000) };
  return { passed: report.numPassedTests, failed, output: messages };
}

export interface VitestOptions {
  root: string;
  scratch: string;
  args: readonly string[];
  env?: Record<string, string>;
  signal: AbortSignal;
}

export async function runVitest({ root, scratch, args, env, signal }: VitestOptions): Promise<Outcome> {
  const file = join(scratch, `vitest-${performance.now()}.json`);
  const all = ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { code, output } = await runProgram('vitest', all, {
    root,
    env: { NODE_ENV: 'test', NO_COLOR: '1', ...env },
    signal,
  });
  if (!existsSync(file)) return { passed: 0, failed: 1, output: output.slice(-8_000) };
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  const durations = new Map(
    report.testResults.map(({ name, startTime, endTime }) => [relative(root, name), (endTime - startTime) / 1000]),
  );
  return { ...readReport(report, code, output), durations };
}
