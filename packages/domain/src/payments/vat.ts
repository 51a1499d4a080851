import { type Minor, splitProportionally, sumOf } from '../money/index.ts';

/** A line of an invoice: its price with VAT, and the percentage of VAT in it; null if no VAT is stated. */
export type TaxedLine = {
  readonly amount: Minor;
  readonly vatRate: number | null;
  /** What credit notes credited of it, and the VAT that they state. */
  readonly credited?: Minor;
  readonly creditedVat?: Minor;
};

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

/**
 * VAT is rounded once per rate of an invoice; the lines share it, so that all sums are exact. Credit notes keep their VAT
 * when the invoice changes later, so what they left of a rate is rounded, and theirs added.
 */
export function vatBreakdown(lines: readonly TaxedLine[]): VatBreakdown {
  const shares = lines.map(() => 0);
  const rates = [...new Set(lines.flatMap(({ vatRate }) => vatRate ?? []))].sort((a, b) => b - a);
  const groups = rates.map((rate): VatGroup => {
    const own = lines.flatMap((line, index) => (line.vatRate === rate ? [{ ...line, index }] : []));
    const gross = sumOf(own.map(({ amount }) => amount));
    const left = gross - sumOf(own.map(({ credited = 0 }) => credited));
    const vat = vatIn(left, rate) + sumOf(own.map(({ creditedVat = 0 }) => creditedVat));
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
 * A line with what earlier credit notes credited of it. `isKept`: nothing is credited, but it shares the rounding.
 * `restored`: what goes back the way it came, credited before anything else; negative where a session was worth more than
 * its line. `isFirst`: credited before the other lines.
 * `ahead`: how much is credited before the rest.
 */
export type CreditableLine = Omit<TaxedLine, 'creditedVat'> & {
  readonly credited: Minor;
  readonly isKept?: boolean;
  readonly restored?: Minor;
  readonly isFirst?: boolean;
  readonly ahead?: Minor;
};

/** Fills one row of rooms after the other, each in proportion; returns what each column received. */
function fillRows(amount: Minor, rows: readonly [readonly Minor[], ...(readonly Minor[])[]]): Minor[] {
  const parts = rows[0].map(() => 0);
  let left = amount;
  for (const rooms of rows) {
    const given = Math.min(left, sumOf(rooms));
    left -= given;
    for (const [index, part] of splitProportionally(given, rooms).entries()) parts[index] = (parts[index] ?? 0) + part;
  }
  return parts;
}

/**
 * Credits an amount to lines, in proportion to what is left of each. Its VAT is that of what was left, less that of what
 * remains, so that credit notes for all of an invoice sum to its VAT. Never credits more than is left.
 */
export function creditLines(
  lines: readonly CreditableLine[],
  amount: Minor,
): { readonly amount: Minor; readonly vat: Minor }[] {
  const left = lines.map(({ amount: price, credited, vatRate, isKept }) => ({
    amount: Math.max(0, price - credited),
    vatRate,
    isKept,
  }));
  const above = lines.map(({ restored = 0, isKept }) => (isKept ? 0 : Math.min(0, restored)));
  const most = lines.map(({ amount: price, credited, isKept }, index) =>
    isKept ? 0 : Math.max(0, price - credited - (above[index] ?? 0)),
  );
  const upTo = (rooms: readonly Minor[], index: number, wanted = 0) => Math.max(0, Math.min(rooms[index] ?? 0, wanted));
  const restored = lines.map((line, index) => upTo(most, index, line.restored));
  const others = most.map((room, index) => room - (restored[index] ?? 0));
  const ahead = lines.map((line, index) => upTo(others, index, (line.ahead ?? 0) - (line.restored ?? 0)));
  const rest = others.map((room, index) => room - (ahead[index] ?? 0));
  const only = (rooms: readonly Minor[], isFirst: boolean) =>
    lines.map((line, index) => (Boolean(line.isFirst) === isFirst ? (rooms[index] ?? 0) : 0));
  const filled = fillRows(Math.max(0, amount) - sumOf(above), [
    restored,
    only(ahead, true),
    only(rest, true),
    only(ahead, false),
    only(rest, false),
  ]);
  const parts = filled.map((part, index) => part + (above[index] ?? 0));
  const before = vatBreakdown(left);
  const after = vatBreakdown(left.map((line, index) => ({ ...line, amount: line.amount - (parts[index] ?? 0) })));
  const shares: Minor[] = [];
  for (const [group, { rate, vat }] of before.groups.entries()) {
    const own = lines.flatMap((line, index) => (line.vatRate === rate ? [{ index, amount: parts[index] ?? 0 }] : []));
    share(vat - (after.groups[group]?.vat ?? 0), own, shares);
  }
  return parts.map((part, index) => ({ amount: part, vat: shares[index] ?? 0 }));
}
