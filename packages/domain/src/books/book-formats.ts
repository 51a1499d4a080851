import type { LocalDate } from '../time/index.ts';
import { amountText, type Cell } from './csv.ts';
import type { Account, AccountKey, DayJournal, JournalLine } from './journal.ts';

/** Programs that import one journal per day. */
export const BOOK_PROGRAMS = ['xero', 'quickbooks', 'sage'] as const;
export type BookProgram = (typeof BOOK_PROGRAMS)[number];

type Format = {
  /** Null if the program reads columns by position. */
  readonly header: readonly string[] | null;
  readonly rows: (day: DayJournal, context: FormatContext) => Cell[][];
};
export type FormatContext = {
  readonly accounts: Readonly<Record<AccountKey, Account>>;
  readonly currency: string;
};

const slashes = (date: LocalDate) => date.split('-').reverse().join('/');
const saleOf = ({ rate }: JournalLine) => (rate === null ? '' : ` at ${rate}%`);
const number = (date: LocalDate) => `T${date.replaceAll('-', '')}`;
/** Blank cells instead of zeros. */
const positive = (amount: number): Cell => (amount > 0 ? { amount } : '');

/** https://help.xero.com: manual journals; debits positive, same narration and date are one journal. VAT has its own line. */
const xero: Format = {
  header: ['*Narration', '*Date', 'Description', '*AccountCode', '*TaxRate', '*Amount'],
  rows: ({ date, lines }, { accounts }) =>
    lines.map((line) => [
      `Takings of ${slashes(date)}`,
      slashes(date),
      `${accounts[line.account].name}${saleOf(line)}`,
      accounts[line.account].code,
      'No VAT',
      { amount: line.amount },
    ]),
};

/** QuickBooks Online: accounts by name; every number balances. */
const quickbooks: Format = {
  header: ['JournalNo', 'JournalDate', 'AccountName', 'Debits', 'Credits', 'Description', 'Name', 'Currency'],
  rows: ({ date, lines }, { accounts, currency }) =>
    lines.map((line) => [
      number(date),
      slashes(date),
      accounts[line.account].name,
      positive(line.amount),
      positive(-line.amount),
      `Takings${saleOf(line)}`,
      '',
      currency,
    ]),
};

/** Sage 50: audit trail transactions, read by place; JD and JC are journal debits and credits, T9 is outside VAT. */
const sage: Format = {
  header: null,
  rows: ({ date, lines }, { accounts }) =>
    lines.map((line) => [
      line.amount > 0 ? 'JD' : 'JC',
      '',
      accounts[line.account].code,
      '0',
      slashes(date),
      number(date),
      `${accounts[line.account].name}${saleOf(line)}`,
      amountText(Math.abs(line.amount)),
      'T9',
      '0.00',
    ]),
};

export const BOOK_FORMATS: Readonly<Record<BookProgram, Format>> = { xero, quickbooks, sage };
