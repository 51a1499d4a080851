export type { AppointmentKey } from './appointment-key.ts';
export {
  deleteProducts,
  discountLine,
  findLastCheckout,
  growSale,
  hasRefundSince,
  insertCheckout,
  insertProducts,
  listBillLines,
  listCheckoutEntries,
  listRecentProducts,
  setUndone,
  sumByMethod,
  sumTill,
  sumTips,
} from './checkout/checkout-store.ts';
export { confirmSale } from './confirm.ts';
export { type EditedLine, type EditedMoney, editSale, type SaleEdit } from './edit/edit-sale.ts';
export { undoSaleEdit } from './edit/undo-edit.ts';
export { listOwnSeatSales, listSeatsOf } from './holds/free-store.ts';
export { freeTimes } from './holds/free-times.ts';
export { listGoodsOf } from './holds/goods-store.ts';
export { holdSeats, holdTimes } from './holds/hold.ts';
export { extendHold, heldUntil } from './holds/hold-time.ts';
export { purchasePaid, saleConfirmed, saleReleased } from './hooks.ts';
export { findInvoice, findInvoiceNumber, listCreditNotes } from './invoices/credit-note-store.ts';
export { CreditNote } from './invoices/credit-note-type.ts';
export { issueCreditNote } from './invoices/credit-notes.ts';
export { numberOf as invoiceNumberOf } from './invoices/invoice-sheet.ts';
export { methodName } from './invoices/issue-invoice.ts';
export { lapseHold } from './jobs.ts';
export {
  type AppointmentMoney,
  moneyOfAppointment,
  moneyOfSale,
  readAppointmentMoney,
} from './ledger/appointment-money.ts';
export {
  insertCharge,
  insertEntries,
  insertRefund,
  listPartPayments,
  listPayments,
  sumVoucherUses,
} from './ledger/ledger-store.ts';
export { hasMovedMoney, restoreClaim } from './ledger/restore-claim.ts';
export { lapseSale, releaseClosedTimes, releaseSale } from './release.ts';
export { reviveSale } from './revive.ts';
export type { SaleKey } from './sale-key.ts';
export { findAppointment, findOwnSale, findSaleStatus, lockOwnSale } from './sale-read-store.ts';
export type { SaleIds } from './sale-statement.ts';
export { listOccupied, listOwnPending } from './sale-store.ts';
export { type LockedSale, lockSale } from './state-store.ts';
export { type Restored, readInvoiceTaxes, readLineParts, readUnpaidLines, taxOf } from './vat/line-tax.ts';
export { postVat } from './vat/post-vat.ts';
export { type NewSale, SaleLost, writeSale } from './write-sale.ts';
