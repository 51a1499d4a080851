import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Area } from './areas.ts';
import type { Report } from './report.ts';
import { mutatedParts, partsLeft } from './sample.ts';

let root: string;
const area: Area = { name: 'server/pay', folder: '.', tests: 'api', sampledLines: 3 };
const write = (file: string, lines: readonly string[]) => writeFileSync(join(root, file), lines.join('\n'));
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sample-'));
});
afterEach(() => rmSync(root, { recursive: true }));

describe('a sample of lines', () => {
  it('has lines that behave, and none of types, SQL or the descriptions of fields', () => {
    write('pay.ts', [
      'readonly lines: readonly string[];',
      'export async function list(db: Db): Promise<{ id: number }[]> {',
      '.where(and(eq(sales.id, id), eq(sales.open, true)))',
      'price: t.float({ required: true, validate: amountArgument }),',
      'const MOST = 10 * DAY;',
      'if (amount > 0) return [];',
      'await notify(tx, sale);',
    ]);
    // A condition of a query is tried too, where it compares with a constant.
    expect(mutatedParts(root, area).toSorted()).toEqual(['pay.ts:3-3', 'pay.ts:6-6', 'pay.ts:7-7']);
  });

  it('stays the same when its lines move', () => {
    const lines = Array.from({ length: 9 }, (_none, nth) => `if (amount > ${nth}) return false;`);
    write('pay.ts', lines);
    const before = mutatedParts(root, area);
    write('pay.ts', ['', '', ...lines]);
    const down = (part: string) => part.replace(/\d+/g, (line) => `${Number(line) + 2}`);
    expect(mutatedParts(root, area)).toEqual(before.map(down));
  });
});

describe('what was left of a sample', () => {
  const source = 'if (a > 1) return;\nif (b > 1) return;';
  const report = (file: string, known: string): Report => ({
    files: {
      [file]: {
        source: known,
        mutants: [1, 2].map((line) => ({
          mutatorName: 'EqualityOperator',
          status: line === 2 ? 'Survived' : 'Killed',
          location: { start: { line, column: 5 }, end: { line, column: 10 } },
        })),
      },
    },
  });

  it('is tried again by its lines', () => {
    write('pay.ts', source.split('\n'));
    expect(partsLeft(root, area, report('pay.ts', source))).toEqual(['pay.ts:2-2']);
  });

  it('is all tried again in a file that has changed, whose lines may have moved', () => {
    write('pay.ts', ['', ...source.split('\n')]);
    expect(partsLeft(root, area, report('pay.ts', source)).toSorted()).toEqual(['pay.ts:2-2', 'pay.ts:3-3']);
    expect(partsLeft(root, area, report('gone.ts', source)).toSorted()).toEqual(['pay.ts:2-2', 'pay.ts:3-3']);
  });
});
