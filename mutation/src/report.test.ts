import { describe, expect, it } from 'vitest';
import { doubtfulLines, onlyDoubtful, type Report, reportOf, scoreOf, testsOfDoubtful, withNewer } from './report.ts';

const SOURCE = 'a < b;\nc < d;\ne < f;\n';

function reportWith(...outcomes: [line: number, status: string, reason?: string][]): Report {
  const mutants = outcomes.map(([line, status, statusReason]) => ({
    mutatorName: 'EqualityOperator',
    replacement: 'changed',
    status,
    statusReason,
    location: { start: { line, column: 1 }, end: { line, column: 6 } },
  }));
  return { files: { 'rules/one.ts': { source: SOURCE, mutants } } };
}

const fileOf = (report: Report) => report.files['rules/one.ts'] ?? { source: '', mutants: [] };

describe('the score', () => {
  it('counts what no test noticed, except what is explained', () => {
    const explained = { file: 'rules/one.ts', mutator: 'EqualityOperator', original: 'c < d', replacement: 'changed' };
    const report = reportWith([1, 'Killed'], [2, 'Survived'], [3, 'NoCoverage']);
    expect(scoreOf(report, [{ ...explained, why: 'Never equal.' }])).toMatchObject({
      mutants: 3,
      killed: 1,
      explained: 1,
      survivors: [{ line: 3, original: 'e < f' }],
    });
  });

  it('names the mutants whose tests never came to an end', () => {
    const report = reportWith([1, 'Timeout', 'Hit limit reached (101/100)'], [2, 'Timeout'], [3, 'Killed', 'no match']);
    expect(scoreOf(report, [])).toMatchObject({ killed: 3, stuck: [{ line: 2, original: 'c < d' }] });
  });
});

describe('a second attempt with more time', () => {
  it.each([
    ['a test that did not end', 'Timeout', undefined, true],
    ['a loop that was counted', 'Timeout', 'Hit limit reached (101/100)', false],
    ['a failed process', 'RuntimeError', undefined, true],
    ['a test that Vitest ended', 'Killed', 'Test timed out in 120000ms.', true],
    ['a hook that Vitest ended', 'Killed', 'Hook timed out in 120000ms.', true],
    ['a poll that waited in vain', 'Killed', 'Matcher did not succeed in time.', true],
    ['a failed assertion', 'Killed', 'expected 1 to be 2', false],
    ['no failure', 'Survived', undefined, false],
  ])('%s', (_name, status, reason, isDoubtful) => {
    expect(doubtfulLines(fileOf(reportWith([2, status, reason])))).toEqual(isDoubtful ? [[2, 2]] : []);
  });

  it('runs the tests that reach a doubtful mutant, and no others', () => {
    const report = reportWith([1, 'Killed'], [2, 'Timeout']);
    const [certain, doubtful] = fileOf(report).mutants;
    if (certain) certain.coveredBy = ['0'];
    if (doubtful) doubtful.coveredBy = ['1', '3'];
    const testFiles = { 'a.test.ts': ['0'], 'b.test.ts': ['1', '2'], 'c.test.ts': ['3'] };
    const tests = Object.entries(testFiles).map(([file, ids]) => [file, { tests: ids.map((id) => ({ id })) }]);
    expect(testsOfDoubtful({ ...report, testFiles: Object.fromEntries(tests) })).toEqual(['b.test.ts', 'c.test.ts']);
  });

  it('decides about doubtful outcomes only, not about others on the same line', () => {
    const first = reportWith([1, 'Killed'], [2, 'Timeout'], [3, 'Timeout']);
    const again = reportWith([1, 'Survived'], [2, 'Survived'], [3, 'Killed']);
    const mutants = fileOf(withNewer(first, onlyDoubtful(again, first))).mutants;
    expect(mutants.map(({ status }) => status)).toEqual(['Killed', 'Survived', 'Killed']);
  });
});

describe('the report of a batch', () => {
  it('is divided by folder', () => {
    const both: Report = {
      files: {
        'features/pay/a.ts': { source: '', mutants: [] },
        'features/payments/a.ts': { source: '', mutants: [] },
      },
    };
    expect(Object.keys(reportOf(both, 'features/pay').files)).toEqual(['features/pay/a.ts']);
  });
});
