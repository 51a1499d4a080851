import { idOf } from '../rows/demo-rows.ts';
import type { World } from '../world.ts';

/** Numbers rows of each business without gaps, in their order. Returns the last number of each. */
function numberByBusiness(rows: readonly { businessId: number; number?: number }[]): Map<number, number> {
  const last = new Map<number, number>();
  for (const row of rows) {
    row.number = (last.get(row.businessId) ?? 0) + 1;
    last.set(row.businessId, row.number);
  }
  return last;
}

/** Numbers invoices and credit notes, which are in the order of their dates, and connects them. */
export function numberPapers({ rows }: World): void {
  rows.number('invoices');
  for (const [businessId, lastNumber] of numberByBusiness(rows.of('invoices')))
    rows.put('invoiceCounters', { businessId, lastNumber });
  const invoiceOf = new Map(rows.of('invoices').map((invoice) => [invoice.saleId, idOf(invoice)]));
  for (const note of rows.of('creditNotes')) note.invoiceId = invoiceOf.get(note.saleId) ?? 0;
  for (const [businessId, lastNumber] of numberByBusiness(rows.of('creditNotes')))
    rows.put('creditNoteCounters', { businessId, lastNumber });
}
