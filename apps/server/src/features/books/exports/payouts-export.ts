import { csvRow } from '@thyme/domain/books';
import { dateAt } from '@thyme/domain/time';
import { listExported } from '../../payments/index.ts';
import { inBatches } from './batches.ts';
import type { ExportContext } from './export-context.ts';

const KINDS: Record<string, string> = {
  charge: 'Card payment',
  fee: 'Fee',
  refund: 'Refund',
  refund_failed: 'Failed refund',
  fee_refund: 'Fee of a refund',
  dispute: 'Dispute',
  dispute_won: 'Dispute won',
  payout: 'Payout',
  payout_failed: 'Returned payout',
};

/** Movements of the money that Thyme holds, each with its payout. A payout and its entries sum to zero. */
export async function* payoutsCsv({ db, businessId, zone, span }: ExportContext) {
  yield csvRow(['Date', 'What', 'Guest', 'Instrument', 'Amount', 'Payout', 'Arrives']);
  for await (const rows of inBatches((page) => listExported(db, { businessId, ...span }, page)))
    for (const { instant, kind, guest, instrument, amount, payoutId, arrivesAt } of rows)
      yield csvRow([
        dateAt(zone, instant),
        KINDS[kind] ?? kind,
        guest ?? '',
        instrument ?? '',
        { amount },
        payoutId === null ? '' : `PO-${payoutId}`,
        arrivesAt === null ? '' : dateAt(zone, arrivesAt),
      ]);
}
