import { type Minor, splitProportionally, sumOf } from '../money/index.ts';

export type Claim = {
  readonly amount: Minor;
  /** Has to be paid whole before anything else: a voucher that was bought, the fee of a visit that was cancelled. */
  readonly isFirst: boolean;
};

/**
 * Of what was paid for a sale, how much belongs to each of its claims. First claims are filled in their order, the
 * others share the rest in proportion. The parts sum to what was paid, or to the claims where more was paid than that.
 */
export function attributePaid(paid: Minor, claims: readonly Claim[]): Minor[] {
  let left = Math.max(0, paid);
  const parts = claims.map(({ amount, isFirst }) => {
    if (!isFirst) return 0;
    const part = Math.min(left, Math.max(0, amount));
    left -= part;
    return part;
  });
  const weights = claims.map(({ amount, isFirst }) => (isFirst ? 0 : Math.max(0, amount)));
  const shared = Math.min(left, sumOf(weights));
  if (shared === 0) return parts;
  const shares = splitProportionally(shared, weights);
  return parts.map((part, index) => part + (shares[index] ?? 0));
}
