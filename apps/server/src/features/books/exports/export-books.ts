import type { Readable } from 'node:stream';
import { BOOK_PROGRAMS } from '@thyme/domain/books';
import { streamText } from '../../../platform/http/stream-text.ts';
import type { Services } from '../../../platform/services.ts';
import { inTransaction } from '../../../platform/unit-of-work.ts';
import type { Viewer } from '../../accounts/index.ts';
import { collectEntries } from '../../payments/index.ts';
import { postVat } from '../../sales/index.ts';
import { readAccounts } from '../accounts/accounts-store.ts';
import { REPORT_KEYS, readReports } from '../reports/reports.ts';
import { openBooks, type Period } from '../span.ts';
import type { ExportContext } from './export-context.ts';
import { journalCsv, programCsv } from './journal-export.ts';
import { invoicesCsv, paymentsCsv, reportCsv, vatCsv } from './list-exports.ts';
import { payoutsCsv } from './payouts-export.ts';

const FILES = ['journal', 'payments', 'payouts', 'invoices', 'vat', ...BOOK_PROGRAMS] as const;
export const EXPORT_KINDS = [...FILES, ...REPORT_KEYS.map((key) => `report-${key}` as const)] as const;
export type ExportKind = (typeof EXPORT_KINDS)[number];

type ReportFile = Extract<ExportKind, `report-${string}`>;
const isReport = (kind: ExportKind): kind is ReportFile => kind.startsWith('report-');
const keyOf = (kind: ReportFile) => kind.slice('report-'.length) as (typeof REPORT_KEYS)[number];

/** The byte order mark, which spreadsheets need to recognise UTF-8; accounting programs expect none. */
const MARK = '\uFEFF';

/** A file of the books for any period, with the same figures as on screen. */
export async function exportBooks(
  services: Services,
  viewer: Viewer,
  { kind, ...period }: Period & { kind: ExportKind },
): Promise<{ name: string; stream: Readable }> {
  const { membership, span } = await openBooks(services, viewer, period);
  await postVat(services, period.businessId, span);
  if (kind === 'payouts') await inTransaction(services, (tx) => collectEntries(tx, period.businessId));
  const { zone, currency } = membership;
  const common = { ...period, zone, currency, span, now: services.clock.now() };
  const isProgram = BOOK_PROGRAMS.some((program) => program === kind);
  const produce = async function* (db: ExportContext['db']) {
    const context: ExportContext = { ...common, db };
    const accounts = await readAccounts(db, period.businessId);
    if (kind === 'journal') yield* journalCsv(context, accounts);
    else if (kind === 'payments') yield* paymentsCsv(context);
    else if (kind === 'payouts') yield* payoutsCsv(context);
    else if (kind === 'invoices') yield* invoicesCsv(context);
    else if (kind === 'vat') yield* vatCsv(context);
    else if (isReport(kind)) yield* reportCsv(await readReports(services, viewer, { ...period, keys: [keyOf(kind)] }));
    else yield* programCsv(context, accounts, kind);
  };
  return {
    name: `${kind}-${period.from}-to-${period.to}.csv`,
    stream: streamText(services, produce, isProgram ? '' : MARK),
  };
}
