import { type Currency, formatMinor, type Minor, parseMajor } from '../money/index.ts';
import { ok, type Result, refuse } from '../result/index.ts';

/** An offer with a chosen amount has both limits, any other neither. */
export type AmountOffer = {
  readonly retail: Minor;
  readonly value: Minor;
  readonly amountFrom: Minor | null;
  readonly amountTo: Minor | null;
};

export type AmountRefusal =
  | { readonly code: 'amount-fixed' }
  | { readonly code: 'amount-outside'; readonly from: Minor; readonly to: Minor };

export type AmountLimitsRefusal = { readonly code: 'one-missing' | 'reversed' | 'default-outside' | 'discounted' };

/** A voucher's price and value: the offer's own, or the amount that the guest chose for both. */
export function voucherTerms(
  { retail, value, amountFrom, amountTo }: AmountOffer,
  wanted: Minor | null,
): Result<{ readonly retail: Minor; readonly value: Minor }, AmountRefusal> {
  if (wanted === null) return ok({ retail, value });
  if (amountFrom === null || amountTo === null) return refuse('amount-fixed');
  if (wanted < amountFrom || wanted > amountTo) return refuse('amount-outside', { from: amountFrom, to: amountTo });
  return ok({ retail: wanted, value: wanted });
}

/** A typed amount, within the limits of an offer. */
export function readAmount(text: string, from: Minor, to: Minor): Result<Minor, AmountRefusal> {
  const typed = parseMajor(text.trim().replace(/^[€$£]\s*/, '') || 'none');
  const outside = { code: 'amount-outside', from, to } as const;
  if (!typed.ok || typed.value < from || typed.value > to) return { ok: false, refusal: outside };
  return ok(typed.value);
}

/** An amount without trailing zero cents. */
const round = (amount: Minor, currency: Currency) => formatMinor(amount, currency).replace(/\.00$/, '');

export const amountRange = (from: Minor, to: Minor, currency: Currency): string =>
  from === to ? round(from, currency) : `${round(from, currency)} to ${round(to, currency)}`;

export function amountMessage(refusal: AmountRefusal, currency: Currency): string {
  switch (refusal.code) {
    case 'amount-fixed':
      return 'The amount of this voucher can’t be changed any more. Please remove it from your cart and add it again.';
    case 'amount-outside':
      return `Please enter an amount from ${amountRange(refusal.from, refusal.to, currency)}.`;
  }
}

export const AMOUNT_LIMITS_MESSAGES: Readonly<Record<AmountLimitsRefusal['code'], string>> = {
  'one-missing': 'Please enter both the lowest and the highest amount.',
  reversed: 'The highest amount can’t be below the lowest.',
  'default-outside': 'What it’s worth has to be within these amounts.',
  discounted: 'Guests can only choose the amount of a voucher that costs what it’s worth.',
};

/** Whether limits fit an offer, in any common unit. The offer's own value is sold if no amount is given. */
export function checkAmountLimits({
  retail,
  value,
  amountFrom,
  amountTo,
}: AmountOffer): Result<undefined, AmountLimitsRefusal> {
  if (amountFrom === null && amountTo === null) return ok();
  if (amountFrom === null || amountTo === null) return refuse('one-missing');
  if (amountTo < amountFrom) return refuse('reversed');
  if (retail !== value) return refuse('discounted');
  return value < amountFrom || value > amountTo ? refuse('default-outside') : ok();
}
