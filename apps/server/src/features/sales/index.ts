export type { AppointmentKey } from './appointment-key.ts';
export { type AppointmentMoney, moneyOfAppointment, moneyOfSale, readAppointmentMoney } from './appointment-money.ts';
export { completeBooking, confirmSale } from './confirm.ts';
export { listOwnSeatSales, listSeatsOf } from './free-store.ts';
export { freeTimes } from './free-times.ts';
export { keepChair, keepSeats } from './hold.ts';
export { heldUntil, keepUntil } from './hold-time.ts';
export { saleConfirmed, saleReleased } from './hooks.ts';
export { lapseHold } from './jobs.ts';
export {
  insertEntries,
  insertPayment,
  insertRefund,
  listPayments,
  lockSale,
  sumVoucherUses,
  writePaid,
} from './ledger-store.ts';
export { insertPlaced } from './place-store.ts';
export { lapseSale, releaseClosedTimes, releaseSale } from './release.ts';
export { hasMovedMoney, restoreClaim } from './restore-claim.ts';
export { reviveSale } from './revive.ts';
export type { SaleKey } from './sale-key.ts';
export { findSaleStatus, findVisit, lockOwnSale } from './sale-read-store.ts';
export { listOccupied, listOwnPending } from './sale-store.ts';
export { type BookingRows, insertBooking } from './write-sale.ts';
