/** Maximum text lengths of opening hours and chairs, in characters, for forms, API and table. */
export const availabilityLimits = {
  chairName: 60,
  /** The person who works at a chair. */
  chairPerson: 60,
  /** A room or a machine. */
  resourceName: 60,
  /** Why a room is closed. */
  closureReason: 120,
  /** A step of a service. */
  stepName: 40,
  /** Why a day is closed. */
  closedReason: 120,
  /** Why a time is blocked. */
  blockNote: 120,
} as const;
