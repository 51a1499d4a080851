import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { DESK_MESSAGES, publishToDeskAtCommit } from '../../realtime/desk-events.ts';
import { publishToGuestAtCommit } from '../notifications/index.ts';
import type { ConversationGuest } from './store.ts';

/** Makes open pages of both sides refetch their conversations; the event carries nothing else. */
export async function announceMessages(
  tx: UnitOfWork,
  { businessId, guest }: { businessId: number; guest: Pick<ConversationGuest, 'clientDetailId'> | null },
): Promise<void> {
  await publishToDeskAtCommit(tx, businessId, DESK_MESSAGES);
  const detail = guest?.clientDetailId ?? null;
  if (detail !== null) await publishToGuestAtCommit(tx, detail, 'message');
}
