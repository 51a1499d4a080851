import { type Currency, formatMinor } from '@thyme/domain/money';
import { unusedValue } from '@thyme/domain/vouchers';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { refundUnused } from '../payments/index.ts';
import { lockSoldPackage } from '../vouchers/index.ts';
import type { PeriodRow } from './store/member-store.ts';
import { findSessions, updatePeriod } from './store/period-store.ts';

/**
 * Refunds the unused sessions of a paid period and closes them; the whole price if none was used. Returns the amount in
 * words, or null if nothing is left.
 */
export async function refundPeriod(tx: UnitOfWork, period: PeriodRow, actorId: number | null): Promise<string | null> {
  const { businessId, saleId, id } = period;
  const known = saleId === null ? null : await findSessions(tx.db, { businessId, saleId });
  const sold = known ? await lockSoldPackage(tx.db, businessId, known.id) : null;
  if (!sold || sold.remaining === 0) return null;
  const amount = unusedValue({ sessions: sold.value, price: sold.terms.retail }, sold.remaining);
  if (amount === 0) return null;
  if (!(await refundUnused(tx, sold, { to: 'as-paid', actorId })))
    throw new Error(`Period ${id} was not paid by card and cannot go back to it.`);
  if (sold.remaining === sold.value) await updatePeriod(tx.db, id, { status: 'refunded' });
  return formatMinor(amount, sold.currency as Currency);
}
