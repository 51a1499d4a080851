export const MIN_OCCURRENCES = 2;
export const MAX_OCCURRENCES = 14;

/** How a repeated class is sold: 2 to 14 consecutive dates, or 1 to 14 if single dates are allowed. */
export type OccurrenceRule = { readonly allowsSingle?: boolean | undefined };

export function leastOccurrences({ allowsSingle = false }: OccurrenceRule = {}): number {
  return allowsSingle ? 1 : MIN_OCCURRENCES;
}

export function isOccurrences(count: number, rule?: OccurrenceRule): boolean {
  return Number.isInteger(count) && count >= leastOccurrences(rule) && count <= MAX_OCCURRENCES;
}

/** The choices that the available dates allow; empty if fewer than the minimum can be joined. */
export function occurrenceOptions(available: number, rule?: OccurrenceRule): number[] {
  const least = leastOccurrences(rule);
  const most = Math.min(MAX_OCCURRENCES, Math.floor(available) || 0);
  return Array.from({ length: Math.max(0, most - least + 1) }, (_, index) => index + least);
}
