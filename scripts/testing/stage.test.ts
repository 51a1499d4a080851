import { expect, test } from 'vitest';
import { runStages, type Stage, verdict } from './stage.ts';
import { readReport } from './vitest-run.ts';

const always = () => true;
const stage = (name: string, run: Stage['run']): Stage => ({ name, run });

test('every stage runs and counts, also after one that failed or threw, and failures print their output', async () => {
  const lines: string[] = [];
  const total = await runStages(
    [
      stage('types', async () => verdict(false, 'a.ts: no such type')),
      stage('broken', async () => Promise.reject(new Error('no such program'))),
      stage('tests', async () => ({ passed: 12, failed: 0, output: 'chatter' })),
    ],
    { print: (line) => lines.push(line), goOn: always },
  );
  expect(total).toEqual({ passed: 12, failed: 2 });
  const text = lines.join('\n');
  expect(text).toMatch(/✗ types \(\d+\.\d s\)\na\.ts: no such type/);
  expect(text).toContain('no such program');
  expect(text).toMatch(/✓ tests: 12 of 12/);
  expect(text).not.toContain('chatter');
});

test('a stage prints which of its files took longest', async () => {
  const lines: string[] = [];
  const durations = new Map(['a', 'b', 'c', 'd', 'e', 'f'].map((name, index) => [`${name}.test.ts`, index * 10]));
  await runStages([stage('tests', async () => ({ passed: 6, failed: 0, durations }))], {
    print: (line) => lines.push(line),
    goOn: always,
  });
  expect(lines.at(-1)).toBe(
    '  slowest: f.test.ts 50 s, e.test.ts 40 s, d.test.ts 30 s, c.test.ts 20 s, b.test.ts 10 s',
  );
});

test('stages run in parallel up to the configured number', async () => {
  let [running, most] = [0, 0];
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise(setImmediate);
    running -= 1;
    return verdict(true, '');
  };
  const stages = ['a', 'b', 'c', 'd'].map((name) => stage(name, work));
  const quiet = { print: () => undefined, goOn: always };
  expect(await runStages(stages, { ...quiet, atOnce: 2 })).toEqual({ passed: 4, failed: 0 });
  expect(most).toBe(2);
});

test('an interrupted run starts no further stage', async () => {
  const total = await runStages([stage('tests', async () => verdict(true, ''))], {
    print: () => undefined,
    goOn: () => false,
  });
  expect(total).toEqual({ passed: 0, failed: 0 });
});

const report = (numbers: object, testResults: object[] = []) =>
  ({ numPassedTests: 3, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults, ...numbers }) as never;

test('a skipped test counts as failed', () => {
  expect(readReport(report({ numPendingTests: 1, numTodoTests: 1 }), 0, '')).toMatchObject({
    passed: 3,
    failed: 2,
    output: expect.stringContaining('2 tests were skipped'),
  });
});

test('a file that cannot be loaded counts as one failure and shows why', () => {
  const broken = { name: 'a.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] };
  expect(readReport(report({}, [broken]), 1, '')).toMatchObject({
    passed: 3,
    failed: 1,
    output: 'a.test.ts\nCannot find module',
  });
});

test('an error outside of any test fails the run', () => {
  expect(readReport(report({}), 1, 'Unhandled rejection')).toEqual({
    passed: 3,
    failed: 1,
    output: 'Unhandled rejection',
  });
});

test('failed tests are named with their messages', () => {
  const failing = {
    name: 'a.test.ts',
    status: 'failed',
    message: '',
    assertionResults: [{ fullName: 'adds', status: 'failed', failureMessages: ['expected 3'] }],
  };
  expect(readReport(report({ numFailedTests: 1 }, [failing]), 1, '')).toMatchObject({
    passed: 3,
    failed: 1,
    output: 'a.test.ts\n  adds\nexpected 3',
  });
});
