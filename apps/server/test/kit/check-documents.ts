import { creditNotes, ledgerEntries, sales, vatPostings } from '@thyme/db/schema';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { moneyOfSale, readInvoiceTaxes } from '../../src/features/sales/index.ts';
import type { TestApi } from './boot-api.ts';

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/**
 * Postings sum to their entries, invoices less credit notes to what is owed, and those of settled sales have the VAT that
 * was posted, at every rate. Counts the settled sales, and those with a cancellation.
 */
export async function checkDocuments(api: TestApi, business: number) {
  const entries = await api.db.select().from(ledgerEntries).where(eq(ledgerEntries.businessId, business));
  const postings = await api.db.select().from(vatPostings).where(eq(vatPostings.businessId, business));
  for (const entry of entries.filter(({ side }) => side === 'payment')) {
    const own = postings.filter(({ entryId }) => entryId === entry.id);
    expect(sumOf(own.map(({ gross }) => gross))).toBe(entry.amount);
  }
  const sold = await api.db.select().from(sales).where(eq(sales.businessId, business));
  const notes = await api.db.select().from(creditNotes).where(eq(creditNotes.businessId, business));
  const taxes = await readInvoiceTaxes(
    api.db,
    { businessId: business, saleIds: sold.map(({ id }) => id) },
    api.clock.now(),
  );
  let settled = 0;
  let cancelled = 0;
  for (const { saleId, groups, untaxed } of taxes) {
    const own = postings.filter((posting) => posting.saleId === saleId);
    const credited = notes.filter((note) => note.saleId === saleId).flatMap(({ lines }) => lines);
    const invoiced = sumOf(groups.map(({ gross }) => gross)) + untaxed - sumOf(credited.map(({ amount }) => amount));
    const ofSale = entries.filter((entry) => entry.saleId === saleId);
    const claims = ofSale.filter(({ side, kind }) => side === 'claim' && kind !== 'tip');
    expect([saleId, 'owed', invoiced]).toEqual([saleId, 'owed', sumOf(claims.map(({ amount }) => amount))]);
    // Money that is still due, or to be handed back, is not on the documents.
    const { due, over } = await moneyOfSale(api.db, { businessId: business, saleId });
    if (due > 0 || over > 0) continue;
    const lines = own.filter(({ lineId }) => lineId !== null);
    expect([saleId, 'paid', sumOf(lines.map(({ gross }) => gross))]).toEqual([saleId, 'paid', invoiced]);
    if (ofSale.some(({ kind }) => kind === 'cancellation')) cancelled += 1;
    settled += 1;
    for (const rate of new Set([...groups.map((group) => group.rate), ...own.flatMap((one) => one.rate ?? [])])) {
      const documents =
        (groups.find((group) => group.rate === rate)?.vat ?? 0) -
        sumOf(credited.filter(({ vatRate }) => vatRate === rate).map(({ vat }) => vat));
      const posted = sumOf(own.filter((one) => one.rate === rate).map(({ vat }) => vat));
      expect([saleId, rate, posted]).toEqual([saleId, rate, documents]);
    }
  }
  return { settled, cancelled };
}
