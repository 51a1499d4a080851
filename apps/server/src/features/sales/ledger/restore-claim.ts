import type { Instant } from '@thyme/domain/time';
import type { Db } from '../../../platform/database/database.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import type { AppointmentKey } from '../appointment-key.ts';
import { findAppointment } from '../sale-read-store.ts';
import { lockSale } from '../state-store.ts';
import { moneyOfAppointment } from './appointment-money.ts';
import { findLastCancellation, hasPaymentSince, insertEntries } from './ledger-store.ts';

/** Whether money moved for an appointment since an instant. */
export function hasMovedMoney(db: Db, appointment: AppointmentKey, since: Instant): Promise<boolean> {
  return hasPaymentSince(db, appointment, since);
}

/**
 * Restores the claim of an appointment whose no-show is undone; nothing is retained for it any more. The caller has
 * made sure that no money moved because of it.
 */
export async function restoreClaim(tx: UnitOfWork, appointment: AppointmentKey): Promise<void> {
  const { businessId, appointmentId } = appointment;
  const saleId = (await findAppointment(tx.db, appointment))?.saleId ?? null;
  const sale = saleId === null ? null : await lockSale(tx.db, { businessId, saleId });
  const [money, cancelled] = [
    await moneyOfAppointment(tx.db, appointmentId),
    await findLastCancellation(tx.db, appointment),
  ];
  if (!sale || !money?.isCancelled || cancelled === null) return;
  const { currency } = sale;
  // Products that were ordered with it stayed sold.
  const retained = money.claimed - money.goods;
  const entry = {
    businessId,
    saleId: sale.id,
    appointmentId,
    side: 'claim',
    currency,
    createdAt: tx.clock.now(),
  };
  // The new claim comes last: it reverses the entries before it.
  await insertEntries(tx.db, [
    ...(retained > 0 ? [{ ...entry, kind: 'discount', amount: -retained }] : []),
    { ...entry, kind: 'sale', amount: cancelled },
  ]);
}
