import type { Services } from '../../../platform/services.ts';
import type { SoldVoucherRow } from '../sold-store.ts';
import { listClosings, listGuestOwned } from './session-store.ts';

/** A guest's packages, including used-up and expired ones; optionally of one sale. */
export function ownPackages({ db, clock }: Services, userId: number, saleId: number | null): Promise<SoldVoucherRow[]> {
  return listGuestOwned(db, userId, { shownAt: clock.now(), ...(saleId === null ? {} : { saleId }) });
}

/** The packages of a guest that can be used at a shop now. */
export function listGuestPackages(
  { db, clock }: Services,
  { businessId, userId }: { businessId: number; userId: number },
): Promise<SoldVoucherRow[]> {
  return listGuestOwned(db, userId, { businessId, now: clock.now() });
}

/** When the sessions left of packages were closed; used-up packages are not in it. */
export async function readClosings({ db }: Services, ids: readonly number[]): Promise<Map<number, number>> {
  return new Map((await listClosings(db, ids)).map(({ id, at }) => [id, at]));
}
