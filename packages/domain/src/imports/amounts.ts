/**
 * An amount of money in minor units, with two decimals or none: '€1,310.00', '1.310,50 €', '45'. Null for anything
 * else. A single separator before three digits groups thousands.
 */
export function parseAmount(text: string): number | null {
  const typed = text.replace(/[\s\u00a0'’]/g, '').replace(/^(?:EUR|GBP|USD|[€£$])|(?:EUR|GBP|USD|[€£$])$/gi, '');
  if (!/^-?\d[\d.,]*$/.test(typed)) return null;
  const last = Math.max(typed.lastIndexOf('.'), typed.lastIndexOf(','));
  const decimals = last < 0 ? '' : typed.slice(last + 1);
  const hasCents = decimals.length > 0 && decimals.length <= 2;
  const grouped = hasCents ? typed.slice(0, last) : typed;
  if (!/^-?(?:\d+|\d{1,3}(?:[.,]\d{3})+)$/.test(grouped)) return null;
  const whole = grouped.replace(/[.,]/g, '');
  const amount =
    Number(whole) * 100 + (whole.startsWith('-') ? -1 : 1) * (hasCents ? Number(decimals.padEnd(2, '0')) : 0);
  return Number.isSafeInteger(amount) ? amount : null;
}

/** Minutes of a length: '45', '45 min', '1h 30m', '1:30', '1.5 hours'. */
export function parseMinutes(text: string): number | null {
  const typed = text.trim().toLowerCase().replaceAll(',', '.');
  const plain = /^(\d{1,4})(?: ?(?:m|min|mins|minutes?))?$/.exec(typed);
  if (plain) return Number(plain[1]);
  const clock = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(typed);
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]);
  const parts = /^(\d{1,2}(?:\.\d{1,2})?) ?(?:h|hr|hrs|hours?|std)\.?(?: ?(\d{1,2}) ?(?:m|min|mins|minutes?)?)?$/.exec(
    typed,
  );
  return parts ? Math.round(Number(parts[1]) * 60) + Number(parts[2] ?? 0) : null;
}
