import type { Minor } from '@thyme/domain/money';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import {
  type AppointmentKey,
  findAppointment,
  insertEntries,
  issueCreditNote,
  lockSale,
  moneyOfAppointment,
} from '../../sales/index.ts';
import { type CancellationQuote, destinationsOf } from './cancellation.ts';
import { issueRefund, readReturnable, restoredBy } from './refunds.ts';

export interface PartOfSale extends AppointmentKey {
  /** The amount no longer owed. */
  owed: Minor;
  /** The amount to refund. */
  share: (paid: Minor) => Minor;
  reason: string;
  /** Dedupe key: one cause never refunds twice. */
  happening: string;
}

export interface PartReturned {
  refunded: Minor;
  /** The part that was paid at the till and has to be refunded there. */
  atTill: Minor;
  currency: string;
  parts: CancellationQuote['parts'];
}

/** Reduces the claim of an appointment that still takes place, and refunds the share paid for it. */
export async function refundPart(tx: UnitOfWork, request: PartOfSale): Promise<PartReturned> {
  const { businessId, appointmentId, owed, share, reason, happening } = request;
  const nothing: PartReturned = { refunded: 0, atTill: 0, currency: '', parts: [] };
  const appointment = await findAppointment(tx.db, request);
  if (!appointment || appointment.saleId === null) return nothing;
  const key = { businessId, saleId: appointment.saleId };
  const sale = await lockSale(tx.db, key);
  const money = await moneyOfAppointment(tx.db, appointmentId);
  if (!sale || !money || money.isCancelled) return nothing;
  const lowered = Math.min(owed, money.claimed);
  const wanted = share(money.paid);
  const { amount, parts: planned } = await readReturnable(
    tx.db,
    { ...key, appointmentId },
    Math.min(wanted, money.refundable),
  );
  const entry = { ...key, appointmentId, side: 'claim', kind: 'discount', currency: sale.currency };
  if (lowered > 0)
    await insertEntries(tx.db, [{ ...entry, amount: -lowered, note: reason, createdAt: tx.clock.now() }]);
  const giving = { ...key, appointmentId, amount, reason, happening };
  await issueCreditNote(tx, { ...giving, restored: restoredBy(planned), currency: sale.currency });
  const parts = await issueRefund(tx, giving);
  return { refunded: amount, atTill: wanted - amount, currency: sale.currency, parts: destinationsOf(parts) };
}
