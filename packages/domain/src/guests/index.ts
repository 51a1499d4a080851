/** Longest texts of a business about a guest, in characters, for its forms, the API and the table. */
export const guestLimits = {
  /** A private note that only the business reads. */
  note: 2_000,
  /** Why a guest is warned or blocked. */
  reason: 1_000,
} as const;
