/** How a person's external calendar is read: a file at an address, or an account. */
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
  /** The maximum size of one calendar. */
  bytes: 5 * 1024 * 1024,
  events: 5_000,
  /** The maximum number of busy times of one calendar. */
  spans: 3_000,
} as const;
