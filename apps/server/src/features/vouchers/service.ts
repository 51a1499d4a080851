import type { Services } from '../../platform/services.ts';
import { listOffered, listServiceNames, type VoucherOffer } from './store.ts';

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

/** The vouchers each of these shops sells, in two queries however many shops there are. */
export async function offeredVouchers({ db }: Services, businessIds: readonly number[]): Promise<VoucherOffer[][]> {
  const offered = await listOffered(db, businessIds);
  const names = await listServiceNames(
    db,
    offered.map((voucher) => voucher.id),
  );
  const namesOf = Map.groupBy(names, (row) => row.voucherId);
  const offers = offered.map((voucher) => ({
    ...voucher,
    services: (namesOf.get(voucher.id) ?? []).map((row) => row.name),
  }));
  const byBusiness = Map.groupBy(offers, (offer) => offer.businessId);
  return businessIds.map((id) => byBusiness.get(id) ?? []);
}
