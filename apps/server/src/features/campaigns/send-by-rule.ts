import { fillWords, textWithStop } from '@thyme/domain/campaigns';
import { type NewsChannel, nextQuiet, type QuietHours } from '@thyme/domain/messages';
import { rebookChannel } from '@thyme/domain/reminders';
import { HOUR } from '@thyme/domain/time';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { type NewsReach, sendText } from '../messages/index.ts';
import { type NewsRule, outboxKey, skipMessage } from './rule-messages.ts';
import { type ShopOfCampaign, valuesFor } from './write-message.ts';

const TEXT_HOURS = 12;

/** The channel that a guest agreed to, or why there is none. */
export function pickNewsChannel(
  tx: UnitOfWork,
  channels: readonly NewsChannel[],
  { refusal }: NewsReach,
): { channel: NewsChannel; reason: null } | { channel: null; reason: string } {
  const wanted = rebookChannel(channels, refusal);
  const channel = wanted === 'text' && !tx.texts.canSend('text') ? null : wanted;
  if (channel !== null) return { channel, reason: null };
  return { channel, reason: channels.map((one) => refusal[one]).find((one) => one !== null) ?? 'no-texts' };
}

interface NewsText {
  rule: NewsRule;
  row: { id: number; businessId: number; userId: number };
  reach: NewsReach;
  shop: ShopOfCampaign;
  wording: string;
  /** The link to unsubscribe. */
  stop: string;
  quiet: QuietHours;
  textLimit: number | null;
}

/** Queues the text of a rule, unless the shop's monthly limit is reached. */
export async function sendNewsText(tx: UnitOfWork, text: NewsText): Promise<void> {
  const { rule, row, reach, shop, wording, stop, quiet, textLimit } = text;
  const { businessId, userId } = row;
  const { publicUrl } = tx.config;
  const now = tx.clock.now();
  const body = textWithStop(fillWords(wording, valuesFor(publicUrl, shop, reach.firstName)), `${publicUrl}${stop}`);
  // A text that could not be sent by the evening must not arrive at night.
  const night = nextQuiet(reach.zone, now, quiet) ?? Number.POSITIVE_INFINITY;
  const about = { userId, businessId, appointmentId: null, reminderId: null, purpose: 'news' as const };
  const isWritten = await sendText(
    tx,
    { ...about, dedupeKey: outboxKey(rule, row), sendAt: now, usefulUntil: Math.min(now + TEXT_HOURS * HOUR, night) },
    { phone: { number: reach.phone ?? '', channel: 'text' }, body, limit: textLimit, zone: shop.zone },
  );
  if (!isWritten) await skipMessage(tx.db, rule, row, 'limit');
}
