import type { Services } from '../../platform/services.ts';
import { listOffered, type VoucherOffer } from './store.ts';

export { activateBought, type Recipient, releaseBought, reserveAgain, reserveBought, type SoldOut } from './bought.ts';
export { checkVoucher, type VoucherCheckAnswer } from './check.ts';
export { claimVoucher, heldVoucher, heldVouchers, type VoucherUseRow, voucherHistories } from './held.ts';
export {
  type RedeemedVoucher,
  type RedeemRefusal,
  redeemCodes,
  refundToVoucher,
  returnToVoucher,
  takeAgain,
} from './redeem.ts';
export type { SoldVoucherRow } from './sold-store.ts';

/** The vouchers each of these shops sells, in one query however many shops there are. */
export async function offeredVouchers({ db }: Services, businessIds: readonly number[]): Promise<VoucherOffer[][]> {
  const byBusiness = Map.groupBy(await listOffered(db, businessIds), (offer) => offer.businessId);
  return businessIds.map((id) => byBusiness.get(id) ?? []);
}
