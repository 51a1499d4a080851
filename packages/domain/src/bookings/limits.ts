/** Maximum text lengths of an appointment, in characters, for forms, API and table. */
export const bookingLimits = {
  /** A message between guest and business: with a booking, a proposal, a change or a cancellation. */
  note: 1_000,
  /** The name of a companion. */
  companion: 60,
  /** The desk's own words about a move: what fits into three texts. */
  moveMessage: 450,
  /** Why the desk gave a discount. */
  discountReason: 120,
} as const;

/** More than this is another appointment, not a late one. */
export const MOST_LATE_MINUTES = 180;
