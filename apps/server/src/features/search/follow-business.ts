import { refreshSearchEntries } from '@thyme/db/search';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';

/** Searches find a business as it is from the commit of a change on. */
export async function followBusiness(tx: UnitOfWork, { businessId }: { businessId: number }): Promise<void> {
  await refreshSearchEntries(tx.db, [businessId]);
}
