import type { Minor } from '@thyme/domain/money';
import { feeShare } from '@thyme/domain/payments';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import type { AppointmentKey } from '../../sales/index.ts';
import { findPaidFee, updateFee } from './store.ts';

/**
 * Attributes a refund at the till to a fee that was charged to the card, so that guest and shop see it as refunded. The
 * caller has locked the sale. Returns the fee's part of the refund.
 */
export async function countFeeRefund(
  tx: UnitOfWork,
  { credit, handed, ...key }: AppointmentKey & { credit: Minor; handed: Minor },
): Promise<Minor> {
  if (credit === 0 || handed === 0) return 0;
  const found = await findPaidFee(tx.db, key);
  if (!found) return 0;
  const { fee, refunded } = found;
  const share = feeShare({ fee: fee.amount, refunded, credit, handed });
  if (share > 0) await updateFee(tx.db, fee.id, { refundedAtTill: fee.refundedAtTill + share });
  return share;
}
