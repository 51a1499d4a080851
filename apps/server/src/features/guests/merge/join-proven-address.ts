import { joinsOnProof } from '@thyme/domain/guests';
import type { Services } from '../../../platform/services.ts';
import { inTransaction } from '../../../platform/unit-of-work.ts';
import { lockBusiness } from '../../access/index.ts';
import { mergeInto } from './merge-guests.ts';
import { findProvenGuest, listByContactEmail, lockAccountRecord, lockGuests } from './merge-store.ts';

/** The account's own details remain in any case. */
const CHOICE = { name: 'kept', mobile: 'kept', email: 'kept' } as const;

/**
 * Merges a guest whom a desk entered by this address and the same first name into the account that proved it. Each
 * business is a separate transaction; a second run finds nothing to do.
 */
export async function joinProvenAddress(services: Services, userId: number): Promise<void> {
  const account = await findProvenGuest(services.db, userId);
  if (!account) return;
  for (const { id, businessId } of await listByContactEmail(services.db, account.email)) {
    await inTransaction(services, async (tx) => {
      await lockBusiness(tx.db, businessId);
      const kept = await lockAccountRecord(tx.db, businessId, userId);
      const [merged] = await lockGuests(tx.db, businessId, [id]);
      if (!kept?.hasAccount || !merged || !joinsOnProof(kept, merged)) return;
      await mergeInto(tx, { businessId, kept, merged, choice: CHOICE, actorId: null });
    });
  }
}
