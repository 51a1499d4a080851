import type { Services } from '../../../platform/services.ts';
import type { SoldVoucherRow } from '../sold-store.ts';
import { listGuestOwned } from './session-store.ts';

/** Everything that a guest has as packages, also what is used up or expired; of one sale where asked. */
export function ownPackages({ db, clock }: Services, userId: number, saleId: number | null): Promise<SoldVoucherRow[]> {
  return listGuestOwned(db, userId, { shownAt: clock.now(), ...(saleId === null ? {} : { saleId }) });
}

/** The packages of a guest that a shop can take a session from now. */
export function listGuestPackages(
  { db, clock }: Services,
  { businessId, userId }: { businessId: number; userId: number },
): Promise<SoldVoucherRow[]> {
  return listGuestOwned(db, userId, { businessId, now: clock.now() });
}
