import type { Minor } from '@thyme/domain/money';
import type { Db } from '../../../platform/database/database.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { type AppointmentKey, findAppointment, lockSale, moneyOfAppointment, moneyOfSale } from '../../sales/index.ts';
import { type CancellationQuote, destinationsOf } from './cancellation.ts';
import { issueRefund, readReturnable } from './refunds.ts';

export interface Credit {
  /** Paid for the sale without a claim. */
  amount: Minor;
  /** The part that was paid online or with vouchers, and can be refunded there. */
  refundable: Minor;
}

export interface Credited {
  refunded: Minor;
  parts: CancellationQuote['parts'];
}

/** What was paid for an appointment's sale and is no longer owed. */
export async function readCredit(db: Db, { businessId, appointmentId }: AppointmentKey): Promise<Credit> {
  const saleId = (await findAppointment(db, { businessId, appointmentId }))?.saleId ?? null;
  if (saleId === null) return { amount: 0, refundable: 0 };
  const key = { businessId, saleId };
  const { over } = await moneyOfSale(db, key);
  const own = await moneyOfAppointment(db, appointmentId);
  const cash = Math.max(0, (own?.paid ?? 0) - (own?.claimed ?? 0));
  if (over === 0) return { amount: cash, refundable: 0 };
  const { amount: refundable } = await readReturnable(db, { ...key, appointmentId }, over);
  return { amount: over + cash, refundable };
}

/**
 * Refunds the credit of an appointment to its sources; cash is refunded at the till. It is not part of the price, so
 * there is no credit note.
 */
export async function refundCredit(
  tx: UnitOfWork,
  { businessId, appointmentId, reason, happening }: AppointmentKey & { reason: string; happening: string },
): Promise<Credited> {
  const nothing: Credited = { refunded: 0, parts: [] };
  const saleId = (await findAppointment(tx.db, { businessId, appointmentId }))?.saleId ?? null;
  if (saleId === null) return nothing;
  await lockSale(tx.db, { businessId, saleId });
  const { refundable: amount } = await readCredit(tx.db, { businessId, appointmentId });
  if (amount === 0) return nothing;
  const parts = await issueRefund(tx, { businessId, saleId, appointmentId, amount, reason, happening });
  return { refunded: amount, parts: destinationsOf(parts) };
}
