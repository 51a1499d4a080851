import { type Minor, sumOf } from '../money/index.ts';
import { vatIn } from '../payments/vat.ts';
import type { LocalDate } from '../time/index.ts';
import type { Movement, Posting, PostingLine } from './posting.ts';
import { NO_VAT } from './vat-rates.ts';

/** A part of a line that is taxed at one rate; null if no VAT is stated. */
export type LinePart = { readonly lineId: number; readonly amount: Minor; readonly vatRate: number | null };

/**
 * The lines of a sale as its invoice states them: what was paid in advance at the rate of that day, the rest at the
 * rate of the supply. Refunds do not matter here; they have credit notes.
 */
export function invoiceParts(
  lines: readonly PostingLine[],
  posted: readonly Posting[],
  { undoings, today }: { readonly undoings: ReadonlySet<number>; readonly today: LocalDate },
): LinePart[] {
  return lines.flatMap((line) => {
    const parts = new Map<number | null, Minor>();
    let left = line.amount;
    for (const { entryId, lineId, gross, rate } of posted) {
      if (lineId !== line.id || gross <= 0 || undoings.has(entryId)) continue;
      const amount = Math.min(left, gross);
      left -= amount;
      parts.set(rate, (parts.get(rate) ?? 0) + amount);
    }
    const { rate } = line.isTaxedLater ? NO_VAT : line.terms(line.suppliedOn ?? today);
    if (left > 0 || parts.size === 0) parts.set(rate, (parts.get(rate) ?? 0) + left);
    return [...parts].map(([vatRate, amount]) => ({ lineId: line.id, amount, vatRate }));
  });
}

/** What invoice and credit notes state at a rate. */
export function statedAt(rate: number, movement: Movement, lines: readonly PostingLine[], posted: readonly Posting[]) {
  const parts = invoiceParts(lines, posted, { undoings: new Set(movement.voided), today: movement.date });
  const invoiced = sumOf(parts.filter(({ vatRate }) => vatRate === rate).map(({ amount }) => amount));
  const notes = movement.credited.filter((note) => note.rate === rate);
  return {
    gross: invoiced - sumOf(notes.map(({ amount }) => amount)),
    vat: vatIn(invoiced, rate) - sumOf(notes.map(({ vat }) => vat)),
  };
}
