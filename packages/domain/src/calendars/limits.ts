/** How a person's calendar elsewhere is read: a file at an address, or an account. */
export const SOURCE_KINDS = ['ics', 'caldav', 'google'] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

export const calendarLimits = {
  name: 60,
  account: 200,
  address: 2_000,
  userName: 200,
  password: 500,
  problem: 300,
  /** Calendars of one person. */
  perPerson: 6,
  /** What one calendar may send. */
  bytes: 5 * 1024 * 1024,
  events: 5_000,
  /** Times that one calendar may close. */
  spans: 3_000,
} as const;
