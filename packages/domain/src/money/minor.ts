import { ok, type Result, refuse } from '../result/index.ts';
import { type Currency, currencySymbol } from './currency.ts';

/** Whole cents. All arithmetic uses these; major units exist only on the wire and on the screen. */
export type Minor = number;

/** Ten million in major units: far above any real sale, well within exact integers. */
export const MAX_MINOR: Minor = 1_000_000_000;

export type MoneyRefusal = { readonly code: 'not-a-number' | 'negative' | 'too-many-decimals' | 'too-large' };

/** 12.5 → 12.50 with its symbol and thousands separators; a minus comes before the symbol. */
export function formatMinor(amount: Minor, currency: Currency): string {
  const absolute = Math.abs(amount);
  const whole = String(Math.trunc(absolute / 100)).replace(/\B(?=(\d{3})+$)/g, ',');
  const cents = String(absolute % 100).padStart(2, '0');
  return `${amount < 0 ? '-' : ''}${currencySymbol(currency)}${whole}.${cents}`;
}

export function toMajor(amount: Minor): number {
  return amount / 100;
}

/**
 * Parses an amount from the wire. Float sums such as 0.1 + 0.2 are rounded to the cents they mean; a real third decimal
 * is refused.
 */
export function fromMajor(major: number): Result<Minor, MoneyRefusal> {
  if (!Number.isFinite(major)) return refuse('not-a-number');
  if (major < 0) return refuse('negative');
  const scaled = major * 100;
  const amount = Math.round(scaled);
  if (amount > MAX_MINOR) return refuse('too-large');
  if (Math.abs(scaled - amount) > 1e-4) return refuse('too-many-decimals');
  return ok(amount);
}

/** Parses typed input: digits, optional thousands commas, at most two decimals. */
export function parseMajor(text: string): Result<Minor, MoneyRefusal> {
  const match = /^(-?)(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d*))?$/.exec(text.trim());
  if (!match) return refuse('not-a-number');
  const [, sign, whole = '', decimals = ''] = match;
  if (decimals.length > 2) return refuse('too-many-decimals');
  const amount = Number(whole.replaceAll(',', '')) * 100 + Number(decimals.padEnd(2, '0'));
  if (amount > MAX_MINOR) return refuse('too-large');
  return sign && amount > 0 ? refuse('negative') : ok(amount);
}
