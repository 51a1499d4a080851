import type { Minor } from './minor.ts';

/** A percent of an amount, with half a cent rounded away from zero. Percents may have two decimals. */
export function percentOf(amount: Minor, percent: number): Minor {
  const basisPoints = BigInt(Math.round(percent * 100));
  const product = BigInt(Math.abs(amount)) * basisPoints;
  const rounded = Number((product + 5000n) / 10_000n);
  return amount < 0 && rounded !== 0 ? -rounded : rounded;
}

export function sumOf(amounts: readonly Minor[]): Minor {
  let total = 0;
  for (const amount of amounts) total += amount;
  return total;
}

/** Items with the same key as one: the first of them, with the sum of a field. */
export function summedBy<Field extends string, Item extends Readonly<Record<Field, Minor>>>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  field: Field,
): Item[] {
  const sums = new Map<string, Item>();
  for (const item of items) {
    const key = keyOf(item);
    const known = sums.get(key);
    sums.set(key, known ? { ...known, [field]: known[field] + item[field] } : item);
  }
  return [...sums.values()];
}

/**
 * Splits a total by weights so that the parts sum to it exactly (the largest remainders get the odd cents, earlier
 * parts first). When the total is at most the sum of the weights, no part exceeds its own weight, so a refund split by
 * what was paid never returns more to a source than came from it.
 */
export function splitProportionally(total: Minor, weights: readonly number[]): Minor[] {
  const sign = total < 0 ? -1 : 1;
  const units = BigInt(Math.abs(total));
  const shares = weights.map((weight) => BigInt(Math.max(0, Math.round(weight))));
  let whole = shares.reduce((sum, share) => sum + share, 0n);
  if (whole === 0n) {
    shares.fill(1n);
    whole = BigInt(shares.length);
  }
  const parts = shares.map((share) => (units * share) / whole);
  const remainders = shares.map((share, index) => ({ index, left: (units * share) % whole }));
  remainders.sort((a, b) => Number(b.left - a.left));
  let odd = Number(units - parts.reduce((sum, part) => sum + part, 0n));
  for (const { index } of remainders) {
    if (odd === 0) break;
    parts[index] = (parts[index] ?? 0n) + 1n;
    odd -= 1;
  }
  return parts.map((part) => (part === 0n ? 0 : sign * Number(part)));
}
