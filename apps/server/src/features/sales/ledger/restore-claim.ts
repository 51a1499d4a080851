import type { Instant } from '@thyme/domain/time';
import type { Db } from '../../../platform/database/database.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import type { AppointmentKey } from '../appointment-key.ts';
import { findAppointment } from '../sale-read-store.ts';
import { lockSale } from '../state-store.ts';
import { moneyOfAppointment } from './appointment-money.ts';
import { findLastCancellation, hasPaymentSince, insertEntries } from './ledger-store.ts';

/** Whether money came or went for a visit since a moment. */
export function hasMovedMoney(db: Db, appointment: AppointmentKey, since: Instant): Promise<boolean> {
  return hasPaymentSince(db, appointment, since);
}

/**
 * Takes back that a visit did not take place: it is owed for as before, and nothing is kept for it. The caller has made
 * sure that no money moved because of it.
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
  const entry = {
    businessId,
    saleId: sale.id,
    appointmentId,
    side: 'claim',
    currency,
    createdAt: tx.clock.now(),
  };
  // Sold again last: what stands before it in the books is undone by it.
  await insertEntries(tx.db, [
    ...(money.claimed > 0 ? [{ ...entry, kind: 'discount', amount: -money.claimed }] : []),
    { ...entry, kind: 'sale', amount: cancelled },
  ]);
}
