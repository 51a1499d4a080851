/** Epoch seconds. The only place where the server reads the time; all other code gets a Clock. */
export interface Clock {
  now(): number;
}

export const systemClock: Clock = { now: () => Math.floor(Date.now() / 1000) };

export function toDate(instant: number): Date {
  return new Date(instant * 1000);
}
