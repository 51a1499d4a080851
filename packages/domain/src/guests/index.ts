/** Maximum lengths of texts a business writes about a guest, in characters, for forms, API and table. */
export const guestLimits = {
  /** A private note that only the business can read. */
  note: 2_000,
  /** Why a guest is warned or blocked. */
  reason: 1_000,
} as const;
