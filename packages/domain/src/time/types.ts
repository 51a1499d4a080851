/**
 * Branded numbers and strings: a literal can be passed anywhere, but an instant cannot be passed where the shop's wall
 * clock is expected. Mixing up the two is the classic booking bug.
 */
type Flavoured<T, Name extends string> = T & { readonly __time?: Name };

/** A point in time: seconds since 1970-01-01T00:00:00Z. */
export type Instant = Flavoured<number, 'instant'>;

/** The shop's wall clock encoded as if it were UTC, in seconds: the wire format of slots and appointments. */
export type WallSeconds = Flavoured<number, 'wall'>;

/** A calendar day without a zone, 'YYYY-MM-DD'. */
export type LocalDate = Flavoured<string, 'date'>;

/** A calendar month, 'YYYY-MM'. */
export type LocalMonth = Flavoured<string, 'month'>;

/** Days since 1970-01-01; day arithmetic is plain integer arithmetic. */
export type DayNumber = Flavoured<number, 'day'>;

/** 0 is Sunday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** An IANA zone such as 'Europe/Dublin'. */
export type Zone = string;

export const MINUTE = 60;
export const HOUR = 3600;
export const DAY = 86_400;
