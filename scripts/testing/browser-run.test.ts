import { expect, test } from 'vitest';
import { filesToRepeat, readRound } from './browser-run.ts';

const failing = (file: string) => ({
  title: 'opens',
  file,
  line: 3,
  ok: false,
  tests: [{ results: [{ duration: 2000, errors: [{ message: 'no heading' }] }] }],
});
const round = (files: string[], stats: object = {}) => ({
  code: files.length > 0 ? 1 : 0,
  output: 'chatter',
  report: {
    suites: [{ suites: [{ specs: files.map(failing) }] }],
    stats: { expected: 5, unexpected: files.length, flaky: 0, skipped: 0, ...stats },
    errors: [],
  },
});

test('the files of a few failed tests are run again, each once', () => {
  expect(filesToRepeat(round(['a.spec.ts', 'a.spec.ts', 'b.spec.ts']))).toEqual(['a.spec.ts', 'b.spec.ts']);
});

test('many failing files, skipped tests and a run without a report are not repeated', () => {
  expect(filesToRepeat(round(['a.spec.ts', 'b.spec.ts', 'c.spec.ts']))).toEqual([]);
  expect(filesToRepeat(round(['a.spec.ts'], { skipped: 1 }))).toEqual([]);
  expect(filesToRepeat({ code: 1, output: 'no database' })).toEqual([]);
  expect(filesToRepeat(round([]))).toEqual([]);
});

test('failed and skipped tests count, and name what went wrong', () => {
  expect(readRound(round(['a.spec.ts'], { skipped: 1 }))).toMatchObject({ passed: 5, failed: 2 });
  expect(readRound(round(['a.spec.ts'])).output).toContain('e2e/tests/a.spec.ts:3  opens\nno heading');
  expect(readRound({ code: 1, output: 'no database' })).toEqual({ passed: 0, failed: 1, output: 'no database' });
});
