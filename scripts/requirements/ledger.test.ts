import { describe, expect, test } from 'vitest';
import { keepLedger, readLeftOut, readRequirements } from './ledger.ts';
import { printLedger } from './print-ledger.ts';
import { titlesIn } from './titles.ts';

const tsv = [
  'id\tarea\twhere\trequirement\tsource',
  'SHOP-001\tSHOP\t/\tShows a price.\t1',
  'SHOP-002\tSHOP\t/\tShows hours.\t1',
  'PAY-001\tPAY\t/\tPays.\t1',
].join('\n');
const read = (text: string) => titlesIn({ path: 'e2e/tests/businesses.spec.ts', text });
const idsOf = (text: string) => read(text).flatMap(({ ids }) => ids);

describe('titles', () => {
  test('ids are in square brackets, one or several', () => {
    expect(
      idsOf(`test('[SHOP-001] a price', f); it("[SHOP-002, PAY-001] more", f); describe(\`[PAY-001] \${x}\`, f);`),
    ).toEqual(['SHOP-001', 'SHOP-002', 'PAY-001', 'PAY-001']);
  });

  test('ids elsewhere are plain text', () => {
    expect(idsOf(`test('like SHOP-001', f); // test('[SHOP-002] commented')\nexpect('[PAY-001]').toBe(1);`)).toEqual(
      [],
    );
  });

  test('tests that do not run prove nothing', () => {
    expect(idsOf(`test.skip('[SHOP-001] a', f); it.todo('[SHOP-002] b'); test.fixme('[PAY-001] c', f);`)).toEqual([]);
  });

  test('a table gives its ids row by row', () => {
    expect(idsOf(`test.each([['SHOP-001', 'SHOP-009 is a word'], ['SHOP-002', '']])('[%s] says %s', f);`)).toEqual([
      'SHOP-001',
      'SHOP-002',
    ]);
    expect(idsOf(`const rows = [{ id: 'PAY-001' }]; test.for(rows)('[$id] pays', f);`)).toEqual(['PAY-001']);
  });

  test('each title has its line number', () => {
    expect(read(`\n\ntest('[SHOP-001] a price', f);`)).toEqual([
      { ids: ['SHOP-001'], title: '[SHOP-001] a price', file: 'e2e/tests/businesses.spec.ts', line: 3 },
    ]);
  });
});

describe('ledger', () => {
  const requirements = readRequirements(tsv);

  test('lists what is proven by which test, and what is not', () => {
    const ledger = keepLedger(requirements, read(`test('[SHOP-001] a price', f);`));
    expect(ledger.unproven.map(({ id }) => id)).toEqual(['SHOP-002', 'PAY-001']);
    const printed = printLedger(requirements, ledger);
    expect(printed).toContain(
      'SHOP  1 of 2\n  ✓  SHOP-001  e2e/tests/businesses.spec.ts:1\n  –  SHOP-002  Shows hours.',
    );
    expect(printed).toContain('1 of 3 requirements proven, 0 left out on purpose, 0 unknown ids.');
  });

  test('a requirement left out on purpose has its reason', () => {
    const leftOut = readLeftOut('id\twhy\nPAY-001\tThere are no payments here.', requirements);
    const printed = printLedger(requirements, keepLedger(requirements, []), leftOut);
    expect(printed).toContain('  ×  PAY-001  Pays. Left out: There are no payments here.');
    expect(printed).toContain('0 of 3 requirements proven, 1 left out on purpose, 0 unknown ids.');
    expect(() => readLeftOut('id\twhy\nPAY-999\tGone.', requirements)).toThrow('no requirement');
    expect(() => readLeftOut('id\twhy\nPAY-001\t', requirements)).toThrow('why PAY-001');
  });

  test('of one area, the sum is of that area', () => {
    const ledger = keepLedger(requirements, read(`test('[SHOP-001] [PAY-001] a price', f);`));
    const leftOut = new Map([['SHOP-002', 'Not here.']]);
    const ofPay = printLedger(requirements.slice(2), ledger, leftOut);
    expect(ofPay).toContain('1 of 1 requirements proven, 0 left out on purpose, 0 unknown ids.');
  });

  test('an unknown id is named with its test', () => {
    const ledger = keepLedger(requirements, read(`test('[SHOP-999] a price', f);`));
    expect(printLedger(requirements, ledger)).toContain('Unknown id SHOP-999 in e2e/tests/businesses.spec.ts:1');
  });

  test('a list with an id twice, or without its header, is refused', () => {
    expect(() => readRequirements(`${tsv}\nPAY-001\tPAY\t/\tAgain.\t1`)).toThrow('PAY-001 twice');
    expect(() => readRequirements('SHOP-001\tSHOP')).toThrow('header');
  });
});
