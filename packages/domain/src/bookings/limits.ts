/** Longest texts of an appointment, in characters, for its forms, the API and the table. */
export const bookingLimits = {
  /** A message between guest and business: with a booking, a proposal, a change or a cancellation. */
  note: 1_000,
} as const;
