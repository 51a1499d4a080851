/**
 * How many seconds of a new plan the unused seconds of the one before are worth. Rates are prices for the same span of time;
 * a plan that costs nothing neither gives nor takes any.
 */
export function carriedOver(unused: number, oldRate: number, newRate: number): number {
  if (unused <= 0 || oldRate <= 0 || newRate <= 0) return 0;
  return Math.ceil((unused * oldRate) / newRate);
}
