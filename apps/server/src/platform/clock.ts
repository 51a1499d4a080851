/** Epoch seconds. The only place where the server reads the time; everything else is handed a Clock. */
export interface Clock {
  now(): number;
}

export const systemClock: Clock = { now: () => Math.floor(Date.now() / 1000) };

/** A clock for tests that stands still until it is moved. */
export interface SettableClock extends Clock {
  set(instant: number): void;
  advance(seconds: number): void;
}

export function settableClock(start: number): SettableClock {
  let current = start;
  return {
    now: () => current,
    set: (instant) => {
      current = instant;
    },
    advance: (seconds) => {
      current += seconds;
    },
  };
}

export function toDate(instant: number): Date {
  return new Date(instant * 1000);
}

export function toInstant(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}
