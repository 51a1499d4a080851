import type { Services } from '../../platform/services.ts';
import { type Channel, channelName } from '../../realtime/channel.ts';

/** Free times of a shop's day are public, and so is the news that they changed. */
export const shopDayChannel: Channel = { pattern: 'shop-day.{business}.{date}', mayListen: null };

export function announceShopDay({ events }: Services, business: number, date: string): void {
  events.publish(channelName(shopDayChannel, { business, date }), 'shop-day', { business_id: business, date });
}
