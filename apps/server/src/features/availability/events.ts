import type { LocalDate } from '@thyme/domain/time';
import type { Services } from '../../platform/services.ts';
import { type Channel, channelName } from '../../realtime/channel.ts';

/** Free times of a shop's day are public, and so are their change events. */
export const shopDayChannel: Channel = { pattern: 'shop-day.{business}.{date}', mayListen: null };

const EVENT = 'shop-day';

export function announceShopDay({ events }: Services, business: number, date: string): void {
  events.publish(channelName(shopDayChannel, { business, date }), EVENT, { business_id: business, date });
}

/** Publishes, at commit, the days whose free times changed in a transaction. */
export async function announceAtCommit(tx: Services, business: number, dates: Iterable<LocalDate>): Promise<void> {
  for (const date of new Set(dates)) {
    const payload = { business_id: business, date };
    await tx.events.publishWithin(tx.db, channelName(shopDayChannel, { business, date }), EVENT, payload);
  }
}
