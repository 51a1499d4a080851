import { type Minor, splitProportionally, sumOf } from '../money/index.ts';

export type Claim = {
  readonly amount: Minor;
  /** Has to be paid whole before anything else: a voucher that was bought, the fee of a visit that was cancelled. */
  readonly isFirst: boolean;
  /** What its share is measured by, where that is not the amount itself. */
  readonly weight?: Minor;
};

/**
 * Of what was paid for a sale, how much belongs to each of its claims. First claims are filled in their order, the
 * others share the rest in proportion; what one of them has no room for goes to the rest. The parts sum to what was paid,
 * or to the claims where more was paid than that.
 */
export function attributePaid(paid: Minor, claims: readonly Claim[]): Minor[] {
  let left = Math.max(0, paid);
  const parts = claims.map(({ amount, isFirst }) => {
    if (!isFirst) return 0;
    const part = Math.min(left, Math.max(0, amount));
    left -= part;
    return part;
  });
  const room = claims.map(({ amount, isFirst }) => (isFirst ? 0 : Math.max(0, amount)));
  left = Math.min(left, sumOf(room));
  // Each round either gives out all that is left or fills somebody up.
  while (left > 0) {
    const weights = claims.map(({ amount, weight = amount }, index) => (room[index] ? Math.max(1, weight) : 0));
    for (const [index, share] of splitProportionally(left, weights).entries()) {
      const part = Math.min(share, room[index] ?? 0);
      parts[index] = (parts[index] ?? 0) + part;
      room[index] = (room[index] ?? 0) - part;
      left -= part;
    }
  }
  return parts;
}

/** A visit of a sale, or the vouchers it buys, with the money that names it. */
export type VisitEntries = {
  /** What is owed for it by now, fees and reductions counted. */
  readonly claimed: Minor;
  /** What it was sold for. */
  readonly sold: Minor;
  readonly isFirst: boolean;
  /** Taken for it at the desk and nowhere else: cash, the shop's card reader. */
  readonly till: Minor;
  /** Vouchers taken for it at the desk, less what went back for it. */
  readonly own: Minor;
  /** What should have gone back for it and did not arrive. */
  readonly stuck: Minor;
};

export type VisitMoney = {
  readonly claimed: Minor;
  readonly paid: Minor;
  readonly due: Minor;
  /** What of it came over the net or from vouchers and can go back that way. */
  readonly refundable: Minor;
};

/** What is owed, paid and due for each visit of a sale. `shared` is what was given for the sale as a whole. */
export function moneyOfVisits(shared: Minor, visits: readonly VisitEntries[]): VisitMoney[] {
  const shares = attributePaid(
    shared,
    visits.map(({ claimed, sold, isFirst, till, own }) => ({ amount: claimed - own - till, weight: sold, isFirst })),
  );
  return visits.map(({ claimed, till, own, stuck }, index) => {
    const refundable = Math.max(0, (shares[index] ?? 0) + own + stuck);
    const paid = refundable + till;
    return { claimed, paid, due: Math.max(0, claimed - paid), refundable };
  });
}
