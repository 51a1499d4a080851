import type { Minor } from '@thyme/domain/money';
import { lateFee } from '@thyme/domain/payments';
import type { Instant } from '@thyme/domain/time';
import type { Db } from '../../../platform/database/database.ts';
import type { AppointmentKey } from '../../sales/index.ts';
import { findConsented } from './store.ts';

export interface LateFee {
  amount: Minor;
  /** Of the saved card; empty without a fee. */
  last4: string;
}

/** What the shop may charge to the saved card if the guest cancels at an instant, beside what it keeps. */
export async function quoteLateFee(
  db: Db,
  { at, kept, ...key }: AppointmentKey & { at: Instant; kept: Minor },
): Promise<LateFee> {
  const agreed = await findConsented(db, key);
  const amount = agreed ? lateFee(agreed, { ...agreed, at, kept }) : 0;
  return { amount, last4: amount > 0 ? (agreed?.last4 ?? '') : '' };
}
