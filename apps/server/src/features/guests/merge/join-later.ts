import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { joinAddress } from '../jobs.ts';

/** After the commit, because it locks the businesses that entered the guest, and a login must not wait for them. */
export async function joinLater(tx: UnitOfWork, { userId }: { userId: number }): Promise<void> {
  await tx.jobs.enqueue(joinAddress, { userId }, { transaction: tx.db });
}
