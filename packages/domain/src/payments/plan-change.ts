/**
 * Converts the unused seconds of the old plan into seconds of the new one. Rates are prices for the same period; a free
 * plan has nothing to convert.
 */
export function carriedOver(unused: number, oldRate: number, newRate: number): number {
  if (unused <= 0 || oldRate <= 0 || newRate <= 0) return 0;
  return Math.ceil((unused * oldRate) / newRate);
}
