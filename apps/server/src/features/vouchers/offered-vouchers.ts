import type { Services } from '../../platform/services.ts';
import { listOffered, type VoucherOffer } from './store.ts';

export type { VoucherOffer } from './store.ts';

/** The vouchers each of these shops sells, in one query; packages too on request. */
export async function offeredVouchers(
  { db }: Services,
  businessIds: readonly number[],
  { withPackages = false }: { withPackages?: boolean } = {},
): Promise<VoucherOffer[][]> {
  const offers = (await listOffered(db, businessIds)).filter(({ sessions }) => withPackages || sessions === null);
  const byBusiness = Map.groupBy(offers, (offer) => offer.businessId);
  return businessIds.map((id) => byBusiness.get(id) ?? []);
}
