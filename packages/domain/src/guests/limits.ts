/** Maximum lengths of texts a business writes about a guest, in characters, for forms, API and table. */
export const guestLimits = {
  /** A private note that only the business can read. */
  note: 2_000,
  /** Allergies and the like. */
  allergies: 500,
  tag: 30,
  /** Why a guest is warned or blocked. */
  reason: 1_000,
  fileName: 120,
  /** The caption of a file. */
  fileCaption: 200,
} as const;
