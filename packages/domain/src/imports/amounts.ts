/**
 * An amount of money in minor units, with two decimals or none: '€1,310.00', '1.310,50 €', '45'. Null for anything
 * else. A single separator before three digits groups thousands.
 */
export function parseAmount(text: string): number | null {
  const typed = text.replace(/[\s\u00a0'’]/g, '').replace(/^(?:EUR|GBP|USD|[€£$])|(?:EUR|GBP|USD|[€£$])$/gi, '');
  const found = /^(-?)(\d+|\d{1,3}(?:[.,]\d{3})+)(?:[.,](\d{1,2}))?$/.exec(typed);
  if (!found) return null;
  const [, sign, whole = '', cents = ''] = found;
  const amount = Number(whole.replace(/[.,]/g, '')) * 100 + Number(cents.padEnd(2, '0'));
  if (!Number.isSafeInteger(amount)) return null;
  return sign === '-' ? -amount : amount;
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
