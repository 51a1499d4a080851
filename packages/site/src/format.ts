import { currencyOfCountry, currencySymbol, formatMinor } from '@thyme/domain/money';

/** An amount from the wire with two decimals: '€68.00'. */
export function money(major: number, country: string): string {
  return formatMinor(Math.round(major * 100), currencyOfCountry(country));
}

/** A price in a list, without empty cents: '€68', '€17.50'. */
export function price(major: number, country: string): string {
  const minor = Math.round(major * 100);
  if (minor % 100 !== 0) return formatMinor(minor, currencyOfCountry(country));
  return `${currencySymbol(currencyOfCountry(country))}${String(minor / 100).replace(/\B(?=(\d{3})+$)/g, ',')}`;
}

/** '1 service', '4 services'. */
export function count(n: number, one: string, many: string = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`;
}

const MINUTE = 60;
const steps: [limit: number, seconds: number, unit: string][] = [
  [60 * MINUTE, MINUTE, 'minute'],
  [24 * 60 * MINUTE, 60 * MINUTE, 'hour'],
  [7 * 24 * 60 * MINUTE, 24 * 60 * MINUTE, 'day'],
  [30 * 24 * 60 * MINUTE, 7 * 24 * 60 * MINUTE, 'week'],
  [365 * 24 * 60 * MINUTE, 30 * 24 * 60 * MINUTE, 'month'],
  [Number.POSITIVE_INFINITY, 365 * 24 * 60 * MINUTE, 'year'],
];

/** Relative time: 'just now', '5 minutes ago', '3 weeks ago'. */
export function ago(instant: number, now: number): string {
  const elapsed = now - instant;
  if (elapsed < MINUTE) return 'just now';
  const [, seconds, unit] = steps.find(([limit]) => elapsed < limit) ?? [0, MINUTE, 'minute'];
  return `${count(Math.floor(elapsed / seconds), unit)} ago`;
}
