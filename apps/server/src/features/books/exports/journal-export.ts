import {
  type Account,
  type AccountKey,
  BOOK_FORMATS,
  type BookProgram,
  csvRow,
  type DayJournal,
  drawerJournal,
  type JournalLine,
  journalOf,
  type MoneySource,
  paidForUse,
  together,
} from '@thyme/domain/books';
import { dateAt, type LocalDate } from '@thyme/domain/time';
import { inBatches } from './batches.ts';
import type { ExportContext } from './export-context.ts';
import { type EntryRow, listDifferences, listDrawer, listEntryBatch } from './journal-store.ts';

interface Journal {
  date: LocalDate;
  number: string;
  description: string;
  reference: string;
  lines: JournalLine[];
}

const WORDS: Record<string, string> = {
  charge: 'Paid online by',
  till: 'Paid at the till by',
  voucher_use: 'Voucher used by',
  session_use: 'Session used by',
  session_return: 'Session returned to',
  session_expiry: 'Sessions expired, bought by',
  till_refund: 'Handed back to',
  refund: 'Refunded to',
  refund_failed: 'Refund failed to',
  voucher_return: 'Returned to the voucher of',
};

function sourceOf({ way, amount, voucher }: EntryRow): MoneySource {
  if (way !== 'voucher') return { way, amount };
  if (!voucher) return { way, amount, isSingle: false, bonus: 0 };
  const { value, retail, used, remaining, purpose } = voucher;
  const paid = paidForUse({ value, retail }, { before: remaining + used, after: remaining });
  return { way, amount, isSingle: purpose === 'single', bonus: amount - paid };
}

/** All movements of a period in double entry, by day; cash drawer movements come last on each day. */
async function* journalsOf({ db, businessId, zone, span, from, to }: ExportContext): AsyncGenerator<Journal> {
  const drawer = await drawerJournals({ db, businessId, from, to });
  for await (const rows of inBatches((page) => listEntryBatch(db, { businessId, ...span }, page)))
    for (const row of rows) {
      const { id, instant, kind, guest, invoice, parts } = row;
      const date = dateAt(zone, instant);
      while (drawer[0] && drawer[0].date < date) yield drawer.shift() as Journal;
      const description = `${WORDS[kind] ?? kind} ${guest}`;
      yield { date, number: `P${id}`, description, reference: invoice ?? '', lines: journalOf(sourceOf(row), parts) };
    }
  yield* drawer;
}

async function drawerJournals({ db, businessId, from, to }: Pick<ExportContext, 'db' | 'businessId' | 'from' | 'to'>) {
  const moved = (await listDrawer(db, businessId, from, to)).map(({ date, kind, amount, reason }) => ({
    date,
    description: `${kind === 'in' ? 'Paid into' : 'Paid out of'} the drawer: ${reason}`,
    lines: drawerJournal(kind, amount),
  }));
  const found = (await listDifferences(db, businessId, from, to)).map(({ date, amount }) => ({
    date,
    description: 'Difference when the drawer was counted',
    lines: drawerJournal('difference', amount),
  }));
  return [...moved, ...found]
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
    .map(
      (journal, index): Journal => ({
        ...journal,
        number: `D${journal.date.replaceAll('-', '')}-${index + 1}`,
        reference: '',
      }),
    );
}

const HEADER = [
  'Date',
  'Journal',
  'Account code',
  'Account',
  'VAT rate',
  'Description',
  'Reference',
  'Debit',
  'Credit',
];

/** One journal per payment. */
export async function* journalCsv(context: ExportContext, accounts: Record<AccountKey, Account>) {
  yield csvRow(HEADER);
  for await (const { date, number, description, reference, lines } of journalsOf(context))
    for (const { account, rate, amount } of lines)
      yield csvRow([
        date,
        number,
        accounts[account].code,
        accounts[account].name,
        rate === null ? '' : { number: rate },
        description,
        reference,
        { amount: Math.max(0, amount) },
        { amount: Math.max(0, -amount) },
      ]);
}

async function* byDay(context: ExportContext): AsyncGenerator<DayJournal> {
  let day: { date: LocalDate; lines: JournalLine[] } | null = null;
  for await (const { date, lines } of journalsOf(context)) {
    if (day && day.date !== date) yield { date: day.date, lines: together(day.lines) };
    if (!day || day.date !== date) day = { date, lines: [] };
    day.lines = together([...day.lines, ...lines]);
  }
  if (day) yield day;
}

/** One journal per day, the form that accounting programs import. */
export async function* programCsv(context: ExportContext, accounts: Record<AccountKey, Account>, program: BookProgram) {
  const { header, rows } = BOOK_FORMATS[program];
  if (header) yield csvRow(header);
  for await (const day of byDay(context))
    for (const row of rows(day, { accounts, currency: context.currency })) yield csvRow(row);
}
