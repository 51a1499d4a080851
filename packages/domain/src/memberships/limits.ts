/** Limits of a membership, for the form, the API and the tables. */
export const membershipLimits = {
  name: 80,
  description: 600,
  sessions: 31,
  /** The minimum term in periods. */
  minPeriods: 24,
  noticeDays: 90,
  /** How far ahead a pause may end. */
  pauseDays: 366,
  reason: 300,
} as const;
