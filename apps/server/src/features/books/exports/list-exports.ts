import { type Cell, csvRow } from '@thyme/domain/books';
import { dateAt, formatTime, wallOf } from '@thyme/domain/time';
import { methodName, readInvoiceTaxes } from '../../sales/index.ts';
import { listPage, type PageEnd } from '../payments/payments-store.ts';
import type { Report } from '../reports/reports.ts';
import { sumPostings } from '../vat/vat-store.ts';
import { inBatches } from './batches.ts';
import type { ExportContext } from './export-context.ts';
import { listInvoiceBatch, listNoteBatch } from './journal-store.ts';

const PAGE = 500;
const rateCell = (rate: number | null): Cell => (rate === null ? '' : { number: rate });

/** The list of payments, as the page shows it. */
export async function* paymentsCsv({ db, businessId, zone, span, now }: ExportContext) {
  yield csvRow(['Date', 'Time', 'Guest', 'What', 'Who', 'Way', 'Method', 'Instrument', 'State', 'Invoice', 'Amount']);
  const filter = { businessId, ...span, ways: [], states: [], chairId: null, serviceId: null, search: null, now };
  let after: PageEnd | null = null;
  for (;;) {
    const rows: Awaited<ReturnType<typeof listPage>> = await listPage(db, filter, after, PAGE);
    for (const row of rows)
      yield csvRow([
        dateAt(zone, row.at),
        formatTime(wallOf(zone, row.at)),
        `${row.firstName} ${row.lastName}`.trim(),
        row.what ?? '',
        row.people ?? '',
        row.way,
        methodName(row.method),
        row.instrument ?? '',
        row.state,
        row.invoice ?? '',
        { amount: row.amount },
      ]);
    const last = rows.at(-1);
    if (rows.length < PAGE || !last) return;
    after = { micros: last.micros, id: last.id };
  }
}

/** Invoices and credit notes, one line per rate. */
export async function* invoicesCsv({ db, businessId, zone, span, now }: ExportContext) {
  yield csvRow(['Number', 'Date', 'Kind', 'Amends', 'Guest', 'VAT rate', 'Net', 'VAT', 'Gross', 'Owed', 'Paid']);
  const key = { businessId, ...span };
  for await (const rows of inBatches((page) => listInvoiceBatch(db, key, page))) {
    const saleIds = rows.map(({ saleId }) => saleId);
    const taxes = new Map((await readInvoiceTaxes(db, { businessId, saleIds }, now)).map((tax) => [tax.saleId, tax]));
    for (const { saleId, number, instant, buyer, owed, paid } of rows) {
      const { groups = [], untaxed = 0 } = taxes.get(saleId) ?? {};
      const parts = [
        ...groups.map(({ rate, net, vat, gross }) => ({ rate, net, vat, gross })),
        ...(untaxed !== 0 || groups.length === 0 ? [{ rate: null, net: untaxed, vat: 0, gross: untaxed }] : []),
      ];
      for (const [index, { rate, net, vat, gross }] of parts.entries())
        yield csvRow([
          ...[number, dateAt(zone, instant), 'Invoice', '', buyer, rateCell(rate)],
          ...[{ amount: net }, { amount: vat }, { amount: gross }],
          // Only on the invoice's first line, so that the column can be summed.
          ...(index === 0 ? [{ amount: owed }, { amount: paid }] : ['', '']),
        ]);
    }
  }
  for await (const rows of inBatches((page) => listNoteBatch(db, key, page)))
    for (const { number, instant, amends, buyer, lines } of rows)
      for (const group of Map.groupBy(lines, ({ vatRate }) => vatRate)) {
        const [rate, own] = group;
        const sum = (of: (line: (typeof own)[number]) => number) => own.reduce((all, line) => all - of(line), 0);
        const [gross, vat] = [sum(({ amount }) => amount), sum((line) => line.vat)];
        yield csvRow([
          ...[number, dateAt(zone, instant), 'Credit note', amends, buyer, rateCell(rate)],
          ...[{ amount: gross - vat }, { amount: vat }, { amount: gross }, '', ''],
        ]);
      }
}

/** The table of a report. */
export async function* reportCsv(reports: readonly Report[]) {
  for (const { series, rows, unit } of reports) {
    yield csvRow(['', ...series]);
    for (const { label, values } of rows) yield csvRow([label, ...values.map((value): Cell => valueCell(value, unit))]);
  }
}

function valueCell(value: number | null, unit: Report['unit']): Cell {
  if (value === null) return '';
  return unit === 'money' ? { amount: value } : { number: value };
}

const KINDS: Record<string, string> = {
  voucher: 'Vouchers sold, taxed when used',
  prepaid: 'Paid with vouchers taxed when sold',
  bonus: 'Voucher value above its price',
  breakage: 'Expired packages',
  tip: 'Tips',
  credit: 'Paid but not owed',
};
const TREATMENTS: Record<string, string> = { taxed: 'Taxed', exempt: 'Exempt', reverse: 'Reverse charge' };

/** The figures of the VAT page. */
export async function* vatCsv({ db, businessId, span }: ExportContext) {
  yield csvRow(['What', 'VAT rate', 'Net', 'VAT', 'Gross']);
  for (const { kind, treatment, rate, gross, vat } of await sumPostings(db, businessId, span))
    yield csvRow([
      KINDS[kind] ?? TREATMENTS[treatment] ?? kind,
      rateCell(rate),
      { amount: gross - vat },
      { amount: vat },
      { amount: gross },
    ]);
}
