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

  it.each([
    ['tip', null, 'tips'],
    ['voucher', 'voucher', 'vouchers'],
    ['prepaid', 'service', 'prepaid'],
    ['bonus', 'service', 'bonus'],
    ['credit', null, 'credit'],
    ['breakage', null, 'breakage'],
  ] as const)('[BOOKS-031] a part that is a %s has its account', (kind, lineKind, account) => {
    expect(journalOf({ way: 'card', amount: 500 }, [{ kind, lineKind, rate: null, gross: 500, vat: 0 }])).toEqual([
      { account: 'card', rate: null, amount: 500 },
      { account, rate: null, amount: -500 },
    ]);
  });

  it('[BOOKS-031] has the accounts in the order of the chart, and each rate by itself', () => {
    const sale = (lineKind: string, rate: number | null, gross: number, vat: number) =>
      ({ kind: 'sale', lineKind, rate, gross, vat }) as const;
    const parts = [
      sale('product', 23, 1_230, 230),
      sale('service', 13.5, 1_135, 135),
      sale('service', 0, 300, 0),
      sale('service', null, 200, 0),
      sale('service', 13.5, 1_135, 135),
    ];
    for (const ordered of [parts, parts.toReversed()])
      expect(journalOf({ way: 'voucher', amount: 4_000, isSingle: false, bonus: 400 }, ordered)).toEqual([
        { account: 'sales', rate: null, amount: -200 },
        { account: 'sales', rate: 0, amount: -300 },
        { account: 'sales', rate: 13.5, amount: -2_000 },
        { account: 'products', rate: 23, amount: -1_000 },
        { account: 'vat', rate: null, amount: -500 },
        { account: 'vouchers', rate: null, amount: 3_600 },
        { account: 'bonus', rate: null, amount: 400 },
      ]);
  });

  it('[BOOKS-031] cash taken out, and cash missing', () => {
    expect(drawerJournal('out', 4_000)).toEqual([
      { account: 'cash', rate: null, amount: -4_000 },
      { account: 'petty', rate: null, amount: 4_000 },
    ]);
    expect(drawerJournal('difference', -150).map(({ amount }) => amount)).toEqual([-150, 150]);
    expect(drawerJournal('in', 500)).toEqual([
      { account: 'cash', rate: null, amount: 500 },
      { account: 'petty', rate: null, amount: -500 },
    ]);
    expect(drawerJournal('difference', 5).map(({ account }) => account)).toEqual(['cash', 'difference']);
    for (const kind of ['float', 'count'] as const) expect(drawerJournal(kind, 100)).toEqual([]);
    expect(drawerJournal('in', 0)).toEqual([]);
  });
});

describe('the files that accounting programs import', () => {
  const sale = { kind: 'sale', lineKind: 'service', rate: 13.5, gross: 4_000, vat: 476 } as const;
  const dayOf = () => ({ date: '2026-08-22', lines: journalOf({ way: 'card', amount: 4_000 }, [sale]) });
  const context = { accounts: DEFAULT_ACCOUNTS, currency: 'EUR' };
  it.each(BOOK_PROGRAMS)('[BOOKS-032] %s: every line is as wide as its header, and the day balances', (program) => {
    const { header, rows } = BOOK_FORMATS[program];
    const written = rows(dayOf(), context);
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

  it.each([
    [
      'xero',
      [
        'Takings of 22/08/2026,22/08/2026,Card reader clearing,092,No VAT,40.00',
        'Takings of 22/08/2026,22/08/2026,Sales of services at 13.5%,200,No VAT,-35.24',
        'Takings of 22/08/2026,22/08/2026,VAT,820,No VAT,-4.76',
      ],
    ],
    [
      'quickbooks',
      [
        'T20260822,22/08/2026,Card reader clearing,40.00,,Takings,,EUR',
        'T20260822,22/08/2026,Sales of services,,35.24,Takings at 13.5%,,EUR',
        'T20260822,22/08/2026,VAT,,4.76,Takings,,EUR',
      ],
    ],
    [
      'sage',
      [
        'JD,,092,0,22/08/2026,T20260822,Card reader clearing,40.00,T9,0.00',
        'JC,,200,0,22/08/2026,T20260822,Sales of services at 13.5%,35.24,T9,0.00',
        'JC,,820,0,22/08/2026,T20260822,VAT,4.76,T9,0.00',
      ],
    ],
  ] as const)('[BOOKS-032] the lines of a day for %s', (program, lines) => {
    const written = BOOK_FORMATS[program].rows(dayOf(), context).map((row) => csvRow(row).trim());
    expect(written).toEqual(lines);
  });

  it('[BOOKS-032] every account has a default', () => {
    expect(Object.keys(DEFAULT_ACCOUNTS).sort()).toEqual([...ACCOUNT_KEYS].sort());
    expect(new Set(Object.values(DEFAULT_ACCOUNTS).map(({ code }) => code)).size).toBe(ACCOUNT_KEYS.length);
  });
});
