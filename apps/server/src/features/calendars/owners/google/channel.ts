import { timingSafeEqual } from 'node:crypto';
import { DAY } from '@thyme/domain/time';
import { hashToken, randomToken } from '../../../../platform/crypto/ids.ts';
import type { Services } from '../../../../platform/services.ts';
import { readCalendar } from '../jobs.ts';
import type { Source } from '../sources-store.ts';
import { type ChannelRow, findByChannelId, findChannel, saveChannel } from './channels-store.ts';
import { GOOGLE_CALENDAR } from './on-google.ts';
import { googleToken } from './token.ts';

/** A channel expires after a week and cannot be extended. */
const LASTS = 7 * DAY;
/** Full reads happen twice a day, so a channel is renewed before it expires. */
const RENEWED_BEFORE = DAY;

/**
 * Subscribes to changes of a calendar, if Google can reach this server. The new channel is opened before the old one is stopped, so that no change
 * is missed. Without a channel, the calendar is still polled every few minutes.
 */
export async function keepChannel(services: Services, source: Source, accessToken: string): Promise<void> {
  const { db, clock, calendar, log } = services;
  if (calendar === null || calendar.pushAddress === null) return;
  const now = clock.now();
  const last = await findChannel(db, source);
  if (last && last.expiresAt - RENEWED_BEFORE > now) return;
  const [id, token] = [randomToken(24), randomToken()];
  const wanted = { id, token, address: calendar.pushAddress, expiresAt: now + LASTS };
  try {
    const { resourceId, expiresAt } = await calendar.watch(accessToken, GOOGLE_CALENDAR, wanted);
    const key = { businessId: source.businessId, sourceId: source.id };
    await saveChannel(db, { ...key, channelId: id, tokenHash: hashToken(token), resourceId, expiresAt });
    if (last) await calendar.stopWatch(accessToken, { id: last.channelId, resourceId: last.resourceId });
  } catch (error) {
    log.warn({ err: error, source: source.id }, 'a channel for changes of a calendar could not be opened');
  }
}

/** Stops the channel of a calendar that was switched off or removed, after the commit. */
export async function endChannel(services: Services, source: Source, channel: ChannelRow): Promise<void> {
  const { calendar, log } = services;
  try {
    const { channelId: id, resourceId } = channel;
    await calendar?.stopWatch(await googleToken(services, source), { id, resourceId });
  } catch (error) {
    // The channel expires within a week anyway, and its messages match no calendar here.
    log.warn({ err: error, source: source.id }, 'a channel was not stopped');
  }
}

export interface PushMessage {
  channelId: string;
  token: string;
  resourceId: string;
  /** 'sync' when the channel begins, then 'exists'. */
  state: string;
}

/** Reads a calendar after a change message from Google. False if the message does not match the calendar's channel. */
export async function takePush(services: Services, message: PushMessage): Promise<boolean> {
  const { db, clock, jobs } = services;
  const channel = await findByChannelId(db, message.channelId);
  if (!channel || channel.expiresAt < clock.now()) return false;
  if (!timingSafeEqual(channel.tokenHash, hashToken(message.token))) return false;
  if (channel.resourceId !== message.resourceId) return false;
  const { businessId, sourceId: id } = channel;
  // The job key debounces a burst of messages into one read.
  if (message.state !== 'sync') await jobs.enqueue(readCalendar, { businessId, id }, { key: `read:${id}` });
  return true;
}
