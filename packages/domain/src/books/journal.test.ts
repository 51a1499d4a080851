import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumOf } from '../money/index.ts';
import { vatIn } from '../payments/index.ts';
import {
  ACCOUNT_KEYS,
  amountText,
  BOOK_FORMATS,
  BOOK_PROGRAMS,
  csvRow,
  DEFAULT_ACCOUNTS,
  drawerJournal,
  journalOf,
  POSTING_KINDS,
} from './index.ts';

/** Reads one line as RFC 4180 says. */
function parse(line: string): string[] {
  const cells: string[] = [''];
  let isQuoted = false;
  const text = line.replace(/\r\n$/, '');
  for (let index = 0; index < text.length; index += 1) {
    const letter = text[index] ?? '';
    const last = cells.length - 1;
    if (letter === '"' && isQuoted && text[index + 1] === '"') {
      cells[last] += '"';
      index += 1;
    } else if (letter === '"') isQuoted = !isQuoted;
    else if (letter === ',' && !isQuoted) cells.push('');
    else cells[last] += letter;
  }
  return cells;
}

describe('a line of a CSV file', () => {
  it('[BOOKS-030] text never becomes a formula, and numbers stay numbers', () => {
    expect(csvRow(['=1+1', '+353', '-x', '@sum', '\tcmd', ' =x', { amount: -1_250 }, { number: 13.5 }])).toBe(
      "'=1+1,'+353,'-x,'@sum,'\tcmd,' =x,-12.50,13.5\r\n",
    );
  });

  it('[BOOKS-030] is read back as it was written', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 1 }), (texts) => {
        const read = parse(csvRow(texts));
        expect(read.map((text) => text.replace(/^'/, ''))).toEqual(texts.map((text) => text.replace(/^'/, '')));
        for (const text of read) expect(text).not.toMatch(/^[=+\-@\t\r\n]/);
      }),
    );
  });

  it('[BOOKS-030] amounts have a point and two digits', () => {
    expect([0, 5, -5, 100, -123_456].map(amountText)).toEqual(['0.00', '0.05', '-0.05', '1.00', '-1234.56']);
  });
});

const part = fc
  .record({
    kind: fc.constantFrom(...POSTING_KINDS),
    lineKind: fc.constantFrom('service', 'product', 'voucher', null),
    rate: fc.constantFrom(9, 13.5, 23, null),
    gross: fc.integer({ min: -50_000, max: 50_000 }),
  })
  .map((one) => ({ ...one, vat: one.kind === 'sale' && one.rate !== null ? vatIn(one.gross, one.rate) : 0 }));

describe('a payment in double entry', () => {
  it('[BOOKS-031] always balances, and each account is there once', () => {
    const way = fc.constantFrom('cash' as const, 'card' as const, 'online' as const, 'voucher' as const);
    fc.assert(
      fc.property(way, fc.array(part, { maxLength: 8 }), fc.nat(500), fc.boolean(), (by, parts, bonus, isSingle) => {
        const amount = sumOf(parts.map(({ gross }) => gross));
        const lines = journalOf(by === 'voucher' ? { way: by, amount, bonus, isSingle } : { way: by, amount }, parts);
        expect(sumOf(lines.map(({ amount }) => amount))).toBe(0);
        expect(new Set(lines.map(({ account, rate }) => `${account}${rate}`)).size).toBe(lines.length);
      }),
    );
  });

  it('[BOOKS-031] cash for a service with a tip', () => {
    const parts = [
      { kind: 'tip' as const, lineKind: null, rate: null, gross: 400, vat: 0 },
      { kind: 'sale' as const, lineKind: 'service', rate: 13.5, gross: 4_000, vat: 476 },
    ];
    expect(journalOf({ way: 'cash', amount: 4_400 }, parts)).toEqual([
      { account: 'cash', rate: null, amount: 4_400 },
      { account: 'sales', rate: 13.5, amount: -3_524 },
      { account: 'vat', rate: null, amount: -476 },
      { account: 'tips', rate: null, amount: -400 },
    ]);
  });

  it('[BOOKS-031] a voucher that was taxed when sold moves nothing when used', () => {
    const single = { way: 'voucher' as const, amount: 5_000, isSingle: true, bonus: 0 };
    expect(journalOf(single, [{ kind: 'prepaid', lineKind: 'service', rate: null, gross: 5_000, vat: 0 }])).toEqual([]);
    const multi = { ...single, isSingle: false };
    expect(journalOf(multi, [{ kind: 'sale', lineKind: 'service', rate: 13.5, gross: 5_000, vat: 595 }])).toEqual([
      { account: 'sales', rate: 13.5, amount: -4_405 },
      { account: 'vat', rate: null, amount: -595 },
      { account: 'vouchers', rate: null, amount: 5_000 },
    ]);
  });

  it('[BOOKS-031] cash taken out, and cash missing', () => {
    expect(drawerJournal('out', 4_000)).toEqual([
      { account: 'cash', rate: null, amount: -4_000 },
      { account: 'petty', rate: null, amount: 4_000 },
    ]);
    expect(drawerJournal('difference', -150).map(({ amount }) => amount)).toEqual([-150, 150]);
    expect([drawerJournal('float', 100), drawerJournal('count', 100)]).toEqual([[], []]);
  });
});

describe('the files that accounting programs import', () => {
  const day = {
    date: '2026-08-22',
    lines: journalOf({ way: 'card', amount: 4_000 }, [
      { kind: 'sale', lineKind: 'service', rate: 13.5, gross: 4_000, vat: 476 },
    ]),
  };
  const context = { accounts: DEFAULT_ACCOUNTS, currency: 'EUR' };
  it.each(BOOK_PROGRAMS)('[BOOKS-032] %s: every line is as wide as its header, and the day balances', (program) => {
    const { header, rows } = BOOK_FORMATS[program];
    const written = rows(day, context);
    for (const row of written) expect(row).toHaveLength(header?.length ?? 10);
    const text = written.map((row) => parse(csvRow(row)));
    const sum = {
      xero: (row: string[]) => Number(row[5]),
      quickbooks: (row: string[]) => Number(row[3]) - Number(row[4]),
      sage: (row: string[]) => (row[0] === 'JD' ? 1 : -1) * Number(row[7]),
    }[program];
    expect(text.reduce((all, row) => all + Math.round(sum(row) * 100), 0)).toBe(0);
    expect(text.some((row) => row.includes('22/08/2026'))).toBe(true);
  });

  it('[BOOKS-032] every account has a default', () => {
    expect(Object.keys(DEFAULT_ACCOUNTS).sort()).toEqual([...ACCOUNT_KEYS].sort());
    expect(new Set(Object.values(DEFAULT_ACCOUNTS).map(({ code }) => code)).size).toBe(ACCOUNT_KEYS.length);
  });
});
