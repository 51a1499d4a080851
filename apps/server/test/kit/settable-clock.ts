import type { Clock } from '../../src/platform/clock.ts';

/** A clock that only moves when it is set. */
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
