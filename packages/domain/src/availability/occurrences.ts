export const MIN_OCCURRENCES = 2;
export const MAX_OCCURRENCES = 14;

export function isOccurrences(count: number): boolean {
  return Number.isInteger(count) && count >= MIN_OCCURRENCES && count <= MAX_OCCURRENCES;
}

/** The choices from 2 to 14 that the available dates allow; empty when fewer than two can be joined. */
export function occurrenceOptions(available: number): number[] {
  const most = Math.min(MAX_OCCURRENCES, Math.floor(available) || 0);
  return Array.from({ length: Math.max(0, most - MIN_OCCURRENCES + 1) }, (_, index) => index + MIN_OCCURRENCES);
}
