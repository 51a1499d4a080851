import type { Minor } from '@thyme/domain/money';
import { type CardFeeReason, feeReason, mostFee } from '@thyme/domain/payments';
import type { Db } from '../../../platform/database/database.ts';
import { readAppointmentMoney } from '../../sales/index.ts';
import type { MissedRow } from './store.ts';

export interface Chargeable {
  appointmentId: number;
  guest: string;
  startsAt: number;
  reason: CardFeeReason;
  most: Minor;
  /** Label of the card; empty if it is no longer saved. */
  last4: string;
}

/** What can be charged for missed appointments by the guests' consent, less what the shop already kept. */
export async function chargeableOf(db: Db, missed: readonly MissedRow[]): Promise<Chargeable[]> {
  if (missed.length === 0) return [];
  const money = await readAppointmentMoney(
    db,
    missed.map(({ appointmentId }) => appointmentId),
  );
  const kept = new Map(money.map(({ appointmentId, paid }) => [appointmentId, paid]));
  return missed.flatMap((one) => {
    const { appointmentId, guest, startsAt, price, last4 } = one;
    const reason = feeReason(one, one);
    const most = mostFee(one, { price, kept: kept.get(appointmentId) ?? 0 });
    return reason === null || most === 0 ? [] : [{ appointmentId, guest, startsAt, reason, most, last4: last4 ?? '' }];
  });
}
