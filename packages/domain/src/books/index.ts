export { BOOK_FORMATS, BOOK_PROGRAMS, type BookProgram, type FormatContext } from './book-formats.ts';
export {
  COMMISSION_KINDS,
  type CommissionKind,
  type CommissionLine,
  type CommissionPart,
  type CommissionRate,
  commissionPercent,
  commissionStatement,
} from './commission.ts';
export { amountText, type Cell, csvRow } from './csv.ts';
export { DRAWER_KINDS, type Drawer, type DrawerKind, type DrawerMovement, drawerOf } from './drawer.ts';
export { openMinutes, shareOf, type WorkSpan } from './fill.ts';
export { invoiceParts, type LinePart } from './invoice-parts.ts';
export {
  ACCOUNT_KEYS,
  type Account,
  type AccountKey,
  type DayJournal,
  DEFAULT_ACCOUNTS,
  drawerJournal,
  type JournalLine,
  journalOf,
  type MoneySource,
  type PostedPart,
  together,
} from './journal.ts';
export { type LineNote, lineNotes } from './line-notes.ts';
export { bookLimits, type PaymentSearch, readSearch } from './payment-search.ts';
export {
  type CreditedPart,
  type Movement,
  type Owed,
  POSTING_KINDS,
  type Posting,
  type PostingKind,
  type PostingLine,
} from './posting.ts';
export { unpaidOf, waivedOf } from './unpaid.ts';
export { postMovement } from './vat-posting.ts';
export {
  NO_VAT,
  paidForUse,
  type RateChange,
  singleRate,
  taxPoint,
  termsOn,
  VAT_TREATMENTS,
  type VatTerms,
  type VatTreatment,
  VOUCHER_PURPOSES,
  type VoucherPurpose,
} from './vat-rates.ts';
