import { checkMessage } from '@thyme/domain/conversations';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { findLastSent, type ReceivedText } from '../messages/index.ts';
import * as store from './store.ts';
import { readSilence, writeMessage } from './write-message.ts';

/** Assigns an answer by text to the shop that last wrote to this number on this channel, and to that guest. */
export async function receiveTextReply(tx: UnitOfWork, { channel, from, body }: ReceivedText): Promise<void> {
  const words = checkMessage(body, 0);
  const last = words.ok ? await findLastSent(tx.db, { channel, recipient: from }) : null;
  if (!words.ok || !last) return;
  const guest = await store.findGuestUser(tx.db, last.userId);
  if (!guest) return;
  const { businessId, userId } = last;
  const conversation = await store.openLocked(tx.db, { businessId, userId, now: tx.clock.now() });
  if (await readSilence(tx.db, conversation, 'guest')) return;
  const message = { authorId: userId, body: words.value, pictureIds: [], appointmentId: last.appointmentId };
  await writeMessage(tx, conversation, { ...message, side: 'guest', route: 'text' });
}
