import { type Minor, sumOf } from '../money/index.ts';
import type { LocalDate } from '../time/index.ts';
import type { CreditedPart, Owed, Posting, PostingLine } from './posting.ts';
import { waivedOf } from './unpaid.ts';
import { NO_VAT } from './vat-rates.ts';

/** A part of a line that is taxed at one rate; null if no VAT is stated. */
export type LinePart = {
  readonly lineId: number;
  readonly amount: Minor;
  readonly vatRate: number | null;
  /** What credit notes credited of it, and the VAT that they state. */
  readonly credited: Minor;
  readonly creditedVat: Minor;
};

/**
 * The lines of a sale as its invoice states them: what was paid in advance at the rate of that day, what was credited at
 * the rate of its credit note, the rest at the rate of the supply. What is unpaid and no longer owed is left out. So invoice less credit notes is what was paid, at
 * every rate, once nothing is left to pay.
 */
export function invoiceParts(
  lines: readonly PostingLine[],
  posted: readonly Posting[],
  {
    credited,
    owed,
    today,
  }: { readonly credited: readonly CreditedPart[]; readonly owed?: Owed; readonly today: LocalDate },
): LinePart[] {
  const waived = waivedOf(lines, posted, { credited, owed });
  return lines.flatMap((line) => {
    const paid = posted.filter(({ lineId }) => lineId === line.id);
    const noted = credited.filter(({ lineId }) => lineId === line.id);
    const supplied = (line.isTaxedLater ? NO_VAT : line.terms(line.suppliedOn ?? today)).rate;
    const rates = new Set([...paid.map(({ rate }) => rate), ...noted.map(({ rate }) => rate), supplied]);
    const known = new Map(
      [...rates].map((rate) => {
        const own = paid.filter((one) => one.rate === rate).map(({ gross }) => gross);
        return [rate, sumOf(own) + sumAt(noted, rate).credited] as const;
      }),
    );
    const amounts = new Map<number | null, Minor>();
    // A session worth more than its line is taxed on what was paid for it; the part above the line's price is taken off.
    const above = Math.min(0, known.get(null) ?? 0);
    let left = line.amount - (waived.get(line.id) ?? 0) - above;
    for (const [rate, sum] of known) {
      const amount = Math.min(left, Math.max(0, sum));
      left -= amount;
      amounts.set(rate, amount);
    }
    amounts.set(supplied, (amounts.get(supplied) ?? 0) + left);
    amounts.set(null, (amounts.get(null) ?? 0) + above);
    const parts = [...amounts].filter(([, amount]) => amount !== 0);
    return (parts.length > 0 ? parts : [[supplied, 0] as const]).map(([vatRate, amount]) => ({
      ...{ lineId: line.id, amount, vatRate },
      ...sumAt(noted, vatRate),
    }));
  });
}

function sumAt(noted: readonly CreditedPart[], rate: number | null): { credited: Minor; creditedVat: Minor } {
  const own = noted.filter((note) => note.rate === rate);
  return { credited: sumOf(own.map(({ amount }) => amount)), creditedVat: sumOf(own.map(({ vat }) => vat)) };
}
