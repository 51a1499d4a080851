/** Parses a percentage: null if empty, NaN if invalid. Accepts a decimal comma. */
export function rateOf(text: string): number | null {
  const typed = text.trim().replace(',', '.');
  if (typed === '') return null;
  const rate = /^\d{1,3}(\.\d{1,2})?$/.test(typed) ? Number(typed) : Number.NaN;
  return rate <= 100 ? rate : Number.NaN;
}
