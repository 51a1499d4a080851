import { DEFAULT_QUIET_HOURS, isAllowed, quietAt, zoneOfPhone } from '@thyme/domain/messages';
import { DAY } from '@thyme/domain/time';
import type { Services } from '../../../platform/services.ts';
import { inTransaction, type UnitOfWork } from '../../../platform/unit-of-work.ts';
import { changeChannel, queueAgain } from '../../outbox/index.ts';
import { isOptedOut, type MessageRow } from '../store.ts';
import * as store from './store.ts';

/** WhatsApp takes free wording for a day after the guest's last message, and otherwise approved templates only. */
export function isConversing({ db, clock }: Pick<Services, 'db' | 'clock'>, number: string): Promise<boolean> {
  return store.hasWritten(db, number, clock.now() - DAY);
}

async function mayText(
  { db, texts }: Pick<Services, 'db' | 'texts'>,
  { channel, userId, purpose, recipient }: MessageRow,
): Promise<boolean> {
  if (channel !== 'whatsapp' || !texts.canSend('text')) return false;
  if (!isAllowed(purpose, await store.findTextAnswer(db, userId, purpose))) return false;
  return !(await isOptedOut(db, recipient));
}

/** Turns a WhatsApp message that was refused into a text. False where the guest gets no texts. */
export function turnIntoText(services: Services, message: MessageRow): Promise<boolean> {
  return inTransaction(services, async (tx) => {
    if (!(await mayText(tx, message))) return false;
    await changeChannel(tx.db, message.outboxId, 'text');
    await store.changeToText(tx.db, message.id);
    return true;
  });
}

/** Sends a WhatsApp message as a text that was accepted and did not arrive, after quiet hours. False if it cannot be. */
export async function sendAgainAsText(tx: UnitOfWork, message: MessageRow): Promise<boolean> {
  if (!(await mayText(tx, message))) return false;
  const now = tx.clock.now();
  const zone = zoneOfPhone(message.recipient);
  const dueAt = (zone === null ? null : quietAt(zone, now, DEFAULT_QUIET_HOURS))?.ends ?? now;
  if (!(await queueAgain(tx, message.outboxId, { channel: 'text', dueAt }))) return false;
  await store.changeToText(tx.db, message.id);
  return true;
}
