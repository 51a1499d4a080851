/** Longest texts of opening hours and chairs, in characters, for their forms, the API and the table. */
export const availabilityLimits = {
  chairName: 60,
  /** The person who works at a chair. */
  chairPerson: 60,
  /** Why a day is closed. */
  closedReason: 120,
  /** Why a time is blocked. */
  blockNote: 120,
} as const;
