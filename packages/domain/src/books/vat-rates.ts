import type { LocalDate } from '../time/index.ts';

/** `exempt` is outside VAT; under `reverse` the customer, a business abroad, accounts for it. */
export const VAT_TREATMENTS = ['taxed', 'exempt', 'reverse'] as const;
export type VatTreatment = (typeof VAT_TREATMENTS)[number];

/** How a supply is taxed. A taxed one without a rate states no VAT: its seller was not registered. */
export type VatTerms = { readonly rate: number | null; readonly treatment: VatTreatment };

/** The terms that apply from a day on; null is the shop's default again. `before` is what applied until then. */
export type RateChange = {
  readonly validFrom: LocalDate;
  readonly terms: VatTerms | null;
  readonly before: VatTerms | null;
};

export const NO_VAT: VatTerms = { rate: null, treatment: 'taxed' };

/** The terms of one history on a day; `current` if it never changed. */
export function termsOn(changes: readonly RateChange[], current: VatTerms | null, date: LocalDate): VatTerms | null {
  const sorted = [...changes].sort((a, b) => a.validFrom.localeCompare(b.validFrom));
  const last = sorted.findLast(({ validFrom }) => validFrom <= date);
  if (last) return last.terms;
  return sorted[0] ? sorted[0].before : current;
}

/**
 * The tax point: the day of the supply, or of a payment before it, because VAT on money paid in advance is due when it
 * is received (VAT Directive, articles 63 and 65).
 */
export function taxPoint(paidOn: LocalDate, suppliedOn: LocalDate | null): LocalDate {
  return suppliedOn !== null && suppliedOn < paidOn ? suppliedOn : paidOn;
}

/** A voucher has a single purpose if its VAT is known when it is sold: it is valid for services of one rate only. */
export const VOUCHER_PURPOSES = ['multi', 'single'] as const;
export type VoucherPurpose = (typeof VOUCHER_PURPOSES)[number];

/** The single rate of the services that a voucher is valid for; null if there is none, or more than one. */
export function singleRate(rates: readonly (number | null)[]): number | null {
  const [first = null] = rates;
  return rates.every((rate) => rate === first) ? first : null;
}

/**
 * The price of the used part of a voucher: a voucher for €100 that was sold for €90 pays for €90 of services. Parts sum
 * to the price once all of it is used.
 */
export function paidForUse(
  voucher: { readonly value: number; readonly retail: number },
  { before, after }: { readonly before: number; readonly after: number },
): number {
  const paid = (used: number) => Math.round((used * voucher.retail) / voucher.value);
  return paid(voucher.value - after) - paid(voucher.value - before);
}
