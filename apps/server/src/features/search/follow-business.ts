import { refreshSearchEntries } from '@thyme/db/search';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';

/** A committed change of a business is visible in searches at once. */
export async function followBusiness(tx: UnitOfWork, { businessId }: { businessId: number }): Promise<void> {
  await refreshSearchEntries(tx.db, [businessId]);
}
