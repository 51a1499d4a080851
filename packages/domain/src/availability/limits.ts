/** Maximum text lengths of opening hours and chairs, in characters, for forms, API and table. */
export const availabilityLimits = {
  chairName: 60,
  /** The person who works at a chair. */
  chairPerson: 60,
  /** Why a day is closed. */
  closedReason: 120,
  /** Why a time is blocked. */
  blockNote: 120,
} as const;
