import type { Minor } from '../money/index.ts';
import type { LocalDate } from '../time/index.ts';
import type { VatTerms } from './vat-rates.ts';

/**
 * What a part of a payment is for. `voucher`: a voucher that is taxed when it is used. `prepaid`: paid with a voucher
 * that was taxed when it was sold. `bonus`: the part of a voucher's value above its price. `credit`: an overpayment.
 * `breakage`: expired sessions of a package.
 */
export const POSTING_KINDS = ['sale', 'voucher', 'tip', 'prepaid', 'bonus', 'credit', 'breakage'] as const;
export type PostingKind = (typeof POSTING_KINDS)[number];

export type Posting = VatTerms & {
  readonly entryId: number;
  readonly lineId: number | null;
  readonly kind: PostingKind;
  /** With VAT; negative for a refund. */
  readonly gross: Minor;
  readonly vat: Minor;
};

/** A line of the sale. */
export type PostingLine = {
  readonly id: number;
  readonly appointmentId: number | null;
  readonly amount: Minor;
  /** A voucher being bought; it is paid before anything else of the sale. */
  readonly isVoucher: boolean;
  /** A product ordered with the booking: also paid first, but not with a voucher. */
  readonly isOrdered?: boolean;
  /** A multi-purpose voucher is not taxed yet. */
  readonly isTaxedLater: boolean;
  readonly suppliedOn: LocalDate | null;
  readonly terms: (date: LocalDate) => VatTerms;
};

/** What is owed for each appointment by its id, without tips. */
export type Owed = ReadonlyMap<number, Minor>;

/** A payment entry of the ledger. */
export type Movement = {
  readonly id: number;
  readonly amount: Minor;
  readonly date: LocalDate;
  /** Null if it was for the sale as a whole. */
  readonly appointmentId: number | null;
  /** The payment at the till that this entry undoes. */
  readonly undoes: number | null;
  readonly checkoutId: number | null;
  readonly voucher: { readonly isSingle: boolean; readonly bonus: Minor } | null;
  /** The lines that a session of a package may have paid for; these come before others. */
  readonly lineIds?: readonly number[];
  /** Expired sessions: no line is paid, and without a supply no VAT is due. */
  readonly isBreakage?: boolean;
  /** Entries so far that undid others. */
  readonly undoings: readonly number[];
  /** Tips owed for the sale at that time. */
  readonly tips: Minor;
  /** What was owed for each appointment at that time, without tips. */
  readonly owed?: Owed;
  /** What credit notes had credited so far, by line and rate. */
  readonly credited: readonly CreditedPart[];
  /** The refund that this entry is part of: what its credit notes name, and its entries so far. */
  readonly refund?: { readonly credited: readonly CreditedPart[]; readonly entryIds: readonly number[] };
};

export type CreditedPart = {
  readonly lineId: number;
  readonly rate: number | null;
  readonly amount: Minor;
  readonly vat: Minor;
};
