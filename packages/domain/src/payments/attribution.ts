import { type Minor, splitProportionally, sumOf } from '../money/index.ts';

export type Claim = {
  readonly amount: Minor;
  /** Paid in full before the other claims: a voucher that was bought, the fee of a cancelled appointment. */
  readonly isFirst: boolean;
  /** The weight of its share, if that is not the amount itself. */
  readonly weight?: Minor;
};

/**
 * Attributes what was paid for a sale to its claims. First claims are filled in order; the others share the rest in
 * proportion, and what exceeds one of them goes to the remaining ones. The parts sum to what was paid, or to the sum of
 * the claims if more was paid.
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
  // Each round either distributes all that is left or fills at least one claim.
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

/** An appointment of a sale, or the vouchers it buys, with the ledger sums that belong to it. */
export type AppointmentEntries = {
  /** What is owed for it now, including fees and reductions. */
  readonly claimed: Minor;
  /** Its original price. */
  readonly sold: Minor;
  /** The part of the claim that is for products ordered with the booking, which are paid first. */
  readonly goods?: Minor;
  readonly isFirst: boolean;
  /** Till payments for it, less refunds at the till: cash, the shop's card reader. */
  readonly till: Minor;
  /** Vouchers redeemed for it at the till, minus its refunds. */
  readonly own: Minor;
  /** Refunds of it that failed. */
  readonly stuck: Minor;
};

export type AppointmentMoney = {
  readonly claimed: Minor;
  readonly paid: Minor;
  readonly due: Minor;
  /** The part paid online or with vouchers, which can be refunded the same way. */
  readonly refundable: Minor;
};

/** What is owed, paid and due for each appointment of a sale. `shared` was paid for the sale as a whole. */
export function moneyOfAppointments(shared: Minor, appointments: readonly AppointmentEntries[]): AppointmentMoney[] {
  const open = appointments.map(({ claimed, own, till }) => claimed - own - till);
  const goods = appointments.map(({ goods: ordered = 0, isFirst }, index) =>
    isFirst ? 0 : Math.max(0, Math.min(ordered, open[index] ?? 0)),
  );
  const shares = attributePaid(shared, [
    ...appointments.map(({ sold, isFirst }, index) => ({
      amount: (open[index] ?? 0) - (goods[index] ?? 0),
      weight: sold,
      isFirst,
    })),
    ...goods.map((amount) => ({ amount, isFirst: true })),
  ]);
  return appointments.map(({ claimed, till, own, stuck }, index) => {
    const share = (shares[index] ?? 0) + (shares[appointments.length + index] ?? 0);
    const elsewhere = Math.max(0, share + own + stuck);
    const paid = Math.max(0, elsewhere + till);
    // The till may refund a card or voucher payment in cash: that part cannot be refunded a second time.
    return { claimed, paid, due: Math.max(0, claimed - paid), refundable: Math.min(elsewhere, paid) };
  });
}
