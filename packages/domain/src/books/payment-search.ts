import type { Minor } from '../money/index.ts';

/** The possible meanings of a payment search; any of them may match. */
export type PaymentSearch = {
  /** Part of a name, or of a printed invoice number. */
  readonly words: string;
  readonly amount: Minor | null;
  /** The end of a card's number or of a voucher's code. */
  readonly lastFour: string | null;
  readonly invoiceNumber: number | null;
};

export const bookLimits = { search: 60, reason: 120, account: 60, accountCode: 10 } as const;

/** '€44', '44.00' and '1,310.50' are amounts; four digits may also end a card; 'WR-000012' and '12' are invoices. */
export function readSearch(text: string): PaymentSearch | null {
  const words = text.trim().replaceAll(/\s+/g, ' ');
  if (words === '') return null;
  const figure = /^[-–]?\s*[€£$]?\s*(\d{1,3}(?:,\d{3})+|\d{1,7})(?:\.(\d{1,2}))?$/.exec(words);
  const amount =
    figure && Number((figure[1] ?? '').replaceAll(',', '')) * 100 + Number((figure[2] ?? '').padEnd(2, '0'));
  const lastFour = /^[·•. *x]*([0-9A-Za-z]{4})$/.exec(words)?.[1]?.toUpperCase() ?? null;
  const number = /^(?:[A-Za-z]{1,6}-?)?0*(\d{1,9})$/.exec(words)?.[1];
  return { words, amount, lastFour, invoiceNumber: number === undefined ? null : Number(number) };
}
