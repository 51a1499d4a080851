import type { Services } from '../../../platform/services.ts';
import { inTransaction } from '../../../platform/unit-of-work.ts';
import { markBounced } from '../../outbox/index.ts';
import { messageReturned } from '../hooks.ts';
import type { Bounce } from './parse-bounce.ts';

/**
 * Records a bounce like an immediate refusal: the guest and the shop see it, operators can send the mail again, and
 * campaigns exclude the address until a mail arrives there. A bounce can be forged, so one that names no mail of ours
 * changes nothing.
 */
export async function recordBounce(services: Services, bounce: Bounce): Promise<'recorded' | 'known' | 'temporary'> {
  if (!bounce.isFinal) return 'temporary';
  const { address, messageIds, reason: lastError } = bounce;
  return inTransaction(services, async (tx) => {
    const dedupeKey = await markBounced(tx.db, { address, messageIds }, { lastError, now: tx.clock.now() });
    if (dedupeKey === null) return 'known';
    await messageReturned(tx, { dedupeKey, isCharged: false });
    return 'recorded';
  });
}
