import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { ReturnedMessage } from '../messages/index.ts';
import * as rebookings from './rebooking/store.ts';
import * as store from './store.ts';

/** Why a message that was sent counts as not delivered. */
export const RETURNED = 'returned';

/** A guest whom a message did not reach is not counted as reached, and what they book not as its result. */
export async function countReturned({ db }: UnitOfWork, { dedupeKey, isCharged }: ReturnedMessage): Promise<void> {
  const reason = isCharged ? RETURNED : 'undelivered';
  const [recipient, rebooking] = [store.recipientOf(dedupeKey), rebookings.rebookingOf(dedupeKey)];
  if (recipient !== null) await store.markReturned(db, recipient, reason);
  if (rebooking !== null) await rebookings.markReturned(db, rebooking, reason);
}
