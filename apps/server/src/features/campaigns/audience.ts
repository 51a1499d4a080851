import { checkSegment, type Segment } from '@thyme/domain/campaigns';
import { NEWS_CHANNELS, NEWS_REFUSALS, type NewsChannel, type NewsRefusal } from '@thyme/domain/messages';
import type { Db } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { requireMembership } from '../access/index.ts';
import type { Viewer } from '../accounts/index.ts';
import { type NewsReach, type NewsShop, readNewsReach } from '../messages/index.ts';
import { listChoices, listMatching } from './audience-store.ts';

export type { SegmentChoice, SegmentChoices } from './audience-store.ts';

export interface ChannelCount {
  channel: NewsChannel;
  /** How many can be contacted. */
  reached: number;
  /** How many are excluded, by reason; reasons with a count of zero are left out. */
  refused: { reason: NewsRefusal | 'duplicate'; guests: number }[];
}

export interface Audience {
  matched: number;
  channels: ChannelCount[];
}

const CHUNK = 1_000;

/** The guests of a segment and how the shop's news can reach them, in batches. */
export async function* readAudience(
  db: Db,
  shop: NewsShop,
  segment: Segment,
  now: number,
): AsyncGenerator<NewsReach[]> {
  const ids = await listMatching(db, shop.id, segment, now);
  for (let from = 0; from < ids.length; from += CHUNK) yield readNewsReach(db, shop, ids.slice(from, from + CHUNK));
}

/** A guest's address on the channel; two guests with the same address get one message. */
export const addressOf = (reach: NewsReach, channel: NewsChannel): string =>
  (channel === 'mail' ? reach.email?.toLowerCase() : reach.phone) ?? '';

/** Why a guest is excluded; keeps track of addresses already used. */
export function leftOut(
  reach: NewsReach,
  channel: NewsChannel,
  addresses: Set<string>,
): NewsRefusal | 'duplicate' | null {
  const refusal = reach.refusal[channel];
  if (refusal !== null) return refusal;
  const address = addressOf(reach, channel);
  if (addresses.has(address)) return 'duplicate';
  addresses.add(address);
  return null;
}

const REASONS = [...NEWS_REFUSALS, 'duplicate'] as const;

/** Counts the guests of a segment and how many of them can be contacted. */
export async function countAudience(db: Db, shop: NewsShop, segment: Segment, now: number): Promise<Audience> {
  const reasons: Record<NewsChannel, (NewsRefusal | 'duplicate' | null)[]> = { mail: [], text: [] };
  const addresses: Record<NewsChannel, Set<string>> = { mail: new Set(), text: new Set() };
  for await (const guests of readAudience(db, shop, segment, now))
    for (const guest of guests)
      for (const channel of NEWS_CHANNELS) reasons[channel].push(leftOut(guest, channel, addresses[channel]));
  return {
    matched: reasons.mail.length,
    channels: NEWS_CHANNELS.map((channel) => ({
      channel,
      reached: reasons[channel].filter((reason) => reason === null).length,
      refused: REASONS.map((reason) => ({
        reason,
        guests: reasons[channel].filter((one) => one === reason).length,
      })).filter(({ guests }) => guests > 0),
    })),
  };
}

/** Whether a segment is complete and refers to this shop; another shop's id is treated as missing. */
export async function isOwnSegment(db: Db, businessId: number, segment: Segment): Promise<boolean> {
  if (checkSegment(segment) !== null) return false;
  if (!('id' in segment) || segment.id === null) return true;
  const choices = await listChoices(db, businessId);
  const among = {
    service: choices.services,
    waiting: choices.services,
    voucher: choices.vouchers,
    package: choices.packages,
  };
  return among[segment.kind].some(({ id }) => id === segment.id);
}

export const SEGMENT_MESSAGE = 'Please choose who gets it.';

/** The counts shown beside a segment at the desk. */
export async function readAudienceAtDesk(
  services: Services,
  viewer: Viewer,
  { businessId, segment }: { businessId: number; segment: Segment },
): Promise<Audience> {
  const { db, clock } = services;
  const { zone, country } = await requireMembership(services, viewer, businessId, 'manager');
  if (!(await isOwnSegment(db, businessId, segment))) return { matched: 0, channels: [] };
  return countAudience(db, { id: businessId, zone, country }, segment, clock.now());
}
