import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { ReturnedMessage } from '../messages/index.ts';
import { markReturned, messageOf } from './rule-messages.ts';
import * as store from './store.ts';

/** Why a message that was sent counts as not delivered. */
export const RETURNED = 'returned';

/** A guest whom a message did not reach is not counted as reached, and what they book not as its result. */
export async function countReturned({ db }: UnitOfWork, { dedupeKey, isCharged }: ReturnedMessage): Promise<void> {
  const reason = isCharged ? RETURNED : 'undelivered';
  const [recipient, message] = [store.recipientOf(dedupeKey), messageOf(dedupeKey)];
  if (recipient !== null) await store.markReturned(db, recipient, reason);
  if (message !== null) await markReturned(db, message, reason);
}
