import type { Services } from '../../platform/services.ts';
import { listOffered, type VoucherOffer } from './store.ts';

export type { VoucherOffer } from './store.ts';

/** The vouchers each of these shops sells, in one query for any number of shops. */
export async function offeredVouchers({ db }: Services, businessIds: readonly number[]): Promise<VoucherOffer[][]> {
  const byBusiness = Map.groupBy(await listOffered(db, businessIds), (offer) => offer.businessId);
  return businessIds.map((id) => byBusiness.get(id) ?? []);
}
