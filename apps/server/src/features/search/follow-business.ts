import { refreshSearchEntries } from '@thyme/db/search';
import type { Transaction } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';

/** Searches find a business as it is from the commit of a change on. */
export async function followBusiness(
  _services: Services,
  transaction: Transaction,
  { businessId }: { businessId: number },
): Promise<void> {
  await refreshSearchEntries(transaction, [businessId]);
}
