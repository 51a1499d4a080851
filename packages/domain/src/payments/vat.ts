import { type Minor, splitProportionally, sumOf } from '../money/index.ts';

/** A line of an invoice: its price with VAT, and the percentage of VAT in it; null if no VAT is stated. */
export type TaxedLine = { readonly amount: Minor; readonly vatRate: number | null };

export type VatGroup = { readonly rate: number; readonly gross: Minor; readonly net: Minor; readonly vat: Minor };

export type VatBreakdown = {
  /** The VAT in each line; the lines of a rate sum to its group. */
  readonly lines: readonly Minor[];
  /** One for each rate, highest first. */
  readonly groups: readonly VatGroup[];
  readonly vat: Minor;
};

/** The VAT in an amount that includes it, rounded half up to the cent. */
export function vatIn(gross: Minor, rate: number): Minor {
  const points = Math.round(rate * 100);
  return Math.floor((2 * gross * points + 10_000 + points) / (2 * (10_000 + points)));
}

/** VAT is rounded once per rate of an invoice; the lines share it, so that all sums are exact. */
export function vatBreakdown(lines: readonly TaxedLine[]): VatBreakdown {
  const shares = lines.map(() => 0);
  const rates = [...new Set(lines.flatMap(({ vatRate }) => vatRate ?? []))].sort((a, b) => b - a);
  const groups = rates.map((rate): VatGroup => {
    const own = lines.flatMap((line, index) => (line.vatRate === rate ? [{ index, amount: line.amount }] : []));
    const gross = sumOf(own.map(({ amount }) => amount));
    const vat = vatIn(gross, rate);
    share(vat, own, shares);
    return { rate, gross, net: gross - vat, vat };
  });
  return { lines: shares, groups, vat: sumOf(groups.map(({ vat }) => vat)) };
}

function share(vat: Minor, own: readonly { index: number; amount: Minor }[], shares: Minor[]): void {
  const parts = splitProportionally(
    vat,
    own.map(({ amount }) => amount),
  );
  for (const [position, { index }] of own.entries()) shares[index] = parts[position] ?? 0;
}

/**
 * A line with what earlier credit notes credited of it, and the VAT in that. `isKept`: nothing is credited, but it
 * shares the rounding. `isFirst`: credited before the others.
 */
export type CreditableLine = TaxedLine & {
  readonly credited: Minor;
  readonly creditedVat: Minor;
  readonly isKept?: boolean;
  readonly isFirst?: boolean;
};

const shareOut = (amount: Minor, rooms: readonly Minor[]): Minor[] =>
  amount === 0 ? rooms.map(() => 0) : splitProportionally(amount, rooms);

/**
 * Credits an amount to lines, in proportion to what is left of each. Its VAT is the invoice's, less that of earlier notes
 * and of what remains, so that credit notes for all of an invoice sum to its VAT. Never credits more than is left.
 */
export function creditLines(
  lines: readonly CreditableLine[],
  amount: Minor,
): { readonly amount: Minor; readonly vat: Minor }[] {
  const left = lines.map((line) => ({ ...line, amount: Math.max(0, line.amount - line.credited) }));
  const most = left.map((line) => (line.isKept ? 0 : line.amount));
  const credit = Math.max(0, Math.min(amount, sumOf(most)));
  const first = lines.map((line, index) => (line.isFirst ? (most[index] ?? 0) : 0));
  const ahead = Math.min(credit, sumOf(first));
  const firstParts = shareOut(ahead, first);
  const others = most.map((room, index) => room - (first[index] ?? 0));
  const otherParts = shareOut(credit - ahead, others);
  const parts = lines.map((_line, index) => (firstParts[index] ?? 0) + (otherParts[index] ?? 0));
  const invoice = vatBreakdown(lines);
  const after = vatBreakdown(left.map((line, index) => ({ ...line, amount: line.amount - (parts[index] ?? 0) })));
  const shares: Minor[] = [];
  for (const { rate, vat } of invoice.groups) {
    const own = lines.flatMap((line, index) => (line.vatRate === rate ? [{ index, amount: parts[index] ?? 0 }] : []));
    const earlier = sumOf(own.map(({ index }) => lines[index]?.creditedVat ?? 0));
    const kept = after.groups.find((group) => group.rate === rate)?.vat ?? 0;
    share(Math.max(0, vat - earlier - kept), own, shares);
  }
  return parts.map((part, index) => ({ amount: part, vat: part === 0 ? 0 : (shares[index] ?? 0) }));
}
